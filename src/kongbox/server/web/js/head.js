/** The line above a small table: menu, where the match stands, May I…?, notebook. On a lying phone only what fits the corner. */

import { html, nothing } from "lit";
import { placeWords } from "./centre.js";
import { differencesChip } from "./differences.js";
import { icon } from "./icons.js";
import { words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */

/**
 * @param {Play} play
 * @param {View} view
 */
export function smallHead(play, view) {
  const { deeds } = play;
  return html`<div class="small-head">
    <button type="button" class="bare" aria-haspopup="dialog" aria-label=${words("menu-open")} @click=${() => deeds.menu()}>${icon("menu")}</button>
    <span class="place">${placeWords(view)}</span>
    ${view.me === null ? nothing : html`<button type="button" class="bare" aria-haspopup="dialog" aria-label=${words("may-i")}
      @click=${() => deeds.askMay()}>${icon("gavel")}</button>`}
    <button type="button" class="bare" aria-expanded=${play.bookOpen ? "true" : "false"} aria-label=${words("notebook-open")}
      @click=${() => deeds.toggleBook()}>${icon("speech")}</button>
  </div>`;
}

/**
 * The middle of the bar on a desk: game, rules, differences, audience.
 * @param {Play} play
 */
export function barMiddle(play) {
  const view = play.view;
  if (!view) return nothing;
  const usual = Object.keys(view.differences).length === 0;
  const rules = usual ? `${words("game-rules")} · ${words("differences-none")}` : words("game-rules");
  return html`<span class="bar-game">${words("game-name")}</span>
    ${view.me === null ? html`<span class="chip">${icon("eye")} ${words("watching", { delayed: view.delayed ? "yes" : "no" })}</span>` : nothing}
    <a class="chip rules-chip" href=${`/rules/${view.game}`} target="rules">${rules}</a> ${differencesChip(view.game, view.differences)}
    ${view.spectators ? html`<span class="chip">${icon("eye")} ${words("spectators", { count: view.spectators })}</span>` : nothing}`;
}
