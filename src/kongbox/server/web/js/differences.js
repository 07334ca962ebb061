/** How a table differs from the usual rules: a chip that counts the differences and, pressed, tells them. */

import { html, nothing } from "lit";
import { words } from "./words.js";

/** @typedef {Record<string, unknown>} Differences by the option's name */

/**
 * "2 diferencias", to be pressed; nothing at a table with the usual rules.
 * @param {string} game
 * @param {Differences} differences
 */
export function differencesChip(game, differences) {
  const count = Object.keys(differences).length;
  if (!count) return nothing;
  const tell = async () => (await import("./differences-sheet.js")).tellDifferences(game, differences);
  return html`<button type="button" class="chip differences-chip" aria-haspopup="dialog" @click=${tell}>${words("differences-count", { count })}</button>`;
}
