/**
 * The dock: five slots that never change place, for whatever may be claimed or declared now.
 * It knows acts only by their slot, their tiles and the set they would lay.
 */

import { html, nothing } from "lit";
import "./clock.js";
import { icon } from "./icons.js";
import { nameOf } from "./people.js";
import { setOff } from "./sentences.js";
import { tile, back, tileName, tileNames } from "./tiles.js";
import { hasWords, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").OfferView} OfferView */
/** @typedef {import("./protocol.js").CellView} CellView */
/** @typedef {import("./geometry.js").Plan} Plan */
/**
 * @typedef {object} DockUi
 * @property {number | null} split the slot that shows its ways
 * @property {number} since when the clock was received
 * @property {boolean} [waiting] an act is under way
 * @property {(offer: OfferView) => void} take
 * @property {(slot: number | null) => void} open
 * @property {() => void} pause
 * @property {() => void} stopAsking
 */

export const SLOTS = [1, 2, 3, 4, 5];
const WAYS = "abcdefgh";

/**
 * Acts of a slot, in the order of their keys a, b, c.
 * @param {View} view
 * @param {number} slot
 */
export function ways(view, slot) {
  return view.offers.filter((offer) => offer.slot === slot);
}

/**
 * Whether the dock is on the table: a question about a tile, or own acts beside the discard.
 * @param {View} view
 */
export function dockOpen(view) {
  if (view.me === null || view.result) return false;
  if (view.question?.asked && view.question.tile !== null) return true;
  return view.question === null && view.offers.some((offer) => offer.slot > 0);
}

/**
 * The word on a slot.
 * @param {View} view
 * @param {number} slot
 */
export function slotWord(view, slot) {
  const only = ways(view, slot);
  if (hasWords(`slot-${slot}`)) return words(`slot-${slot}`);
  return only.length ? actWord(only[0]) : "";
}

/**
 * The word that is said aloud for a slot, where it is another than the one on it.
 * @param {number} slot
 */
function slotCall(slot) {
  return hasWords(`slot-${slot}.call`) ? words(`slot-${slot}.call`) : "";
}

/**
 * Acts of the own turn that need nothing but the wish, such as drawing where the table leaves that to the player.
 * @param {View} view
 */
export function freeActs(view) {
  if (view.question !== null || view.me === null || view.turn !== view.me) return [];
  return view.offers.filter((offer) => offer.slot === 0 && offer.asked && !offer.tiles.length && offer.target === null && !offer.choose);
}

/**
 * @param {View} view
 * @param {DockUi} ui
 */
export function freeButtons(view, ui) {
  return freeActs(view).map((offer) => html`<button type="button" class="button free-act" data-act=${offer.name} ?disabled=${ui.waiting} @click=${() => ui.take(offer)}>${actWord(offer)}</button>`);
}

/**
 * The word for an act on a button.
 * @param {{name: string}} offer
 */
export function actWord(offer) {
  return hasWords(`act-${offer.name}`) ? words(`act-${offer.name}`) : offer.name;
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {DockUi} ui
 */
export function dock(view, plan, ui) {
  if (!dockOpen(view)) return nothing;
  const { x, y, width, height } = plan.dock;
  const quiet = Boolean(view.question?.answered) || ui.waiting;
  const lying = plan.mode === "lying";
  return html`<section class="dock ${plan.mode} ${quiet ? "quiet" : ""}" data-region="dock" aria-label=${words("dock-label")}
      .style=${`left:${x}px;top:${y}px;width:${width}px;height:${height}px`}>
    <kong-bar class="strip" .since=${ui.since} .clock=${view.clock}></kong-bar>
    <div class="prompt">
      ${lying ? html`<p class="unseen">${prompt(view)}</p>` : html`<p class="ask">${prompt(view)}</p>`}
      <kong-seconds class="seconds" .since=${ui.since} .clock=${view.clock}></kong-seconds>
      ${freeButtons(view, ui)}
      ${plan.mode === "desk" ? stopAsking(view, ui) : nothing} ${pauseButton(view, ui)}
    </div>
    <div class="slots ${ui.split ? "splitting" : ""}">${SLOTS.map((slot) => slotOf(view, plan, ui, slot, Boolean(quiet)))}</div>
    ${ui.split && plan.mode !== "desk" ? splitPanel(view, ui, ui.split) : nothing}
  </section>`;
}

/** @param {View} view */
function prompt(view) {
  const { question } = view;
  if (!question || question.tile === null) return html`${hasWords("ask-turn") ? words("ask-turn") : words("your-turn")}`;
  if (question.answered) return html`${words("dock-answered", { act: actWord({ name: question.answered }) })}`;
  const claimable = view.offers.some((offer) => offer.slot > 0 && offer.slot < 5);
  const id = `ask-${question.name}${claimable ? "" : "-nothing"}`;
  const facts = { name: nameOf(view, question.seat ?? 0), tile: tileName(question.tile) };
  return setOff(hasWords(id) ? id : "ask-plain", facts, ["tile"]);
}

/**
 * "Do not ask again" is offered in a claim window, never at event tables; small tables have it in the menu.
 * @param {View} view
 * @param {DockUi} ui
 */
function stopAsking(view, ui) {
  if (view.question === null || view.skipping || view.pace === "event") return nothing;
  return html`<button type="button" class="bare" title=${`${words("skip-ask")}. ${words("skip-note")}`} aria-label=${words("skip-ask")} @click=${ui.stopAsking}>
    ${icon("end")}<span class="wide" aria-hidden="true">${words("skip-short")}</span></button>`;
}

/**
 * @param {View} view
 * @param {DockUi} ui
 */
function pauseButton(view, ui) {
  if (view.clock.base === null && !view.clock.paused) return nothing;
  return html`<button type="button" class="bare pause" @click=${ui.pause} aria-label=${words(view.clock.paused ? "resume" : "pause")}
    ><kbd aria-hidden="true">P</kbd><span class="wide" aria-hidden="true">${words(view.clock.paused ? "resume" : "pause")}</span
    ><span class="slim">${icon(view.clock.paused ? "play" : "pause")}</span></button>`;
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {DockUi} ui
 * @param {number} slot
 * @param {boolean} quiet
 */
function slotOf(view, plan, ui, slot, quiet) {
  const choices = ways(view, slot);
  const open = choices.length > 0 && !quiet;
  if (open && choices.length > 1 && ui.split === slot && plan.mode === "desk") return splitSlot(view, ui, slot);
  const chosen = view.question?.answered && choices.some((offer) => offer.name === view.question?.answered);
  const only = choices.length === 1 ? choices[0] : null;
  const press = () => (only ? ui.take(only) : ui.open(ui.split === slot ? null : slot));
  const said = choices.length > 1 ? words("slot-ways", { act: slotWord(view, slot), count: choices.length })
    : only && only.shows.length ? words("slot-shows", { act: slotWord(view, slot), tiles: tileNames(only.shows.map((cell) => cell.tile)) }) : slotWord(view, slot);
  const call = slotCall(slot);
  return html`<button type="button" class="slot s${slot} ${open ? "open" : "closed"} ${chosen ? "chosen" : ""}" data-slot=${slot} ?disabled=${!open}
      aria-label=${said} aria-expanded=${choices.length > 1 ? String(ui.split === slot) : nothing} @click=${press}>
    <span class="word">${slotWord(view, slot)}${call ? html` <span class="aloud">${call}</span>` : nothing}</span>
    ${only && plan.mode === "desk" && slot > 1 && slot < 5 ? miniSet(only.shows, miniWidth(view, plan)) : nothing}
    ${choices.length > 1 ? html`<span class="many" aria-hidden="true">${choices.map((_, at) => WAYS[at]).join(" ")}</span>` : nothing}
    <kbd class="wide" aria-hidden="true">${slot}</kbd></button>`;
}

/**
 * The widest tile with which four of them, word and key fit into a slot; slots with a set are two and a half times as wide.
 * @param {View} view
 * @param {Plan} plan
 */
function miniWidth(view, plan) {
  const wide = [2, 3, 4].filter((slot) => ways(view, slot).length).length;
  const slot = (2.5 * (plan.dock.width - 52)) / (5 + 1.5 * wide);
  return Math.max(14, Math.min(28, Math.floor((slot - 112) / 4.4)));
}

/**
 * @param {View} view
 * @param {DockUi} ui
 * @param {number} slot
 */
function splitSlot(view, ui, slot) {
  return html`<div class="split" role="group" aria-label=${slotWord(view, slot)}>${ways(view, slot).map((offer, at) => way(ui, offer, at, 26))}</div>`;
}

/**
 * On small tables the ways stand in a panel of their own beside the slots.
 * @param {View} view
 * @param {DockUi} ui
 * @param {number} slot
 */
function splitPanel(view, ui, slot) {
  return html`<div class="split-panel" role="group" aria-label=${slotWord(view, slot)}>
    <span class="word">${slotWord(view, slot)}</span>${ways(view, slot).map((offer, at) => way(ui, offer, at, 24))}
    <button type="button" class="bare" aria-label=${words("close")} @click=${() => ui.open(null)}>${icon("close")}</button></div>`;
}

/**
 * @param {DockUi} ui
 * @param {OfferView} offer
 * @param {number} at
 * @param {number} w
 */
function way(ui, offer, at, w) {
  const named = offer.shows.length ? offer.shows.map((cell) => cell.tile) : offer.tiles;
  return html`<button type="button" class="slot open way" data-way=${WAYS[at]} @click=${() => ui.take(offer)}
    aria-label=${`${WAYS[at]}: ${actWord(offer)}, ${tileNames(named)}`}>
    ${offer.shows.length ? miniSet(offer.shows, w) : html`<span class="mini">${offer.tiles.map((code) => tile(code, { w }))}</span>`}
    <kbd class="wide" aria-hidden="true">${WAYS[at]}</kbd></button>`;
}

/**
 * A set in small, as it would lie.
 * @param {CellView[]} cells
 * @param {number} w
 */
export function miniSet(cells, w) {
  if (!cells.length) return nothing;
  return html`<span class="mini">${cells.map((cell) => (cell.down ? back({ w }, cell.tile) : tile(cell.tile, { w, quarter: cell.turned ? 1 : 0 })))}</span>`;
}
