/** Joker exchanges: which are open, which is marked, and carrying one out. */

import { nameOf } from "../../people.js";
import { tileName } from "../../tiles.js";
import { words } from "../../words.js";
import { offersOf, set, stateOf } from "./state.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").OfferView} OfferView */

/**
 * The exchange that fetches a joker from an exposure, or null.
 * @param {View} view
 * @param {number} owner
 * @param {number} at which of the owner's exposures
 */
export function exchangeAt(view, owner, at) {
  return offersOf(view, "exchange").find(({ target }) => target === 10 * owner + at) ?? null;
}

/**
 * The exchange that X or the button would carry out.
 * @param {Play} play
 * @param {View} view
 * @returns {OfferView | null}
 */
export function markedExchange(play, view) {
  return offersOf(view, "exchange")[stateOf(play).marked] ?? null;
}

/**
 * "Cambiar tu 6 Bam por el Joker de Teo".
 * @param {View} view
 * @param {OfferView} offer
 */
export function exchangeWords(view, offer) {
  const owner = Math.floor((offer.target ?? 0) / 10);
  return words("am-exchange", { tile: tileName(offer.tiles[0]), name: nameOf(view, owner), own: owner === view.me ? "yes" : "no" });
}

/**
 * @param {Play} play
 * @param {OfferView} offer
 */
export function takeExchange(play, offer) {
  play.deeds.take(offer);
}

/**
 * Key X: the only exchange is made; of several the next one is marked, and Enter makes it.
 * @param {Play} play
 * @param {View} view
 */
export function pressExchange(play, view) {
  const open = offersOf(view, "exchange");
  if (!open.length) return false;
  if (open.length === 1) takeExchange(play, open[0]);
  else set(play, { marked: (stateOf(play).marked + 1) % open.length });
  return true;
}
