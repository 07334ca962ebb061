/**
 * The ladder of doblas: what the own hand would be worth now, read upwards from its base, each rung doubling what lies below;
 * then what each open claim would make of it. The figures come with the view; nothing is reckoned here but the sums between.
 */

import { html, nothing } from "lit";
import { actWord } from "../../dock.js";
import { clauseChip } from "../../ruling.js";
import { tileName, tileNames } from "../../tiles.js";
import { number, spoken, words } from "../../words.js";
import { honoursSeen } from "./honours.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").LineView} LineView */
/** @typedef {{name: string, tiles: string[], base: number, doubles: number, total: number, clause: string, why: LineView | null}} Claim */
/** @typedef {{base: number, doubles: number, total: number, lines: LineView[], doublings: LineView[], claims: Claim[]}} Ladder */

/** Beyond this a rung shows the power, not the number. */
const PLAIN = 5;
/** More digits than these are shown without their origin where room is short. */
const SHORT = 9;
const NARROW = 130;
/** A rung gives a number of more digits than these a line of its own. */
const LONG = 11;
/** A dobla that is counted card by card shows how many there are. */
const BY_CARD = "naipes.dobla.all.14";

/**
 * @param {View} view
 * @returns {Ladder | null}
 */
export function ladderOf(view) {
  return view.beside?.ladder ?? null;
}

/**
 * "16 × 2³ = 128", or "16" where nothing doubles it.
 * @param {{base: number, doubles: number, total: number}} worth
 */
export function sum({ base, doubles, total }) {
  if (!doubles) return html`${number(total)}`;
  const spokenSum = words("naipes-sum-said", { base: number(base), doubles, total: number(total) });
  return html`<span class="unseen">${spokenSum}</span><span aria-hidden="true">${number(base)} × 2${doubles === 1 ? nothing : html`<sup>${doubles}</sup>`} = ${number(total)}</span>`;
}

/**
 * The sum as short as a small table needs it.
 * @param {Ladder} ladder
 * @param {number} width
 */
function brief(ladder, width) {
  return width < NARROW || number(ladder.base).length + number(ladder.total).length > SHORT ? html`= ${number(ladder.total)}` : sum(ladder);
}

/**
 * @param {Play} play
 * @param {View} view
 */
export function ladderPage(play, view) {
  const ladder = ladderOf(view);
  return html`<section class="ladder" aria-labelledby="ladder-title">
    ${ladder ? steps(view, ladder) : html`<h3 id="ladder-title">${words("notebook-doblas")}</h3><p class="empty">${words(view.me === null ? "naipes-ladder-watching" : "naipes-ladder-none")}</p>`}
    ${honoursSeen(view, 27)}
  </section>`;
}

/**
 * @param {View} view
 * @param {Ladder} ladder
 */
function steps(view, ladder) {
  let under = 0;
  const rungs = ladder.doublings.map((line) => {
    under += line.points;
    return { line, total: ladder.base * 2 ** under };
  });
  const waits = /** @type {string[]} */ (view.beside?.waits ?? []);
  return html`<header><h3 id="ladder-title">${words("naipes-ladder")}</h3><p>${words("naipes-ladder-about")}</p>
      <p class="worth">${sum(ladder)}</p></header>
    <ol class="rungs" role="list" aria-label=${words("naipes-ladder-steps")}>
      <li class="rung foot-rung"><span class="says"><b>${words("naipes-base")}</b> <span class="base-lines">${baseLines(ladder.lines)}</span></span><b class="makes">${number(ladder.base)}</b></li>
      ${rungs.map(({ line, total }) => rung(line, total))}
    </ol>
    ${limited(ladder)}
    ${waits.length ? html`<p class="waits"><b>${words("naipes-pumba")}</b> ${words("naipes-waits", { cards: waits.map(tileName).join(", ") })}</p>` : nothing}
    ${ladder.claims.map((claim) => claimed(view, ladder, claim))}`;
}

/**
 * "rey 4 + caballo 8", each with the rule it comes from.
 * @param {LineView[]} lines
 */
