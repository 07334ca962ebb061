/** The table of cards: everything in which it differs from the table of every game. */

import { html, nothing } from "lit";
import { dock } from "../../dock.js";
import { ownHand } from "../../hand.js";
import { looks } from "../../looks.js";
import { plates, useSeatSigns } from "../../people.js";
import { rivers } from "../../rivers.js";
import { rulingToast } from "../../ruling.js";
import { declared } from "../../sets.js";
import { alsoTold } from "../../telling.js";
import { usePiecesOf } from "../../tiles.js";
import { turnChip } from "../../turn-chip.js";
import { loadWords, words } from "../../words.js";
import { cardConsole } from "./console.js";
import { askFirst, doubtful, falseAsked, playOn } from "./doubt.js";
import { ready as facesReady } from "./faces.js";
import { laidApart } from "./honours.js";
import { ladderPage, pill, turnToLadder } from "./ladder.js";
import { fanBelow, packs } from "./packs.js";
import { cardPlan } from "./plan.js";
import { seatSign, seatStatus } from "./seats.js";
import { happening, soundOf } from "./telling.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../table.js").TableUi} TableUi */
/** @typedef {import("./plan.js").CardPlan} CardPlan */

/** @type {import("../catalogue.js").GameTable} */
export const TABLE = {
  arrange: cardPlan,
  table: (play, view, plan, ui) => cardTable(view, plan, ui, html`${pill(play, view, plan)}${falseAsked(play, view, plan)}`),
  still: cardTable,
  tabs: { doblas: ladderPage },
  begin: (play, view) => void (play.tab = view.me === null ? "table" : "doblas"),
  key,
  take: askFirst,
  soundOf,
  keys: [[["O"], "naipes-keys-ladder"]],
};

/** Words and looks of this table. */
export async function ready() {
  await Promise.all([loadWords(["naipes"]), facesReady(), looks("/css/naipes.css")]);
  usePiecesOf("Ro");
  useSeatSigns({ sign: seatSign, status: seatStatus });
  alsoTold(happening);
}

/**
 * O for the ladder; Escape out of the question about a false mah-jong.
 * @param {Play} play
 * @param {KeyboardEvent} event
 */
function key(play, event) {
  if (event.key === "Escape") return playOn(play);
  return event.code === "KeyO" && !event.shiftKey && !play.split && play.view !== null && !play.view.result && turnToLadder(play);
}

/**
 * @param {View} view
 * @param {CardPlan} plan
 * @param {TableUi} ui
 * @param {unknown} [own] what only who plays sees: the worth of the hand in one line, a question
 */
function cardTable(view, plan, ui, own = nothing) {
  return html`<div class="table naipes ${plan.mode} ${ui.dimmed ? "dimmed" : ""} ${doubtful(view) ? "doubtful" : ""}" data-mode=${plan.mode} .style=${`--river:${plan.river.w}px;--ledge:${plan.hand.y}px`}>
    <div class="cloth"></div>
    ${plan.mode === "desk" ? nothing : html`<div class="ledge" .style=${`top:${plan.hand.y - 10}px`}></div>`}
    ${ui.head ?? nothing}
    ${ui.dock ? dock(view, plan, ui.dock) : nothing}
    ${ui.dock ? turnChip(view, plan, ui.dock) : nothing}
    ${ui.watching ? fanBelow(view, plan) : nothing}
    ${ui.hand ? ownHand(view, plan, ui.hand) : nothing}
    ${declared(peeked(view), plan)}
    ${laidApart(view, plan)}
    ${own}
    <section class="seats" data-region="seats" tabindex="-1" aria-label=${words("seats-label")}>${plates(view, plan, ui)}${packs(view, plan)}</section>
    <section class="rivers" data-region="rivers" tabindex="-1" aria-label=${words("rivers-label")}>${rivers(view, plan)}</section>
    ${cardConsole(view, plan, ui)}
    ${ui.ruling ? rulingToast(plan, { ...ui.ruling, above: ui.ruling.above && plan.mode !== "lying" }) : nothing}
  </div>`;
}

/**
 * Of the own kang en mano, which lies face down for the others, its owner sees the two in the middle.
 * @param {View} view
 * @returns {View}
 */
function peeked(view) {
  const seats = view.seats.map((seat) => (seat.seat === view.me ? { ...seat, melds: seat.melds.map(peek) } : seat));
  return { ...view, seats };
}

/** @param {import("../../protocol.js").MeldView} meld */
function peek(meld) {
  if (!meld.cells.every(({ down }) => down)) return meld;
  return { ...meld, cells: meld.cells.map((cell, at) => ({ ...cell, down: at === 0 || at === meld.cells.length - 1 })) };
}
