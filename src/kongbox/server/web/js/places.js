/**
 * Places round the table, and what every plan of a table is: plain numbers in pixels, from the table's corner.
 *
 *     plan.mode                                       // "desk" | "upright" (phone, tablet) | "lying" (phone on its side)
 *     plan.river.w                                    // width of a river tile; everything follows from it
 *     riverPlace(plan, "left", 7, 12)                 // { x, y, side } of the eighth of twelve discards
 *
 * Places round the screen are "me", "right", "opposite", "left", whichever seats sit there.
 */

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {"me" | "right" | "opposite" | "left"} Place */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * @typedef {object} River
 * @property {number} w @property {number} h @property {number} px column pitch @property {number} py row pitch
 * @property {number} g gap to the console @property {number} cs console @property {number} rw @property {number} rh
 * @property {number} size of the whole block
 * @property {boolean} [laps] whether rows lie on each other: the index at the upper left stays in sight
 */
/**
 * @typedef {object} Plan
 * @property {"desk" | "upright" | "lying"} mode
 * @property {number} width @property {number} height
 * @property {River} river
 * @property {number} cx centre of the block @property {number} cy
 * @property {Record<Place, Box>} plates
 * @property {Record<Place, Box & {w: number}>} sets room for declared sets, and their widest tile
 * @property {Record<Place, Box & {w: number}>} hands opponents' standing tiles
 * @property {{x: number, y: number, width: number, height: number, w: number, gap: number, rows: number, apart: number, step?: number}} hand own tiles; `step` from one to the next where they lie on each other
 * @property {Box} dock @property {Box} toast @property {Box} chip
 * @property {number} [menu] how far above the foot the buttons that arrange the hand stand, where something else lies beside it
 * @property {Record<Place, number>} reach how far a third row may run, in pixels
 * @property {Partial<Record<Place, number>>} [lead] how much earlier it may begin once it runs on
 * @property {Record<Place, {x: number, y: number, w: number, quarter: number}[][]>} [cells] of declared sets, where the plan places each of their pieces
 */

/** @type {readonly Place[]} */
export const PLACES = ["me", "right", "opposite", "left"];

/**
 * How a screen of this size is used.
 * @param {number} width
 * @param {number} height
 * @returns {Plan["mode"]}
 */
export function modeOf(width, height) {
  if (height <= 480 && width > height) return "lying";
  return width < 1100 && height > width ? "upright" : "desk";
}

/**
 * The place on the screen of a seat: the viewer below, the next player where the game goes round.
 * @param {View} view
 * @param {number} seat
 * @returns {Place}
 */
export function placeOf(view, seat) {
  const steps = (seat - (view.me ?? 0) + 4) % 4;
  return PLACES[view.sides === 1 ? (4 - steps) % 4 : steps];
}

/**
 * The seat at a place of the screen.
 * @param {View} view
 * @param {Place} place
 * @returns {SeatView}
 */
export function seatAt(view, place) {
  const found = view.seats.find((seat) => placeOf(view, seat.seat) === place);
  if (!found) throw new Error(`No seat lies ${place}: a table has four seats.`);
  return found;
}

/**
 * The river of width `w`: all its measures.
 * @param {number} w
 * @param {{g?: number, near?: boolean}} [fit] near: the console as small as its corners allow
 * @returns {River}
 */
export function river(w, { g = 8, near = false } = {}) {
  const h = Math.round((4 / 3) * w);
  const px = w + 1.5;
  const py = h + Math.round(0.16 * w);
  const rw = 6 * px;
  const cs = Math.max(rw - 2 * g, near ? 0 : rw - (g < 8 ? 1 : 13));
  const rh = 3 * py;
  return { w, h, px, py, g, cs, rw, rh, size: 2 * rh + cs + 2 * g };
}

/**
 * Where a discard lies: six to a row, the third row running on.
 * @param {Plan} plan
 * @param {Place} place
 * @param {number} index
 * @param {number} count discards of this river
 */
export function riverPlace(plan, place, index, count) {
  const { w, h, px, py, g, cs, rw } = plan.river;
  const row = Math.min(2, Math.floor(index / 6));
  const column = index - 6 * row;
  const long = row === 2 && count > 18;
  const lead = long ? plan.lead?.[place] ?? 0 : 0;
  const step = long ? Math.min(px, (plan.reach[place] + lead - w) / (count - 13)) : px;
  const along = column * step - rw / 2 - lead;
  const out = cs / 2 + g + row * py;
  const { cx, cy } = plan;
  if (place === "me") return { x: cx + along, y: cy + out, side: false };
  if (place === "right") return { x: cx + out, y: cy - along - w, side: true };
  if (place === "opposite") return { x: cx - along - w, y: cy - out - h, side: false };
  return { x: cx - out - h, y: cy + along, side: true };
}

/**
 * What lies over what in a river: lower ones over higher ones, and where rows lap sideways, right ones over left ones.
 * @param {Plan} plan
 * @param {{x: number, y: number, side: boolean}} lie
 */
export function layerOf({ river: { laps } }, { x, y, side }) {
  return Math.round(laps ? (side ? x + y / 12 : y + x / 12) : y);
}

/**
 * How many tiles a seat holds, the drawn one included.
 * @param {SeatView} seat
 */
export function standing(seat) {
  return Math.max(seat.count, seat.tiles.length + (seat.drawn && seat.tiles.length ? 1 : 0));
}

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
export function clamp(value, least, most) {
  return Math.max(least, Math.min(most, value));
}
