/** The sheet that tells how a table differs from the usual rules, option by option. */

import { html, nothing, render } from "lit";
import { games } from "./api.js";
import { icon } from "./icons.js";
import { closeSheet, openSheet } from "./sheet.js";
import { valueWords } from "./table-options.js";
import { gameWords, loadWords, onLanguage, words } from "./words.js";

/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").OptionForm} OptionForm */
/** @typedef {Record<string, unknown>} Differences by the option's name */

/** @type {HTMLDialogElement | undefined} */
let dialog;
/** What the sheet tells. @type {{game: string, differences: Differences}} */
let told = { game: "", differences: {} };
/** The options of each game, once they are known. @type {Map<string, OptionForm[]>} */
const forms = new Map();

/**
 * @param {string} game
 * @param {Differences} differences
 */
export async function tellDifferences(game, differences) {
  told = { game, differences };
  await loadWords(["differences"], [game]);
  if (!forms.has(game)) for (const each of (await games()).games) forms.set(each.name, each.options);
  dialog ??= makeDialog();
  draw();
  openSheet(dialog);
}

function makeDialog() {
  const made = document.createElement("dialog");
  made.className = "sheet";
  made.setAttribute("aria-labelledby", "differences-title");
  document.body.append(made);
  onLanguage(draw);
  return made;
}

function draw() {
  if (!dialog) return;
  const { game, differences } = told;
  const shown = dialog;
  render(html`<div class="sheet-head"><h2 id="differences-title">${words("differences-title")}</h2>
      <button class="button bare" type="button" aria-label=${words("close")} @click=${() => closeSheet(shown)}>${icon("close")}</button></div>
    <div class="sheet-body"><p class="quiet-text">${gameWords(game, "game-name")} · ${gameWords(game, "game-rules")}</p>
      <dl class="differences-list">${Object.entries(differences).map(([name, value]) => difference(game, name, value))}</dl></div>`, shown);
}

/**
 * @param {string} game
 * @param {string} name
 * @param {unknown} value
 */
function difference(game, name, value) {
  const form = forms.get(game)?.find((each) => each.name === name);
  const usual = form ? html`<span class="quiet-text">${words("differences-usual", { standard: valueWords(game, name, form.standard) })}</span>` : nothing;
  return html`<div><dt>${gameWords(game, `option-${name}`)}</dt>
    <dd><b>${valueWords(game, name, value)}</b> ${usual}
      <span class="chips">${form?.clauses.map((clause) => html`<a class="clause" href=${`/rules/${game}/${clause}`} target="_blank" translate="no">${clause}</a> `)}</span></dd></div>`;
}
