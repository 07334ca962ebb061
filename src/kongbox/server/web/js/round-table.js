/** A table from above, as small as a coin: cloth, rim and four seats, taken or free. */

import { html } from "lit";
import { initials } from "./person.js";

/** Where the seats lie, for play to the right: mine below, the next at the right. */
const PLACES = ["below", "right", "above", "left"];

/**
 * @param {import("./answers.js").SeatLine[]} seats in turn order
 */
export function roundTable(seats) {
  return html`<span class="round" aria-hidden="true"><span class="round-cloth"></span>${PLACES.map((place, at) => seatDisc(place, seats[at]))}</span>`;
}

/**
 * @param {string} place
 * @param {import("./answers.js").SeatLine | undefined} seat
 */
function seatDisc(place, seat) {
  const free = !seat || seat.kind === "empty";
  const text = free ? "+" : seat.kind === "bot" ? "BOT" : initials(seat.name);
  return html`<span class="round-seat ${place} ${free ? "free" : seat.kind}"><bdi>${text}</bdi></span>`;
}
