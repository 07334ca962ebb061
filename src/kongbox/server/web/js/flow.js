/**
 * Fitting declared sets into the room there is: the widest tiles with which all of them fit.
 */

/** @typedef {import("./protocol.js").MeldView} MeldView */
/** @typedef {import("./protocol.js").CellView} CellView */
/** @typedef {import("./geometry.js").Box} Box */

const RATIO = 4 / 3;
const THICK = 0.16;

/**
 * Length of a set along its row, in tile widths.
 * @param {CellView[]} cells
 * @param {number} [ratio] height of a tile by its width
 */
export function lengthOf(cells, ratio = RATIO) {
  return cells.reduce((sum, cell) => sum + (cell.turned ? ratio : 1), 0);
}

/**
 * Sets in rows from the left, wrapping. Answers where each set begins and the width of a tile.
 * @param {MeldView[]} melds
 * @param {Box} room
 * @param {number} widest
 * @param {{align?: "left" | "right" | "centre", least?: number, ratio?: number, thick?: number}} [wish] `thick`: of a tile, by its width
 */
export function flowSets(melds, room, widest, { align = "left", least = 12, ratio = RATIO, thick = THICK } = {}) {
  const deep = ratio + thick;
  for (let w = Math.floor(widest); w > least; w--) {
    const rows = wrap(melds, room.width, w, ratio);
    if (rows && rows.length * deep * w + (rows.length - 1) * 4 <= room.height) return placeRows(melds, rows, room, { w, align, ratio, deep });
  }
  return placeRows(melds, wrap(melds, room.width, least, ratio) ?? [melds.map((_, at) => at)], room, { w: least, align, ratio, deep });
}

/**
 * The widest tile with which sets fit in one line of `length` pixels, `gap` between them.
 * @param {MeldView[]} melds
 * @param {number} length
 * @param {number} widest
 * @param {number} gap
 * @param {number} [least]
 * @param {number} [ratio]
 */
export function lineWidth(melds, length, widest, gap, least = 12, ratio = RATIO) {
  if (!melds.length) return widest;
  const tiles = melds.reduce((sum, meld) => sum + lengthOf(meld.cells, ratio), 0);
  return Math.max(least, Math.min(widest, Math.floor((length - gap * (melds.length - 1)) / tiles)));
}

/**
 * Pixels of sets in one line.
 * @param {MeldView[]} melds
 * @param {number} w
 * @param {number} gap
 * @param {number} [ratio]
 */
export function lineLength(melds, w, gap, ratio = RATIO) {
  return melds.reduce((sum, meld) => sum + lengthOf(meld.cells, ratio) * w, 0) + gap * Math.max(0, melds.length - 1);
}

/** @param {number} w */
function gapOf(w) {
  return Math.max(4, Math.round(w * 0.22));
}

/**
 * @param {MeldView[]} melds
 * @param {number} width
 * @param {number} w
 * @param {number} ratio
 * @returns {number[][] | null} indexes by row; null when one set alone is too long
 */
function wrap(melds, width, w, ratio) {
  /** @type {number[][]} */
  const rows = [[]];
  let used = 0;
  for (const [at, meld] of melds.entries()) {
    const length = lengthOf(meld.cells, ratio) * w;
    if (length > width) return null;
    if (used && used + gapOf(w) + length > width) {
      rows.push([]);
      used = 0;
    }
    used += (used ? gapOf(w) : 0) + length;
    rows[rows.length - 1].push(at);
  }
  return rows;
}

/**
 * @param {MeldView[]} melds
 * @param {number[][]} rows
 * @param {Box} room
 * @param {{w: number, align: "left" | "right" | "centre", ratio: number, deep: number}} how
 */
function placeRows(melds, rows, room, { w, align, ratio, deep }) {
  /** @type {{x: number, y: number}[]} */
  const places = [];
  for (const [row, members] of rows.entries()) {
    const total = lineLength(members.map((at) => melds[at]), w, gapOf(w), ratio);
    const free = room.width - total;
    let x = room.x + (align === "left" ? 0 : align === "right" ? free : free / 2);
    for (const at of members) {
      places[at] = { x, y: room.y + row * (deep * w + 4) };
      x += lengthOf(melds[at].cells, ratio) * w + gapOf(w);
    }
  }
  return { w, places };
}
