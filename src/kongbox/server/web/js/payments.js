/** Who pays whom: seats where they sit, arrows as thick as the amount; and the same numbers as a table. */

import { html, nothing, svg } from "lit";
import { PLACES, placeOf } from "./places.js";
import { nameOf, windLetter } from "./people.js";
import { number, points, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").ResultView} ResultView */
/** @typedef {import("./protocol.js").PaymentView} PaymentView */

/**
 * @typedef {object} Wish how a diagram differs from one that is only looked at
 * @property {(view: View, seat: number) => string} [sign] picture of a seat in place of its wind
 * @property {string} [chosen] the payment that is explained, "payer-payee"
 * @property {(payment: PaymentView) => void} [choose] makes every payment a button
 */

/** Where the seats stand in a box of 520 by 460. @type {Record<string, [number, number]>} */
const SPOTS = { opposite: [260, 74], left: [72, 236], right: [448, 236], me: [260, 388] };
const [WIDTH, MIDDLE] = [520, 260];
const RADIUS = 32;
/** Letters of a name and its points that still fit in one line, and of an amount that is written large. */
const LINE = 22;
const LARGE = 9;

/**
 * Payments between the same two seats count together.
 * @param {PaymentView[]} payments
 */
export function together(payments) {
  /** @type {Map<string, PaymentView>} */
  const sums = new Map();
  for (const each of payments) {
    const key = `${each.payer}-${each.payee}`;
    const sum = sums.get(key);
    sums.set(key, { ...each, points: each.points + (sum?.points ?? 0) });
  }
  return [...sums.values()].filter((each) => each.points > 0);
}

/**
 * @param {View} view
 * @param {ResultView} result
 * @param {Wish} [wish]
 */
export function paymentDiagram(view, result, wish = {}) {
  const arrows = together(result.payments);
  const most = Math.max(...arrows.map((each) => each.points), 1);
  const spot = (/** @type {number} */ seat) => SPOTS[placeOf(view, seat)];
  const look = (/** @type {PaymentView} */ each) => `${each.payee === result.winner ? "won" : "other"} ${wish.chosen === `${each.payer}-${each.payee}` ? "chosen" : ""}`;
  const crossing = arrows.filter((each) => isAcross(spot(each.payer), spot(each.payee))).length > 1;
  return html`<svg class="payments" viewBox="0 0 520 460" aria-hidden=${wish.choose ? nothing : "true"} role=${wish.choose ? "group" : nothing} aria-label=${wish.choose ? words("score-payments") : nothing}>
    ${arrows.map((each) => arrow(spot(each.payer), spot(each.payee), 2.2 + (7.8 * each.points) / most, look(each)))}
    ${PLACES.map((place) => seat(view, result, place, wish.sign))}
    ${arrows.map((each) => amount(view, [spot(each.payer), spot(each.payee)], each, { look: look(each), crossing, choose: wish.choose }))}
  </svg>`;
}

/**
 * Whether an arrow runs between seats that face each other.
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
function isAcross([x1, y1], [x2, y2]) {
  return x1 === x2 || y1 === y2;
}

/**
 * @param {[number, number]} from
 * @param {[number, number]} to
 */
function between([x1, y1], [x2, y2]) {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [start, end] = [RADIUS + 8, length - RADIUS - 10];
  return { ux, uy, a: [x1 + ux * start, y1 + uy * start], b: [x1 + ux * end, y1 + uy * end] };
}

/**
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {number} thick
 * @param {string} look
 */
function arrow(from, to, thick, look) {
  const { ux, uy, a, b } = between(from, to);
  const size = 8 + thick * 1.3;
  const base = [b[0] - ux * size, b[1] - uy * size];
  const [px, py] = [-uy * size * 0.62, ux * size * 0.62];
  return svg`<g class=${look}><line x1=${a[0]} y1=${a[1]} x2=${base[0]} y2=${base[1]} stroke-width=${thick}></line>
    <path d=${`M${b[0]},${b[1]}L${base[0] + px},${base[1] + py}L${base[0] - px},${base[1] - py}Z`}></path></g>`;
}

/**
 * The amount on its arrow. Where two arrows cross, both amounts keep clear of the crossing.
 * @param {View} view
 * @param {[[number, number], [number, number]]} way
 * @param {PaymentView} payment
 * @param {{look: string, crossing: boolean, choose?: (payment: PaymentView) => void}} how
 */
function amount(view, [from, to], payment, { look, crossing, choose }) {
  const { a, b } = between(from, to);
  const text = number(payment.points);
  const along = placeOnArrow(from, to, crossing, text.length > LARGE);
  const [x, y] = [a[0] * (1 - along) + b[0] * along, a[1] * (1 - along) + b[1] * along];
  const size = text.length > LARGE ? 12 : 17;
  const width = (text.length > LARGE ? 20 : 30) + text.length * size * 0.59;
  const pill = svg`<rect x=${x - width / 2} y=${y - 15} width=${width} height="30" rx="15"></rect><text x=${x} y=${y + size * 0.35} .style=${`font-size:${size}px`}>${text}</text>`;
  if (!choose) return svg`<g class=${`pill ${look}`}>${pill}</g>`;
  const facts = { payer: nameOf(view, payment.payer), payee: nameOf(view, payment.payee), points: text };
  return svg`<g class=${`pill ${look}`} role="button" tabindex="0" aria-pressed=${look.includes("chosen") ? "true" : "false"} aria-label=${words("accounts-explain", facts)}
      @click=${() => choose(payment)} @keydown=${(/** @type {KeyboardEvent} */ event) => pressed(event, () => choose(payment))}>
    <rect class="reach" x=${x - Math.max(width, 64) / 2} y=${y - 32} width=${Math.max(width, 64)} height="64"></rect>${pill}</g>`;
}

/**
 * How far along an arrow its amount stands: clear of a crossing, and where it is long, of the names at the sides.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {boolean} crossing
 * @param {boolean} long
 */
function placeOnArrow(from, to, crossing, long) {
  if (isAcross(from, to)) return !crossing ? 0.5 : from[0] === to[0] ? 0.72 : 0.3;
  const down = Math.max(from[1], to[1]) > SPOTS.left[1];
  return long && down ? (to[1] > from[1] ? 0.58 : 0.42) : 0.5;
}

/**
 * Enter and Space press what is no button of its own.
 * @param {KeyboardEvent} event
 * @param {() => void} act
 */
function pressed(event, act) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/**
 * @param {View} view
 * @param {ResultView} result
 * @param {import("./geometry.js").Place} place
 * @param {Wish["sign"]} sign
 */
function seat(view, result, place, sign) {
  const one = view.seats.find((each) => placeOf(view, each.seat) === place);
  if (!one) return svg``;
  const [x, y] = SPOTS[place];
  const picture = sign?.(view, one.seat);
  const look = `seat ${one.wind === "E" && !picture ? "east" : ""} ${picture ? "pictured" : ""} ${result.winner === one.seat ? "winner" : ""}`;
  return svg`<g class=${look}>
    <circle cx=${x} cy=${y} r=${RADIUS}></circle>${picture ? svg`<use href=${picture} transform=${`translate(${x} ${y}) scale(1.7)`}></use>`
      : svg`<text class="letter" x=${x} y=${y + 8}>${windLetter(one)}</text>`}
    ${net(cut(nameOf(view, one.seat)), points(result.balance[one.seat] ?? 0), place)}</g>`;
}

/**
 * Name and balance of a seat, in one line or, where that is long, in two, and never beyond the edge.
 * @param {string} name
 * @param {string} balance
 * @param {import("./geometry.js").Place} place
 */
function net(name, balance, place) {
  const [x, y] = SPOTS[place];
  const long = x !== MIDDLE && name.length + balance.length > LINE;
  const isolated = `\u2068${name}\u2069`;
  const lines = long ? [isolated, balance] : [`${isolated} ${balance}`];
  const size = long ? 13 : 17;
  const width = 26 + Math.max(...lines.map((line) => line.length)) * size * 0.55;
  const middle = Math.min(Math.max(x, width / 2 + 2), WIDTH - width / 2 - 2);
  const top = place === "opposite" ? y - RADIUS - 14 : y + RADIUS + (long ? 20 : 26);
  return svg`<rect class="label" x=${middle - width / 2} y=${top - 19} width=${width} height=${27 + (lines.length - 1) * 17} rx="13.5"></rect>
    ${lines.map((line, at) => svg`<text class="net" x=${middle} y=${top + at * 17} .style=${`font-size:${size}px`}>${line}</text>`)}`;
}

/** @param {string} name */
function cut(name) {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return letters.length > 14 ? `${letters.slice(0, 13).join("")}…` : name;
}

/**
 * The diagram's numbers, for who cannot see it: payments with their clauses, then what each seat gained or lost.
 * @param {View} view
 * @param {ResultView} result
 */
export function paymentTable(view, result) {
  const head = (/** @type {string[]} */ ids) => html`<thead><tr>${ids.map((id) => html`<th scope="col">${words(id)}</th>`)}</tr></thead>`;
  const name = (/** @type {number} */ seat) => html`<bdi>${nameOf(view, seat)}</bdi>`;
  return html`${result.payments.length ? html`<table><caption>${words("score-payments")}</caption>
      ${head(["score-payer", "score-payee", "score-points", "score-rule"])}
      <tbody>${result.payments.map((each) => html`<tr><td>${name(each.payer)}</td><td>${name(each.payee)}</td>
        <td>${number(each.points)}</td><td translate="no">${each.clause}</td></tr>`)}</tbody></table>` : nothing}
    <table><caption>${words("score-balance")}</caption>${head(["score-player", "score-points"])}
      <tbody>${view.seats.map((one) => html`<tr><td>${name(one.seat)}</td><td>${points(result.balance[one.seat] ?? 0)}</td></tr>`)}</tbody></table>`;
}
