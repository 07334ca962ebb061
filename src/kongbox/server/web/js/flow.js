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
 */
export function lengthOf(cells) {
  return cells.reduce((sum, cell) => sum + (cell.turned ? RATIO : 1), 0);
}

/**
 * Sets in rows from the left, wrapping. Answers where each set begins and the width of a tile.
 * @param {MeldView[]} melds
 * @param {Box} room
 * @param {number} widest
 * @param {{align?: "left" | "right" | "centre", least?: number}} [wish]
 */
export function flowSets(melds, room, widest, { align = "left", least = 12 } = {}) {
  for (let w = Math.floor(widest); w > least; w--) {
    const rows = wrap(melds, room.width, w);
    if (rows && heightOf(rows.length, w) <= room.height) return placeRows(melds, rows, room, w, align);
  }
  return placeRows(melds, wrap(melds, room.width, least) ?? [melds.map((_, at) => at)], room, least, align);
}

/**
 * The widest tile with which sets fit in one line of `length` pixels, `gap` between them.
 * @param {MeldView[]} melds
 * @param {number} length
 * @param {number} widest
 * @param {number} gap
 * @param {number} [least]
 */
export function lineWidth(melds, length, widest, gap, least = 12) {
  if (!melds.length) return widest;
  const tiles = melds.reduce((sum, meld) => sum + lengthOf(meld.cells), 0);
  return Math.max(least, Math.min(widest, Math.floor((length - gap * (melds.length - 1)) / tiles)));
}

/**
 * Pixels of sets in one line.
 * @param {MeldView[]} melds
 * @param {number} w
 * @param {number} gap
 */
export function lineLength(melds, w, gap) {
  return melds.reduce((sum, meld) => sum + lengthOf(meld.cells) * w, 0) + gap * Math.max(0, melds.length - 1);
}

/** @param {number} w */
function gapOf(w) {
  return Math.max(4, Math.round(w * 0.22));
}

/**
 * @param {number} rows
 * @param {number} w
 */
function heightOf(rows, w) {
  return rows * (RATIO + THICK) * w + (rows - 1) * 4;
}

/**
 * @param {MeldView[]} melds
 * @param {number} width
 * @param {number} w
 * @returns {number[][] | null} indexes by row; null when one set alone is too long
 */
function wrap(melds, width, w) {
  /** @type {number[][]} */
  const rows = [[]];
  let used = 0;
  for (const [at, meld] of melds.entries()) {
    const length = lengthOf(meld.cells) * w;
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
 * @param {number} w
 * @param {"left" | "right" | "centre"} align
 */
function placeRows(melds, rows, room, w, align) {
  /** @type {{x: number, y: number}[]} */
  const places = [];
  for (const [row, members] of rows.entries()) {
    const total = lineLength(members.map((at) => melds[at]), w, gapOf(w));
    const free = room.width - total;
    let x = room.x + (align === "left" ? 0 : align === "right" ? free : free / 2);
    for (const at of members) {
      places[at] = { x, y: room.y + row * ((RATIO + THICK) * w + 4) };
      x += lengthOf(melds[at].cells) * w + gapOf(w);
    }
  }
  return { w, places };
}
