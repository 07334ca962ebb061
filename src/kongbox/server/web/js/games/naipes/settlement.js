/** A settlement in the words of this game: palos in place of winds, and every payment step by step. */

import { nameOf } from "../../people.js";
import { loadWords, number, words } from "../../words.js";
import { ready as facesReady } from "./faces.js";

/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").PaymentView} PaymentView */
/** @typedef {import("../../protocol.js").AccountView} AccountView */
/** @typedef {{text: string, clause: string}} Step */

/** The palo of each wind. @type {Record<string, string>} */
const PALOS = { E: "oros", S: "copas", W: "espadas", N: "bastos" };
const FALSE_MAHJONG = "naipes.end.5";
const FINE = 20;
const GRAN = "naipes.eunuco.1";

/** @type {import("../catalogue.js").Settlement} */
export const SETTLEMENT = { sign, title, why };

/** Cards and words. */
export async function ready() {
  await Promise.all([facesReady(), loadWords(["pagos"])]);
}

/**
 * @param {View} view
 * @param {number} seat
 */
function palo(view, seat) {
  return PALOS[view.seats[seat].wind];
}

/**
 * @param {View} view
 * @param {number} seat
 */
function sign(view, seat) {
  return `#card-pip-${palo(view, seat)[0]}`;
}

/**
 * @param {View} view
 * @param {number} seat
 */
function title(view, seat) {
  const word = words(`palo-${palo(view, seat)}`);
  return seat === view.dealer ? `${word} · ${words("wind-E")}` : word;
}

/**
 * The steps to a payment. Should they not lead to its amount, only its clause is told.
 * @param {View} view
 * @param {PaymentView} payment
 * @returns {Step[]}
 */
function why(view, payment) {
  const { amount, steps } = payment.clause === FALSE_MAHJONG ? fine(view, payment)
    : payment.payee === view.result?.winner ? toWinner(view, payment) : amongLosers(view, payment);
  const all = doubled(view, payment) ? [...steps, doubling(view, payment, amount)] : steps;
  if (amount * (doubled(view, payment) ? 2 : 1) === payment.points) return all;
  return [{ text: words("accounts-by-rule", { points: number(payment.points) }), clause: payment.clause }];
}

/**
 * @param {View} view
 * @param {number} seat
 */
function accountOf(view, seat) {
  return view.result?.accounts.find((account) => account.seat === seat) ?? null;
}

/**
 * Everybody pays the winner what the winner's hand is worth.
 * @param {View} view
 * @param {PaymentView} payment
 */
function toWinner(view, { payee, clause }) {
  const total = accountOf(view, payee)?.total ?? 0;
  const steps = [{ text: words("pays-winner", { name: nameOf(view, payee), points: number(total) }), clause: "naipes.pay.1" }];
  if (clause !== "naipes.pay.1") steps.push({ text: words("pays-eunuco-too"), clause });
  return { amount: total, steps };
}

/**
 * Two who did not win compare their totals.
 * @param {View} view
 * @param {PaymentView} payment
 */
function amongLosers(view, { payer, payee, clause }) {
  const [low, high] = [accountOf(view, payer), accountOf(view, payee)];
  const [less, more] = [low?.total ?? 0, high?.total ?? 0];
  const facts = { payer: nameOf(view, payer), payee: nameOf(view, payee), less: number(less), more: number(more), points: number(more - less) };
  const steps = isGran(low) ? [{ text: words("pays-gran", facts), clause: "naipes.pay.5" }] : [];
  const pairs = view.result?.winner === null ? "naipes.pay.8" : "naipes.pay.3";
  steps.push({ text: words(view.result?.winner === null ? "pays-difference-all" : "pays-difference", facts), clause: isGran(low) || clause === "naipes.pay.6" ? pairs : clause });
  return { amount: more - less, steps };
}

/** @param {AccountView | null} account */
function isGran(account) {
  return Boolean(account?.notes.some((note) => note.clause === GRAN));
}

/**
 * What each false mah-jong cost, as often as it was called.
 * @param {View} view
 * @param {PaymentView} payment
 */
function fine(view, payment) {
  const times = Math.round(payment.points / (FINE * (doubled(view, payment) ? 2 : 1)));
  const facts = { name: nameOf(view, payment.payer), points: number(FINE), times, sum: number(FINE * times) };
  return { amount: FINE * times, steps: [{ text: words("pays-false", facts), clause: payment.clause }] };
}

/**
 * @param {View} view
 * @param {{payer: number, payee: number}} between
 */
function doubled(view, { payer, payee }) {
  return view.differences.este_doble !== "no" && (payer === view.dealer || payee === view.dealer);
}

/**
 * @param {View} view
 * @param {PaymentView} payment
 * @param {number} amount
 */
function doubling(view, { payer, payee }, amount) {
  const name = nameOf(view, view.dealer);
  const id = payer === view.dealer ? "pays-este-pays" : "pays-este-receives";
  return { text: words(id, { name, points: number(amount), twice: number(amount * 2), payee: nameOf(view, payee) }), clause: "naipes.pay.4" };
}
