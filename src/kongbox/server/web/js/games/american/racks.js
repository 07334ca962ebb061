/** Racks of wood, and the exposures in their grooves: each is named, and a joker that can be fetched can be tapped. */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { placeOf, PLACES } from "../../places.js";
import { icon } from "../../icons.js";
import { nameOf } from "../../people.js";
import { setPlaces } from "../../sets.js";
import { tile, tileName } from "../../tiles.js";
import { words } from "../../words.js";
import { exchangeAt, exchangeWords, markedExchange, takeExchange } from "./exchange.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */
/** @typedef {import("../../protocol.js").MeldView} MeldView */
/** @typedef {import("../../protocol.js").OfferView} OfferView */
/** @typedef {import("./plan.js").AmericanPlan} AmericanPlan */
/** @typedef {{x: number, y: number, w: number, quarter: number}} Spot */

export const JOKER = "J";

/** @param {AmericanPlan} plan */
export function wood(plan) {
  return PLACES.map((place) => {
    const found = plan.racks[place];
    if (!found) return nothing;
    return html`<div class="rack ${place}" .style=${box(found.rack)}></div>${found.groove ? html`<div class="groove ${place}" .style=${box(found.groove)}></div>` : nothing}`;
  });
}

/** @param {{x: number, y: number, width: number, height: number}} at */
export function box({ x, y, width, height }) {
  return `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
}

/**
 * What an exposure is: "kong de 2 Crak, reclamado a Begoña".
 * @param {View} view
 * @param {MeldView} meld
 */
export function exposureName(view, meld) {
  const natural = meld.cells.find(({ tile }) => tile !== JOKER)?.tile ?? JOKER;
  const facts = { kind: words(`meld-${meld.kind}`), tile: tileName(natural), jokers: meld.cells.filter(({ tile }) => tile === JOKER).length };
  return words("am-exposure", { ...facts, claimed: meld.source === null ? "no" : "yes", name: nameOf(view, meld.source ?? 0) });
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 */
export function exposures(play, view, plan) {
  return html`<div data-region="exposures" tabindex="-1" role="group" aria-label=${words("am-exposures")}>
    ${repeat(view.seats, (seat) => seat.seat, (seat) => row(play, view, plan, seat))} ${exchangeChip(play, view, plan)} ${ownNote(view, plan)}</div>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 * @param {SeatView} seat
 */
function row(play, view, plan, seat) {
  const place = placeOf(view, seat.seat);
  const spots = setPlaces(seat.melds, plan, place);
  return html`<ol class="sets ${place}" role="list" data-seat=${seat.seat} aria-label=${words("am-exposures-of", { name: nameOf(view, seat.seat) })}>
    ${repeat(seat.melds, (_, at) => at, (meld, at) => html`<li data-set=${`${seat.seat}-${at}`}>
      <span class="unseen">${exposureName(view, meld)}</span>${meld.cells.map((cell, of) => lying(play, view, seat, at, cell.tile, spots[at][of]))}</li>`)}
  </ol>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {SeatView} seat
 * @param {number} at which exposure
 * @param {string} code
 * @param {Spot} spot
 */
function lying(play, view, seat, at, code, { x, y, w, quarter }) {
  const offer = code === JOKER ? exchangeAt(view, seat.seat, at) : null;
  const style = `left:${x}px;top:${y}px;z-index:${Math.round(y)}`;
  if (!offer) return html`<span class="spot" .style=${style} title=${exposureName(view, seat.melds[at])}>${tile(code, { w, quarter })}</span>`;
  return html`<button type="button" class="spot fetch" .style=${style} data-exchange=${offer.target} ?disabled=${play.busy}
    aria-label=${exchangeWords(view, offer)} @click=${() => takeExchange(play, offer)}>${tile(code, { w, quarter, look: "usable" })}</button>`;
}

/**
 * Beside the marked joker: what would change places, and its key. At the sides it would lie over the pool; there the
 * ring and the panel of the turn say it.
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 */
function exchangeChip(play, view, plan) {
  const offer = markedExchange(play, view);
  if (!offer || offer.target === null || plan.mode !== "desk") return nothing;
  const [owner, at] = [Math.floor(offer.target / 10), offer.target % 10];
  const place = placeOf(view, owner);
  if (place === "left" || place === "right") return nothing;
  const spots = setPlaces(view.seats[owner].melds, plan, place)[at];
  const last = spots.reduce((far, spot) => (spot.x > far.x ? spot : far));
  const side = `left:${last.x + last.w + 12}px;top:${last.y + 6}px`;
  return html`<button type="button" class="exchange-chip" .style=${side} @click=${() => takeExchange(play, offer)} ?disabled=${play.busy}>
    ${icon("swap")} <span>${words("am-exchange-short", { tile: tileName(offer.tiles[0]) })}</span> <kbd aria-hidden="true">X</kbd></button>`;
}

/**
 * In the own groove: where exposures will lie, or what the newest is.
 * @param {View} view
 * @param {AmericanPlan} plan
 */
function ownNote(view, plan) {
  const groove = plan.racks.me?.groove;
  if (!groove || view.me === null) return nothing;
  const { melds } = view.seats[view.me];
  const used = melds.length ? plan.sets.me.width + 30 : 16;
  if (groove.width - used < 170) return nothing;
  const newest = melds.at(-1);
  return html`<p class="groove-note" aria-hidden="true" .style=${`left:${groove.x + used}px;top:${groove.y}px;width:${groove.width - used - 8}px;height:${groove.height}px`}>
    ${newest ? exposureName(view, newest) : words("am-exposures-none")}</p>`;
}
