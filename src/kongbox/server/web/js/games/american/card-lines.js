/** Lines of a card as they are printed: figures grouped by place, suits told apart by colour and by what underlines them. */

import { html } from "lit";
import { tileName } from "../../tiles.js";
import { words } from "../../words.js";

/** Tile, how many, and the number of the printed row it stands in. @typedef {[string, number, number]} Group */

const SUITS = "BCD";
/** Dragons belong to suits. @type {Record<string, string>} */
const DRAGONS = { GD: "B", RD: "C", WD: "D" };

/**
 * The pattern of a hand: "222 777 2222 7777", for the ear in words.
 * @param {Group[]} groups
 */
export function printed(groups) {
  /** @type {Map<string, number>} */
  const roles = new Map();
  for (const [code] of groups) {
    const suit = suitOf(code);
    if (suit && !roles.has(suit)) roles.set(suit, roles.size + 1);
  }
  return html`<span class="unseen">${groups.map(([code, count]) => words("am-group", { count, tile: tileName(code) })).join(", ")}</span>
    <span class="figures-row" aria-hidden="true">${rows(groups).map((row) => html`<span class="printed">${row.map(([code, count]) => html`<span
      class="suit ${suitOf(code) ? `ink-${suitOf(code)} role-${roles.get(suitOf(code))}` : ""}">${sign(code).repeat(count)}</span>`)}</span>`)}</span>`;
}

/**
 * Groups that stand in one printed row together.
 * @param {Group[]} groups
 */
function rows(groups) {
  /** @type {Group[][]} */
  const found = [];
  let now = 0;
  for (const group of groups) {
    if (group[2] && group[2] === now) found[found.length - 1].push(group);
    else found.push([group]);
    now = group[2];
  }
  return found;
}

/** @param {string} code */
function suitOf(code) {
  if (code.length === 2 && SUITS.includes(code[1]) && /\d/.test(code[0])) return code[1];
  return code === "WD" ? "" : DRAGONS[code] ?? "";
}

/** @param {string} code */
function sign(code) {
  if (/^\d/.test(code)) return code[0];
  if (code === "WD") return "0";
  if (code in DRAGONS) return "D";
  return code.endsWith("w") ? words(`wind-letter-${code[0]}`) : code;
}
