/**
 * The rules that a table may change, one by one: a word of a list, a number, or a number where the words do not serve.
 *
 *     optionsPage({ game, chosen, inputs, choose })      // rows, with what is usual and the clauses behind
 *     valueWords("wsom", "min_points", 5)                // "5"; "a quarter" where the game has a word for it
 */

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { inputOf } from "./controls.js";
import { gameHas, gameWords, number, words } from "./words.js";

/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").OptionForm} OptionForm */
/** @typedef {number | string} Plain */
/**
 * @typedef {object} Choosing
 * @property {Game} game
 * @property {Record<string, any>} chosen what differs from the standard, by name
 * @property {Record<string, import("./games/catalogue.js").OptionInput>} inputs those that only this game has
 * @property {(option: OptionForm, value: unknown) => void} choose
 */

/** The entry of a list that asks for a number beside it. */
const NUMBER = "#";
/** A sensible number to begin with where none was chosen. */
const FIRST = 500;

/** @param {Choosing} choosing */
export function optionsPage(choosing) {
  return choosing.game.options.map((option) => optionRow(choosing, option));
}

/**
 * What a value of an option is called.
 * @param {string} game
 * @param {string} option
 * @param {unknown} value
 */
export function valueWords(game, option, value) {
  if (typeof value !== "string" && typeof value !== "number") return named(value);
  const id = `value-${option}-${value}`;
  if (gameHas(game, id)) return gameWords(game, id);
  return typeof value === "number" ? number(value) : value;
}

/**
 * What is neither word nor number may have a name of its own, as a card has.
 * @param {any} value
 */
function named(value) {
  return typeof value?.name === "string" ? value.name : "…";
}

/**
 * @param {Choosing} choosing
 * @param {OptionForm} option
 */
function optionRow(choosing, option) {
  const { game, chosen, inputs, choose } = choosing;
  const id = `option-${option.name}`;
  const different = option.name in chosen;
  const value = chosen[option.name] ?? option.standard;
  return html`<div class="option ${different ? "different" : ""}">
    <label for=${id}>${gameWords(game.name, id)}${different ? html` <span class="chip">${words("open-different")}</span>` : nothing}</label>
    ${Object.hasOwn(inputs, option.name) ? inputs[option.name](value, (given) => choose(option, given))
      : option.choices ? listInput(choosing, option, value) : numberInput(choosing, option, value, id)}
    <p class="quiet-text" id="${id}-about">${gameWords(game.name, `${id}.about`)} ${usual(game, option)}</p>
    <p class="chips">${option.clauses.map((clause) => clauseLink(game, clause))}</p>
  </div>`;
}

/**
 * @param {Game} game
 * @param {OptionForm} option
 */
function usual(game, { name, choices, least = 0, most, standard }) {
  if (choices) return words("open-option-usual", { standard: valueWords(game.name, name, standard) }) + ".";
  const facts = { least: number(least), standard: number(Number(standard)) };
  return (most === undefined ? words("open-option-least", facts) : words("open-option-range", { ...facts, most: number(most) })) + ".";
}

/**
 * A list of words; where a number may stand instead, the last entry opens a field for it.
 * @param {Choosing} choosing
 * @param {OptionForm} option
 * @param {Plain} value
 */
function listInput(choosing, option, value) {
  const { game, choose } = choosing;
  const id = `option-${option.name}`;
  const choices = option.choices ?? [];
  const free = option.least !== undefined;
  const own = free && !choices.includes(value);
  const entry = (/** @type {Plain} */ each) => html`<option .value=${String(each)} .selected=${live(each === value)}>${valueWords(game.name, option.name, each)}</option>`;
  const pick = (/** @type {string} */ picked) => choose(option, picked === NUMBER ? firstNumber(option) : choices.find((each) => String(each) === picked));
  const list = html`<select id=${id} aria-describedby="${id}-about" @change=${(/** @type {Event} */ event) => pick(inputOf(event).value)}>
    ${choices.map(entry)}${free ? html`<option .value=${NUMBER} .selected=${live(own)}>${words("open-option-number")}</option>` : nothing}
  </select>`;
  return own ? html`<span class="option-pair">${list}${numberInput(choosing, option, value, `${id}-number`)}</span>` : list;
}

/** @param {OptionForm} option */
function firstNumber({ least = 0, most = Infinity }) {
  return Math.min(Math.max(FIRST, least), most);
}

/**
 * @param {Choosing} choosing
 * @param {OptionForm} option
 * @param {Plain} value
 * @param {string} id
 */
function numberInput({ game, choose }, option, value, id) {
  const label = id === `option-${option.name}` ? nothing : gameWords(game.name, `option-${option.name}`);
  return html`<input id=${id} type="number" required min=${option.least ?? 0} max=${option.most ?? nothing} step="1" inputmode="numeric"
    aria-label=${label} aria-describedby="option-${option.name}-about" .value=${live(String(value))}
    @change=${(/** @type {Event} */ event) => inputOf(event).reportValidity() && choose(option, inputOf(event).valueAsNumber)} />`;
}

/**
 * @param {Game} game
 * @param {string} id
 */
function clauseLink(game, id) {
  return html`<a class="clause" href=${`/rules/${game.name}/${id}`} target="_blank" translate="no">${id}</a> `;
}
