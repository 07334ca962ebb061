/** Happenings that only this game knows: honour cards, the palo of the vuelta, eunucos, pumba; and the sound of cards. */

import { hasWords, words } from "../../words.js";
import { tileName, tileNames } from "../../tiles.js";
import { ownAmong } from "./honours.js";

/** @typedef {import("../../protocol.js").View} View */
/** @typedef {Record<string, any>} Event */

/** @type {readonly string[]} */
const PALOS = ["oros", "copas", "espadas", "bastos"];

/**
 * The tail of the messages that tell an event of this game, and its own facts; null for all others.
 * @param {View} view
 * @param {Event} event
 * @returns {{tail: string, facts: Record<string, string | number>} | null}
 */
export function happening(view, event) {
  if (event.event === "TilesMoved" && event.target[0] === "aside") return honour(view, event);
  if (event.event === "MarkSet") return marked(view, event);
  return null;
}

/**
 * @param {View} view
 * @param {Event} event
 */
function honour(view, event) {
  const seat = view.seats[event.target[1]];
  const tiles = /** @type {string[]} */ (event.tiles);
  const own = ownAmong(seat, tiles);
  const last = view.result !== null && view.wall_left === 0;
  const mine = seat.seat === view.me;
  const facts = { name: seat.person.name, tiles: tileNames(tiles), cards: tiles.map(withArticle).join(", "), own };
  return { tail: last ? "honour-last" : mine ? "honour-own" : "honour", noted: last ? "honour-last" : own ? "honour-own" : "honour", facts };
}

/** @param {string} code */
function withArticle(code) {
  return hasWords(`tile-${code}.the`) ? words(`tile-${code}.the`) : tileName(code);
}

/**
 * @param {View} view
 * @param {Event} event
 */
function marked(view, event) {
  const facts = { name: view.seats[event.seat].person.name, count: view.beside?.counts?.[event.seat] ?? 0 };
  switch (event.name) {
    case "vuelta": return { tail: "dominant", facts: { palo: words(`palo-${PALOS[(event.value - 1) % 4]}`) } };
    case "eunuco": return event.value ? { tail: event.value === 1 ? "gran-eunuco" : "pequeno-eunuco", facts } : null;
    case "pumba": return { tail: event.value ? "pumba" : "not-pumba", facts };
    case "false-mahjong": return event.value ? { tail: "false-mahjong", facts } : null;
    default: return null;
  }
}

/**
 * Cards sound of cards, those laid apart too.
 * @param {Event} event
 * @returns {string | undefined}
 */
export function soundOf(event) {
  if (event.event === "TileDiscarded") return "card";
  return event.event === "TilesMoved" && event.target[0] === "aside" ? "card" : undefined;
}
