/**
 * The Spanish cards, drawn in a box of 64 by 100 from the numbers of the design: pips, figures, border, index.
 *
 *     await ready()                         // from now on `tile("5o", …)` draws a card, on any page
 *     suitSign("copas")                     // the sign of a suit alone, as it stands on plates
 *
 * The border is cut by suit (oros 0, copas 1, espadas 2, bastos 3), so that suits are told apart without colour.
 * Colours are variables, so that themes reach into the pictures. The index never turns.
 */

import { html, svg, nothing } from "lit";
import { looks } from "../../looks.js";
import { knowPieces } from "../../tiles.js";
import { hasWords, words } from "../../words.js";

/** Height of a card by its width. */
export const RATIO = 100 / 64;
/** Below this width faces are compact: one number, one sign. */
const COMPACT = 30;
const LARGE = 52;
const CODE = /^([1-9RCS])([oceb])$/;

const INK = "var(--card-ink)";
const CARD = "var(--card)";
const GOLD = "var(--card-gold)";
/** @type {Record<string, string>} */
const SUITS = { o: "var(--oro)", c: "var(--copa)", e: "var(--espada)", b: "var(--basto)" };
/** Signs of different build, grown to the same weight. @type {Record<string, number>} */
const GROWN = { o: 1.04, c: 1.12, e: 1.12, b: 1.18 };
/** Spans that are missing in the border's top and foot. @type {Record<string, number[][]>} */
const CUTS = { o: [], c: [[28, 38]], e: [[23, 30], [36, 43]], b: [[20, 26], [30, 36], [40, 46]] };

const TWO = [22, 45];
const MID = 33.5;
/** Where the pips lie: columns and rows, single ones, and how large they are. @type {Record<string, [number[], number[], number[][], number]>} */
const PIPS = {
  1: [[33], [53], [], 2.1],
  2: [[33], [33, 71], [], 1.15],
  3: [[33], [28, 52, 76], [], 0.98],
  4: [TWO, [34, 70], [], 1],
  5: [TWO, [30, 74], [[MID, 52]], 0.9],
  6: [TWO, [28, 52, 76], [], 0.88],
  7: [TWO, [28, 52.5, 77], [[MID, 40]], 0.8],
  8: [TWO, [27, 52, 77], [[MID, 39.5], [MID, 64.5]], 0.78],
  9: [TWO, [25, 43, 61, 79], [[MID, 52]], 0.72],
};

/** @type {import("../../tiles.js").Pieces} */
const CARDS = { look: "card", box: [64, 100], knows: (code) => CODE.test(code), face };

let mounted = false;

/** The cards' art and looks, once a page. */
export async function ready() {
  if (!mounted) {
    mounted = true;
    document.body.append(sheetOfCards());
    knowPieces(CARDS);
  }
  await looks("/css/naipes-cards.css");
}

/**
 * The sign of a suit, to stand in a round plate or a line of text.
 * @param {string} palo oros, copas, espadas or bastos
 */
export function suitSign(palo) {
  return html`<svg class="suit-sign" viewBox="-12 -12 24 24" aria-hidden="true"><use href=${`#card-pip-${palo[0]}`}></use></svg>`;
}

/** All pictures as one hidden SVG element. */
function sheetOfCards() {
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("class", "art");
  sheet.innerHTML = `<defs>${[...definitions()].map(([name, art]) => `<g id="card-${name}">${art}</g>`).join("")}</defs>`;
  return sheet;
}

/** @returns {Iterable<[string, string]>} name and drawing, signs first */
function* definitions() {
  yield ["pip-o", coin()];
  yield ["pip-c", cup()];
  yield ["pip-e", sword()];
  yield ["pip-b", club()];
  for (const suit of Object.keys(SUITS)) {
    yield [`edge-${suit}`, edge(suit)];
    for (const rank of suit === "e" ? [1, 2, 3, 4] : [1, 2, 3, 4, 5, 6, 7, 8, 9]) yield [`${rank}${suit}`, pips(rank, suit)];
    yield [`R${suit}`, crown(SUITS[suit]) + pip(suit, 33, 74, 1.45)];
    yield [`S${suit}`, page(SUITS[suit]) + pip(suit, 33, 82, 0.95)];
    if (suit !== "e") yield [`C${suit}`, horse(SUITS[suit]) + pip(suit, 46, 81, 0.95)];
  }
}

/**
 * @param {string} suit
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function pip(suit, x, y, size) {
  return `<use href="#card-pip-${suit}" transform="translate(${x} ${y}) scale(${size})"/>`;
}

/**
 * @param {number} rank
 * @param {string} suit
 */