function baseLines(lines) {
  return lines.filter((line) => line.points).map((line, at) => html`${at ? " + " : nothing}<span title=${line.clause}>${labelOf(line)} ${number(line.points)}</span>`);
}

/** @param {LineView} line */
function labelOf(line) {
  return spoken(line.text) || spoken(line.title);
}

/**
 * @param {LineView} line
 * @param {number} total the worth with this rung and all below it
 */
function rung(line, total) {
  const power = line.points > PLAIN || (line.clause === BY_CARD && line.points > 1);
  const times = power ? html`×2<sup>${line.points}</sup>` : html`×${2 ** line.points}`;
  return html`<li class="rung"><span class="times" aria-hidden="true">${times}</span>
    <span class="unseen">${words("naipes-rung-times", { times: number(2 ** line.points) })}</span>
    <span class="says"><b>${labelOf(line)}</b>${clauseChip(line.clause)}</span>
    <b class="makes ${number(total).length > LONG ? "long" : ""}"><span class="unseen">${words("naipes-rung-total")}</span>${number(total)}</b></li>`;
}

/** @param {Ladder} ladder */
function limited(ladder) {
  const free = ladder.base * 2 ** ladder.doubles;
  return free > ladder.total ? html`<p class="limited">${words("naipes-limited", { free: number(free), total: number(ladder.total) })} ${clauseChip("naipes.limit.1")}</p>` : nothing;
}

/**
 * What the hand would be after a claim.
 * @param {View} view
 * @param {Ladder} ladder
 * @param {Claim} claim
 */
function claimed(view, ladder, claim) {
  const tile = view.question?.tile ? tileName(view.question.tile) : tileNames(claim.tiles);
  const id = `naipes-if-${claim.name}`;
  return html`<div class="if-claimed ${claim.total > ladder.total ? "more" : claim.total < ladder.total ? "less" : ""}">
    <p><b>${words(["naipes-if-chow", "naipes-if-pung", "naipes-if-mahjong"].includes(id) ? id : "naipes-if-kang", { tile, act: actWord(claim) })}</b>
      <b class="makes">${number(ladder.total)} ${claim.total === ladder.total ? "=" : "→"} ${number(claim.total)}</b></p>
    <p class="why-so">${reasonOf(claim.why)} ${clauseChip(claim.why?.clause ?? claim.clause)}</p></div>`;
}

/**
 * What makes the difference: a line that is won, or lost; nothing where the hand would be worth the same.
 * @param {LineView | null} why
 */
function reasonOf(why) {
  if (!why) return words("naipes-if-same");
  const dobla = why.clause.startsWith("naipes.dobla.");
  const worth = dobla ? `×${2 ** Math.abs(why.points)}` : `${why.points < 0 ? "\u2212" : "+"}${Math.abs(why.points)}`;
  return words(why.points < 0 ? "naipes-if-lost" : "naipes-if-won", { line: labelOf(why), worth });
}

/**
 * On small tables: the worth of the hand in one line, which opens the ladder.
 * @param {Play} play
 * @param {View} view
 * @param {import("./plan.js").CardPlan} plan
 */
export function pill(play, view, plan) {
  const ladder = ladderOf(view);
  if (!ladder || !plan.pill || view.me === null) return nothing;
  const { x, y } = plan.pill;
  return html`<button type="button" class="worth-pill" aria-haspopup="true" aria-expanded=${String(play.bookOpen && play.tab === "doblas")} .style=${`left:${x}px;top:${y - 6}px`}
    @click=${() => turnToLadder(play)}><span class="unseen">${words("naipes-pill")}</span><span class="worth">${brief(ladder, plan.pill.width)}</span></button>`;
}

/**
 * Open the ladder, or close the notebook where it is open already.
 * @param {Play} play
 */
export function turnToLadder(play) {
  const open = play.bookOpen && play.tab === "doblas";
  if (open) play.deeds.toggleBook(false);
  else {
    play.deeds.turnTo("doblas");
    play.deeds.toggleBook(true);
  }
  return true;
}
