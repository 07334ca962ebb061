/** Sentences with their names and tiles set off: names isolated and strong, so that any script may stand in any sentence. */

import { html } from "lit";
import { words } from "./words.js";

/**
 * A sentence with some of its facts in bold. Facts stand in the sentence word for word, so they are found again in it.
 * @param {string} id
 * @param {Record<string, string | number>} facts
 * @param {string[]} strong names of the facts to set off
 */
export function setOff(id, facts, strong) {
  return strongly(words(id, facts), strong.map((name) => String(facts[name] ?? "")).filter(Boolean));
}

/**
 * @param {string} sentence
 * @param {string[]} parts
 */
export function strongly(sentence, parts) {
  if (!parts.length) return html`${sentence}`;
  const pattern = new RegExp(`(${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`, "u");
  return html`${sentence.split(pattern).map((piece) => (parts.includes(piece) ? html`<b><bdi>${piece}</bdi></b>` : piece))}`;
}