function pips(rank, suit) {
  const [columns, rows, single, size] = PIPS[rank];
  const places = [...rows.flatMap((y) => columns.map((x) => [x, y])), ...single].sort((one, other) => one[1] - other[1]);
  return places.map(([x, y]) => pip(suit, x, y, Math.round(size * GROWN[suit] * 1000) / 1000)).join("");
}

/**
 * The border: open at the index, cut by suit.
 * @param {string} suit
 */
function edge(suit) {
  const line = (/** @type {number} */ from, /** @type {number} */ y) => {
    const starts = [from, ...CUTS[suit].map(([, end]) => end)];
    const ends = [...CUTS[suit].map(([start]) => start), 56];
    return starts.map((x, at) => (x < ends[at] ? `M${x},${y}H${ends[at]}` : "")).join("");
  };
  return `<path d="${line(21, 4.5)}M56,4.5Q59.5,4.5 59.5,8V92Q59.5,95.5 56,95.5${line(8, 95.5)}M8,95.5Q4.5,95.5 4.5,92V32" fill="none" stroke="${SUITS[suit]}" stroke-width="1.5"/>`;
}

// ---- drawing ------------------------------------------------------------------------------

/**
 * A shape with its outline.
 * @param {string} d
 * @param {string} fill
 * @param {number} [width]
 */
function shape(d, fill, width = 1.1) {
  return `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/**
 * @param {string} d
 * @param {string} colour
 * @param {number} width
 */
function stroke(d, colour, width) {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} fill
 * @param {number} [width] of the outline, 0 for none
 */
function disc(x, y, r, fill, width = 0) {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ""}/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {string} fill
 */
function band(x, y, width, height, fill) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1.5" fill="${fill}" stroke="${INK}" stroke-width="1.2"/>`;
}

function coin() {
  const seeds = Array.from({ length: 8 }, (_, at) => `<ellipse cy="-3.9" rx="1.15" ry="2.3" fill="${INK}" transform="rotate(${45 * at})"/>`).join("");
  return disc(0, 0, 9.4, SUITS.o, 1.1) + disc(0, 0, 6.9, "none", 0.9) + seeds + disc(0, 0, 1.5, CARD);
}

function cup() {
  return shape("M-7.5,-8.5H7.5C7.5,.5 4,3 1.7,3.6V6.4H5V9.4H-5V6.4H-1.7V3.6C-4,3-7.5,.5-7.5,-8.5Z", SUITS.c)
    + stroke("M-7.2,-5.2H7.2", CARD, 1.3) + stroke("M-5,-2H5", GOLD, 1.5) + disc(0, 4.9, 1.6, GOLD, 0.7);
}

function sword() {
  return shape("M0,-11L2.5,-7.5V3.8H-2.5V-7.5Z", SUITS.e) + stroke("M0,-7.5V2.5", CARD, 1)
    + shape("M-6.5,3.8H6.5q1,1.1 0,2.3H-6.5q-1,-1.1 0,-2.3z", GOLD, 0.9)
    + `<rect x="-1.5" y="6.1" width="3" height="3.2" fill="${INK}"/>` + disc(0, 10.3, 1.5, GOLD, 0.8);
}

function club() {
  return `<g transform="rotate(38)">${shape("M-1.7,10L-3.4,-2C-5.5,-4-5,-7-3.6,-7.5C-3.3,-10.5 3.3,-10.5 3.6,-7.5C5.4,-6.5 5.2,-3.5 3.6,-2L1.7,10Q0,11.3-1.7,10Z", SUITS.b)}${
    stroke("M-2.8,1.5Q0,3 2.8,1.5M-2.3,6Q0,7.4 2.3,6", CARD, 1.1)}${disc(-0.8, -6, 1.2, CARD)}${disc(1.6, -3, 0.9, CARD)}</g>`;
}

/** @param {string} colour */
function crown(colour) {
  const balls = [[-19, -9.5], [-7, -14.5], [7, -14.5], [19, -9.5]].map(([x, y]) => disc(x, y, 2.4, colour, 1)).join("");
  const studs = [-9.5, 0, 9.5].map((x) => disc(x, 13.2, 1.3, GOLD)).join("");
  return `<g transform="translate(33 36)">${shape("M-17,12L-19,-8L-10,1L-7,-13L0,-2L7,-13L10,1L19,-8L17,12Z", GOLD, 1.3)}${band(-17.5, 10, 35, 6.5, colour)}${balls}${
    shape("M0,1l2.6,3.8-2.6,3.8-2.6,-3.8z", colour, 0.9)}${studs}</g>`;
}

