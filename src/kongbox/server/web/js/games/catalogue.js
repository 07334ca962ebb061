/**
 * What single games bring along for the pages, by name; a game may bring nothing.
 *
 *     await figuresOf("wsom")        // for the rule book
 *     await tableOf("american")      // a GameTable, or null: the plain table serves the game
 *     await stillOf("naipes")        // the same for a replay
 *     await facesOf("naipes")        // from then on tiles.js draws its pieces, where they are no tiles
 *     await settlementOf("naipes")   // what only this game says of a settlement
 *     await inputsOf("american")     // for options that are neither a number nor a word of a list
 */

/** @typedef {import("../play.js").Play} Play */
/** @typedef {import("../protocol.js").View} View */
/** @typedef {import("../protocol.js").OfferView} OfferView */
/** @typedef {import("../hand-order.js").Held} Held */
/**
 * What a game's own table answers. Whatever is missing is done as at every table.
 * @typedef {object} GameTable
 * @property {typeof import("../geometry.js").arrange} [arrange] where everything lies
 * @property {(play: Play, view: View, plan: any, ui: import("../table.js").TableUi) => unknown} [table] the table itself
 * @property {(view: View, plan: any, ui: import("../table.js").TableUi) => unknown} [still] the table where nobody plays: a replay
 * @property {(play: Play, view: View) => void} [begin] the first view has come
 * @property {(event: Record<string, any>) => string | undefined} [soundOf] what an event sounds of, where it is not the usual
 * @property {Record<string, (play: Play, view: View) => unknown>} [tabs] further pages of the notebook, by name
 * @property {(play: Play, view: View, old: View | null) => void} [settle] a new view has come
 * @property {(play: Play, view: View, events: Record<string, any>[]) => void} [happen] events that need more than a sentence
 * @property {(play: Play, event: KeyboardEvent) => boolean} [key] whether a key was the game's own
 * @property {(play: Play, held: Held) => boolean} [tap] whether a tap on an own tile was the game's own
 * @property {(play: Play, offer: OfferView) => boolean} [take] whether an act is first asked about
 * @property {(tile: string) => boolean} [precious] whether the discard of a tile is asked about once
 * @property {(play: Play, view: View) => unknown} [won] what the settlement shows of the winning hand
 * @property {[string[], string][]} [keys] further keys for the list, each with the message that says what it does
 */
/**
 * What a game says of its settlements, where the page of every game would say less.
 * @typedef {object} Settlement
 * @property {(view: View, seat: number) => string} [sign] address of the picture of a seat, in a box of -12 to 12
 * @property {(view: View, seat: number) => string} [title] what a seat is called beside its name
 * @property {(view: View, payment: import("../protocol.js").PaymentView) => {text: string, clause: string}[]} [why] how a payment comes about
 */
/** @typedef {(chosen: unknown, choose: (value: unknown) => void) => unknown} OptionInput */

/** @type {Record<string, () => Promise<{FIGURES: import("../figure.js").Figures}>>} */
const BROUGHT = {
  wsom: () => import("./wsom/figures.js"),
  naipes: () => import("./naipes/figures.js"),
};

/** @type {Record<string, () => Promise<{TABLE: GameTable, ready: () => Promise<unknown>}>>} */
const TABLES = {
  american: () => import("./american/table.js"),
  naipes: () => import("./naipes/table.js"),
};

/** Games whose table has a `still`. */
const STILLS = new Set(["naipes"]);

/** Pieces that are no tiles. @type {Record<string, () => Promise<{ready: () => Promise<unknown>}>>} */
const FACES = {
  naipes: () => import("./naipes/faces.js"),
};

/** @type {Record<string, () => Promise<{INPUTS: Record<string, OptionInput>, ready: () => Promise<unknown>}>>} */
const INPUTS = {
  american: () => import("./american/card-choice.js"),
};

/** @type {Record<string, () => Promise<{SETTLEMENT: Settlement, ready: () => Promise<unknown>}>>} */
const SETTLEMENTS = {
  naipes: () => import("./naipes/settlement.js"),
};

/** What lies on a game's card in the lobby, where it is not the usual row and claimed set. @type {Record<string, string[][]>} */
const SHOWN = { american: [["F", "F"], ["2C", "2C", "J"], ["WD", "WD"]], naipes: [["Ro", "Cc", "7b", "3e", "Sc"]] };
/** Pages of a game's own. @type {Record<string, {address: string, text: string}>} */
const PAGES = { american: { address: "/cards", text: "lobby-cards" } };

/** @param {string} game */
export function tilesOnCard(game) {
  return Object.hasOwn(SHOWN, game) ? SHOWN[game] : null;
}

/**
 * A page that only this game has: its address, and the message that names it.
 * @param {string} game
 */
export function pageOf(game) {
  return Object.hasOwn(PAGES, game) ? PAGES[game] : null;
}

/**
 * The table of a game, with its words and looks, or null where the plain table serves.
 * @param {string} game
 * @returns {Promise<GameTable | null>}
 */
export async function tableOf(game) {
  if (!Object.hasOwn(TABLES, game)) return null;
  const { TABLE, ready } = await TABLES[game]();
  await ready();
  return TABLE;
}

/**
 * The table of a game where nobody plays at it, or null where the plain table shows its replays.
 * @param {string} game
 * @returns {Promise<GameTable | null>}
 */
export async function stillOf(game) {
  return STILLS.has(game) ? tableOf(game) : null;
}

/**
 * Make ready the pictures of a game's pieces, where they are no tiles.
 * @param {string} game
 */
export async function facesOf(game) {
  if (Object.hasOwn(FACES, game)) await (await FACES[game]()).ready();
}

/**
 * Whether the pieces of a game are tiles: its table needs their pictures.
 * @param {string} game
 */
export function playsWithTiles(game) {
  return !Object.hasOwn(FACES, game);
}

/**
 * Inputs for options of a game, by the option's name.
 * @param {string} game
 * @returns {Promise<Record<string, OptionInput>>}
 */
export async function inputsOf(game) {
  if (!Object.hasOwn(INPUTS, game)) return {};
  const brought = await INPUTS[game]();
  await brought.ready();
  return brought.INPUTS;
}

/**
 * What a game says of its settlements; nothing where it has no more to say than every game.
 * @param {string} game
 * @returns {Promise<Settlement>}
 */
export async function settlementOf(game) {
  if (!Object.hasOwn(SETTLEMENTS, game)) return {};
  const brought = await SETTLEMENTS[game]();
  await brought.ready();
  return brought.SETTLEMENT;
}

/**
 * The figures of a game's rule book.
 * @param {string} game
 * @returns {Promise<import("../figure.js").Figures>}
 */
export async function figuresOf(game) {
  return Object.hasOwn(BROUGHT, game) ? (await BROUGHT[game]()).FIGURES : {};
}
