/**
 * What the pages ask the server for over plain HTTP; the table in play has its own line (`net.js`).
 *
 * Every answer is JSON. A no comes as `Refused`, with a sentence ready in both languages; no answer at all as `Unreachable`.
 */

/** @typedef {import("./protocol.js").Said} Said */
/** @typedef {import("./words.js").Language} Language */

/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").TableLine} TableLine */
/** @typedef {import("./answers.js").NewTable} NewTable */
/** @typedef {import("./answers.js").Book} Book */
/** @typedef {import("./answers.js").ClauseFound} ClauseFound */
/** @typedef {import("./answers.js").Chapter} Chapter */
/** @typedef {import("./answers.js").Replay} Replay */

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
 * The numbers of the finished hands of a table; none where the table is not known any more.
 * @param {string} table
 * @returns {Promise<number[]>}
 */
export const finishedHands = (table) =>
  ask(`/api/tables/${encodeURIComponent(table)}/hands`).then(({ hands }) => hands, () => []);

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
