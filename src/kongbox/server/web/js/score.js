/** The settlement: who won, with what, why so much, what did not count, who pays, and on to the next hand. */

import { html, nothing } from "lit";
import { placeWords } from "./centre.js";
import { lengthOf } from "./flow.js";
import { icon } from "./icons.js";
import { paymentDiagram, paymentTable } from "./payments.js";
import { disc, nameOf } from "./people.js";
import { clauseChip } from "./ruling.js";
import { strongly } from "./sentences.js";
import { resultWords } from "./telling.js";
import { back, tile, tileName, tileNames } from "./tiles.js";
import { hasWords, listed, number, points, spoken, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").ResultView} ResultView */
/** @typedef {import("./protocol.js").LineView} LineView */

/**
 * @param {Play} play
 * @param {View} view
 */
export function scorePage(play, view) {
  const result = /** @type {ResultView} */ (view.result);
  const names = [nameOf(view, result.winner ?? 0), nameOf(view, result.source ?? 0)];
  return html`<article class="settlement" aria-labelledby="score-title">
    <header>
      <div><h1 id="score-title" tabindex="-1">${strongly(resultWords(view).replace(/\.$/, ""), names)}</h1><p class="sub">${placeWords(view)}${seatWords(view, result)}${result.winner === null ? nothing : html`<span class="keys-hint"> · ${words("score-hands-hint")}</span>`}</p></div>
      ${onward(play, view, result)}
    </header>
    ${result.winner === null ? nothing : winningHand(play, view, result)}
    ${play.showHands && result.winner !== null ? allHands(view, result) : nothing}
    <div class="columns">
      <div class="reasons">
        ${result.winner === null ? html`${allHands(view, result)}${result.clause ? html`<p class="sub">${clauseChip(result.clause)}</p>` : nothing}` : lines(play, result)}
        ${result.uncounted.length ? uncounted(result) : nothing}
        ${acts(play, view, result)}
      </div>
      <section class="pays" aria-labelledby="pays-title"><div class="pays-head"><h2 id="pays-title">${words("score-pays")}</h2>
        <span class="chip"><span class="sign connected"></span>${words("score-zero")}</span></div>
        ${paymentDiagram(view, result)}<div class="unseen">${paymentTable(view, result)}</div></section>
    </div>
    ${view.phase === "over" ? finalScores(view) : nothing}
  </article>`;
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
  const next = view.offers.find((offer) => offer.slot === 0 && offer.tiles.length === 0);
  const missing = view.seats.filter((seat) => seat.person.kind === "person" && !seat.person.done && seat.seat !== view.me).map((seat) => seat.person.name);
  const answered = view.question?.answered;
  return html`<div class="onward">
    ${result.replay ? html`<a class="button" href=${result.replay}>${icon("back")} ${words("score-watch")}</a>` : nothing}
    <button type="button" class="button" @click=${() => play.deeds.turn("showTable")}>${words("score-table")}</button>
    ${next ? html`<button type="button" class="button expected" ?disabled=${play.busy} @click=${() => play.deeds.next()}>${hasWords(`act-${next.name}`) ? words(`act-${next.name}`) : words("score-next")} <kbd aria-hidden="true">Enter</kbd></button>` : nothing}
    ${view.phase === "over" ? html`<a class="button expected" href="/">${words("score-lobby")}</a>` : nothing}
    ${answered && missing.length ? html`<p class="waits" role="status">${words("score-waiting", { names: listed(missing) })}</p>` : nothing}
  </div>`;
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
  const from = result.source !== null && result.source !== result.winner ? words("score-from", { name: nameOf(view, result.source) }) : words("score-drawn");
  if (at >= 0) concealed.splice(at, 1);
  const length = winner.melds.reduce((sum, meld) => sum + lengthOf(meld.cells) + 0.35, 0) + concealed.length + 1.6;
  const room = play.stage.clientWidth;
  const w = room < 900 ? Math.min(36, Math.floor((room - 70) / (concealed.length + 0.4))) : Math.min(58, Math.floor((room - 120) / (length * 1.06)));
  const lit = new Set(litTiles(play, result));
  const look = (/** @type {string} */ code) => (lit.has(code) ? "lit" : "");
  return html`<div class="tray" role="img" aria-label=${`${words("score-hand-of", { name: nameOf(view, winner.seat) })}: ${handWords(view, result, winner.seat)}`}>
    ${winner.melds.map((meld) => html`<span class="set">${meld.cells.map((cell) => (cell.down ? back({ w }) : tile(cell.tile, { w, quarter: cell.turned ? 1 : 0, look: look(cell.tile) })))}</span>`)}
    <span class="set loose">${concealed.map((code) => tile(code, { w, look: look(code) }))}</span>
    ${result.winning_tile ? html`<span class="winning"><span class="from">${strongly(from, [nameOf(view, result.source ?? 0)])}</span>${tile(result.winning_tile, { w, look: "usable" })}</span>` : nothing}
  </div>`;
}

/**
 * @param {Play} play
 * @param {ResultView} result
 */
function litTiles(play, result) {
  return play.lit === null ? [] : result.lines[Number(play.lit)]?.tiles ?? [];
}

/**
 * @param {View} view
 * @param {ResultView} result
 * @param {number} seat
 */
export function handWords(view, result, seat) {
  const sets = view.seats[seat].melds.map((meld) => tileNames(meld.cells.map((cell) => cell.tile)));
  return [...sets, (result.hands[seat] ?? []).map(tileName).join(", ")].filter(Boolean).join("; ");
}

/**
 * @param {View} view
 * @param {ResultView} result
 */
function allHands(view, result) {
  return html`<section class="hands panel" aria-label=${words("score-hands")}>${view.seats.map((seat) => html`<div class="hand-line">
    ${disc(seat)}<bdi class="name">${nameOf(view, seat.seat)}</bdi><span class="unseen">${handWords(view, result, seat.seat)}</span>
    <span class="tiles">${seat.melds.map((meld) => html`<span class="set">${meld.cells.map((cell) => (cell.down ? back({ w: 28 }) : tile(cell.tile, { w: 28, quarter: cell.turned ? 1 : 0 })))}</span>`)}
      <span class="set">${(result.hands[seat.seat] ?? []).map((code) => tile(code, { w: 28 }))}</span></span></div>`)}</section>`;
}

/**
 * @param {Play} play
 * @param {ResultView} result
 */
function lines(play, result) {
  const light = (/** @type {string | null} */ at) => { play.lit = at; play.draw(); };
  return html`<section class="panel why-points" aria-labelledby="why-points">
    <div class="panel-head"><h2 id="why-points">${words("score-why", { points: result.total })}</h2><span class="quiet-text hint">${words("score-why-hint")}</span></div>
    <ol role="list">${result.lines.map((line, at) => html`<li tabindex="0" class=${play.lit === String(at) ? "lit" : ""} @pointerenter=${() => light(String(at))} @pointerleave=${() => light(null)}
        @focus=${() => light(String(at))} @blur=${() => light(null)}>
      <span class="what"><b>${spoken(line.title)}</b> ${clauseChip(line.clause)}<small>${spoken(line.text)}</small></span>
      ${line.tiles.length ? html`<span class="mini" aria-hidden="true">${line.tiles.map((code) => tile(code, { w: 28 }))}</span>` : nothing}
      <span class="figure figures">${number(line.points)}</span></li>`)}</ol>
    <p class="sum"><span>${result.raw === result.total ? words("score-sum") : words("score-total")}${result.raw === result.total ? nothing : html` <small>${words("score-sum")} ${number(result.raw)}</small>`}</span>
      <span class="figure figures">${number(result.total)}</span></p>
  </section>`;
}

/** @param {LineView} line */
function note(line) {
  return html`<p class="note-line">${spoken(line.text)} ${clauseChip(line.clause)}</p>`;
}

/** @param {ResultView} result */
function uncounted(result) {
  return html`<section class="panel"><h2>${words("score-uncounted")}</h2>
    <ul role="list">${result.uncounted.map((line) => html`<li class="not"><b>${spoken(line.title)}</b>: ${spoken(line.text)} ${clauseChip(line.clause)}</li>`)}</ul></section>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {ResultView} result
 */
function acts(play, view, result) {
  return html`<section class="panel score-acts">
    ${result.notes.map(note)}
    <div class="row">${result.winner === null ? nothing : html`<button type="button" class="button" aria-pressed=${play.showHands ? "true" : "false"} @click=${() => play.deeds.turn("showHands")}>${words(play.showHands ? "score-hands-hide" : "score-hands-show")} <kbd aria-hidden="true">H</kbd></button>`}
      <button type="button" class="button" @click=${() => play.deeds.copyScore()}>${icon("copy")} ${words("score-copy")} <kbd aria-hidden="true">T</kbd></button>
      <button type="button" class="button" @click=${() => play.deeds.switchLanguage()}>${words("score-language")} <kbd aria-hidden="true">L</kbd></button></div>
  </section>`;
}

/** @param {View} view */
function finalScores(view) {
  const order = [...view.seats].sort((a, b) => b.score - a.score);
  return html`<section class="panel final" aria-labelledby="final-title"><h2 id="final-title">${words("score-over")}</h2>
    <table><caption class="unseen">${words("score-final")}</caption><tbody>${order.map((seat, at) => html`<tr><td>${at + 1}</td><td><bdi>${nameOf(view, seat.seat)}</bdi></td><td class="figures">${points(seat.score)}</td></tr>`)}</tbody></table></section>`;
}
