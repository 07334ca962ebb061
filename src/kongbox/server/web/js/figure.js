/** Figures of the rule book, made of real tiles on the cloth of their game. */

import { html, nothing } from "lit";
import { back, tile, tileName } from "./tiles.js";
import { listed, words } from "./words.js";

/** @typedef {import("./answers.js").ClausePage} ClausePage */
/** @typedef {{set: string, lies: string, seat?: string}} Lying a set as it lies, and whose discard it holds */
/** @typedef {Record<string, Lying[]>} Figures by clause */

const WIDTH = 36;

/**
 * Sets as they lie before their owner.
 * @param {Lying[] | undefined} lying
 */
export function lyingSets(lying) {
  if (!lying) return nothing;
  return html`<div class="figures-row">${lying.map(lyingSet)}</div>`;
}

/** @param {Lying} lying */
function lyingSet({ set, lies, seat }) {
  const name = words(`meld-${set}`);
  const caption = seat ? words("rules-figure-from", { set: name, seat: words(`seat-${seat}`) }) : words("rules-figure", { set: name });
  return html`<figure class="rule-figure">
    <div class="figure-cloth" aria-hidden="true"><span class="tile-row">${lies.split(" ").map(lyingTile)}</span></div>
    <figcaption class="quiet-text">${caption}</figcaption>
  </figure>`;
}

/** @param {string} written */
function lyingTile(written) {
  if (written.startsWith("-")) return back({ w: WIDTH }, written.slice(1));
  if (written.startsWith("~")) return tile(written.slice(1), { w: WIDTH, quarter: 3 });
  return tile(written, { w: WIDTH });
}

/**
 * A won hand that shows a clause.
 * @param {ClausePage["example"]} example
 */
export function wonHand(example) {
  if (!example) return nothing;
  const sets = [...example.melds.map((meld) => meld.tiles), ...example.groups];
  const names = listed([...sets.flat(), example.win].map(tileName));
  return html`<figure class="rule-figure">
    <div class="figure-cloth" role="img" aria-label=${words("rules-example-tiles", { tiles: names })}>
      ${sets.map((tiles) => html`<span class="tile-row">${tiles.map((code) => tile(code, { w: WIDTH }))}</span>`)}
      <span class="tile-row">${tile(example.win, { w: WIDTH, look: "usable" })}</span>
    </div>
    <figcaption class="quiet-text">${words(`rules-example-${example.by}`, { wind: words(`wind-${example.seat}`) })}</figcaption>
  </figure>`;
}
