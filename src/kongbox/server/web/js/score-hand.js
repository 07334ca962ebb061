/** A hand in words, when all hands lie open. */

import { tileName, tileNames } from "./tiles.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").ResultView} ResultView */

/**
 * Declared sets first, then the concealed tiles.
 * @param {View} view
 * @param {ResultView} result
 * @param {number} seat
 */
export function handWords(view, result, seat) {
  const sets = view.seats[seat].melds.map((meld) => tileNames(meld.cells.map((cell) => cell.tile)));
  return [...sets, (result.hands[seat] ?? []).map(tileName).join(", ")].filter(Boolean).join("; ");
}
