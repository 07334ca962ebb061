/** Calling a hand dead: whose, with what lies before it, and a yes. The ruling comes as every ruling does. */

import { html, render } from "lit";
import { icon } from "../../icons.js";
import { disc, nameOf } from "../../people.js";
import { closeSheet, openSheet } from "../../sheet.js";
import { tile } from "../../tiles.js";
import { onLanguage, words } from "../../words.js";
import { exposureName } from "./racks.js";
import { offersOf } from "./state.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").OfferView} OfferView */

/** @type {{dialog: HTMLDialogElement, play: Play | null} | null} */
let sheet = null;

/** @param {Play} play */
export function openDeadHands(play) {
  sheet ??= make();
  sheet.play = play;
  draw();
  openSheet(sheet.dialog);
}

function make() {
  const dialog = document.createElement("dialog");
  dialog.className = "sheet dead-sheet";
  dialog.setAttribute("aria-labelledby", "dead-title");
  document.body.append(dialog);
  onLanguage(draw);
  return { dialog, play: null };
}

function draw() {
  const view = sheet?.play?.view;
  if (!sheet?.play || !view) return;
  const { dialog, play } = sheet;
  render(html`<div class="sheet-head"><h2 id="dead-title">${words("ask-call-dead")}</h2>
      <button class="button bare" type="button" aria-label=${words("close")} @click=${() => closeSheet(dialog)}>${icon("close")}</button></div>
    <div class="sheet-body"><p class="quiet-text">${words("am-dead-about")}</p>
      <ul role="list" class="dead-list">${offersOf(view, "call-dead").map((offer) => choice(view, offer, () => call(play, offer)))}</ul></div>`, dialog);
}

/**
 * @param {View} view
 * @param {OfferView} offer
 * @param {() => void} press
 */
function choice(view, offer, press) {
  const seat = view.seats[offer.target ?? 0];
  const shown = seat.melds.map((meld) => exposureName(view, meld)).join("; ") || words("am-exposures-nothing");
  return html`<li><button type="button" class="button" data-dead=${seat.seat} @click=${press} aria-label=${`${nameOf(view, seat.seat)}: ${shown}`}>
    ${disc(seat)} <bdi>${nameOf(view, seat.seat)}</bdi>
    <span class="mini">${seat.melds.map((meld) => html`<span class="set">${meld.cells.map((cell) => tile(cell.tile, { w: 24 }))}</span>`)}</span></button></li>`;
}

/**
 * @param {Play} play
 * @param {OfferView} offer
 */
function call(play, offer) {
  if (sheet) closeSheet(sheet.dialog);
  play.deeds.act(offer.name, offer.tiles, offer.target);
}
