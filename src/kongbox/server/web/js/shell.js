/**
 * The bar at the top of every page: house, ways, language, settings.
 *
 *     mountShell({ here: "tables" })                      // draws into <header class="bar"> and keeps it right
 *     mountShell({ middle: () => html`<span class="bar-game">…</span>` })   // the table: its own middle instead of ways
 *     languageSwitch(), settingsButton()                  // the parts alone, for a bar of one's own
 */

import { html, nothing, render } from "lit";
import { segmented } from "./controls.js";
import { brandMark, icon } from "./icons.js";
import { LANGUAGES, language, onLanguage, setLanguage, words } from "./words.js";

const WAYS = [
  { name: "tables", address: "/" },
  { name: "rules", address: "/rules" },
];

/**
 * Draw the bar; the answer draws it again, after the middle has changed.
 * @param {{here?: string, middle?: () => unknown}} of
 * @returns {() => void}
 */
export function mountShell({ here, middle }) {
  const bar = document.querySelector("header.bar");
  if (!(bar instanceof HTMLElement)) throw new Error("the page has no <header class=\"bar\">");
  const draw = () => render(contents(here, middle), bar);
  draw();
  onLanguage(draw);
  return draw;
}

/** ES and EN, in a row. */
export function languageSwitch() {
  return segmented({
    name: "language",
    label: words("bar-language"),
    options: LANGUAGES.map((lang) => ({ value: lang, text: lang.toUpperCase(), label: words(`language-${lang}`), lang })),
    value: language(),
    choose: setLanguage,
  });
}

/** The button that opens the settings. */
export function settingsButton() {
  return html`<button class="button bare" type="button" aria-haspopup="dialog" aria-label=${words("settings-title")}
    title=${words("settings-title")} @click=${openSettings}>${icon("gear")}</button>`;
}

/** The sheet is fetched when it is first wanted. */
async function openSettings() {
  (await import("./settings.js")).openSettings();
}

/**
 * @param {string | undefined} here
 * @param {(() => unknown) | undefined} middle
 */
function contents(here, middle) {
  return html`<a class="button skip unseen" href="#main">${words("bar-skip")}</a>
    <a class="brand" href="/" aria-label=${words("bar-home")}>${brandMark()}<span class="brand-name">kongbox</span></a>
    <div class="bar-rest">${middle ? middle() : ways(here)}</div>
    ${languageSwitch()} ${settingsButton()}`;
}

/** @param {string | undefined} here */
function ways(here) {
  const way = (/** @type {(typeof WAYS)[number]} */ { name, address }) => html`<a href=${address}
    aria-current=${name === here ? "page" : nothing}>${words(`bar-${name}`)}</a>`;
  return html`<nav class="bar-nav" aria-label=${words("bar-ways")}>${WAYS.map(way)}</nav>`;
}
