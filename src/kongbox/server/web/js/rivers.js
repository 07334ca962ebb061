/** The four rivers round the console, and the places of claimed tiles in them. */

import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { layerOf, riverPlace, placeOf } from "./places.js";
import { nameOf } from "./people.js";
import { tile, tileName } from "./tiles.js";
import { words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {import("./protocol.js").DiscardView} DiscardView */
/** @typedef {import("./geometry.js").Plan} Plan */

/** Quarter turns of a picture by its owner's place: each sees his own upright. @type {Record<string, number>} */
export const QUARTERS = { me: 0, right: 3, opposite: 2, left: 1 };

/**
 * @param {View} view
 * @param {Plan} plan
 */
export function rivers(view, plan) {
  return repeat(view.seats, (seat) => seat.seat, (seat) => html`
    <ol class="river" role="list" data-seat=${seat.seat} aria-label=${words("river-of", { name: nameOf(view, seat.seat) })}>
      ${repeat(seat.river, (_, at) => `${seat.seat}-${view.hand}-${at}`, (discard, at) => place(view, plan, seat, discard, at))}
    </ol>`);
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {SeatView} seat
 * @param {DiscardView} discard
 * @param {number} at
 */
function place(view, plan, seat, discard, at) {
  const where = placeOf(view, seat.seat);
  const spot = riverPlace(plan, where, at, seat.river.length);
  const { x, y, side } = spot;
  const lie = `left:${x}px;top:${y}px;`;
  if (discard.taken_by !== null) return ghost(view, plan, discard, side, lie);
  const last = view.last_discard === seat.seat && at === seat.river.length - 1;
  const look = `${last ? "last" : ""} ${discard.drawn ? "thrown" : ""}`;
  const said = discard.drawn ? words("river-drawn", { tile: tileName(discard.tile) }) : tileName(discard.tile);
  return html`<li data-key=${`${seat.seat}-${at}`} .style=${`${lie}z-index:${last ? 2000 : layerOf(plan, spot)}`} class="spot" title=${said}>
    <span class="unseen">${last ? words("river-last", { tile: said }) : said}</span>
    ${tile(discard.tile, { w: plan.river.w, quarter: QUARTERS[where], look })}</li>`;
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {DiscardView} discard
 * @param {boolean} side
 * @param {string} lie
 */
function ghost(view, plan, discard, side, lie) {
  const who = words("river-taken", { tile: tileName(discard.tile), name: nameOf(view, discard.taken_by ?? 0) });
  return html`<li .style=${`${lie}--w:${plan.river.w}px`} class="spot" title=${who}>
    <span class="unseen">${who}</span><span class="ghost ${side ? "side" : ""}"></span></li>`;
}
