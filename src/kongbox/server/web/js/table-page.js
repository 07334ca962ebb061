/** The page of a table: its line, its bar, its keys. The address says which table: /table/<id>. */

import { mountRegions } from "./announce.js";
import { sheetOfArt } from "./art.js";
import { barMiddle } from "./head.js";
import { listenToKeys } from "./keys.js";
import { Line } from "./net.js";
import { Play } from "./play.js";
import { mountShell } from "./shell.js";
import { loadWords, words } from "./words.js";

/**
 * Put the table of `line` on the page.
 * @param {Line} line
 * @returns {Play}
 */
export function mountTable(line) {
  const stage = /** @type {HTMLElement} */ (document.getElementById("main"));
  const book = /** @type {HTMLElement} */ (document.getElementById("book"));
  document.body.append(sheetOfArt());
  mountRegions();
  const play = new Play(line, stage, book);
  play.drawn.push(mountShell({ middle: () => barMiddle(play) }));
  listenToKeys(play);
  window.addEventListener("popstate", () => {
    if (play.small && play.bookOpen && !history.state?.notebook) play.deeds.toggleBook(false);
  });
  setInterval(() => tellSilence(line, stage), 1000);
  play.draw();
  if ("requestIdleCallback" in window) requestIdleCallback(() => play.fetchScore(), { timeout: 20000 });
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

const [, , table] = location.pathname.split("/");
if (table && location.pathname.startsWith("/table/")) {
  await loadWords(["pages", "table"], ["wsom"]);
  mountTable(new Line(decodeURIComponent(table)));
}
