/**
 * The pictures on the tiles, drawn in a box of 60 by 80 from the numbers of the design.
 *
 *     document.body.append(sheetOfArt())          // once a page; afterwards <use href="#art-5m"> shows a face
 *
 * Only art: index and turning are tile-faces.js, the body is tiles.js. Tables whose pieces are no tiles never load it.
 * Colours are variables, so that themes reach into the pictures.
 */

import { GLYPHS } from "./glyphs.js";
import { face } from "./tile-faces.js";
import { drawFacesWith } from "./tiles.js";

const INK = "var(--ink-tile)";
const DOT = "var(--dot)";
const BAM = "var(--bam)";
const CHR = "var(--chr)";
const JOK = "var(--jok)";
const FACE = "var(--face)";
const GOLD = "var(--gold)";

/** Dots: x, y, radius; a fourth value makes it vermilion. @type {Record<string, number[][]>} */
const DOTS = {
  2: grid([30], [31, 62], 11.5),
  3: [[15, 29, 9], [30, 46.5, 9, 1], [45, 64, 9]],
  4: grid([17.5, 42.5], [32, 62], 10),
  5: [...grid([15, 45], [29, 64], 8.4), [30, 46.5, 8.4, 1]],
  6: [...grid([18.5, 41.5], [28], 8), ...grid([18.5, 41.5], [47, 66], 8, 1)],
  7: [[15.5, 24, 6], [30, 30, 6], [44.5, 36, 6], ...grid([18.5, 41.5], [51, 67.5], 7.2, 1)],
  8: grid([19, 41], [25, 39.5, 54, 68.5], 6.6),
  9: [...grid([13.5, 30, 46.5], [28, 66], 6.8), ...grid([13.5, 30, 46.5], [47], 6.8, 1)],
};

/** Canes: x, y, height, vermilion, turn; and the width of them all. @type {Record<string, [number, number[][]]>} */
const CANES = {
  2: [9, grid([30], [31, 62], 26)],
  3: [9, [[30, 31, 26], ...grid([18, 42], [62], 26)]],
  4: [9, grid([18, 42], [31, 62], 26)],
  5: [9, [...grid([15, 45], [31, 62], 25), [30, 46.5, 25, 1]]],
  6: [8.6, grid([15, 30, 45], [31, 62], 26)],
  7: [8, [[30, 25, 18, 1], ...grid([15, 30, 45], [46, 67], 19)]],
  8: [7, [...grid([13, 47], [31, 62], 25), [24.5, 31, 25, 0, 26], [35.5, 31, 25, 0, -26], [24.5, 62, 25, 0, -26], [35.5, 62, 25, 0, 26]]],
  9: [8, [...grid([15, 45], [26, 46.5, 67], 18), ...grid([30], [26, 46.5, 67], 18, 1)]],
};

/** Honours: outline, size, colour. @type {Record<string, [string, number, string]>} */
const HONOURS = {
  "1z": ["east", 0.5, INK],
  "2z": ["south", 0.5, INK],
  "3z": ["west", 0.5, INK],
  "4z": ["north", 0.5, INK],
  "6z": ["green", 0.5, BAM],
  "7z": ["red", 0.52, CHR],
};

/** All pictures as one hidden SVG element, to be put into the page once; from then on tiles show them. */
export function sheetOfArt() {
  drawFacesWith(face);
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  sheet.setAttribute("aria-hidden", "true");
  sheet.setAttribute("class", "art");
  sheet.innerHTML = `<defs>${[...definitions()].map(([name, art]) => `<g id="art-${name}">${art}</g>`).join("")}</defs>`;
  return sheet;
}

/** @returns {Iterable<[string, string]>} name and drawing, parts first */
function* definitions() {
  yield ["wan", glyph("wan", 30.5, 59, 0.325, CHR)];
  yield ["sign-m", glyph("wan", 0, 0, 0.3, CHR)];
  yield ["sign-p", dot([0, 0, 12])];
  yield ["sign-s", cane(12, [0, 0, 27])];
  for (let rank = 1; rank <= 9; rank++) {
    yield [`${rank}m`, glyph(String(rank), 32, 29, 0.285, INK) + '<use href="#art-wan"/>'];
    yield [`${rank}p`, rank === 1 ? greatDot() : DOTS[rank].map(dot).join("")];
    yield [`${rank}s`, rank === 1 ? sparrow() : canes(...CANES[rank])];
  }
  for (const [name, [outline, size, colour]] of Object.entries(HONOURS)) yield [name, glyph(outline, 31, 47, size, colour)];
  yield ["5z", whiteDragon()];
  yield ["flower", flower()];
  yield ["joker", joker()];
  yield ["blank", blank()];
}

/**
 * @param {number[]} columns
 * @param {number[]} rows
 * @param {number} size
 * @param {number} [red]
 */
function grid(columns, rows, size, red = 0) {
  return rows.flatMap((y) => columns.map((x) => [x, y, size, red]));
}

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 */
function glyph(name, x, y, size, colour) {
  return `<path transform="translate(${x} ${y}) scale(${size})" d="${GLYPHS[name]}" fill="${colour}"/>`;
}

