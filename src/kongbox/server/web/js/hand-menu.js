/** Arranging the hand: two small buttons beside the own tiles, on small tables in the menu. */

import { html, nothing } from "lit";
import { icon } from "./icons.js";
import { pieceWords } from "./tiles.js";
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
  if (plan.mode !== "desk" && !arranging) return nothing;
  const foot = plan.mode === "desk" ? plan.height - plan.hand.y - plan.hand.height + 6 : plan.height - plan.dock.y + 6;
  return html`<div class="hand-menu" .style=${`right:28px;bottom:${plan.menu ?? foot}px`} role="group" aria-label=${words("hand-menu")}>
    ${order.sorted ? nothing : button("sort", "hand-sort", () => deeds.sort())}
    ${button("swap", arranging ? "hand-arrange-end" : "hand-arrange", () => deeds.turn("arranging"), arranging)}
    ${arranging ? html`<span class="arrange-note" role="status">${words("hand-arrange-about", pieceWords())}</span>` : nothing}
  </div>`;
}

/**
 * @param {string} sign
 * @param {string} id
 * @param {() => void} press
 * @param {boolean} [pressed]
 */
function button(sign, id, press, pressed) {
  return html`<button type="button" class="button square small-act" aria-label=${words(id)} title=${words(id)}
    aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${press}>${icon(sign)}</button>`;
}
