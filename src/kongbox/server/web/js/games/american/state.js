/** What this screen remembers of an American table between two updates: chosen tiles, what is marked, what is asked. */

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").OfferView} OfferView */
/**
 * @typedef {object} State
 * @property {string[]} chosen keys of the tiles in the slots
 * @property {number} blind how many tiles go on unseen
 * @property {number} most the courtesy one would go to
 * @property {number} marked which exchange is marked
 * @property {boolean} amending whether the ways to put an exposure right are shown
 * @property {OfferView | null} asked the act that waits for a yes
 * @property {string} question the question the choice belongs to
 * @property {"possible" | "all" | "section"} filter of the card viewer
 * @property {string} section
 * @property {string} search
 * @property {string | null} open the line whose tiles are shown; null: the nearest
 */

/** @type {WeakMap<Play, State>} */
const states = new WeakMap();

/**
 * @param {Play} play
 * @returns {State}
 */
export function stateOf(play) {
  let state = states.get(play);
  if (!state) {
    state = { chosen: [], blind: 0, most: 0, marked: 0, amending: false, asked: null, question: "", filter: "possible", section: "", search: "", open: null };
    states.set(play, state);
  }
  return state;
}

/**
 * A new view has come: what was chosen for another question is no longer chosen, what is not offered no longer asked.
 * @param {Play} play
 * @param {View} view
 */
export function settle(play, view) {
  const state = stateOf(play);
  const question = `${view.hand} ${view.question?.name ?? ""}`;
  if (state.question !== question) Object.assign(state, { question, chosen: [], blind: 0, most: 0 });
  const keys = new Set(play.order.held.map((held) => held.key));
  state.chosen = state.chosen.filter((key) => keys.has(key));
  state.marked = Math.min(state.marked, Math.max(0, offersOf(view, "exchange").length - 1));
  if (!offersOf(view, "amend").length) state.amending = false;
  if (state.asked && !view.offers.some((offer) => same(offer, state.asked))) state.asked = null;
}

/**
 * @param {OfferView} offer
 * @param {OfferView | null} other
 */
function same(offer, other) {
  return offer.name === other?.name && offer.target === other.target;
}

/**
 * @param {View} view
 * @param {string} name
 */
export function offersOf(view, name) {
  return view.offers.filter((offer) => offer.name === name);
}

/**
 * Change what is remembered, and draw.
 * @param {Play} play
 * @param {Partial<State>} change
 */
export function set(play, change) {
  Object.assign(stateOf(play), change);
  play.draw();
}
