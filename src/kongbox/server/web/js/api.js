/**
 * What the pages ask the server for over plain HTTP; the table in play has its own line (`net.js`).
 *
 * Every answer is JSON. A no comes as `Refused`, with a sentence ready in both languages; no answer at all as `Unreachable`.
 */

/** @typedef {import("./protocol.js").Said} Said */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./words.js").Language} Language */

/**
 * @typedef {object} OptionForm one table option
 * @property {string} name words `option-<name>` and `.about` of the game
 * @property {number | string} standard
 * @property {number} [least] a number lies between these
 * @property {number} [most]
 * @property {string[]} [choices] a word is one of these: words `value-<name>-<choice>`
 * @property {string[]} clauses
 */

/**
 * @typedef {object} Game
 * @property {string} name
 * @property {string} version
 * @property {string[]} tiles all kinds, in tidy order
 * @property {OptionForm[]} options
 * @property {{name: string, options: Record<string, number | string>}[]} presets words `preset-<name>` and `.about` of the game
 */

/**
 * @typedef {object} SeatLine who sits where, as the lobby may know
 * @property {string} name "" when free
 * @property {"person" | "bot" | "empty"} kind
 */

/**
 * @typedef {object} TableLine a table in a list
 * @property {string} id
 * @property {string} code what one types to come in
 * @property {string} name
 * @property {string} game
 * @property {string} version
 * @property {Record<string, unknown>} differences
 * @property {string} pace
 * @property {string} phase `waiting`, or a phase of the engine
 * @property {SeatLine[]} seats
 * @property {number} free seats a person may take
 * @property {number} hand 0 before the start
 * @property {number} hands
 * @property {boolean} mine whether a seat belongs to this browser
 */

/**
 * @typedef {object} NewTable
 * @property {string} game
 * @property {string} name
 * @property {string} person
 * @property {string} pace
 * @property {Record<string, number | string>} options
 * @property {boolean} listed
 * @property {number} bots
 * @property {boolean} start begin at once
 */

/**
 * @typedef {object} BookGame
 * @property {string} game
 * @property {Said} name
 * @property {Said} short
 * @property {Said} rules
 * @property {boolean} playable
 * @property {{chapter: string, number: number, title: Said, clauses: {id: string, title: Said, status: string}[]}[]} chapters
 */

/** @typedef {{games: BookGame[]}} Book */
/** @typedef {{name: string, title: Said, about: Said, standard: number | string}} ClauseOption */
/** @typedef {{id: string, game: string, title: Said, status: string, sentence: Said}} ClauseFound */

/**
 * @typedef {object} ClausePage
 * @property {string} id
 * @property {string} game
 * @property {Said} title
 * @property {"implemented" | "option" | "planned" | "not-applicable"} status
 * @property {Said | null} rule
 * @property {Said | null} differ where authorities disagree, and what we chose
 * @property {Said | null} reason why it is not built
 * @property {string} article
 * @property {string} confidence
 * @property {{title: string, where: string, language: string}[]} sources
 * @property {string[]} code
 * @property {string[]} tests
 * @property {ClauseOption[]} options
 * @property {{groups: string[][], melds: {kind: string, tiles: string[]}[], win: string, by: string, seat: string} | null} example
 */

/** @typedef {{chapter: string, number: number, title: Said, game: string, clauses: ClausePage[]}} Chapter */

/** @typedef {{events: Record<string, any>[], view: View}} Frame one moment of a hand: what happened, and the table after it */

/**
 * @typedef {object} Replay a finished hand
 * @property {string} table
 * @property {string} name
 * @property {string} game
 * @property {number} hand
 * @property {number} hands finished hands of this table
 * @property {Frame[]} frames
 */

/** The server said no, and why. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {Said | null} text
   */
  constructor(status, text) {
    super(text?.en ?? `${status}`);
    this.status = status;
    this.text = text;
  }
}

/** The server did not answer. */
export class Unreachable extends Error {}

/** @returns {Promise<{games: Game[], paces: string[]}>} */
export const games = () => ask("/api/games");

/** @returns {Promise<{tables: TableLine[]}>} open tables, and those this browser sits at */
export const tables = () => ask("/api/tables");

/**
 * @param {NewTable} wish
 * @returns {Promise<{id: string}>}
 */
export const openTable = (wish) => ask("/api/tables", wish);

/**
 * One table in a line.
 * @param {string} code
 * @returns {Promise<TableLine>}
 */
export const tableNamed = (code) => ask(`/api/tables/${encodeURIComponent(code)}`);

/**
 * Take a free seat.
 * @param {string} table
 * @param {string} person
 * @returns {Promise<{id: string}>}
 */
export const sit = (table, person) => ask(`/api/tables/${encodeURIComponent(table)}/sit`, { person });

/** @returns {Promise<Book>} */
export const ruleBook = () => ask("/api/rules");

/**
 * @param {string} game
 * @param {string} chapter
 * @returns {Promise<Chapter>}
 */
export const ruleChapter = (game, chapter) => ask(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(chapter)}`);

/**
 * @param {string} asked
 * @param {Language} lang
 * @returns {Promise<ClauseFound[]>}
 */
export const ruleSearch = (asked, lang) => ask(`/api/rules/find?${new URLSearchParams({ words: asked, lang })}`);

/**
 * A finished hand, with all tiles open or as one seat saw it.
 * @param {string} table
 * @param {number} hand
 * @param {number | null} seat
 * @returns {Promise<Replay>}
 */
export const replayOf = (table, hand, seat) => ask(`/api/tables/${encodeURIComponent(table)}/hands/${hand}${seat === null ? "" : `?seat=${seat}`}`);

/**
 * @param {string} path
 * @param {unknown} [body] sent with POST when there is one
 */
export async function ask(path, body) {
  const answer = await reach(path, body);
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(answer.status, sentenceOf(said));
  return said;
}

/**
 * @param {string} path
 * @param {unknown} body
 */
async function reach(path, body) {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    return await fetch(path, body === undefined ? {} : post);
  } catch {
    throw new Unreachable(path);
  }
}

/**
 * @param {any} said
 * @returns {Said | null}
 */
function sentenceOf(said) {
  const text = said?.text;
  return typeof text?.es === "string" && typeof text?.en === "string" ? text : null;
}