/** @param {number[]} place */
function dot([x, y, r, red]) {
  return disc(x, y, r, red ? CHR : DOT) + ring(x, y, 0.66 * r, 0.17 * r) + disc(x, y, 0.27 * r, FACE);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {string} colour
 */
function disc(x, y, r, colour) {
  return `<circle cx="${x}" cy="${y}" r="${short(r)}" fill="${colour}"/>`;
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} r
 * @param {number} thick
 */
function ring(x, y, r, thick) {
  return `<circle cx="${x}" cy="${y}" r="${short(r)}" fill="none" stroke="${FACE}" stroke-width="${short(thick)}"/>`;
}

/**
 * Ellipses around (30, y), the first above it.
 * @param {number} count
 * @param {number} y
 * @param {number} out
 * @param {number} rx
 * @param {number} ry
 * @param {string} colour
 */
function petals(count, y, out, rx, ry, colour) {
  return Array.from({ length: count }, (_, petal) =>
    `<ellipse cx="30" cy="${short(y - out)}" rx="${rx}" ry="${ry}" fill="${colour}" transform="rotate(${(petal * 360) / count} 30 ${y})"/>`).join("");
}

function greatDot() {
  return disc(30, 46, 22, DOT) + disc(30, 46, 18.4, FACE) + petals(12, 46, 12.6, 2.6, 4.6, DOT) + disc(30, 46, 7.6, CHR) + petals(5, 46, 3.4, 1.7, 2.6, FACE);
}

/**
 * @param {number} width
 * @param {number[][]} places
 */
function canes(width, places) {
  return places.map((place) => cane(width, place)).join("");
}

/**
 * @param {number} s
 * @param {number[]} place
 */
function cane(s, [x, y, height, red, turn = 0]) {
  const half = height / 2;
  const body = 0.68 * s;
  const collars = [-half, -1.5, half - 3].map((top) => `<rect x="${short(-s / 2)}" y="${short(top)}" width="${s}" height="3" rx="1.5"/>`).join("");
  const slit = `<path d="M0,${short(-half / 2 - 1.4)}V-3.4M0,3.4V${short(half / 2 + 1.4)}" stroke="${FACE}" stroke-width="${short(0.15 * s)}" stroke-linecap="round"/>`;
  return `<g transform="translate(${x} ${y}) rotate(${turn})" fill="${red ? CHR : BAM}"><rect x="${short(-body / 2)}" y="${short(1 - half)}" width="${short(body)}" height="${height - 2}" rx="1"/>${collars}${slit}</g>`;
}

/**
 * @param {string} d
 * @param {string} colour
 * @param {number} width
 */
function line(d, colour, width) {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

/**
 * @param {string} d
 * @param {string} colour
 */
function shape(d, colour) {
  return `<path d="${d}" fill="${colour}"/>`;
}

function sparrow() {
  return line("M11,72q19,-5 38,0", BAM, 3.4)
    + line("M30,67v6M20,68v3.5M41,68v3.6", FACE, 1.2)
    + shape("M44,27a9.5,9.5 0 1 0-17,5.6C15,38 10,47 10,60c7,-2 9,-4 11,-7c1,8 7,12 14,11c11,-2 14,-14 9.5,-25c1.5,-3 1.5,-8-.5,-12z", BAM)
    + shape("M45.5,25l8,2.6l-8,3z", CHR)
    + disc(38.5, 26.5, 2.5, FACE) + disc(38.9, 26.5, 1.1, INK)
    + line("M22,52c2,-7 7,-11 15,-12c2,8-1,15-8,17", FACE, 1.7)
    + line("M26,52c2,-4 4,-6 8,-7M28.5,56c3,-2 5,-4 6,-7", FACE, 1.3)
    + line("M31,64v4M36,63.5v4.5", CHR, 2);
}

function whiteDragon() {
  const frame = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ rx, /** @type {number} */ thick) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${rx}" fill="none" stroke="${DOT}" stroke-width="${thick}"/>`;
  return frame(11, 21, 38, 52, 3, 3.2) + frame(16.5, 26.5, 27, 41, 1.5, 1.3) + line("M11,32h11v-11M49,32h-11v-11M11,62h11v11M49,62h-11v11", DOT, 2);
}

function flower() {
  return line("M30,52C29,62 27,68 22,75", BAM, 2.6)
    + shape("M28,65c6,-7 13,-7 17,-4c-4,6-11,8-17,4zM26,70c-5,-6-11,-6-14,-4c3,5 9,7 14,4z", BAM)
    + petals(6, 38, 12, 6.8, 9.6, CHR) + petals(6, 38, 9.5, 0.55, 4.5, FACE) + disc(30, 38, 5.6, GOLD) + disc(30, 38, 2.4, FACE);
}

function joker() {
  return shape("M12,56C6,46 6,33 13,27C19,30 22,36 23,41C24,31 26,24 30,19C34,24 36,31 37,41C38,36 41,30 47,27C54,33 54,46 48,56z", JOK)
    + line("M23,41C21,48 21,52 22,56M37,41C39,48 39,52 38,56M30,19V56", FACE, 1.3)
    + `<rect x="11" y="55" width="38" height="6" rx="3" fill="${GOLD}"/>`
    + disc(13, 26.5, 3.6, GOLD) + disc(47, 26.5, 3.6, GOLD) + disc(30, 18, 3.8, GOLD) + shape("M30,35l3,5.5l-3,5.5l-3,-5.5z", GOLD)
    + `<text x="30" y="73" text-anchor="middle" class="index" font-size="11.5" fill="${JOK}">JOKER</text>`;
}

function blank() {
  return `<rect x="12" y="22" width="36" height="50" rx="8" fill="none" stroke="${INK}" stroke-width="1.8" stroke-dasharray="3 4"/>`
    + line("M39.5,40a11,11 0 1 0 1.5,9M41.5,33v8.5h-8.5", INK, 2.6);
}

/** @param {number} value */
function short(value) {
  return String(Math.round(value * 100) / 100);
}
