/**
 * Where everything lies at the plain table. One plan for one size of table and one view.
 *
 *     const plan = arrange({ width, height, text: 1 }, view);
 *
 * A game whose table is laid otherwise needs only places.js.
 */

import { deskPlan } from "./desk.js";
import { lyingPlan, uprightPlan } from "./phone.js";
import { modeOf } from "./places.js";

export * from "./places.js";

/** @typedef {import("./places.js").View} View */
/** @typedef {import("./places.js").Plan} Plan */
/** @typedef {import("./places.js").Box} Box */
/** @typedef {import("./places.js").Place} Place */
/** @typedef {import("./places.js").River} River */

/**
 * @param {{width: number, height: number, text?: number, mode?: Plan["mode"]}} room the table's own size; `mode` by the screen's
 * @param {View} view
 * @returns {Plan}
 */
export function arrange(room, view) {
  const mode = room.mode ?? modeOf(room.width, room.height);
  if (mode === "lying") return lyingPlan(room, view);
  return mode === "upright" ? uprightPlan(room, view) : deskPlan(room, view);
}
