/** Hands of the others: packs of backs, or open where they may be seen; and the fan below for who only watches. */

import { html } from "lit";
import { placeOf, seatAt } from "../../places.js";
import { nameOf } from "../../people.js";
import { QUARTERS } from "../../rivers.js";
import { back, handNames, pieceWords, tile } from "../../tiles.js";
import { words } from "../../words.js";

/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */
/** @typedef {import("./plan.js").CardPlan} CardPlan */

/**
 * @param {View} view
 * @param {CardPlan} plan
 */
export function packs(view, plan) {
  return view.seats.filter((seat) => placeOf(view, seat.seat) !== "me").map((seat) => pack(view, plan, seat));
}

/**
 * @param {View} view
 * @param {CardPlan} plan
 * @param {SeatView} seat
 */
function pack(view, plan, seat) {
  const place = placeOf(view, seat.seat);
  const lies = plan.packs[place];
  const open = openCards(seat);
  const said = open.length ? words("hand-open", { name: nameOf(view, seat.seat), tiles: handNames(open, view.order) })
    : words("hand-count", { name: nameOf(view, seat.seat), count: seat.count, ...pieceWords() });
  if (!lies) return html`<p class="unseen">${said}</p>`;
  const { x, y, width, height } = plan.hands[place];
  const along = place === "opposite" ? "left" : "top";
  const quarter = place === "opposite" && view.me === null ? 0 : QUARTERS[place];
  const cards = open.length ? open : Array(seat.count).fill("");
  return html`<div class="pack" data-hand=${seat.seat} role="img" aria-label=${said} .style=${`left:${x}px;top:${y}px;width:${width}px;height:${height}px`}>
    ${cards.map((code, at) => {
      const lie = { w: lies.w, quarter, at: `position:absolute;${along}:${at * lies.step}px` };
      return code ? tile(code, lie) : back(lie);
    })}</div>`;
}

/**
 * The fan at the foot of the screen, open where it may be seen.
 * @param {View} view
 * @param {CardPlan} plan
 */
export function fanBelow(view, { hand }) {
  const seat = seatAt(view, "me");
  const open = openCards(seat);
  const cards = open.length ? open : Array(seat.count).fill("");
  const said = open.length ? words("hand-open", { name: nameOf(view, seat.seat), tiles: handNames(open, view.order) })
    : words("hand-count", { name: nameOf(view, seat.seat), count: seat.count, ...pieceWords() });
  return html`<div class="fan" role="img" aria-label=${said}>${cards.map((code, at) => {
    const apart = seat.drawn && at === cards.length - 1 ? hand.apart : 0;
    const lie = { w: hand.w, at: `position:absolute;left:${hand.x + at * (hand.step ?? hand.w) + apart}px;top:${hand.y}px` };
    return code ? tile(code, lie) : back(lie);
  })}</div>`;
}

/**
 * The cards of a hand that may be seen, the drawn one last.
 * @param {SeatView} seat
 */
function openCards({ tiles, drawn }) {
  return tiles.length && drawn && drawn !== "?" ? [...tiles, drawn] : tiles;
}
