/** Cards laid down: rivers that lap, sets before their owner, honour cards apart. All in pixels, from the table's corner. */

import { flowSets, lengthOf } from "../../flow.js";
import { QUARTERS } from "../../rivers.js";
import { RATIO } from "./faces.js";

/** @typedef {import("../../protocol.js").MeldView} MeldView */
/** @typedef {import("../../geometry.js").Box} Box */
/** @typedef {import("../../geometry.js").Place} Place */
/** @typedef {import("../../geometry.js").River} River */
/** @typedef {{x: number, y: number, w: number, quarter: number}} Spot */
/** @typedef {{x: number, y: number, w: number}[]} Row */

const SET_GAP = 8;
const THIN = 0.05;
/** How much of a row of honour cards one more adds, by the width of a card. */
const SPREAD = 0.62;
const BESIDE = 1.08;
/** More honour cards than these lie on each other. */
const FEW = 2;

/**
 * The river of cards of width `w`: its rows lie on each other, the index stays in sight.
 * @param {number} w
 * @param {{g?: number, near?: boolean}} [fit] near: the console as small as its corners allow
 * @returns {River}
 */
export function cardRiver(w, { g = 9, near = false } = {}) {
  const h = Math.round(RATIO * w);
  const px = w + 2;
  const py = Math.round(0.66 * h);
  const rw = 6 * px;
  const cs = Math.max(rw - 2 * g, near ? 0 : rw - (g < 8 ? 1 : 13));
  const rh = 2 * py + h;
  return { w, h, px, py, g, cs, rw, rh, size: 2 * rh + cs + 2 * g, laps: true };
}

/**
 * The widest river within `room` pixels both ways.
 * @param {number} room
 * @param {number} most
 */
export function cardRiverWithin(room, most) {
  for (let w = most; w > 12; w--) {
    for (const near of [false, true]) {
      const fits = cardRiver(w, { g: 4.5, near });
      if (fits.size <= room) return fits;
    }
  }
  return cardRiver(12, { g: 4.5, near: true });
}

/**
 * Sets in lanes along the rim, turned to their owner; the second lane lies further in.
 * @param {MeldView[]} melds
 * @param {Place} place
 * @param {Box} room of the first lane
 * @param {number} w
 * @param {number} [perLane]
 * @returns {Spot[][]}
 */
export function setsAlong(melds, place, room, w, perLane = melds.length || 1) {
  const deep = RATIO * w;
  let used = 0;
  return melds.map((meld, at) => {
    const lane = Math.floor(at / perLane) * (deep + 6);
    if (at % perLane === 0) used = 0;
    const spots = meld.cells.map(({ turned }) => {
      const [length, short] = turned ? [deep, w] : [w, deep];
      const from = used;
      used += length;
      return { ...spotOf(place, room, { from, length, short, deep, lane }), w, quarter: (QUARTERS[place] + (turned ? 1 : 0)) % 4 };
    });
    used += SET_GAP;
    return spots;
  });
}

/**
 * @param {Place} place
 * @param {Box} room
 * @param {{from: number, length: number, short: number, deep: number, lane: number}} card
 */
function spotOf(place, { x, y, width, height }, { from, length, short, deep, lane }) {
  if (place === "me") return { x: x + from, y: y + deep - short };
  if (place === "opposite") return { x: x + width - from - length, y };
  if (place === "left") return { x: x + lane, y: y + from };
  return { x: x + width - short - lane, y: y + height - from - length };
}

/**
 * Sets and honour cards on a small table: upright for the reader, wrapping in the room they have, honour cards last.
 * @param {MeldView[]} melds
 * @param {string[]} honours
 * @param {Box & {w: number}} room
 * @param {"left" | "right" | "centre"} align
 * @returns {{cells: Spot[][], aside: Row}}
 */
export function flowing(melds, honours, room, align) {
  const rows = [...melds, ...chunks(honours)];
  const { w, places } = flowSets(rows, room, room.w, { align, least: 9, ratio: RATIO, thick: THIN });
  const all = rows.map(({ cells }, at) => cells.map((cell, of) => ({
    x: places[at].x + lengthOf(cells.slice(0, of), RATIO) * w, y: places[at].y + (cell.turned ? (RATIO - 1) * w : 0), w, quarter: cell.turned ? 1 : 0,
  })));
  return { cells: all.slice(0, melds.length), aside: all.slice(melds.length).flat() };
}

/**
 * How wide the cards would be with which sets and honour cards flow into a room.
 * @param {MeldView[]} melds
 * @param {string[]} honours
 * @param {Box} room
 * @param {number} most
 */
export function flowWidth(melds, honours, room, most) {
  const rows = [...melds, ...chunks(honours)];
  return rows.length ? flowSets(rows, room, most, { least: 9, ratio: RATIO, thick: THIN }).w : most;
}

/**
 * Honour cards as rows of at most four, so that they wrap as sets do.
 * @param {string[]} honours
 * @returns {MeldView[]}
 */
function chunks(honours) {
  const cells = honours.map((tile) => ({ tile, turned: false, down: false }));
  return [cells.slice(0, 4), cells.slice(4)].filter((row) => row.length).map((row) => ({ kind: "honour", cells: row, source: null }));
}

/**
 * Length of a row of honour cards.
 * @param {number} count
 * @param {number} w
 */
export function honourLength(count, w) {
  return count ? Math.round(w + (count - 1) * honourStep(count, w)) : 0;
}

/**
 * Honour cards in a row to the right.
 * @param {number} count
 * @param {{x: number, y: number}} from
 * @param {number} w
 * @returns {Row}
 */
export function honourRow(count, { x, y }, w) {
  return Array.from({ length: count }, (_, at) => ({ x: Math.round(x + at * honourStep(count, w)), y, w }));
}

/**
 * @param {number} count
 * @param {number} w
 */
function honourStep(count, w) {
  return w * (count > FEW ? SPREAD : BESIDE);
}
