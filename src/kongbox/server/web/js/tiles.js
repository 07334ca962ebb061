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

import { html, svg } from "lit";
import { hasWords, words } from "./words.js";

/**
 * Pieces of a game that are no tiles: how their body is called, and what is drawn on it.
 * @typedef {object} Pieces
 * @property {string} look class of the body; its style sheet gives it shape and back
 * @property {[number, number]} box width and height of an upright face
 * @property {(code: string) => boolean} knows
 * @property {Face} face
 */

/** @typedef {(code: string, w: number, quarter: number) => unknown} Face */

/** What is drawn on tiles, as soon as the page has the pictures; until then nothing but their codes. @type {Face} */
let drawn = (code, _, quarter) => plain(code, quarter);

/** @type {Pieces[]} */
const known = [];
/** What an unknown piece is, face down or of no known notation. @type {Pieces | null} */
let usual = null;

/** @param {Face} face how tiles are drawn from now on */
export function drawFacesWith(face) {
  drawn = face;
}

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
  const picture = pieces?.knows(code) ? pieces.face(code, w, quarter) : drawn(code, w, quarter);
  return html`<span class="tile ${pieces?.look ?? ""} ${side ? "side" : ""} ${look}" .style=${`--w:${w}px;${at}`} aria-hidden="true">
    <svg viewBox=${side ? `0 0 ${height} ${width}` : `0 0 ${width} ${height}`}>${picture}</svg></span>`;
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
 * A tile of a game without pictures: its code, large.
 * @param {string} code
 * @param {number} quarter
 */
export function plain(code, quarter) {
  const [x, y] = quarter % 2 ? [40, 39] : [30, 50];
  return svg`<text class="index ink" x=${x} y=${y} font-size=${code.length > 2 ? 20 : 30} text-anchor="middle">${code}</text>`;
}
