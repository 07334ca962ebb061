/** Who pays whom: seats where they sit, arrows as thick as the amount; and the same numbers as a table. */

import { html, nothing, svg } from "lit";
import { PLACES, placeOf } from "./geometry.js";
import { nameOf, windLetter } from "./people.js";
import { number, points, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").ResultView} ResultView */
/** @typedef {import("./protocol.js").PaymentView} PaymentView */

/** Where the seats stand in a box of 520 by 460. @type {Record<string, [number, number]>} */
const SPOTS = { opposite: [260, 74], left: [72, 236], right: [448, 236], me: [260, 388] };
const RADIUS = 32;

/**
 * Payments between the same two seats count together.
 * @param {PaymentView[]} payments
 */
function together(payments) {
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
 */
export function paymentDiagram(view, result) {
  const arrows = together(result.payments);
  const most = Math.max(...arrows.map((each) => each.points), 1);
  const spot = (/** @type {number} */ seat) => SPOTS[placeOf(view, seat)];
  return html`<svg class="payments" viewBox="0 0 520 460" aria-hidden="true">
    ${arrows.map((each) => arrow(spot(each.payer), spot(each.payee), each, 2.2 + (7.8 * each.points) / most, each.payee === result.winner))}
    ${PLACES.map((place) => seat(view, result, place))}
    ${arrows.map((each) => amount(spot(each.payer), spot(each.payee), each, each.payee === result.winner))}
  </svg>`;
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
 * @param {PaymentView} payment
 * @param {number} thick
 * @param {boolean} won
 */
function arrow(from, to, payment, thick, won) {
  const { ux, uy, a, b } = between(from, to);
  const size = 8 + thick * 1.3;
  const base = [b[0] - ux * size, b[1] - uy * size];
  const [px, py] = [-uy * size * 0.62, ux * size * 0.62];
  return svg`<g class=${won ? "won" : "other"}><line x1=${a[0]} y1=${a[1]} x2=${base[0]} y2=${base[1]} stroke-width=${thick}></line>
    <path d=${`M${b[0]},${b[1]}L${base[0] + px},${base[1] + py}L${base[0] - px},${base[1] - py}Z`}></path></g>`;
}

/**
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @param {PaymentView} payment
 * @param {boolean} won
 */
function amount(from, to, payment, won) {
  const { a, b } = between(from, to);
  const [x, y] = [a[0] * 0.5 + b[0] * 0.5, a[1] * 0.5 + b[1] * 0.5];
  const text = number(payment.points);
  const width = 30 + text.length * 10;
  return svg`<g class=${`pill ${won ? "won" : "other"}`}>
    <rect x=${x - width / 2} y=${y - 15} width=${width} height="30" rx="15"></rect><text x=${x} y=${y + 6}>${text}</text></g>`;
}

/**
 * @param {View} view
 * @param {ResultView} result
 * @param {import("./geometry.js").Place} place
 */
function seat(view, result, place) {
  const one = view.seats.find((each) => placeOf(view, each.seat) === place);
  if (!one) return svg``;
  const [x, y] = SPOTS[place];
  const label = place === "opposite" ? y - RADIUS - 14 : y + RADIUS + 26;
  const text = `${cut(nameOf(view, one.seat))} ${points(result.balance[one.seat] ?? 0)}`;
  const width = 26 + text.length * 9.4;
  return svg`<g class=${`seat ${one.wind === "E" ? "east" : ""} ${result.winner === one.seat ? "winner" : ""}`}>
    <circle cx=${x} cy=${y} r=${RADIUS}></circle><text class="letter" x=${x} y=${y + 8}>${windLetter(one)}</text>
    <rect class="label" x=${x - width / 2} y=${label - 19} width=${width} height="27" rx="13.5"></rect>
    <text class="net" x=${x} y=${label}>${text}</text></g>`;
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
