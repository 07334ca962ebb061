/** The sheet that opens a table: its name, pace, rules, who may come in. */

import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { openTable } from "./api.js";
import { inputOf, segmented } from "./controls.js";
import { inputsOf } from "./games/catalogue.js";
import { icon } from "./icons.js";
import { cleanName, myName, rememberName } from "./person.js";
import { sentenceAbout } from "./problem.js";
import { closeSheet, openSheet } from "./sheet.js";
import { optionsPage } from "./table-options.js";
import { gameWords, onLanguage, words } from "./words.js";

/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").OptionForm} OptionForm */

const OWN = "own";

/** @type {HTMLDialogElement | undefined} */
let dialog;
/** @type {Game} */
let game;
/** @type {string[]} */
let paces = [];
/** Inputs that only this game's options have. @type {Record<string, import("./games/catalogue.js").OptionInput>} */
let inputs = {};

const wish = {
  /** What was typed; the table is called after the person until then. @type {string | null} */
  name: null,
  person: "",
  pace: "relaxed",
  /** Options that differ from the standard. @type {Record<string, any>} */
  options: {},
  listed: "listed",
  bots: "0",
  busy: false,
  /** Whether the sheet shows the rules one by one. */
  oneByOne: false,
  /** @type {import("./problem.js").Sentence | null} */
  problem: null,
};

/**
 * Show the sheet for a game.
 * @param {Game} forGame
 * @param {string[]} knownPaces
 */
export async function openTableSheet(forGame, knownPaces) {
  if (game !== forGame) Object.assign(wish, { options: {} });
  game = forGame;
  inputs = await inputsOf(game.name);
  paces = knownPaces;
  Object.assign(wish, { person: myName(), problem: null, oneByOne: false });
  dialog ??= makeDialog();
  draw();
  openSheet(dialog);
}

function makeDialog() {
  const made = document.createElement("dialog");
  made.className = "sheet";
  made.setAttribute("aria-labelledby", "open-title");
  document.body.append(made);
  onLanguage(draw);
  return made;
}

function draw() {
  if (dialog) render(sheet(dialog), dialog);
}

/** @param {HTMLDialogElement} shown */
function sheet(shown) {
  return html`<form @submit=${open}>
    <div class="sheet-head">
      ${wish.oneByOne ? html`<button class="button bare" type="button" aria-label=${words("open-back")} @click=${() => turnPage(false)}>${icon("back")}</button>` : nothing}
      <h2 id="open-title" tabindex="-1">${words(wish.oneByOne ? "open-options-title" : "open-title")}</h2>
      <button class="button bare" type="button" aria-label=${words("close")} @click=${() => closeSheet(shown)}>${icon("close")}</button>
    </div>
    ${wish.oneByOne ? options() : wishes()}
  </form>`;
}

function wishes() {
  return html`<div class="sheet-body">
      ${wish.problem ? html`<p class="notice" role="alert">${wish.problem()}</p>` : nothing}
      ${field("open-person", wish.person, typePerson)} ${field("open-name", tableName(), typeName)}
      ${paceChoice()} ${rules()} ${choice("open-seen", ["listed", "link"], wish.listed, (value) => (wish.listed = value), "open-seen-about")}
      ${choice("open-bots", ["0", "1", "2", "3"], wish.bots, (value) => (wish.bots = value), "open-bots-about")}
      <button class="button expected" type="submit" ?disabled=${wish.busy}>${words("open-go")}</button>
    </div>`;
}

/** The second page: every option, how many differ, and the way back to the usual rules. */
function options() {
  const count = Object.keys(wish.options).length;
  return html`<div class="sheet-body options">
    <div class="options-head"><span class="chip" role="status">${words("differences", { count })}</span>
      <button class="button" type="button" ?disabled=${count === 0} @click=${() => set(() => (wish.options = {}))}>${words("open-options-usual")}</button></div>
    ${optionsPage({ game, chosen: wish.options, inputs, choose })}
    <button class="button expected" type="button" @click=${() => turnPage(false)}>${words("open-options-done")}</button>
  </div>`;
}

/**
 * Forth to the single rules, or back; not while a number there cannot be.
 * @param {boolean} oneByOne
 */
function turnPage(oneByOne) {
  if (!oneByOne && !dialog?.querySelector("form")?.reportValidity()) return;
  set(() => (wish.oneByOne = oneByOne));
  dialog?.scrollTo({ top: 0 });
  document.getElementById("open-title")?.focus();
}

