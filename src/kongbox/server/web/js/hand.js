/**
 * The own hand as a list one can walk through: tiles in their order, the drawn one apart, one of them lifted.
 * Which tile stands where is this screen's affair alone (hand-order.js); positions are never sent.
 */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "./icons.js";
import { tile, tileName } from "./tiles.js";
import { hasWords, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./geometry.js").Plan} Plan */
/** @typedef {import("./hand-order.js").Held} Held */
/**
 * @typedef {object} HandUi
 * @property {Held[]} held tiles in this screen's order, the drawn one last
 * @property {string | null} lifted key of the lifted tile
 * @property {string | null} focus key of the tile that Tab reaches
 * @property {string | null} swapping key of the first tile of a swap
 * @property {boolean} arranging
 * @property {string | null} asking key of the tile that waits for a second Enter
 * @property {(held: Held) => void} tap
 * @property {(event: PointerEvent, held: Held) => void} press
 * @property {(held: Held) => void} focused
 * @property {Set<string>} [locked] tiles that a rule keeps out of what is asked for now
 * @property {Set<string>} [wanted] tiles that could be used now, in place of those that offers name
 * @property {string} [swapped] the tile that would change places with another on the table
 */

/**
 * Where each tile of the hand lies, from the plan's corner.
 * @param {Plan} plan
 * @param {Held[]} held
 */
export function handPlaces(plan, held) {
  if (plan.hand.step !== undefined) return fanned(plan.hand, held, plan.hand.step);
  const { x, y, width, w, gap, rows, apart } = plan.hand;
  const columns = Math.ceil(held.length / rows);
  const drawn = held.length > 0 && held[held.length - 1].drawn ? apart : 0;
  return held.map((_, at) => {
    const row = Math.floor(at / columns);
    const inRow = row === rows - 1 ? held.length - columns * (rows - 1) : columns;
    const rowWidth = inRow * (w + gap) - gap + (row === rows - 1 ? Math.min(drawn, Math.max(0, width - inRow * (w + gap))) : 0);
    const start = plan.mode === "upright" ? x + Math.max(0, (width - rowWidth) / 2) : x;
    const shift = at === held.length - 1 && drawn ? Math.min(drawn, Math.max(0, width - inRow * (w + gap))) : 0;
    return { x: start + (at - row * columns) * (w + gap) + shift, y: y + row * (Math.round((4 / 3) * w) + 10) };
  });
}

/**
 * A fan: each lies on the one before it.
 * @param {Plan["hand"]} hand
 * @param {Held[]} held
 * @param {number} step
 */
function fanned({ x, y, apart }, held, step) {
  return held.map(({ drawn }, at) => ({ x: x + at * step + (drawn && at === held.length - 1 ? apart : 0), y }));
}

/**
 * Tiles that an open claim or declaration would use.
 * @param {View} view
 */
export function usable(view) {
  const asked = view.question !== null && view.question.tile !== null && !view.question.answered;
  return new Set(view.offers.filter((offer) => offer.slot > 1 && offer.slot < 5 && (asked || offer.slot === 2)).flatMap((offer) => offer.tiles));
}

/**
 * Whether an offer throws one tile of the hand: it needs nothing but the tile, and the table waits for it.
 * @param {import("./protocol.js").OfferView} offer
 */
export function isDiscard(offer) {
  return offer.slot === 0 && offer.tiles.length === 1 && offer.target === null && offer.asked && !offer.choose;
}

/**
 * Tiles that may be discarded now; null when it is not the time for it.
 * @param {View} view
 * @returns {Set<string> | null}
 */
export function discardable(view) {
  const open = view.offers.filter(isDiscard);
  return open.length ? new Set(open.map((offer) => offer.tiles[0])) : null;
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {HandUi} ui
 */
export function ownHand(view, plan, ui) {
  if (view.me === null) return nothing;
  const places = handPlaces(plan, ui.held);
  const wanted = ui.wanted ?? usable(view);
  const open = discardable(view);
  const { x, y, width, height, w } = plan.hand;
  const scrolls = places.some((place) => place.x + w > x + width + 1);
  return html`<div class="hand ${plan.mode} ${ui.arranging ? "arranging" : ""} ${scrolls ? "scrolls" : ""}" role="listbox" data-region="hand" aria-label=${words("hand-own")}
      aria-orientation="horizontal" .style=${`top:${y - 24}px;height:${height + 24}px`}>
    ${repeat(ui.held, (held) => held.key, (held, at) => option(view, plan, ui, held, places[at], { usable: wanted.has(held.tile), barred: (open !== null && !open.has(held.tile)) || Boolean(ui.locked?.has(held.tile)) }))}
  </div>`;
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {HandUi} ui
 * @param {Held} held
 * @param {{x: number, y: number}} place
 * @param {{usable: boolean, barred: boolean}} state
 */
function option(view, plan, ui, held, place, state) {
  const { w, gap, y } = plan.hand;
  const at = ui.held.indexOf(held);
  const lifted = ui.lifted === held.key || ui.swapping === held.key;
  const look = `${lifted ? "chosen" : ""} ${state.usable ? "usable" : ""} ${state.barred ? "barred" : ""}`;
  const style = `left:${place.x - gap / 2}px;top:${place.y - y + 24}px;padding:0 ${gap / 2}px;z-index:${plan.hand.step === undefined ? (lifted ? 50 : 1) : at + 1}`;
  return html`<button type="button" role="option" class="held" data-key=${held.key} data-tile=${held.tile} aria-selected=${lifted ? "true" : "false"}
      tabindex=${ui.focus === held.key ? "0" : "-1"} aria-label=${label(held, at, ui)} .style=${style}
      @click=${() => ui.tap(held)} @pointerdown=${(/** @type {PointerEvent} */ event) => ui.press(event, held)} @focus=${() => ui.focused(held)}>
    ${tile(held.tile, { w, look })}
    ${badge(ui, held)}
    ${ui.asking === held.key ? html`<span class="asks" role="alert">${words("discard-again", { tile: tileName(held.tile) })}</span>` : nothing}
  </button>`;
}

/**
 * A sign at the corner of a tile: a lock, or the arrows of an exchange on the first tile of its kind.
 * @param {HandUi} ui
 * @param {Held} held
 */
function badge(ui, held) {
  const first = ui.swapped === held.tile && ui.held.find((one) => one.tile === held.tile) === held;
  if (!first && !ui.locked?.has(held.tile)) return nothing;
  return html`<span class="sign-on ${first ? "swaps" : "locks"}">${icon(first ? "swap" : "lock")}</span>`;
}

/**
 * "6 de círculos, 3 de 10, robada ahora".
 * @param {Held} held
 * @param {number} at
 * @param {HandUi} ui
 */
function label(held, at, ui) {
  const place = words("hand-tile", { tile: tileName(held.tile), place: at + 1, count: ui.held.length });
  return held.drawn ? `${place}, ${words(hasWords("just-drawn") ? "just-drawn" : "hand-drawn")}` : place;
}
