/**
 * What is drawn on a tile: its picture, turned and made small where it has to be, and the index in the corner.
 *
 *     drawFacesWith(face)                          // from now on tiles.js draws tiles of every known notation
 *
 * The pictures themselves are art.js, which hands this drawing to tiles.js.
 */

import { svg, nothing } from "lit";
import { plain } from "./tiles.js";
import { hasWords, words } from "./words.js";

/** Below this width faces are compact: one number, one sign. */
const COMPACT = 28;
const SMALL = 44;

/** Other notations for the same pictures. @type {Record<string, string>} */
const ALIASES = { Ew: "1z", Sw: "2z", Ww: "3z", Nw: "4z", WD: "5z", GD: "6z", RD: "7z", F: "flower", J: "joker", BL: "blank" };
/** @type {Record<string, string>} */
const SUITS = { B: "s", C: "m", D: "p" };

const PICTURES = new Set([...suit("m"), ...suit("p"), ...suit("s"), "1z", "2z", "3z", "4z", "5z", "6z", "7z", "flower", "joker", "blank"]);

/**
 * The picture for a tile, or null for a tile of a game we have no pictures for.
 * @param {string} tile
 * @returns {string | null}
 */
function artOf(tile) {
  const american = /^([1-9])([BCD])$/.exec(tile);
  const name = ALIASES[tile] ?? (american ? american[1] + SUITS[american[2]] : tile);
  return PICTURES.has(name) ? name : null;
}

/** @param {string} letter */
function suit(letter) {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `${rank}${letter}`);
}

/**
 * @param {string} code
 * @param {number} w
 * @param {number} quarter
 */
export function face(code, w, quarter) {
  const art = artOf(code);
  if (!art) return plain(code, quarter);
  const suit = art.length === 2 ? art[1] : "";
  if (w < COMPACT && "mps".includes(suit) && suit) return compactNumber(art, quarter);
  if (w < COMPACT) return compactHonour(art, quarter);
  return svg`<g transform=${turning(art, w, quarter)}><use href=${`#art-${art}`}></use></g>${corner(code, art, w, quarter)}`;
}

/**
 * Where the picture lies; small and turned pictures make room for the index.
 * @param {string} art
 * @param {number} w
 * @param {number} quarter
 */
function turning(art, w, quarter) {
  const [width, height] = quarter % 2 ? [80, 60] : [60, 80];
  const still = `translate(${width / 2} ${height / 2}) rotate(${quarter * 90}) translate(-30 -40)`;
  if (w >= SMALL && quarter === 0) return still;
  const size = art.endsWith("z") ? 0.82 : 0.86;
  const free = 1 - size;
  return `translate(${0.92 * free * width} ${0.95 * free * height}) scale(${size}) ${still}`;
}

/** @type {Record<string, string>} */
const INKS = { m: "chr", p: "dot", s: "bam", "5z": "dot", "6z": "bam", "7z": "chr", flower: "chr" };

/**
 * @param {string} code
 * @param {string} art
 * @param {number} w
 * @param {number} quarter
 */
function corner(code, art, w, quarter) {
  const label = indexOf(code, art);
  if (!label) return nothing;
  const letter = /^[1-9]([BCD])$/.exec(code)?.[1] ?? "";
  const size = w < SMALL ? 19 : 15.5;
  const ink = INKS[art] ?? INKS[art[1]] ?? "ink";
  const pad = quarter !== 0 || w < SMALL;
  return svg`${pad ? svg`<rect class="pad" x="1" y="1" width=${3 + size * (0.62 * label.length + (letter ? 0.46 : 0))} height=${size * 0.93} rx="3"></rect>` : nothing}
    <text class=${`index ${ink}`} x="4" y=${0.93 * size} font-size=${size}>${label}${letter
      ? svg`<tspan font-size=${0.7 * size}>${letter}</tspan>` : nothing}</text>${w >= SMALL && !letter ? mark(art) : nothing}`;
}

/**
 * Number, or the honour's letter in the reader's language.
 * @param {string} code
 * @param {string} art
 */
export function indexOf(code, art) {
  if (hasWords(`index-${code}`)) return words(`index-${code}`);
  if (/^[1-9][mps]$/.test(art)) return art[0];
  return hasWords(`index-${art}`) ? words(`index-${art}`) : "";
}

/** @param {string} art */
function mark(art) {
  if (art[1] === "m") return svg`<rect class="chr" x="15.8" y="6.3" width="5.4" height="5.4"></rect>`;
  if (art[1] === "p") return svg`<circle class="dot" cx="18.5" cy="9" r="2.9"></circle>`;
  if (art[1] === "s") return svg`<rect class="bam" x="17" y="5" width="3" height="8" rx="1.5"></rect>`;
  return nothing;
}

/**
 * @param {string} art
 * @param {number} quarter
 */
function compactNumber(art, quarter) {
  const side = quarter % 2 === 1;
  const [x, y, sx, sy] = side ? [24, 46, 58, 30] : [30, 42, 30, 62];
  return svg`<text class=${`index ${INKS[art[1]]}`} x=${x} y=${y} font-size="44" text-anchor="middle">${art[0]}</text>
    <use href=${`#art-sign-${art[1]}`} transform=${`translate(${sx} ${sy})`}></use>`;
}

/**
 * @param {string} art
 * @param {number} quarter
 */
function compactHonour(art, quarter) {
  const side = quarter % 2 === 1;
  const lie = side ? "translate(40 30) scale(1.1) translate(-31 -47)" : "translate(30 40) scale(1.16) translate(-31 -47)";
  return svg`<g transform=${lie}><use href=${`#art-${art}`}></use></g>`;
}
