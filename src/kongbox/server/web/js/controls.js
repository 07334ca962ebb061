/** Controls that several pages share, as templates of native inputs: a choice in a row, a switch, a volume. */

import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/**
 * One of a few, as radio buttons in a row.
 * @template {string} Value
 * @param {object} of
 * @param {string} of.name unique on the page
 * @param {string} of.label what is chosen, for the group
 * @param {{value: Value, text: unknown, label?: string, lang?: string}[]} of.options `label` where the text alone is too short
 * @param {Value} of.value
 * @param {(value: Value) => void} of.choose
 * @param {boolean} [of.seen] whether the label stands above the row
 */
export function segmented({ name, label, options, value, choose, seen = false }) {
  const segment = (/** @type {(typeof options)[number]} */ option) => html`<label class="segment" lang=${option.lang ?? nothing}>
    <input type="radio" name=${name} .value=${option.value} .checked=${live(option.value === value)}
      aria-label=${option.label ?? nothing} @change=${() => choose(option.value)} />
    <span>${option.text}</span>
  </label>`;
  return html`<fieldset class="field">
    <legend class=${seen ? "" : "unseen"}>${label}</legend>
    <div class="segmented">${options.map(segment)}</div>
  </fieldset>`;
}

/**
 * On or off.
 * @param {string} text
 * @param {boolean} on
 * @param {(on: boolean) => void} choose
 */
export function toggle(text, on, choose) {
  return html`<label class="switch">
    <input type="checkbox" role="switch" .checked=${live(on)} @change=${(/** @type {Event} */ event) => choose(inputOf(event).checked)} />
    <span>${text}</span>
  </label>`;
}

/**
 * A volume, 0 to 1.
 * @param {string} text
 * @param {number} value
 * @param {(value: number) => void} choose
 */
export function volume(text, value, choose) {
  return html`<label class="volume"><span class="unseen">${text}</span>
    <input type="range" min="0" max="1" step="0.1" .value=${live(String(value))}
      @input=${(/** @type {Event} */ event) => choose(Number(inputOf(event).value))} />
  </label>`;
}

/** @param {Event} event */
export function inputOf(event) {
  return /** @type {HTMLInputElement} */ (event.target);
}
