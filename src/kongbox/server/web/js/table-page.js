/** The page of a table: its line, its bar, its keys. The address says which table: /table/<id>. */

import { mountRegions } from "./announce.js";
import { playsWithTiles, tableOf } from "./games/catalogue.js";
import { barMiddle } from "./head.js";
import { listenToKeys } from "./keys.js";
import { Line } from "./net.js";
import { Play } from "./play.js";
import { mountShell } from "./shell.js";
import { loadWords, words } from "./words.js";

const PATIENCE = 1500;
/** The settlement is fetched ahead, but not by who only looks in. */
const SCORE_AFTER = 20_000;

/**
 * Put the table of `line` on the page.
 * @param {Line} line
 * @param {import("./games/catalogue.js").GameTable | null} [game] what only its game does in its own way
 * @returns {Play}
 */
export function mountTable(line, game) {
  const stage = /** @type {HTMLElement} */ (document.getElementById("main"));
  const book = /** @type {HTMLElement} */ (document.getElementById("book"));
  mountRegions();
  const play = new Play(line, stage, book, game ?? {});
  play.drawn.push(mountShell({ middle: () => barMiddle(play) }));
  listenToKeys(play);
  window.addEventListener("popstate", () => {
    if (play.small && play.bookOpen && !history.state?.notebook) play.deeds.toggleBook(false);
  });
  setInterval(() => tellSilence(line, stage), 1000);
  play.draw();
  if ("requestIdleCallback" in window) setTimeout(() => requestIdleCallback(() => play.fetchScore()), SCORE_AFTER);
  return play;
}

/**
 * While the line is down the banner counts the seconds, without drawing the table again.
 * @param {Line} line
 * @param {HTMLElement} stage
 */
function tellSilence(line, stage) {
  const place = stage.querySelector("[data-silence]");
  if (place) place.textContent = words("line-lost", { seconds: line.silence() });
}

/**
 * The game that is played there, with the first word from the table; "" where none comes in time.
 * @param {Line} line
 * @returns {Promise<string>}
 */
function gameOf(line) {
  return new Promise((found) => {
    line.addEventListener("update", () => found(line.update?.view.game ?? ""), { once: true });
    setTimeout(() => found(""), PATIENCE);
  });
}

/**
 * The table of a game, once the page has the pictures it is played with.
 * @param {string} game
 * @returns {Promise<import("./games/catalogue.js").GameTable>}
 */
export async function withPictures(game) {
  const [own, art] = await Promise.all([tableOf(game), playsWithTiles(game) ? import("./art.js") : null]);
  if (art) document.body.append(art.sheetOfArt());
  return own ?? (await import("./plain-table.js")).PLAIN;
}

const [, , table] = location.pathname.split("/");
if (table && location.pathname.startsWith("/table/")) {
  const line = new Line(decodeURIComponent(table));
  const [game] = await Promise.all([gameOf(line), loadWords(["pages", "table"])]);
  if (game) await loadWords([], [game]);
  mountTable(line, game ? await withPictures(game) : null);
  if (!game) line.addEventListener("update", () => location.reload(), { once: true });
}
