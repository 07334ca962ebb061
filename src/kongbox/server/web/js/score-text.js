/** A settlement as plain text, to be pasted wherever people write to each other. */

import { placeWords } from "./centre.js";
import { nameOf } from "./people.js";
import { resultWords } from "./telling.js";
import { tileNames } from "./tiles.js";
import { number, points, spoken, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").ResultView} ResultView */
/** @typedef {import("./protocol.js").LineView} LineView */
/** @typedef {import("./protocol.js").AccountView} AccountView */

/** @param {View} view */
export function scoreText(view) {
  const { result } = view;
  if (!result) return "";
  const not = (/** @type {LineView} */ { title, text, clause }) =>
    `${words("score-uncounted")}: ${spoken(title)}. ${spoken(text)} [${clause}]`;
  const balance = view.seats.map((seat) => `${nameOf(view, seat.seat)} ${points(result.balance[seat.seat] ?? 0)}`).join(", ");
  const worth = result.accounts.length ? accounts(view, result) : lines(result);
  return [`${words("game-name")} · ${placeWords(view)}`, resultWords(view), ...worth, ...result.uncounted.map(not), `${words("score-payments")}: ${balance}`].join("\n");
}

/**
 * The winner's lines and their sum, or why there are none.
 * @param {ResultView} result
 */
function lines(result) {
  if (result.winner === null) return [`${spoken(result.text)} [${result.clause}]`];
  const line = (/** @type {LineView} */ { title, clause, points: worth, tiles }) =>
    `${number(worth).padStart(4)}  ${spoken(title)} [${clause}]${tiles.length ? ` ${tileNames(tiles)}` : ""}`;
  return [...result.lines.map(line), `${number(result.total).padStart(4)}  ${words("score-total")}`];
}

/**
 * Every hand with its sum and what makes it, then every payment.
 * @param {View} view
 * @param {ResultView} result
 */
function accounts(view, result) {
  const payment = (/** @type {import("./protocol.js").PaymentView} */ { payer, payee, points: paid, clause }) =>
    `${nameOf(view, payer)} → ${nameOf(view, payee)}: ${number(paid)} [${clause}]`;
  return [...result.accounts.flatMap((account) => accountText(view, account)), ...result.payments.map(payment)];
}

/**
 * @param {View} view
 * @param {AccountView} account
 */
function accountText(view, { seat, base, doubles, total, lines: based, doublings, notes }) {
  const line = (/** @type {LineView} */ { text, clause, points: worth }) => `  ${number(worth).padStart(4)}  ${spoken(text)} [${clause}]`;
  const times = (/** @type {LineView} */ { text, clause, points: often }) => `  ${`×${number(2 ** often)}`.padStart(4)}  ${spoken(text)} [${clause}]`;
  const note = (/** @type {LineView} */ { text, clause }) => `        ${spoken(text)} [${clause}]`;
  const full = base * 2 ** doubles;
  const sum = doubles ? `${number(base)} × 2^${doubles} = ${number(full)}` : number(base);
  return [`${nameOf(view, seat)}: ${sum}${total === full ? "" : ` → ${number(total)}`}`, ...based.map(line), ...doublings.map(times), ...notes.map(note)];
}