/** @param {string} colour */
function horse(colour) {
  return `<g transform="translate(33 47)">${
    shape("M-11,19C-12,8-6,3-4,-4C-8,-3-11,0-15,3C-18,4-20,1-19,-2C-16,-8-13,-15-6,-19L-4,-26L1,-20C11,-18 17,-9 17,4C17,10 16,15 16,19Z", colour, 1.4)}${
    stroke("M1,-20C8,-14 9,-6 8,2M6,-18C13,-11 13.5,-4 12.5,5M-1,-19C4,-13 5,-8 4.5,-2", CARD, 1.5)}${stroke("M-13,-9L-4,-4M-14,-1C-9,-3-7,-6-6,-12", GOLD, 1.9)}${
    disc(-6.5, -12.5, 1.5, CARD)}${disc(-16.6, -0.8, 1, CARD)}${band(-13, 17.5, 31, 5, GOLD)}</g>`;
}

/** @param {string} colour */
function page(colour) {
  return `<g transform="translate(33 46)">${shape("M-9,-6V6Q-9,9-6,9H6Q9,9 9,6V-6Z", "var(--card-hair)")}${disc(0, -1, 7.6, "var(--card-skin)", 1.2)}${
    disc(-2.7, -0.5, 1, INK)}${disc(2.7, -0.5, 1, INK)}${stroke("M-2,3.2Q0,4.6 2,3.2", INK, 1)}${
    shape("M-12,-6C-13,-15-4,-19 3,-17C10,-16 13,-11 12,-6C5,-8.5-5,-8.5-12,-6Z", colour, 1.3)}${shape("M9,-13C14,-20 12,-26 6,-28C5,-23 6,-18 9,-13Z", GOLD)}${
    stroke("M8.6,-14L7,-24", INK, 0.8)}${shape("M-17,22C-17,12-10,9 0,9C10,9 17,12 17,22Z", colour, 1.3)}${
    shape("M-8,9L-5,14L-2,9.5L0,14.5L2,9.5L5,14L8,9", CARD, 1)}</g>`;
}

// ---- faces --------------------------------------------------------------------------------

/**
 * @param {string} code
 * @param {number} w
 * @param {number} quarter
 */
function face(code, w, quarter) {
  const [, rank, suit] = /** @type {RegExpExecArray} */ (CODE.exec(code));
  if (w < COMPACT) return compact(rank, suit, quarter % 2 === 1);
  const [width, height] = quarter % 2 ? [100, 64] : [64, 100];
  const still = `translate(${width / 2} ${height / 2}) rotate(${quarter * 90}) translate(-32 -50)`;
  const free = quarter ? 0.14 : 0;
  const art = free ? `translate(${0.92 * free * width} ${0.9 * free * height}) scale(${1 - free}) ${still}` : still;
  return svg`<use href=${`#card-edge-${suit}`} transform=${still}></use><use href=${`#card-${code}`} transform=${art}></use>${corner(rank, suit, w, quarter)}`;
}

/**
 * Number or letter in the corner, and the suit's sign below it.
 * @param {string} rank
 * @param {string} suit
 * @param {number} w
 * @param {number} quarter
 */
function corner(rank, suit, w, quarter) {
  const size = w < LARGE ? 21 : 17;
  const x = 2 + 0.45 * size;
  const pad = quarter !== 0 || w < LARGE;
  return svg`<g class="corner">${pad ? svg`<rect class="pad" x="1" y="1" width=${2 * x - 1} height=${size + 13} rx="4"></rect>` : nothing}
    <text class=${`index ink-${suit}`} x=${x} y=${0.84 * size + 2} font-size=${size} text-anchor="middle">${letter(rank)}</text>
    <use href=${`#card-pip-${suit}`} transform=${`translate(${x} ${size + 7.5}) scale(${size < 20 ? 0.5 : 0.55})`}></use></g>`;
}

/**
 * @param {string} rank
 * @param {string} suit
 * @param {boolean} side
 */
function compact(rank, suit, side) {
  const [x, y, sx, sy] = side ? [31, 49, 72, 32] : [32, 43, 32, 74];
  return svg`<text class=${`index ink-${suit}`} x=${x} y=${y} font-size="48" text-anchor="middle">${letter(rank)}</text>
    <use href=${`#card-pip-${suit}`} transform=${`translate(${sx} ${sy}) scale(2.1)`}></use>`;
}

/**
 * The letters of the figures are those of the pack in every language, unless a language has others.
 * @param {string} rank
 */
function letter(rank) {
  return hasWords(`index-${rank}`) ? words(`index-${rank}`) : rank;
}
