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
import { gameWords, number, onLanguage, words } from "./words.js";

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
  Object.assign(wish, { person: myName(), problem: null });
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
      <h2 id="open-title">${words("open-title")}</h2>
      <button class="button bare" type="button" aria-label=${words("close")} @click=${() => closeSheet(shown)}>${icon("close")}</button>
    </div>
    <div class="sheet-body">
      ${wish.problem ? html`<p class="notice" role="alert">${wish.problem()}</p>` : nothing}
      ${field("open-person", wish.person, typePerson)} ${field("open-name", tableName(), typeName)}
      ${paceChoice()} ${rules()} ${choice("open-seen", ["listed", "link"], wish.listed, (value) => (wish.listed = value), "open-seen-about")}
      ${choice("open-bots", ["0", "1", "2", "3"], wish.bots, (value) => (wish.bots = value), "open-bots-about")}
      <button class="button expected" type="submit" ?disabled=${wish.busy}>${words("open-go")}</button>
    </div>
  </form>`;
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
    <details class="folds"><summary>${words("open-options")}</summary>${game.options.map(optionRow)}</details>
  </div>`;
}

/** The preset with exactly these differences, or our own mixture. */
function presetInUse() {
  const same = (/** @type {Record<string, unknown>} */ options) =>
    Object.keys(options).length === Object.keys(wish.options).length &&
    Object.entries(options).every(([name, value]) => wish.options[name] === value);
  return game.presets.find((preset) => same(preset.options))?.name ?? OWN;
}

/** @param {OptionForm} option */
function optionRow(option) {
  const id = `option-${option.name}`;
  const different = option.name in wish.options;
  return html`<div class="option ${different ? "different" : ""}">
    <label for=${id}>${say(id)}${different ? html` <span class="chip">${words("open-different")}</span>` : nothing}</label>
    ${Object.hasOwn(inputs, option.name) ? inputs[option.name](wish.options[option.name] ?? option.standard, (value) => choose(option, value))
      : option.choices ? wordInput(option, id) : numberInput(option, id)}
    <p class="quiet-text" id="${id}-about">${say(`${id}.about`)} ${usual(option)}</p>
    <p class="chips">${option.clauses.map(clauseLink)}</p>
  </div>`;
}

/** @param {OptionForm} option */
function usual({ name, least, most, standard }) {
  if (typeof standard === "string") return words("open-option-usual", { standard: say(`value-${name}-${standard}`) }) + ".";
  return words("open-option-range", { least: number(least ?? 0), most: number(most ?? 0), standard: number(standard) }) + ".";
}

/**
 * @param {OptionForm} option
 * @param {string} id
 */
function numberInput(option, id) {
  return html`<input id=${id} type="number" required min=${option.least ?? 0} max=${option.most ?? nothing} step="1" aria-describedby="${id}-about"
    .value=${live(String(wish.options[option.name] ?? option.standard))}
    @change=${(/** @type {Event} */ event) => choose(option, inputOf(event).valueAsNumber)} />`;
}

/**
 * @param {OptionForm} option
 * @param {string} id
 */
function wordInput(option, id) {
  const chosen = wish.options[option.name] ?? option.standard;
  const entry = (/** @type {string} */ value) => html`<option .value=${value} .selected=${live(value === chosen)}>${say(`value-${option.name}-${value}`)}</option>`;
  return html`<select id=${id} aria-describedby="${id}-about" @change=${(/** @type {Event} */ event) => choose(option, inputOf(event).value)}>
    ${(option.choices ?? []).map(entry)}
  </select>`;
}

/** @param {string} id */
function clauseLink(id) {
  return html`<a class="clause" href=${`/rules/${game.name}/${id}`} target="_blank">${id}</a> `;
}

/**
 * @param {OptionForm} option
 * @param {unknown} value
 */
function choose(option, value) {
  const { [option.name]: _, ...others } = wish.options;
  const nothingNew = value === option.standard || Number.isNaN(value);
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
