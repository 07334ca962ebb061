/**
 * The table: cloth, rivers, console, hands, sets and plates, drawn from one view. It knows no game.
 *
 *     render(table(view, arrange(room, view), {}), host)        // a table to look at: replay, gallery
 *     render(table(view, plan, ui), host)                        // with the hand, the dock and what they answer to
 *
 * Everything lies in `.table`, positioned by the plan. Nothing is remembered here.
 */

import { html, nothing } from "lit";
import { centre } from "./centre.js";
import { dock } from "./dock.js";
import { ownHand } from "./hand.js";
import { plates } from "./people.js";
import { rivers } from "./rivers.js";
import { rulingToast } from "./ruling.js";
import { declared, handBelow, opponents } from "./sets.js";
import { turnChip } from "./turn-chip.js";
import { words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./geometry.js").Plan} Plan */
/**
 * @typedef {object} TableUi
 * @property {Record<number, string>} [calls] words just said, by seat
 * @property {boolean} [differences] scores as differences to the own
 * @property {() => void} [turnDifferences]
 * @property {() => void} [skip] take "do not ask again" back
 * @property {import("./hand.js").HandUi} [hand]
 * @property {import("./dock.js").DockUi} [dock]
 * @property {import("./ruling.js").RulingUi} [ruling]
 * @property {unknown} [head] what stands above the plates on small tables
 * @property {boolean} [watching] whether the hand below is somebody else's
 * @property {boolean} [dimmed] while the line is down
 */

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {TableUi} ui
 */
export function table(view, plan, ui) {
  return html`<div class="table ${plan.mode} ${ui.dimmed ? "dimmed" : ""}" data-mode=${plan.mode} .style=${sizes(plan)}>
    <div class="cloth"></div>
    ${plan.mode === "desk" ? nothing : html`<div class="ledge" .style=${`top:${plan.hand.y - 10}px`}></div>`}
    ${ui.head ?? nothing}
    ${ui.dock ? dock(view, plan, ui.dock) : nothing}
    ${ui.dock ? turnChip(view, plan, ui.dock) : nothing}
    ${ui.watching ? handBelow(view, plan) : nothing}
    ${ui.hand ? ownHand(view, plan, ui.hand) : nothing}
    ${declared(view, plan)}
    <section class="seats" data-region="seats" tabindex="-1" aria-label=${words("seats-label")}>${plates(view, plan, ui)}${opponents(view, plan)}</section>
    <section class="rivers" data-region="rivers" tabindex="-1" aria-label=${words("rivers-label")}>${rivers(view, plan)}</section>
    ${centre(view, plan, ui)}
    ${ui.ruling ? rulingToast(plan, ui.ruling) : nothing}
  </div>`;
}

/** @param {Plan} plan */
function sizes(plan) {
  return `--river:${plan.river.w}px;--ledge:${plan.hand.y}px`;
}
