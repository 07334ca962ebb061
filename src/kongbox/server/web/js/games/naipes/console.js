/** The console in the middle: the pack with its count, the palo that dominates, vuelta and hand; or how far apart the scores are. */

import { html, nothing } from "lit";
import { centre, placeWords } from "../../centre.js";
import { nameOf } from "../../people.js";
import { back } from "../../tiles.js";
import { number, points, words } from "../../words.js";
import { suitSign } from "./faces.js";

/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("./plan.js").CardPlan} CardPlan */

const FEW = 12;

/**
 * The palo that dominates this vuelta.
 * @param {View} view
 * @returns {string}
 */
export function dominantOf(view) {
  return view.beside?.dominant ?? "oros";
}

/**
 * @param {View} view
 * @param {CardPlan} plan
 * @param {{differences?: boolean, turnDifferences?: () => void}} ui
 */
export function cardConsole(view, plan, ui) {
  if (ui.differences) return centre(view, plan, ui);
  const { cs } = plan.river;
  const look = cs < 140 ? "least" : cs < 200 ? "small" : "";
  const at = `left:${plan.cx - cs / 2}px;top:${plan.cy - cs / 2}px;width:${cs}px;height:${cs}px`;
  const palo = dominantOf(view);
  return html`<button type="button" class="centre console ${look}" .style=${at} data-region="centre" @click=${ui.turnDifferences} aria-pressed="false"
      aria-label=${summary(view, palo)} title=${words("centre-tap")}>
    <span class="stock" aria-hidden="true"><span class="stock-pack">${back({ w: Math.round(cs * (look ? 0.27 : 0.25)) })}</span>
      <span class="stock-says"><span class="wall ${view.wall_left <= FEW ? "few" : ""}">${view.wall_left}</span>
        <span class="note">${words(look ? "word-wall" : "place-wall")}</span>
        ${look || !view.wall_reserve ? nothing : html`<span class="note">${words("place-reserve", { reserve: view.wall_reserve })}</span>`}
        ${look ? nothing : html`<span class="note rules-over">${words("naipes-dominant")}</span>`}
        <span class="over"><span class="disc">${suitSign(palo)}</span> ${look === "least" ? nothing : html`<b>${words(`palo-${palo}`)}</b>`}</span>
        ${look === "small" ? html`<span class="note">${words("naipes-dominates")}</span>` : nothing}</span></span>
    ${look ? nothing : html`<span class="cycle">${placeWords(view)}</span>`}
  </button>`;
}

/**
 * @param {View} view
 * @param {string} palo
 */
function summary(view, palo) {
  const scores = view.seats.map(({ seat, score }) => `${nameOf(view, seat)} ${points(score)}`).join(", ");
  return words("naipes-console-said", { place: placeWords(view), left: number(view.wall_left), palo: words(`palo-${palo}`), scores });
}
