/** What a plate tells at the table of cards: the suit of the seat, its honour cards, and whether it counts its cards rightly. */

import { modeOf } from "../../places.js";
import { actsNow } from "../../people.js";
import { words } from "../../words.js";
import { suitSign } from "./faces.js";
import { paloOf } from "./honours.js";

/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */

const RIGHT_COUNT = 13;

/** @param {SeatView} seat */
export function seatSign(seat) {
  return { drawing: suitSign(paloOf(seat)), name: words(`palo-${paloOf(seat)}.seat`) };
}

/**
 * The line below a name: eunuco and pumba first, then palo and what every plate tells.
 * @param {View} view
 * @param {SeatView} seat
 * @param {string} usual
 * @param {boolean} short
 */
export function seatStatus(view, seat, usual, short) {
  const eunuco = eunucoOf(view, seat);
  if (eunuco) return words(short || modeOf(window.innerWidth, window.innerHeight) !== "desk" ? "naipes-eunuco-short" : `plate-${eunuco}-eunuco`, { count: countOf(view, seat) });
  const said = [seat.marks.includes("pumba") ? words("plate-pumba") : "", ...place(view, seat, short), tellsMore(view, seat) ? usual : ""];
  return said.filter(Boolean).join(" · ");
}

/**
 * Whether there is more to tell than the palo: who is away, and of the others what they do. The ring shows whose turn it is.
 * @param {View} view
 * @param {SeatView} seat
 */
function tellsMore(view, seat) {
  if (seat.person.status === "reconnecting" || seat.person.status === "away" || view.clock.paused) return true;
  return seat.seat !== view.me && !(seat.seat === view.dealer && actsNow(view, seat));
}

/**
 * Este is told of everybody, the palo in words only of the own seat: the others' is on their sign.
 * @param {View} view
 * @param {SeatView} seat
 * @param {boolean} short
 */
function place(view, seat, short) {
  const este = seat.seat === view.dealer;
  if (seat.seat !== view.me) return este ? [words("wind-E")] : [];
  const palo = este ? words("wind-E") : words(`palo-${paloOf(seat)}`);
  const count = seat.aside.length;
  return [count && !short ? words("plate-palo-honours", { palo, count }) : words("plate-palo", { palo })];
}

/**
 * @param {View} view
 * @param {SeatView} seat
 * @returns {"gran" | "pequeno" | null}
 */
function eunucoOf(view, seat) {
  if (!seat.marks.includes("eunuco")) return null;
  if (seat.marks.includes("eunuco-2")) return "pequeno";
  return "gran";
}

/**
 * Cards at rest, as the rules count them.
 * @param {View} view
 * @param {SeatView} seat
 */
function countOf(view, seat) {
  return view.beside?.counts?.[seat.seat] ?? RIGHT_COUNT;
}
