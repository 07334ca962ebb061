/** The console in the middle: where the match stands, what is left of the wall, who acts, and the scores. */

import { html, nothing } from "lit";
import { seatAt } from "./places.js";
import { actsNow, nameOf, windLetter } from "./people.js";
import { hasWords, number, points, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {import("./geometry.js").Plan} Plan */
/** @typedef {import("./geometry.js").Place} Place */

const FEW = 12;

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {{differences?: boolean, turnDifferences?: () => void}} ui
 */
export function centre(view, plan, ui) {
  const { cs } = plan.river;
  const at = `left:${plan.cx - cs / 2}px;top:${plan.cy - cs / 2}px;width:${cs}px;height:${cs}px`;
  const small = plan.mode !== "desk" && cs < 200;
  const look = `${small ? "small" : ""} ${cs < 170 ? "tiny" : ""} ${cs < 112 ? "least" : ""}`;
  return html`<button type="button" class="centre ${look}" .style=${at} data-region="centre"
      @click=${ui.turnDifferences} aria-pressed=${ui.differences ? "true" : "false"} aria-label=${summary(view)} title=${words("centre-tap")}>
    ${["opposite", "left", "right", "me"].map((place) => edge(view, /** @type {Place} */ (place), small, Boolean(ui.differences)))}
    <span class="middle">
      ${small ? nothing : html`<span class="cycle">${placeWords(view)}</span>`}
      <span class="wall ${view.wall_left <= FEW ? "few" : ""}">${view.wall_left}</span>
      <span class="note">${words(small ? "word-wall" : "place-wall")}</span>
      ${small ? html`<span class="note">${view.cycle}·${view.in_cycle}</span>` : reserve(view)}
    </span>
  </button>`;
}

/** @param {View} view */
function reserve(view) {
  if (!view.wall_reserve) return nothing;
  return html`<span class="note">${words("place-reserve", { reserve: view.wall_reserve })}</span>`;
}

/**
 * Where the match stands: "Ciclo 2 · Mano 3".
 * @param {View} view
 */
export function placeWords(view) {
  return hasWords("place-hand") ? words("place-hand", { cycle: view.cycle, hand: view.in_cycle }) : words("hand-number", { hand: view.hand });
}

/**
 * @param {View} view
 * @param {Place} place
 * @param {boolean} small
 * @param {boolean} differences
 */
function edge(view, place, small, differences) {
  const seat = seatAt(view, place);
  const score = differences ? seat.score - seatAt(view, "me").score : seat.score;
  return html`<span class="edge ${place} ${actsNow(view, seat) ? "active" : ""}"><b>${windLetter(seat)}</b>
    ${small && !differences ? nothing : html`<span class="score">${points(score)}</span>`}</span>`;
}

/** @param {View} view */
function summary(view) {
  const scores = view.seats.map((seat) => `${nameOf(view, seat.seat)} ${points(seat.score)}`).join(", ");
  return words("centre-said", { place: placeWords(view), left: number(view.wall_left), reserve: view.wall_reserve, scores });
}
