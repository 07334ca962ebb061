/** The American table: everything in which it differs from the table of every game. */

import { html, nothing } from "lit";
import { announce } from "../../announce.js";
import { ask } from "../../api.js";
import { dock } from "../../dock.js";
import { discardable, ownHand, usable } from "../../hand.js";
import { looks } from "../../looks.js";
import { nameOf, plates } from "../../people.js";
import { rulingToast } from "../../ruling.js";
import { handBelow, opponents } from "../../sets.js";
import { loadWords, words } from "../../words.js";
import { cardPage, lineThatWon } from "./card.js";
import { beforePlay, charleston, choose, passable, rest } from "./charleston.js";
import { markedExchange } from "./exchange.js";
import { pressed } from "./keys.js";
import { americanPlan } from "./plan.js";
import { pool } from "./pool.js";
import { exposures, wood } from "./racks.js";
import { settle, stateOf } from "./state.js";
import { askFirst, turnPanel } from "./turn.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../table.js").TableUi} TableUi */
/** @typedef {import("./plan.js").AmericanPlan} AmericanPlan */

/** @type {import("../catalogue.js").GameTable} */
export const TABLE = {
  arrange: americanPlan,
  table: americanTable,
  tabs: { card: cardPage },
  settle,
  happen,
  key: pressed,
  tap: choose,
  take: askFirst,
  precious: (tile) => tile === "J" || tile === "F",
  won: lineThatWon,
  keys: [[["X"], "am-keys-exchange"], [["B"], "am-keys-blind"], [["C"], "am-keys-card"], [["E"], "am-keys-amend"], [["K"], "am-keys-dead"]],
};

const SHEETS = ["american", "american-before", "american-card"];

/** Words and looks of this table. */
export async function ready() {
  await Promise.all([loadWords(["american"]), ...SHEETS.map((name) => looks(`/css/${name}.css`))]);
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 * @param {TableUi} ui
 */
function americanTable(play, view, plan, ui) {
  const asking = stateOf(play).asked !== null;
  const claim = view.question !== null && !asking;
  return html`<div class="table american ${plan.mode} ${ui.dimmed ? "dimmed" : ""}" data-mode=${plan.mode} .style=${`--river:${plan.pool.w}px;--ledge:${plan.hand.y}px`}>
    <div class="cloth"></div>
    ${plan.mode === "desk" ? wood(plan) : html`<div class="ledge wooden" .style=${`top:${plan.hand.y - 10}px`}></div>`}
    ${ui.head ?? nothing}
    ${ui.dock && claim ? dock(view, plan, ui.dock) : nothing}
    ${view.me === null || beforePlay(view) && !asking ? nothing : claim ? nothing : turnPanel(play, view, plan)}
    ${charleston(play, view, plan)}
    ${ui.watching ? handBelow(view, plan) : nothing}
    ${ui.hand ? ownHand(view, plan, handUi(play, view, ui.hand)) : nothing}
    ${exposures(play, view, plan)}
    <section class="seats" data-region="seats" tabindex="-1" aria-label=${words("seats-label")}>${plates(view, plan, ui)}${opponents(view, plan)}</section>
    ${beforePlay(view) ? nothing : pool(play, view, plan)}
    ${ui.ruling ? rulingToast(plan, { ...ui.ruling, above: ui.ruling.above || Boolean(discardable(view)) }) : nothing}
  </div>`;
}

/**
 * The hand without what lies in the slots, locked where a rule locks it, and with the tile of the marked exchange.
 * @param {Play} play
 * @param {View} view
 * @param {import("../../hand.js").HandUi} ui
 * @returns {import("../../hand.js").HandUi}
 */
function handUi(play, view, ui) {
  const open = beforePlay(view) ? passable(view) : null;
  const locked = open ? new Set(ui.held.map(({ tile }) => tile).filter((tile) => !open.has(tile))) : undefined;
  const marked = markedExchange(play, view)?.tiles[0];
  const wanted = marked ? new Set([marked]) : view.question ? usable(view) : new Set(/** @type {string[]} */ ([]));
  const asked = beforePlay(view) && !view.question?.answered;
  return { ...ui, held: beforePlay(view) ? rest(play) : ui.held, locked, wanted: beforePlay(view) ? new Set() : wanted, swapped: marked, lifted: asked ? null : ui.lifted };
}

/**
 * What needs more than a line in the notebook: what is asked before play, and a hand that dies.
 * @param {Play} play
 * @param {View} view
 * @param {Record<string, any>[]} events
 */
function happen(play, view, events) {
  const opened = events.find((event) => event.event === "QuestionOpened");
  if (opened && beforePlay(view)) announce(document.querySelector(".charleston h2")?.textContent + ". " + document.querySelector(".charleston .about")?.textContent?.trim(), "assertive");
  for (const event of events) {
    if (event.event === "MarkSet" && event.name === "dead" && event.value) verdict(play, event.clause, "said-dead", { name: nameOf(view, event.seat) });
    if (event.event === "ClaimLapsed" && event.name === "call-dead") verdict(play, event.clause, "am-call-rejected", { name: nameOf(view, event.seat) });
  }
}

/**
 * The judge speaks to everybody: which hand is dead, or that a call is not upheld, and by which clause.
 * @param {Play} play
 * @param {string} clause
 * @param {string} id
 * @param {Record<string, string>} facts
 */
async function verdict(play, clause, id, facts) {
  const page = await ask(`/api/rules/${clause}`).catch(() => null);
  if (!page) return;
  const text = { es: words(id, facts, "es"), en: words(id, facts, "en") };
  play.deeds.hear("ruling", { type: "ruling", id: "", allowed: false, refused: false, clause, title: page.title, text, rule: page.rule ?? page.title, facts: [] });
}
