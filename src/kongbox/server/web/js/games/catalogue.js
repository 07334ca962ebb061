/** What single games bring along for the pages, by name; a game may bring nothing. */

/** @type {Record<string, () => Promise<{FIGURES: import("../figure.js").Figures}>>} */
const BROUGHT = {
  wsom: () => import("./wsom/figures.js"),
};

/**
 * The figures of a game's rule book.
 * @param {string} game
 * @returns {Promise<import("../figure.js").Figures>}
 */
export async function figuresOf(game) {
  return Object.hasOwn(BROUGHT, game) ? (await BROUGHT[game]()).FIGURES : {};
}
