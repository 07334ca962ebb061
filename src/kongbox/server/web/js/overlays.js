/** What lies over the whole table: a lost line, a pause, a problem that is none of the rules'. */

import { html, nothing } from "lit";
import { icon } from "./icons.js";
import { spoken, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */

/**
 * @param {Play} play
 * @param {View} view
 */
export function overlays(play, view) {
  return html`${lost(play)} ${paused(play, view)} ${problem(play)}`;
}

/** @param {Play} play */
function lost({ line }) {
  if (line.state === "closed") return html`<p class="banner">${words("line-closed")} <a href="/">${words("line-home")}</a></p>`;
  if (line.state !== "reconnecting") return nothing;
  return html`<p class="banner"><span class="sign reconnecting"></span>
    <span data-silence>${words("line-lost", { seconds: line.silence() })}</span></p>`;
}

/**
 * @param {Play} play
 * @param {View} view
 */
function paused(play, view) {
  if (!view.clock.paused || view.result || view.phase === "waiting") return nothing;
  const by = view.clock.paused_by;
  const said = by ? words("paused-by", { name: by }) : words("paused-nobody");
  return html`<div class="banner pause-banner" role="status">${icon("pause")} <span>${said}</span>
    ${view.me === null ? nothing : html`<button type="button" class="button" @click=${() => play.deeds.pause()}>
      ${words("resume")} <kbd aria-hidden="true">P</kbd></button>`}</div>`;
}

/** @param {Play} play */
function problem(play) {
  if (!play.problem) return nothing;
  return html`<div class="banner problem-banner"><span>${spoken(play.problem)}</span>
    <button type="button" class="bare" aria-label=${words("close")} @click=${() => play.deeds.dismiss()}>${icon("close")}</button></div>`;
}

/**
 * Who looks at the table after the hand finds the way back to the settlement, and on.
 * @param {Play} play
 * @param {View} view
 */
export function wayToResult(play, view) {
  const next = view.offers.find((offer) => offer.slot === 0 && offer.tiles.length === 0);
  return html`<div class="banner result-bar" data-region="dock">
    <button type="button" class="button" data-result @click=${() => play.deeds.turn("showTable")}>${words("score-back")}</button>
    ${next ? html`<button type="button" class="button expected" @click=${() => play.deeds.next()}>
      ${words("score-next")} <kbd aria-hidden="true">Enter</kbd></button>` : nothing}
  </div>`;
}
