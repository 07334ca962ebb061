/** Arranging the hand, and "do not ask again": two small buttons beside the own tiles. */

import { html, nothing } from "lit";
import { dockOpen } from "./dock.js";
import { icon } from "./icons.js";
import { words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./geometry.js").Plan} Plan */

/**
 * @param {Play} play
 * @param {View} view
 * @param {Plan} plan
 */
export function handMenu(play, view, plan) {
  const { arranging, order, deeds } = play;
  const foot = plan.mode === "desk" ? plan.height - plan.hand.y - plan.hand.height + 6 : plan.height - plan.dock.y - (plan.mode === "upright" ? -6 : plan.dock.height);
  const at = plan.mode === "desk" ? `right:28px;bottom:${foot}px` : `right:8px;bottom:${foot}px`;
  return html`<div class="hand-menu ${plan.mode}" .style=${at} role="group" aria-label=${words("hand-menu")}>
    ${mayStopAsking(view) && plan.mode === "desk" ? html`<button type="button" class="bare small-act" title=${words("skip-note")} @click=${() => play.line.skip(true)}>${words("skip-ask")}</button>` : nothing}
    ${order.sorted ? nothing : button("sort", "hand-sort", () => deeds.sort())}
    ${plan.mode === "upright" ? nothing : button("swap", arranging ? "hand-arrange-end" : "hand-arrange", () => deeds.turn("arranging"), arranging)}
    ${arranging ? html`<span class="arrange-note" role="status">${words("hand-arrange-about")}</span>` : nothing}
  </div>`;
}

/**
 * @param {string} sign
 * @param {string} id
 * @param {() => void} press
 * @param {boolean} [pressed]
 */
function button(sign, id, press, pressed) {
  return html`<button type="button" class="button square small-act" aria-label=${words(id)} title=${words(id)} aria-pressed=${pressed === undefined ? nothing : String(pressed)}
    @click=${press}>${icon(sign)}</button>`;
}

/**
 * "Do not ask again" is offered in a claim window, never at event tables.
 * @param {View} view
 */
export function mayStopAsking(view) {
  return !view.skipping && view.pace !== "event" && dockOpen(view) && view.question !== null;
}
