/** The code of a table, typed on a row of blank tiles: one field, a tile for each character. */

import { html } from "lit";
import { live } from "lit/directives/live.js";
import { inputOf } from "./controls.js";
import { words } from "./words.js";

export const CODE_LENGTH = 6;

/**
 * The code in what was typed or pasted: a code, or the address of a table.
 * @param {string} text
 */
export function codeIn(text) {
  const path = /\/table\/([^/?#\s]+)/.exec(text);
  return (path ? path[1] : text).replace(/[^\p{L}\p{N}]/gu, "").toUpperCase().slice(0, CODE_LENGTH);
}

/**
 * @param {string} code typed so far
 * @param {(code: string) => void} type
 */
export function codeField(code, type) {
  const blank = (/** @type {unknown} */ _, /** @type {number} */ at) => html`<span
    class="blank ${at === Math.min(code.length, CODE_LENGTH - 1) ? "next" : ""}">${code[at] ?? ""}</span>`;
  return html`<div class="code">
    <div class="code-tiles" aria-hidden="true">${Array.from({ length: CODE_LENGTH }, blank)}</div>
    <input class="code-input" type="text" name="code" aria-label=${words("join-code")} autocomplete="off" autocapitalize="characters"
      spellcheck="false" .value=${live(code)} @input=${(/** @type {Event} */ event) => type(codeIn(inputOf(event).value))} />
  </div>`;
}
