/** The own turn: declare, exchange, put an exposure right, discard. And the one question before what cannot be undone. */

import { html, nothing } from "lit";
import "../../clock.js";
import { miniSet } from "../../dock.js";
import { discardable } from "../../hand.js";
import { tileName, tileNames } from "../../tiles.js";
import { words } from "../../words.js";
import { exchangeWords, markedExchange, takeExchange } from "./exchange.js";
import { box } from "./racks.js";
import { offersOf, set, stateOf } from "./state.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").OfferView} OfferView */
/** @typedef {import("./plan.js").AmericanPlan} AmericanPlan */

const WAYS = "abcdefgh";
/** Acts that are asked about once: they show the hand, or spend a blank. */
const ASKED = ["mahjong", "blank-swap"];

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 */
export function turnPanel(play, view, plan) {
  const { asked } = stateOf(play);
  if (asked) return question(play, view, plan, asked);
  if (!discardable(view) || view.question) return waiting(view, plan);
  return html`<section class="turn-panel ${plan.mode}" data-region="dock" aria-label=${words("turn-label")} .style=${placed(plan)}>
    <kong-bar class="strip" .since=${play.since} .clock=${view.clock}></kong-bar>
    <div class="says"><b>${words(head(view))}</b> <kong-seconds class="seconds" .since=${play.since} .clock=${view.clock}></kong-seconds>
      <p>${hint(play, view)}</p></div>
    ${stateOf(play).amending ? amends(play, view) : buttons(play, view)}
  </section>`;
}

/** @param {AmericanPlan} plan */
function placed(plan) {
  return box(plan.dock);
}

/** @param {View} view */
function head(view) {
  const drawn = view.me !== null && view.seats[view.me].drawn !== null;
  return drawn ? "am-turn-drawn" : offersOf(view, "amend").length ? "am-turn-claimed" : "your-turn";
}

/**
 * @param {Play} play
 * @param {View} view
 */
function hint(play, view) {
  if (stateOf(play).amending) return words("am-amend-about");
  const offer = markedExchange(play, view);
  return offer ? exchangeWords(view, offer) : words("am-turn-hint");
}

/**
 * @param {Play} play
 * @param {View} view
 */
function buttons(play, view) {
  const [mahjong] = offersOf(view, "mahjong");
  const exchange = markedExchange(play, view);
  const many = offersOf(view, "exchange").length > 1;
  return html`<div class="turn-acts">
    ${mahjong ? html`<button type="button" class="button" data-slot="1" ?disabled=${play.busy} @click=${() => play.deeds.take(mahjong)}>${words("act-mahjong")} <kbd aria-hidden="true">1</kbd></button>` : nothing}
    ${offersOf(view, "amend").length ? html`<button type="button" class="button" data-amend @click=${() => set(play, { amending: true })}>${words("am-amend")} <kbd aria-hidden="true">E</kbd></button>` : nothing}
    ${exchange ? html`<button type="button" class="button expected" data-x ?disabled=${play.busy} @click=${() => takeExchange(play, exchange)}>${words("am-exchange-act")}
      <kbd aria-hidden="true">${many ? "Enter" : "X"}</kbd></button>` : nothing}
  </div>`;
}

/**
 * @param {Play} play
 * @param {View} view
 */
function amends(play, view) {
  return html`<div class="turn-acts ways" role="group" aria-label=${words("am-amend")}>
    ${offersOf(view, "amend").slice(0, WAYS.length).map((offer, at) => html`<button type="button" class="button way" data-way=${WAYS[at]} ?disabled=${play.busy}
      aria-label=${`${WAYS[at]}: ${tileNames(offer.shows.map(({ tile }) => tile))}`} @click=${() => play.deeds.take(offer)}>
      ${miniSet(offer.shows, 24)} <kbd aria-hidden="true">${WAYS[at]}</kbd></button>`)}
    <button type="button" class="button bare" @click=${() => set(play, { amending: false })}>${words("close")} <kbd aria-hidden="true">Esc</kbd></button></div>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 * @param {OfferView} offer
 */
function question(play, view, plan, offer) {
  const mahjong = offer.name === "mahjong";
  const tile = mahjong ? "" : tileName(view.beside.pool?.[offer.target ?? 0]?.tile ?? "");
  return html`<section class="turn-panel asking ${plan.mode}" data-region="dock" aria-label=${words("turn-label")} .style=${placed(plan)}>
    <kong-bar class="strip" .since=${play.since} .clock=${view.clock}></kong-bar>
    <div class="says" role="alert"><b>${words(mahjong ? "act-mahjong" : "act-blank-swap")}</b><p>${mahjong ? words("ask-mahjong") : words("am-swap-ask", { tile })}</p></div>
    <div class="turn-acts">
      <button type="button" class="button" data-no @click=${() => set(play, { asked: null })}>${words("am-not-now")} <kbd aria-hidden="true">Esc</kbd></button>
      <button type="button" class="button expected" data-yes ?disabled=${play.busy} @click=${() => sayYes(play)}>${words(mahjong ? "am-mahjong-yes" : "am-swap-yes")} <kbd aria-hidden="true">Enter</kbd></button></div>
  </section>`;
}

/** @param {Play} play */
export function sayYes(play) {
  const { asked } = stateOf(play);
  if (!asked) return false;
  set(play, { asked: null });
  play.deeds.act(asked.name, asked.tiles, asked.target);
  return true;
}

/**
 * Whether an act waits for a yes first.
 * @param {Play} play
 * @param {OfferView} offer
 */
export function askFirst(play, offer) {
  if (!ASKED.includes(offer.name)) return false;
  set(play, { asked: offer });
  queueMicrotask(() => /** @type {HTMLElement | null} */ (play.stage.querySelector("[data-yes]"))?.focus());
  return true;
}

/**
 * Whose turn it is, where there is nothing to do.
 * @param {View} view
 * @param {AmericanPlan} plan
 */
function waiting(view, plan) {
  if (plan.mode === "desk" || view.turn === null || view.question) return nothing;
  return html`<section class="turn-panel waits ${plan.mode}" .style=${placed(plan)}><p>${words("waiting-for", { name: view.seats[view.turn].person.name })}</p></section>`;
}