/**
 * @param {string} id
 * @param {string} value
 * @param {(event: Event) => void} type
 */
function field(id, value, type) {
  return html`<div class="field"><label for=${id}>${words(id)}</label>
    <input id=${id} type="text" dir="auto" autocomplete=${id === "open-person" ? "nickname" : "off"} .value=${live(value)} @input=${type} /></div>`;
}

function paceChoice() {
  return html`<div class="field">
    ${segmented({
      name: "open-pace",
      label: words("open-pace"),
      options: paces.map((pace) => ({ value: pace, text: words(`pace-${pace}`) })),
      value: wish.pace,
      choose: (pace) => set(() => (wish.pace = pace)),
      seen: true,
    })}
    <p class="quiet-text" aria-live="polite">${words(`pace-${wish.pace}.about`)}</p>
  </div>`;
}

/**
 * @param {string} id
 * @param {string[]} values
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {string} about
 */
function choice(id, values, value, choose, about) {
  const text = (/** @type {string} */ option) => (/\d/.test(option) ? option : words(`${id}-${option}`));
  return html`<div class="field">
    ${segmented({
      name: id,
      label: words(id),
      options: values.map((option) => ({ value: option, text: text(option) })),
      value,
      choose: (option) => set(() => choose(option)),
      seen: true,
    })}
    <p class="quiet-text">${words(about)}</p>
  </div>`;
}

function rules() {
  const preset = presetInUse();
  const own = preset === OWN ? [{ value: OWN, text: words("open-preset-own") }] : [];
  const presets = game.presets.map(({ name }) => ({ value: name, text: say(`preset-${name}`) }));
  return html`<div class="field">
    ${segmented({
      name: "open-preset",
      label: words("open-rules"),
      options: [...presets, ...own],
      value: preset,
      choose: (name) => set(() => (wish.options = { ...game.presets.find((each) => each.name === name)?.options })),
      seen: true,
    })}
    <p class="quiet-text">${preset === OWN ? words("differences", { count: Object.keys(wish.options).length }) : say(`preset-${preset}.about`)}</p>
    <button class="button page-turn" type="button" id="open-options" @click=${() => turnPage(true)}>
      <span>${words("open-options", { count: game.options.length })}</span>${icon("forth")}</button>
  </div>`;
}

/** The preset with exactly these differences, or our own mixture. */
function presetInUse() {
  const same = (/** @type {Record<string, unknown>} */ options) =>
    Object.keys(options).length === Object.keys(wish.options).length &&
    Object.entries(options).every(([name, value]) => wish.options[name] === value);
  return game.presets.find((preset) => same(preset.options))?.name ?? OWN;
}

/**
 * @param {OptionForm} option
 * @param {unknown} value
 */
function choose(option, value) {
  const { [option.name]: _, ...others } = wish.options;
  const nothingNew = value === undefined || value === option.standard || Number.isNaN(value);
  set(() => (wish.options = nothingNew ? others : { ...others, [option.name]: value }));
}

/** @param {string} id a sentence of the game */
function say(id) {
  return gameWords(game.name, id);
}

/** @param {() => void} change */
function set(change) {
  change();
  draw();
}

function tableName() {
  const person = cleanName(wish.person);
  return wish.name ?? (person ? words("table-of", { name: person }) : words("table-new"));
}

/** @param {Event} event */
function typePerson(event) {
  set(() => (wish.person = inputOf(event).value));
  rememberName(wish.person);
}

/** @param {Event} event */
function typeName(event) {
  set(() => (wish.name = inputOf(event).value));
}

/** @param {Event} event */
async function open(event) {
  event.preventDefault();
  if (wish.oneByOne) return turnPage(false);
  set(() => (wish.busy = true));
  try {
    const { id } = await openTable({
      game: game.name,
      name: tableName().trim() || words("table-new"),
      person: cleanName(wish.person) || words("guest"),
      pace: wish.pace,
      options: wish.options,
      listed: wish.listed === "listed",
      bots: Number(wish.bots),
      start: false,
    });
    location.assign(`/table/${encodeURIComponent(id)}`);
  } catch (error) {
    set(() => (wish.problem = sentenceAbout(error)));
    dialog?.scrollTo({ top: 0 });
  } finally {
    set(() => (wish.busy = false));
  }
}
