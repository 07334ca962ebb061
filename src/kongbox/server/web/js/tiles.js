/**
 * One tile as it lies on the cloth: body, picture, corner index, state.
 *
 *     tile("5m", { w: 37 })                              // upright
 *     tile("5m", { w: 37, quarter: 3 })                  // turned a quarter to the left, as the right seat sees it
 *     tile("5m", { w: 56, look: "last" })                // classes: last, usable, chosen, thrown, barred, dead
 *     back({ w: 25 })
 *     tileName("5m")                                     // "5 de caracteres"
 *
 * A tile is silent: whoever shows it says its name. Light and index never turn, only the picture does.
 */

import { html, svg, nothing } from "lit";
import { artOf } from "./art.js";
import { hasWords, words } from "./words.js";

/** Below this width faces are compact: one number, one sign. */
export const COMPACT = 28;
const SMALL = 44;

/**
 * Pieces of a game that are no tiles: how their body is called, and what is drawn on it.
 * @typedef {object} Pieces
 * @property {string} look class of the body; its style sheet gives it shape and back
 * @property {[number, number]} box width and height of an upright face
 * @property {(code: string) => boolean} knows
 * @property {(code: string, w: number, quarter: number) => unknown} face
 */

/** @type {Pieces[]} */
const known = [];
/** What an unknown piece is, face down or of no known notation. @type {Pieces | null} */
let usual = null;

/** @param {Pieces} pieces to be drawn for their codes from now on */
export function knowPieces(pieces) {
  if (!known.includes(pieces)) known.push(pieces);
}

/**
 * All pieces of this page are such ones, those whose face is hidden too.
 * @param {string} code any code of the game
 */
export function usePiecesOf(code) {
  usual = known.find((pieces) => pieces.knows(code)) ?? null;
}

/** @param {string} [code] */
function piecesOf(code) {
  return known.find((pieces) => code !== undefined && pieces.knows(code)) ?? null;
}

/**
 * @typedef {object} Lie
 * @property {number} w width in pixels, of the tile when upright
 * @property {number} [quarter] quarter turns to the right of the picture, 0 to 3
 * @property {string} [look] further class names
 * @property {string} [at] more CSS, `left:…;top:…`
 */

/**
 * @param {string} code
 * @param {Lie} lie
 */
export function tile(code, { w, quarter = 0, look = "", at = "" }) {
  const side = quarter % 2 === 1;
  const pieces = piecesOf(code) ?? usual;
  const [width, height] = pieces?.box ?? [60, 80];
  const drawn = pieces?.knows(code) ? pieces.face(code, w, quarter) : face(code, w, quarter);
  return html`<span class="tile ${pieces?.look ?? ""} ${side ? "side" : ""} ${look}" .style=${`--w:${w}px;${at}`} aria-hidden="true">
    <svg viewBox=${side ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}>${drawn}</svg></span>`;
}

/**
 * @param {Lie} lie
 * @param {string} [code] what lies face down, where that is known: tiles and cards have different backs
 */
export function back({ w, quarter = 0, look = "", at = "" }, code) {
  const pieces = piecesOf(code) ?? usual;
  return html`<span class="tile down ${pieces?.look ?? ""} ${quarter % 2 ? "side" : ""} ${look}" .style=${`--w:${w}px;${at}`} aria-hidden="true"></span>`;
}

/**
 * A tile's name in the reader's language.
 * @param {string} code
 */
export function tileName(code) {
  if (code === "?") return words("tile-hidden");
  return hasWords(`tile-${code}`) ? words(`tile-${code}`) : code;
}

/** What one piece of the game is called, and several: "ficha", "cartas". */
export function pieceWords() {
  return { piece: words("word-tile"), pieces: words("word-tiles") };
}

/**
 * Names of several tiles in a row; a run of one suit is said in one breath, "7-8-9 de caracteres".
 * @param {string[]} codes
 */
export function tileNames(codes) {
  const runs = codes.map((code) => /^(\d)([a-z])$/.exec(code));
  const suit = runs[0]?.[2];
  const ranks = runs.map((run) => run?.[1]);
  if (suit && runs.every((run) => run?.[2] === suit) && new Set(ranks).size > 1 && hasWords(`run-${suit}`)) {
    return words(`run-${suit}`, { numbers: ranks.join("-") });
  }
  return codes.map(tileName).join(", ");
}

/**
 * Names of a whole hand in tidy order, suit by suit: "2-3-3-4 de caracteres, 5-6 de círculos, Este".
 * @param {string[]} codes
 * @param {string[]} order all kinds of tiles in tidy order
 */
export function handNames(codes, order) {
  const tidy = [...codes].sort((a, b) => order.indexOf(a) - order.indexOf(b));
  /** @type {string[][]} */
  const suits = [];
  for (const code of tidy) {
    const last = suits.at(-1);
    if (last && /^\d[a-z]$/.test(code) && last[0][1] === code[1]) last.push(code);
    else suits.push([code]);
  }
  return suits.map(tileNames).join(", ");
}

/**
 * @param {string} code
 * @param {number} w
 * @param {number} quarter
 */
function face(code, w, quarter) {
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

/**
 * A tile of a game without pictures: its code, large.
 * @param {string} code
 * @param {number} quarter
 */
function plain(code, quarter) {
  const [x, y] = quarter % 2 ? [40, 39] : [30, 50];
  return svg`<text class="index ink" x=${x} y=${y} font-size=${code.length > 2 ? 20 : 30} text-anchor="middle">${code}</text>`;
}
