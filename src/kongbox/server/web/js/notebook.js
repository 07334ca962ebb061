/** The notebook at the right edge, a sheet on small tables: what happened, the last ruling, ready phrases. */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "./icons.js";
import { disc } from "./people.js";
import { whyCard } from "./ruling.js";
import { setOff } from "./sentences.js";
import { noted } from "./telling.js";
import { hasWords, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {{key: number, view: View, event?: Record<string, any>, phrase?: {seat: number | null, name: string, code: string}}} Entry */
/** @typedef {string} Tab */
/**
 * @typedef {object} NotebookUi
 * @property {Tab} tab
 * @property {Entry[]} log newest first
 * @property {(tab: Tab) => void} turnTo
 * @property {() => void} close
 * @property {(code: string) => void} say
 * @property {() => void} may
 * @property {() => void} pause
 * @property {() => void} mute
 * @property {boolean} muted
 * @property {boolean} sheet
 * @property {Tab[]} [tabs] further pages
 * @property {(tab: Tab) => unknown} [further] what stands on them
 * @property {import("./ruling.js").RulingUi} ruling
 */

/** @type {readonly Tab[]} */
const TABS = ["table", "rules", "phrases"];
/** Ready phrases, in the order of the server's list. */
export const PHRASES = ["hello", "good-luck", "thanks", "well-played", "one-moment", "sorry", "ready", "good-game", "goodbye"];

/**
 * @param {View} view
 * @param {NotebookUi} ui
 */
export function notebook(view, ui) {
  return html`<aside class="notebook" data-region="notebook" aria-label=${words("notebook-label")}>
    <div class="head">
      <div class="tabs" role="tablist" aria-label=${words("notebook-label")} @keydown=${(/** @type {KeyboardEvent} */ event) => walk(event, ui)}>
        ${tabsOf(ui).map((tab) => tabButton(tab, ui))}</div>
      <button type="button" class="button bare fold" aria-label=${words("notebook-close")} @click=${ui.close}>
        ${icon(ui.sheet ? "close" : "forth")}</button>
    </div>
    <div class="page" role="tabpanel" id="notebook-page" aria-labelledby=${`tab-${ui.tab}`} tabindex="0">${page(view, ui)}</div>
    ${view.commitment ? commitment(view) : nothing}
    ${view.me === null ? nothing : foot(view, ui)}
  </aside>`;
}

/**
 * What only one game has comes first after the table's own page.
 * @param {NotebookUi} ui
 */
function tabsOf(ui) {
  return [TABS[0], ...(ui.tabs ?? []), ...TABS.slice(1)];
}

/**
 * @param {Tab} tab
 * @param {NotebookUi} ui
 */
function tabButton(tab, ui) {
  const on = ui.tab === tab;
  return html`<button type="button" role="tab" id=${`tab-${tab}`} aria-selected=${on ? "true" : "false"} aria-controls="notebook-page"
    tabindex=${on ? "0" : "-1"} @click=${() => ui.turnTo(tab)}>${words(`notebook-${tab}`)}</button>`;
}

/**
 * @param {KeyboardEvent} event
 * @param {NotebookUi} ui
 */
function walk(event, ui) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  const tabs = tabsOf(ui);
  const next = tabs[(tabs.indexOf(ui.tab) + step + tabs.length) % tabs.length];
  ui.turnTo(next);
  queueMicrotask(() => document.getElementById(`tab-${next}`)?.focus());
}

/**
 * @param {View} view
 * @param {NotebookUi} ui
 */
function page(view, ui) {
  if (ui.tab === "rules") return whyCard(ui.ruling);
  if (ui.tab === "phrases") return phrases(ui);
  if (ui.tabs?.includes(ui.tab)) return ui.further?.(ui.tab);
  if (!ui.log.length) return html`<p class="empty">${words("notebook-empty")}</p>`;
  return html`<ol role="list" class="log">${repeat(ui.log, (entry) => entry.key, entryOf)}</ol>`;
}

/** @param {Entry} entry */
function entryOf(entry) {
  if (entry.phrase) return phraseSaid(entry);
  const told = entry.event && noted(entry.view, entry.event);
  if (!told) return nothing;
  const seat = entry.view.seats[entry.event?.seat ?? entry.event?.dealer ?? -1];
  return html`<li>${seat ? disc(seat) : html`<span class="disc none"></span>`}<span>${setOff(told.id, told.facts, told.strong)}</span></li>`;
}

/** @param {Entry} entry */
function phraseSaid({ view, phrase }) {
  if (!phrase) return nothing;
  const seat = phrase.seat === null ? null : view.seats[phrase.seat];
  return html`<li class="phrase">${seat ? disc(seat) : html`<span class="disc none"></span>`}
    <span><b><bdi>${phrase.name}</bdi></b>: ${words("quoted", { text: words(`phrase-${phrase.code}`) })}</span></li>`;
}

/** @param {NotebookUi} ui */
function phrases(ui) {
  return html`<ul role="list" class="phrases">${PHRASES.filter((code) => hasWords(`phrase-${code}`)).map((code) => html`<li>
    <button type="button" class="button" @click=${() => ui.say(code)}>${words(`phrase-${code}`)}</button></li>`)}</ul>`;
}

/** @param {View} view */
function commitment(view) {
  return html`<details class="commitment"><summary><span>${words("commitment-title")}</span> ${icon("lock")}</summary>
    <p>${words("commitment-about")}</p><code translate="no">${view.commitment}</code></details>`;
}

/**
 * @param {View} view
 * @param {NotebookUi} ui
 */
function foot(view, ui) {
  const { paused } = view.clock;
  const pause = words(paused ? "resume" : "pause");
  return html`<div class="foot">
    <button type="button" class="button grow" aria-haspopup="dialog" @click=${ui.may}>${icon("gavel")} ${words("may-i")}</button>
    <button type="button" class="button square" aria-label=${pause} title=${pause} @click=${ui.pause}>${icon(paused ? "play" : "pause")}</button>
    <button type="button" class="button square" aria-pressed=${String(ui.muted)} aria-label=${words("mute")} title=${words("mute")}
      @click=${ui.mute}>${icon(ui.muted ? "mute" : "sound")}</button>
  </div>`;
}
