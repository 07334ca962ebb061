/** Which card a new table plays with: the practice card, or one of the player's own, kept on this device. */

import { html, nothing } from "lit";
import { myCards } from "../../cards-kept.js";
import { loadWords, words } from "../../words.js";

const PRACTICE = "practice";

/** @type {Record<string, import("../catalogue.js").OptionInput>} */
export const INPUTS = { card };

/** Words of the choice. */
export async function ready() {
  await loadWords(["american"]);
}

/**
 * @param {unknown} chosen `practice` or the document of a card
 * @param {(value: unknown) => void} choose
 */
function card(chosen, choose) {
  const kept = myCards();
  const now = kept.find(({ document }) => JSON.stringify(document) === JSON.stringify(chosen))?.id ?? PRACTICE;
  const pick = (/** @type {Event} */ event) => {
    const { value } = /** @type {HTMLSelectElement} */ (event.target);
    choose(kept.find(({ id }) => id === value)?.document ?? PRACTICE);
  };
  return html`<select id="option-card" aria-describedby="option-card-about" @change=${pick}>
      <option value=${PRACTICE} ?selected=${now === PRACTICE}>${words("card-practice")}</option>
      ${kept.map(({ id, name }) => html`<option value=${id} ?selected=${now === id}>${name}</option>`)}
    </select>
    <p class="quiet-text" id="own-card">${kept.length ? words("card-private") : nothing} <a href="/cards">${words("card-edit")}</a></p>`;
}
