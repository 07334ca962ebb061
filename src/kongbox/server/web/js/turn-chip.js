/** "Your turn": the time that is left and the keys that discard. Only while the dock is not on the table. */

import { html, nothing } from "lit";
import "./clock.js";
import { dockOpen, freeActs, freeButtons } from "./dock.js";
import { discardable } from "./hand.js";
import { icon } from "./icons.js";
import { pieceWords } from "./tiles.js";
import { words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./geometry.js").Plan} Plan */

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {import("./dock.js").DockUi} ui
 */
export function turnChip(view, plan, ui) {
  if (view.me === null || dockOpen(view) || view.result) return nothing;
  const mine = discardable(view) !== null || freeActs(view).length > 0;
  if (!mine && plan.mode === "desk") return nothing;
  const { x, y, width, height } = plan.chip;
  return html`<section class="turn-chip ${plan.mode} ${mine ? "mine" : ""}" aria-label=${words("turn-label")} data-region="turn"
      .style=${`left:${x}px;top:${y}px;width:${width}px;min-height:${height}px`}>
    <div class="row"><b>${mine ? words("your-turn") : waitingFor(view)}</b>${mine || view.clock.paused
      ? html`<kong-seconds class="seconds" .since=${ui.since} .clock=${view.clock}></kong-seconds>` : nothing}</div>
    ${mine ? html`<kong-bar class="bar-time" .since=${ui.since} .clock=${view.clock}></kong-bar>
      <p class="keys" aria-hidden="true"><kbd>${icon("left")}</kbd><kbd>${icon("right")}</kbd> ${words("keys-choose")}
        <kbd>Enter</kbd> ${words("keys-discard")}</p>
      <p class="touch">${words("touch-discard", pieceWords())}</p>` : nothing}
    ${freeActs(view).length ? html`<div class="free-acts">${freeButtons(view, ui)}</div>` : nothing}
  </section>`;
}

/** @param {View} view */
function waitingFor(view) {
  const seat = view.turn === null ? null : view.seats[view.turn];
  return seat ? words("waiting-for", { name: seat.person.name }) : "";
}
