/**
 * Tiles that travel: from where they were to where the new view has put them. The state never waits for it.
 *
 *     const before = positions(stage);           // before drawing
 *     …draw…
 *     travel(stage, before, view, events);        // after drawing
 */

import { calm } from "./theme.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {Record<string, any>} Event */
/** @typedef {{held: Map<string, DOMRect>, hands: Map<string, DOMRect>, last: DOMRect | null}} Positions */

const GLIDE = "cubic-bezier(.2,.8,.2,1)";

/**
 * @param {HTMLElement} stage
 * @returns {Positions}
 */
export function positions(stage) {
  const box = (/** @type {Element} */ one) => one.getBoundingClientRect();
  const held = new Map([...stage.querySelectorAll(".held")].map((one) => [/** @type {HTMLElement} */ (one).dataset.tile ?? "", box(one)]));
  const hands = new Map([...stage.querySelectorAll("[data-hand], [data-plate]")].map((one) => {
    const { hand, plate } = /** @type {HTMLElement} */ (one).dataset;
    return [hand !== undefined ? `hand-${hand}` : `plate-${plate}`, box(one)];
  }));
  const last = stage.querySelector(".river .tile.last");
  return { held, hands, last: last && box(last) };
}

/**
 * @param {HTMLElement} stage
 * @param {Positions} before
 * @param {View} view
 * @param {Event[]} events
 */
export function travel(stage, before, view, events) {
  for (const event of events) {
    if (event.event === "TileDiscarded") fromHand(stage, before, view, event);
    if (event.event === "MeldShown" && event.source !== null) fromRiver(stage, before, view, event);
    if (event.event === "TileDrawn" && event.seat === view.me) drawn(stage);
    if (event.event === "HandRevealed") appear(stage.querySelector(`[data-hand="${event.seat}"]`), 240);
  }
}

/**
 * @param {HTMLElement} stage
 * @param {Positions} before
 * @param {View} view
 * @param {Event} event
 */
function fromHand(stage, before, view, event) {
  const river = view.seats[event.seat].river.length - 1;
  const tile = stage.querySelector(`[data-key="${event.seat}-${river}"]`);
  const mine = event.seat === view.me ? before.held.get(event.tile) : undefined;
  const from = mine ?? before.hands.get(`hand-${event.seat}`) ?? before.hands.get(`plate-${event.seat}`);
  if (tile && from) glide(tile, from, 180);
}

/**
 * @param {HTMLElement} stage
 * @param {Positions} before
 * @param {View} view
 * @param {Event} event
 */
function fromRiver(stage, before, view, event) {
  const set = stage.querySelector(`[data-set="${event.seat}-${view.seats[event.seat].melds.length - 1}"]`);
  if (!set) return;
  for (const tile of set.querySelectorAll(".tile")) {
    if (before.last && tile.matches(".side")) glide(tile, before.last, 260);
    else appear(tile, 260);
  }
}

/** @param {HTMLElement} stage */
function drawn(stage) {
  const held = stage.querySelectorAll(".held");
  const last = held[held.length - 1];
  if (!last) return;
  animate(last, [{ transform: "translateY(-26px)", opacity: 0 }, { transform: "none", opacity: 1 }], 140, "ease-out");
}

/**
 * @param {Element} tile
 * @param {DOMRect} from
 * @param {number} duration
 */
function glide(tile, from, duration) {
  const to = tile.getBoundingClientRect();
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  animate(tile, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], duration, GLIDE);
}

/**
 * @param {Element | null} one
 * @param {number} duration
 */
function appear(one, duration) {
  if (one) animate(one, [{ opacity: 0 }, { opacity: 1 }], duration, "ease-out");
}

/**
 * @param {Element} one
 * @param {Keyframe[]} frames
 * @param {number} duration
 * @param {string} easing
 */
function animate(one, frames, duration, easing) {
  if (calm()) one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 80 });
  else one.animate(frames, { duration, easing });
}
