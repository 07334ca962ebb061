/** A settlement as plain text, to be pasted wherever people write to each other. */

import { placeWords } from "./centre.js";
import { nameOf } from "./people.js";
import { resultWords } from "./telling.js";
import { tileNames } from "./tiles.js";
import { number, points, spoken, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").LineView} LineView */

/** @param {View} view */
export function scoreText(view) {
  const { result } = view;
  if (!result) return "";
  const line = (/** @type {LineView} */ { title, clause, points: worth, tiles }) =>
    `${number(worth).padStart(4)}  ${spoken(title)} [${clause}]${tiles.length ? ` ${tileNames(tiles)}` : ""}`;
  const not = (/** @type {LineView} */ { title, text, clause }) =>
    `${words("score-uncounted")}: ${spoken(title)}. ${spoken(text)} [${clause}]`;
  const total = `${number(result.total).padStart(4)}  ${words("score-total")}`;
  const lines = result.winner === null ? [`${spoken(result.text)} [${result.clause}]`] : [...result.lines.map(line), total];
  const balance = view.seats.map((seat) => `${nameOf(view, seat.seat)} ${points(result.balance[seat.seat] ?? 0)}`).join(", ");
  return [`${words("game-name")} · ${placeWords(view)}`, resultWords(view), ...lines, ...result.uncounted.map(not), `${words("score-payments")}: ${balance}`].join("\n");
}
