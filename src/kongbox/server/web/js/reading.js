/** The table read aloud on request: a seat, the last discard, the wall, the time. Never more than the screen shows. */

import { timeWords } from "./clock.js";
import { PLACES, seatAt } from "./places.js";
import { nameOf, statusWords, windName } from "./people.js";
import { setName } from "./sets.js";
import { pieceWords, tileName } from "./tiles.js";
import { hasWords, points, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */

/**
 * @param {View} view
 * @param {number} at 0 me, 1 right, 2 opposite, 3 left
 */
export function readSeat(view, at) {
  const seat = seatAt(view, PLACES[at]);
  return words("read-seat", {
    name: nameOf(view, seat.seat), wind: windName(seat), score: points(seat.score),
    status: statusWords(view, seat), count: seat.count,
    sets: seat.melds.map((meld) => setName(view, meld)).join("; ") || words("read-none"),
    ...pieceWords(), river: seat.river.map((discard) => tileName(discard.tile)).join(", ") || words("read-river-none"),
  }) + (seat.aside.length ? ` ${words("read-aside", { tiles: seat.aside.map(tileName).join(", ") })}` : "");
}

/** @param {View} view */
export function readLast(view) {
  const tile = view.last_discard === null ? null : view.seats[view.last_discard].river.at(-1)?.tile;
  return tile ? words("read-last", { tile: tileName(tile), name: nameOf(view, view.last_discard ?? 0) }) : words("read-last-none");
}

/** @param {View} view */
export function readWall(view) {
  if (!view.wall_reserve && hasWords("place-wall-left")) return `${words("place-wall-left", { left: view.wall_left })}.`;
  return words("read-wall", { left: view.wall_left, reserve: view.wall_reserve });
}

/**
 * @param {View} view
 * @param {number} since
 */
export function readClock(view, since) {
  return view.clock.base === null ? words("clock-none") : words("clock-said", { time: timeWords(view.clock, since) });
}
