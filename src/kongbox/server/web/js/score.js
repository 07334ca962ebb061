/** The settlement: who won, with what, why so much, what did not count, who pays, and on to the next hand. */

import { html, nothing } from "lit";
import { accountsPage } from "./accounts.js";
import { placeWords } from "./centre.js";
import { differencesChip } from "./differences.js";
import { lengthOf } from "./flow.js";
import { settlementOf } from "./games/catalogue.js";
import { icon } from "./icons.js";
import { paymentDiagram, paymentTable } from "./payments.js";
import { disc, nameOf } from "./people.js";
import { looks } from "./looks.js";
import { clauseChip } from "./ruling.js";
import { handWords } from "./score-hand.js";
import { strongly } from "./sentences.js";
import { resultWords } from "./telling.js";
import { back, tile } from "./tiles.js";
import { hasWords, listed, loadWords, number, points, spoken, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").CellView} CellView */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {import("./protocol.js").ResultView} ResultView */
/** @typedef {import("./protocol.js").LineView} LineView */

const SMALL = 28;
/** What only the game in play says of its settlements. @type {import("./games/catalogue.js").Settlement} */
let own = {};

/**
 * Words and looks of the settlement, before it is first shown.
 * @param {string} game
 */
export async function ready(game) {
  [own] = await Promise.all([settlementOf(game), loadWords(["accounts"]), looks("/css/accounts.css")]);
}

/**
 * @param {Play} play
 * @param {View} view
 */
export function scorePage(play, view) {
  const result = /** @type {ResultView} */ (view.result);
  const final = view.phase === "over" ? finalScores(view) : nothing;
  if (result.accounts.length) return accountsPage(play, view, own, { onward: onward(play, view, result), final });
  const won = result.winner !== null;
  return html`<article class="settlement" aria-labelledby="score-title">
    ${heading(play, view, result)}
    ${won ? winningHand(play, view, result) : nothing}
    ${won ? play.game.won?.(play, view) ?? nothing : nothing}
    ${won && play.showHands ? allHands(play, view, result) : nothing}
    <div class="columns">
      <div class="reasons">
        ${won ? lines(play, result) : withoutWinner(play, view, result)}
        ${result.uncounted.length ? uncounted(result) : nothing}
        ${acts(play, result)}
      </div>
      ${payments(view, result)}
    </div>
    ${final}
  </article>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {ResultView} result
 */
function heading(play, view, result) {
  const names = [nameOf(view, result.winner ?? 0), nameOf(view, result.source ?? 0)];
  const hint = result.winner === null ? nothing : html`<span class="keys-hint"> · ${words("score-hands-hint")}</span>`;
  return html`<header>
    <div>
      <h1 id="score-title" tabindex="-1">${strongly(resultWords(view).replace(/\.$/, ""), names)}</h1>
      <p class="sub">${placeWords(view)}${seatWords(view, result)}${hint} ${differencesChip(view.game, view.differences)}</p>
    </div>
    ${onward(play, view, result)}
  </header>`;
}

/**
 * @param {View} view
 * @param {ResultView} result
 */
function seatWords(view, result) {
  if (result.winner === null) return "";
  const { wind } = view.seats[result.winner];
  return hasWords(`wind-${wind}`) ? ` · ${words(`wind-${wind}`)}` : "";
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {ResultView} result
 */
function onward(play, view, result) {
  return html`<div class="onward">
    ${result.replay ? html`<a class="button" href=${result.replay}>${icon("back")} ${words("score-watch")}</a>` : nothing}
    <button type="button" class="button" @click=${() => play.deeds.turn("showTable")}>${words("score-table")}</button>
    ${nextButton(play, view)}
    ${view.phase === "over" ? html`<a class="button expected" href="/">${words("score-lobby")}</a>` : nothing}
    ${whoIsMissing(view)}
  </div>`;
}

/**
 * @param {Play} play
 * @param {View} view
 */
function nextButton(play, view) {
  const next = view.offers.find((offer) => offer.slot === 0 && offer.tiles.length === 0);
  if (!next) return nothing;
  const word = hasWords(`act-${next.name}`) ? words(`act-${next.name}`) : words("score-next");
  return html`<button type="button" class="button expected" ?disabled=${play.busy} @click=${() => play.deeds.next()}>
    ${word} <kbd aria-hidden="true">Enter</kbd></button>`;
}

/** @param {View} view */
function whoIsMissing(view) {
  if (!view.question?.answered) return nothing;
  const others = view.seats.filter(({ seat, person }) => person.kind === "person" && !person.done && seat !== view.me);
  if (!others.length) return nothing;
  const names = listed(others.map(({ person }) => person.name));
  return html`<p class="waits" role="status">${words("score-waiting", { names, count: others.length })}</p>`;
}

/**
 * Declared sets, concealed tiles, the winning tile apart with its origin.
 * @param {Play} play
 * @param {View} view
 * @param {ResultView} result
 */
function winningHand(play, view, result) {
  const winner = view.seats[/** @type {number} */ (result.winner)];
  const concealed = [...(result.hands[winner.seat] ?? [])];
  const at = concealed.lastIndexOf(result.winning_tile ?? "");
  if (at >= 0) concealed.splice(at, 1);
  const w = trayWidth(play.stage.clientWidth, winner, concealed.length);
  const lit = new Set(play.lit === null ? [] : result.lines[Number(play.lit)]?.tiles);
  const look = (/** @type {string} */ code) => (lit.has(code) ? "lit" : "");
  const name = words("score-hand-of", { name: nameOf(view, winner.seat) });
  return html`<div class="tray" role="img" aria-label=${`${name}: ${handWords(view, result, winner.seat)}`}>
    ${winner.melds.map((meld) => set(meld.cells, w, look))}
    <span class="set loose">${concealed.map((code) => tile(code, { w, look: look(code) }))}</span>
    ${result.winning_tile ? html`<span class="winning"><span class="from">${origin(view, result)}</span>${tile(result.winning_tile, { w, look: "usable" })}</span>` : nothing}
  </div>`;
}

/**
 * The widest tile with which the hand fits: in one row, on phones in several.
 * @param {number} room
 * @param {SeatView} winner
 * @param {number} concealed
 */
function trayWidth(room, winner, concealed) {
  if (room < 900) return Math.min(36, Math.floor((room - 70) / (concealed + 0.4)));
  const length = winner.melds.reduce((sum, meld) => sum + lengthOf(meld.cells) + 0.35, 0) + concealed + 1.6;
  return Math.min(58, Math.floor((room - 120) / (length * 1.06)));
}

/**
 * The width of small tiles of which `count` stand in one row: on phones a whole hand must fit too.
 * @param {Play} play
 * @param {number} count
 */
function smallWidth(play, count) {
  const room = play.stage.clientWidth;
  return room < 900 ? Math.min(SMALL, Math.floor((room - 62) / count)) : SMALL;
}

/**
 * @param {View} view
 * @param {ResultView} result
 */
function origin(view, { source, winner }) {
  if (source === null || source === winner) return words("score-drawn");
  const name = nameOf(view, source);
  return strongly(words("score-from", { name }), [name]);
}

/**
 * @param {CellView[]} cells
 * @param {number} w
 * @param {(code: string) => string} [look]
 */
function set(cells, w, look = () => "") {
  const lying = (/** @type {CellView} */ { tile: code, turned, down }) =>
    down ? back({ w }) : tile(code, { w, quarter: turned ? 1 : 0, look: look(code) });
  return html`<span class="set">${cells.map(lying)}</span>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {ResultView} result
 */
function allHands(play, view, result) {
  const w = smallWidth(play, 14);
  const row = (/** @type {SeatView} */ seat) => html`<div class="hand-line">
    ${disc(seat)}<bdi class="name">${nameOf(view, seat.seat)}</bdi>
    <span class="unseen">${handWords(view, result, seat.seat)}</span>
    <span class="tiles">${seat.melds.map((meld) => set(meld.cells, w))}
      <span class="set">${(result.hands[seat.seat] ?? []).map((code) => tile(code, { w }))}</span>
      ${seat.aside.length ? html`<span class="set">${seat.aside.map((code) => tile(code, { w }))}</span>` : nothing}</span>
  </div>`;
  return html`<section class="hands panel" aria-label=${words("score-hands")}>${view.seats.map(row)}</section>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {ResultView} result
 */
function withoutWinner(play, view, result) {
  const open = result.hands.some((hand) => hand.length && !hand.includes("?"));
  return html`${open ? allHands(play, view, result) : nothing}${result.clause ? html`<p class="sub">${outcome(result)} ${clauseChip(result.clause)}</p>` : nothing}`;
}

/**
 * That nobody pays, where the game has words for it.
 * @param {ResultView} result
 */
function outcome({ payments }) {
  return payments.length === 0 && hasWords("result-nobody-pays") ? words("result-nobody-pays") : nothing;
}

/**
 * @param {Play} play
 * @param {ResultView} result
 */
function lines(play, result) {
  const difference = html` <small>${words("score-sum")} ${number(result.raw)}</small>`;
  return html`<section class="panel why-points" aria-labelledby="why-points">
    <div class="panel-head">
      <h2 id="why-points">${words("score-why", { points: result.total })}</h2>
      <span class="quiet-text hint">${words("score-why-hint")}</span>
    </div>
    <ol role="list">${result.lines.map((line, at) => reason(play, line, String(at)))}</ol>
    <p class="sum">
      <span>${result.raw === result.total ? words("score-sum") : html`${words("score-total")}${difference}`}</span>
      <span class="figure figures">${number(result.total)}</span>
    </p>
  </section>`;
}

/**
 * One reason; under the pointer or the focus its tiles light up in the hand.
 * @param {Play} play
 * @param {LineView} line
 * @param {string} at
 */
function reason(play, line, at) {
  const light = (/** @type {string | null} */ lit) => () => Object.assign(play, { lit }).draw();
  return html`<li tabindex="0" class=${play.lit === at ? "lit" : ""} @pointerenter=${light(at)} @pointerleave=${light(null)}
      @focus=${light(at)} @blur=${light(null)}>
    <span class="what"><b>${spoken(line.title)}</b> ${clauseChip(line.clause)}<small>${spoken(line.text)}</small></span>
    ${line.tiles.length ? html`<span class="mini" aria-hidden="true">${line.tiles.map((code) => tile(code, { w: smallWidth(play, line.tiles.length) }))}</span>` : nothing}
    <span class="figure figures">${number(line.points)}</span>
  </li>`;
}

/** @param {ResultView} result */
function uncounted(result) {
  const near = (/** @type {LineView} */ { title, text, clause }) =>
    html`<li class="not"><b>${spoken(title)}</b>: ${spoken(text)} ${clauseChip(clause)}</li>`;
  return html`<section class="panel"><h2>${words("score-uncounted")}</h2><ul role="list">${result.uncounted.map(near)}</ul></section>`;
}

/**
 * @param {Play} play
 * @param {ResultView} result
 */
function acts(play, result) {
  const { deeds, showHands } = play;
  return html`<section class="panel score-acts">
    ${result.notes.map(({ text, clause }) => html`<p class="note-line">${spoken(text)} ${clauseChip(clause)}</p>`)}
    <div class="row">
      ${result.winner === null ? nothing : html`<button type="button" class="button" aria-pressed=${String(showHands)} @click=${() => deeds.turn("showHands")}>
        ${words(showHands ? "score-hands-hide" : "score-hands-show")} <kbd aria-hidden="true">H</kbd></button>`}
      <button type="button" class="button" @click=${() => deeds.copyScore()}>${icon("copy")} ${words("score-copy")} <kbd aria-hidden="true">T</kbd></button>
      <button type="button" class="button" @click=${() => deeds.switchLanguage()}>${words("score-language")} <kbd aria-hidden="true">L</kbd></button>
    </div>
  </section>`;
}

/**
 * @param {View} view
 * @param {ResultView} result
 */
function payments(view, result) {
  return html`<section class="pays" aria-labelledby="pays-title">
    <div class="pays-head">
      <h2 id="pays-title">${words("score-pays")}</h2>
      <span class="chip"><span class="sign connected"></span>${words("score-zero")}</span>
    </div>
    ${paymentDiagram(view, result, { sign: own.sign })}
    <div class="unseen">${paymentTable(view, result)}</div>
  </section>`;
}

/** @param {View} view */
function finalScores(view) {
  const order = [...view.seats].sort((a, b) => b.score - a.score);
  const row = (/** @type {SeatView} */ seat, /** @type {number} */ at) => html`<tr>
    <td>${at + 1}</td><td><bdi>${nameOf(view, seat.seat)}</bdi></td><td class="figures">${points(seat.score)}</td></tr>`;
  return html`<section class="panel final" aria-labelledby="final-title">
    <h2 id="final-title">${words("score-over")}</h2>
    <table><caption class="unseen">${words("score-final")}</caption><tbody>${order.map(row)}</tbody></table>
  </section>`;
}
