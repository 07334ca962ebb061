/**
 * A mah-jong that is none: where the table lets it be declared, it costs the same to everybody, so it is asked about once.
 *
 * The view says of every open act that is no mistake what the hand would be worth after it; a mah-jong without such a
 * figure is a false one.
 */

import { html, nothing } from "lit";
import { announce } from "../../announce.js";
import { actWord } from "../../dock.js";
import { icon } from "../../icons.js";
import { words } from "../../words.js";
import { ladderOf } from "./ladder.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").OfferView} OfferView */
/** @typedef {import("./plan.js").CardPlan} CardPlan */

const MAHJONG = "mahjong";
/** The choice of a table where a false mah-jong is paid for. */
const PAID = "paga_a_todos";
/** The mah-jongs that were asked about. @type {WeakMap<Play, OfferView>} */
const asked = new WeakMap();

/**
 * Whether the mah-jong on offer would be a false one.
 * @param {View} view
 */
export function doubtful(view) {
  const ladder = ladderOf(view);
  return ladder !== null && view.differences.mahjong_falso === PAID && view.offers.some(isMahjong) && !ladder.claims.some(isMahjong);
}

/** @param {{name: string}} act */
function isMahjong({ name }) {
  return name === MAHJONG;
}

/**
 * Whether an act is first asked about: a false mah-jong, until it is wished a second time.
 * @param {Play} play
 * @param {OfferView} offer
 */
export function askFirst(play, offer) {
  if (!isMahjong(offer) || !play.view || !doubtful(play.view) || asked.get(play) === offer) return leave(play);
  asked.set(play, offer);
  play.draw();
  announce(words("ask-mahjong-false"), "assertive");
  return true;
}

/** @param {Play} play */
function leave(play) {
  asked.delete(play);
  return false;
}

/**
 * Back to the turn, with nothing declared.
 * @param {Play} play
 * @returns {boolean} whether there was a question
 */
export function playOn(play) {
  const open = asked.delete(play);
  if (open) play.draw();
  return open;
}

/**
 * The question, over the dock: what it would cost, and both answers.
 * @param {Play} play
 * @param {View} view
 * @param {CardPlan} plan
 */
export function falseAsked(play, view, plan) {
  const offer = asked.get(play);
  if (!offer || !view.offers.includes(offer)) return nothing;
  const { x, y, width, height } = plan.toast;
  const foot = plan.mode === "lying" ? y + height : plan.dock.y - 6;
  return html`<section class="toast ask-false ${plan.mode}" data-region="toast" aria-label=${actWord(offer)}
      .style=${`left:${x}px;bottom:${plan.height - foot}px;width:${width}px`}>
    <span class="badge">${icon("gavel")}</span>
    <div class="ruling"><p class="says"><b>${words("ask-mahjong-false")}</b></p></div>
    <div class="acts">
      <button type="button" class="button" data-declare @click=${() => play.deeds.take(offer)}>${actWord(offer)}</button>
      <button type="button" class="button" data-keep @click=${() => playOn(play)}>${words("naipes-play-on")}</button>
    </div>
  </section>`;
}
