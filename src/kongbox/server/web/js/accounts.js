/**
 * The settlement where every hand is scored: four hands with what each is worth, the ladder of doublings of each,
 * who pays whom, and why a payment is what it is.
 *
 *     accountsPage(play, view, own)     // `own`: what only this game says of its settlements
 */

import { html, nothing } from "lit";
import { placeWords } from "./centre.js";
import { differencesChip } from "./differences.js";
import { icon } from "./icons.js";
import { formula, ladder, pieces, timesOf, worthWords } from "./ladder.js";
import { paymentDiagram, paymentTable, together } from "./payments.js";
import { nameOf } from "./people.js";
import { clauseChip } from "./ruling.js";
import { handWords } from "./score-hand.js";
import { strongly } from "./sentences.js";
import { resultWords } from "./telling.js";
import { back, tile } from "./tiles.js";
import { hasWords, number, spoken, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {import("./protocol.js").ResultView} ResultView */
/** @typedef {import("./protocol.js").AccountView} AccountView */
/** @typedef {import("./protocol.js").LineView} LineView */
/** @typedef {import("./protocol.js").PaymentView} PaymentView */
/** @typedef {import("./games/catalogue.js").Settlement} Settlement */

const WIDE = 40;
const NARROW = 32;

/**
 * @param {Play} play
 * @param {View} view
 * @param {Settlement} own
 * @param {{onward: unknown, final: unknown}} around the ways on, and the end of the match
 */
export function accountsPage(play, view, own, { onward, final }) {
  const result = /** @type {ResultView} */ (view.result);
  return html`<article class="settlement accounts" aria-labelledby="score-title">
    <header><div>
      <h1 id="score-title" tabindex="-1">${title(view, result)}</h1>
      <p class="sub">${subtitle(view, result)}</p>
    </div>${onward}</header>
    <div class="columns">
      <div class="hands-worth">${inOrder(view, result).map((account) => handWorth(play, view, own, account))}${further(view, result)}</div>
      <div class="paying">${payments(play, view, own)}${whyPaid(play, view, own)}${final}</div>
    </div>
  </article>`;
}

/**
 * @param {View} view
 * @param {ResultView} result
 */
function title(view, result) {
  if (result.winner === null || !hasWords("result-title")) return resultWords(view).replace(/\.$/, "");
  const name = nameOf(view, result.winner);
  return strongly(words("result-title", { name, points: number(result.total) }), [name]);
}

/**
 * @param {View} view
 * @param {ResultView} result
 */
function subtitle(view, result) {
  const won = result.accounts.find((account) => account.seat === result.winner);
  const settled = hasWords("result-everybody-settles") ? `${words("result-everybody-settles")} ` : "";
  const worth = won ? `${worthWords(won)}. ` : settled;
  return html`<span class="place-words">${placeWords(view)}</span> · ${worth}${words("accounts-all-open")} ${differencesChip(view.game, view.differences)}`;
}

/**
 * The winner first, then the others in turn order from the dealer.
 * @param {View} view
 * @param {ResultView} result
 */
function inOrder(view, { winner, accounts }) {
  const place = (/** @type {AccountView} */ { seat }) => (seat === winner ? -1 : (seat - view.dealer + 4) % 4);
  return [...accounts].sort((one, other) => place(one) - place(other));
}

// ---- a hand and what it is worth ----------------------------------------------------------

/**
 * @param {Play} play
 * @param {View} view
 * @param {Settlement} own
 * @param {AccountView} account
 */
function handWorth(play, view, own, account) {
  const result = /** @type {ResultView} */ (view.result);
  const { seat } = account;
  const won = seat === result.winner;
  return html`<section class="panel hand-worth ${won ? "won" : ""}" aria-labelledby=${`worth-${seat}`}>
    <div class="worth-head">
      ${seatSign(view, own, seat)}
      <h2 id=${`worth-${seat}`}><bdi>${nameOf(view, seat)}</bdi>${own.title ? `, ${own.title(view, seat)}` : nothing}</h2>
      ${won ? html`<span class="chip how">${how(view, result)}</span>` : nothing}
      ${formula(account)}
    </div>
    <p class="unseen">${words("score-hand-of", { name: nameOf(view, seat) })}: ${handWords(view, result, seat)}${asideWords(account)}.</p>
    ${cards(play, view, account)}
    ${foot(play, account)}
  </section>`;
}

/**
 * @param {View} view
 * @param {Settlement} own
 * @param {number} seat
 */
function seatSign(view, own, seat) {
  const sign = own.sign?.(view, seat);
  if (!sign) return nothing;
  return html`<span class="disc sign-disc" aria-hidden="true"><svg viewBox="-12 -12 24 24"><use href=${sign}></use></svg></span>`;
}

/**
 * "mah-jong · descarte de Teo".
 * @param {View} view
 * @param {ResultView} result
 */
function how(view, { way, source, winner }) {
  const word = words(`way-${way}`);
  const from = source === null || source === winner ? word : words("accounts-from", { way: word, name: nameOf(view, source) });
  return hasWords("word-mahjong") ? `${words("word-mahjong")} · ${from}` : from;
}

/** @param {AccountView} account */
function asideWords({ aside }) {
  return aside.length ? `; ${aside.map((code) => words(`tile-${code}`)).join(", ")}` : "";
}

/**
 * Declared sets, concealed sets as they were read, what is loose, and what lies apart at the right.
 * @param {Play} play
 * @param {View} view
 * @param {AccountView} account
 */
function cards(play, view, account) {
  const result = /** @type {ResultView} */ (view.result);
  const { seat, arrangement, rest, aside } = account;
  const w = play.stage.clientWidth < 900 ? NARROW : WIDE;
  const lit = litTiles(play, account);
  const look = (/** @type {string} */ code) => (lit.has(code) ? "lit" : "");
  const loose = rest.length ? [rest] : [];
  let winning = seat === result.winner ? result.winning_tile : null;
  const held = (/** @type {string} */ code) => {
    const marked = code === winning;
    if (marked) winning = null;
    return tile(code, { w, look: marked ? "usable" : look(code) });
  };
  return html`<div class="worth-cards" aria-hidden="true">
    ${view.seats[seat].melds.map(({ cells, source }) => html`<span class="set ${source === null ? "" : "exposed"}">${cells.map(({ tile: code, turned, down }) =>
      down ? back({ w }, code) : tile(code, { w, quarter: turned ? 1 : 0, look: look(code) }))}</span>`)}
    ${[...arrangement, ...loose].map((codes) => html`<span class="set fan">${codes.map(held)}</span>`)}
    ${aside.length ? html`<span class="set fan apart">${aside.map((code) => tile(code, { w, look: look(code) }))}</span>` : nothing}
  </div>`;
}

/**
 * The tiles of the line under the pointer or the focus.
 * @param {Play} play
 * @param {AccountView} account
 */
function litTiles(play, { seat, lines, doublings }) {
  const [whose, at] = (play.lit ?? "").split(":");
  if (whose !== String(seat) || at === undefined) return new Set(/** @type {string[]} */ ([]));
  return new Set([...lines, ...doublings][Number(at)]?.tiles);
}

/**
 * Doublings as chips, and the whole account to be opened.
 * @param {Play} play
 * @param {AccountView} account
 */
function foot(play, account) {
  const light = (/** @type {string | null} */ lit) => Object.assign(play, { lit }).draw();
  return html`<details class="worth-more" ?open=${play.showHands}>
    <summary>
      ${account.doublings.map(dobla)} ${account.notes.map((note) => html`<span class="chip note">${spoken(note.text)}</span>`)}
      <span class="opens">${words("accounts-open")} ${icon("forth")}</span>
    </summary>
    ${ladder(account, light)}
  </details>`;
}

/** @param {LineView} line */
function dobla({ text, clause, points, tiles }) {
  const short = clause.split(".").slice(-2).join(".");
  return html`<span class="chip dobla" title=${pieces(tiles)}><span class="unseen">${words("accounts-times", { count: points })}</span><b class="factor" aria-hidden="true">${timesOf(points)}</b>
    ${spoken(text)} <span class="clause-tail" translate="no">${short}</span></span>`;
}

// ---- who pays whom ------------------------------------------------------------------------

/**
 * The payment that is explained: the one chosen, at first the greatest.
 * @param {Play} play
 * @param {ResultView} result
 */
function chosenPayment(play, result) {
  const all = together(result.payments);
  return all.find((each) => keyOf(each) === play.payment) ?? all.sort((one, other) => other.points - one.points)[0] ?? null;
}

/** @param {PaymentView} payment */
function keyOf({ payer, payee }) {
  return `${payer}-${payee}`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {Settlement} own
 */
function payments(play, view, own) {
  const result = /** @type {ResultView} */ (view.result);
  const chosen = chosenPayment(play, result);
  return html`<section class="panel pays" aria-labelledby="pays-title">
    <div class="pays-head">
      <h2 id="pays-title">${words("accounts-who")}</h2>
      <span class="chip"><span class="sign connected"></span>${words("score-zero")}</span>
    </div>
    ${paymentDiagram(view, result, {
      sign: own.sign,
      chosen: chosen ? keyOf(chosen) : "",
      choose: (payment) => Object.assign(play, { payment: keyOf(payment) }).draw(),
    })}
    <div class="unseen">${paymentTable(view, result)}</div>
  </section>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {Settlement} own
 */
function whyPaid(play, view, own) {
  const result = /** @type {ResultView} */ (view.result);
  const chosen = chosenPayment(play, result);
  return html`<section class="panel why-paid">
    <div aria-live="polite">${chosen ? reasons(view, own, result, chosen) : html`<h2>${words("accounts-nobody-pays")}</h2>`}</div>
    <div class="row">
      <a class="button" href=${`/rules/${view.game}`} target="rules">${icon("book")} ${words("accounts-rules")}</a>
      <button type="button" class="button" @click=${() => play.deeds.copyScore()}>${icon("copy")} ${words("score-copy")} <kbd aria-hidden="true">T</kbd></button>
    </div>
  </section>`;
}

/**
 * @param {View} view
 * @param {Settlement} own
 * @param {ResultView} result
 * @param {PaymentView} chosen
 */
function reasons(view, own, result, chosen) {
  const [payer, payee] = [nameOf(view, chosen.payer), nameOf(view, chosen.payee)];
  const single = result.payments.filter((each) => keyOf(each) === keyOf(chosen));
  const steps = single.flatMap((each) => own.why?.(view, each) ?? [{ text: words("accounts-by-rule", { points: number(each.points) }), clause: each.clause }]);
  return html`<h2>${words("accounts-why", { points: number(chosen.points) })}</h2>
    <p class="quiet-text">${strongly(words("accounts-pays", { payer, payee, points: number(chosen.points) }), [payer, payee])}</p>
    <ol class="steps">${steps.map(({ text, clause }) => html`<li>${strongly(text, [payer, payee])} ${clauseChip(clause)}</li>`)}</ol>`;
}

/**
 * What shaped the settlement besides, and what did not count.
 * @param {View} view
 * @param {ResultView} result
 */
function further(view, result) {
  if (!result.notes.length && !result.uncounted.length) return nothing;
  return html`<section class="panel">
    ${result.notes.map(({ text, clause }) => html`<p class="note-line">${spoken(text)} ${clauseChip(clause)}</p>`)}
    ${result.uncounted.length ? html`<h2>${words("score-uncounted")}</h2><ul role="list">${result.uncounted.map(({ title: name, text, clause }) =>
      html`<li class="not"><b>${spoken(name)}</b>: ${spoken(text)} ${clauseChip(clause)}</li>`)}</ul>` : nothing}
  </section>`;
}
