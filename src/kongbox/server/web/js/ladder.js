/** The account of one hand: its base points line by line, and the ladder of doublings, read upwards from the base. */

import { html, nothing } from "lit";
import { clauseChip } from "./ruling.js";
import { tileName, tileNames } from "./tiles.js";
import { hasWords, number, spoken, words } from "./words.js";

/** @typedef {import("./protocol.js").AccountView} AccountView */
/** @typedef {import("./protocol.js").LineView} LineView */

/**
 * @param {AccountView} account
 * @param {(lit: string | null) => void} light called with the line under the pointer or the focus
 */
export function ladder(account, light) {
  return html`<div class="account">
    <div class="account-base">
      <h3>${words("word-base")}</h3>
      ${account.lines.length ? html`<ol role="list">${account.lines.map((line, at) => baseLine(account, line, at, light))}</ol>` : html`<p class="quiet-text">${words("accounts-no-base")}</p>`}
      <p class="account-sum"><span>${words("score-sum")}</span><b class="figures">${number(account.base)}</b></p>
    </div>
    <div class="account-rungs">
      <h3>${words("word-doblas")}</h3>
      ${rungs(account, light)}
    </div>
    ${account.notes.map(({ text, clause }) => html`<p class="account-note">${spoken(text)} ${clauseChip(clause)}</p>`)}
    ${hasWords(`reading-${account.reading}`) ? html`<p class="account-note quiet-text">${words("word-reading")}: ${words(`reading-${account.reading}`)}</p>` : nothing}
  </div>`;
}

/**
 * @param {AccountView} account
 * @param {LineView} line
 * @param {number} at
 * @param {(lit: string | null) => void} light
 */
function baseLine(account, line, at, light) {
  return html`<li tabindex="0" @pointerenter=${() => light(`${account.seat}:${at}`)} @pointerleave=${() => light(null)}
      @focus=${() => light(`${account.seat}:${at}`)} @blur=${() => light(null)}>
    <span class="what"><b>${spoken(line.text)}</b> ${clauseChip(line.clause)}${untold(line)}</span><b class="figures">${number(line.points)}</b></li>`;
}

/**
 * From the base at the foot to the total on top: by the order of the document too, which the style turns round.
 * @param {AccountView} account
 * @param {(lit: string | null) => void} light
 */
function rungs({ seat, base, lines, doublings, total, doubles }, light) {
  let running = base;
  const rung = (/** @type {LineView} */ line, /** @type {number} */ at) => {
    running *= 2 ** line.points;
    const key = `${seat}:${lines.length + at}`;
    return html`<li tabindex="0" @pointerenter=${() => light(key)} @pointerleave=${() => light(null)} @focus=${() => light(key)} @blur=${() => light(null)}>
      <span class="unseen">${words("accounts-times", { count: line.points })}</span><b class="factor" aria-hidden="true">${timesOf(line.points)}</b>
      <span class="what"><b>${spoken(line.text)}</b> ${clauseChip(line.clause)}${untold(line)}</span>
      <b class="figures">${number(running)}</b></li>`;
  };
  return html`<ol role="list" class="rungs-up">
    <li class="lowest"><span class="what">${words("word-base")}</span><b class="figures">${number(base)}</b></li>
    ${doublings.map(rung)}
    <li class="highest"><span class="what">${words("score-total")} · ${words("count-doblas", { count: doubles })}</span><b class="figures">${number(total)}</b></li>
  </ol>`;
}

/**
 * ×2, ×8, ×32; above that as a power.
 * @param {number} doubles
 */
export function timesOf(doubles) {
  return doubles <= 5 ? `×${2 ** doubles}` : html`×2<sup>${doubles}</sup>`;
}

/**
 * Tiles by name, equal ones together: "3 × rey de copas, 2 de oros".
 * @param {string[]} tiles
 */
export function pieces(tiles) {
  const kinds = [...new Set(tiles)];
  if (kinds.length === tiles.length) return tileNames(tiles);
  const counted = (/** @type {string} */ kind) => tiles.filter((tile) => tile === kind).length;
  return kinds.map((kind) => (counted(kind) > 1 ? `${counted(kind)} × ${tileName(kind)}` : tileName(kind))).join(", ");
}

/**
 * "38 puntos, 3 doblas".
 * @param {AccountView} account
 */
export function worthWords({ base, doubles }) {
  return words("accounts-worth", { points: words("count-points", { points: base }), doubles: words("count-doblas", { count: doubles }) });
}

/**
 * "38 × 2³ = 304", with what a limit cut off struck out.
 * @param {AccountView} account
 */
export function formula(account) {
  const { base, doubles, total } = account;
  const full = base * 2 ** doubles;
  const said = `${worthWords(account)}. ${words("score-total")}: ${number(total)}.`;
  const power = html`${number(base)} × 2<sup>${doubles}</sup> =`;
  const cut = html`<s>${number(full)}</s>`;
  return html`<p class="formula"><span class="unseen">${said}</span><span aria-hidden="true">${doubles ? power : words("count-doblas", { count: 0 })}
    ${full === total ? nothing : cut} <b class="figures">${number(total)}</b></span></p>`;
}

/**
 * The tiles of a line, unless its sentence has named them.
 * @param {LineView} line
 */
function untold({ text, tiles }) {
  const told = [...new Set(tiles)].every((tile) => spoken(text).includes(tileName(tile)));
  return told ? nothing : html`<small>${pieces(tiles)}</small>`;
}
