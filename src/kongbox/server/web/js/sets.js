/** Declared sets and standing tiles: what lies before and stands behind each opponent, and the own sets. */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { flowSets, lengthOf } from "./flow.js";
import { placeOf, seatAt } from "./places.js";
import { nameOf } from "./people.js";
import { QUARTERS } from "./rivers.js";
import { back, pieceWords, tile, tileName, tileNames } from "./tiles.js";
import { hasWords, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {import("./protocol.js").MeldView} MeldView */
/** @typedef {import("./protocol.js").CellView} CellView */
/** @typedef {import("./geometry.js").Plan} Plan */
/** @typedef {import("./geometry.js").Place} Place */

const RATIO = 4 / 3;

/**
 * What a set is, in words: "pong de Oeste, de Lucía".
 * @param {View} view
 * @param {MeldView} meld
 */
export function setName(view, meld) {
  const kind = hasWords(`meld-${meld.kind}`) ? words(`meld-${meld.kind}`) : meld.kind;
  const tiles = meld.cells.map((cell) => cell.tile);
  if (tiles.every((code) => code === "?")) return kind;
  const tile = new Set(tiles).size === 1 ? tileName(tiles[0]) : tileNames(tiles);
  return meld.source === null ? words("set-own", { kind, tile }) : words("set-from", { kind, tile, name: nameOf(view, meld.source) });
}

/**
 * All declared sets on the table.
 * @param {View} view
 * @param {Plan} plan
 */
export function declared(view, plan) {
  return repeat(view.seats, (seat) => seat.seat, (seat) => {
    const place = placeOf(view, seat.seat);
    const cells = setPlaces(seat.melds, plan, place);
    if (!seat.melds.length) return nothing;
    return html`<ol class="sets ${place}" role="list" data-seat=${seat.seat} aria-label=${words("sets-of", { name: nameOf(view, seat.seat) })}>
      ${repeat(seat.melds, (_, at) => at, (meld, at) => html`<li data-set=${`${seat.seat}-${at}`}><span class="unseen">${setName(view, meld)}</span>
        ${meld.cells.map((cell, of) => lying(cell, cells[at][of], setName(view, meld)))}</li>`)}
    </ol>`;
  });
}

/**
 * Where each tile of the sets of a place lies.
 * @param {MeldView[]} melds
 * @param {Plan} plan
 * @param {Place} place
 */
export function setPlaces(melds, plan, place) {
  if (plan.cells) return plan.cells[place];
  return plan.mode === "desk" ? along(melds, plan, place) : flowing(melds, plan, place);
}

/**
 * @param {CellView} cell
 * @param {{x: number, y: number, w: number, quarter: number}} spot
 * @param {string} name
 */
function lying(cell, { x, y, w, quarter }, name) {
  const at = `left:${x}px;top:${y}px;z-index:${Math.round(y)}`;
  return html`<span class="spot" .style=${at} title=${name}>${cell.down ? back({ w, quarter }, cell.tile) : tile(cell.tile, { w, quarter })}</span>`;
}

/**
 * Sets in one line before their owner, turned to him.
 * @param {MeldView[]} melds
 * @param {Plan} plan
 * @param {Place} place
 */
function along(melds, plan, place) {
  const { x, y, width, height, w } = plan.sets[place];
  const deep = RATIO * w;
  const gap = place === "me" ? 10 : 8;
  let used = 0;
  return melds.map((meld) => {
    const spots = meld.cells.map((cell) => {
      const length = cell.turned ? deep : w;
      const short = cell.turned ? w : deep;
      const from = used;
      used += length;
      const quarter = (QUARTERS[place] + (cell.turned ? 1 : 0)) % 4;
      if (place === "me") return { x: x + from, y: y + deep - short, w, quarter };
      if (place === "opposite") return { x: x + width - from - length, y, w, quarter };
      if (place === "left") return { x, y: y + from, w, quarter };
      return { x: x + deep - short, y: y + height - from - length - 12, w, quarter };
    });
    used += gap;
    return spots;
  });
}

/**
 * Sets on a small table: upright for the reader, wrapping in the room they have.
 * @param {MeldView[]} melds
 * @param {Plan} plan
 * @param {Place} place
 */
function flowing(melds, plan, place) {
  const room = plan.sets[place];
  const align = plan.mode === "lying" ? "left" : place === "opposite" ? "centre" : place === "left" ? "left" : "right";
  const { w, places } = flowSets(melds, room, room.w, { align, least: 9 });
  return melds.map((meld, at) => meld.cells.map((cell, of) => ({
    x: places[at].x + lengthOf(meld.cells.slice(0, of)) * w,
    y: places[at].y + (cell.turned ? (RATIO - 1) * w : 0),
    w,
    quarter: cell.turned ? 1 : 0,
  })));
}

/**
 * The standing tiles of the opponents, open where the viewer may see them.
 * @param {View} view
 * @param {Plan} plan
 */
export function opponents(view, plan) {
  if (plan.mode !== "desk") return countsOnly(view);
  return view.seats.filter((seat) => seat.seat !== view.me).map((seat) => standingRow(view, plan, seat));
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {SeatView} seat
 */
function standingRow(view, plan, seat) {
  const place = placeOf(view, seat.seat);
  if (place === "me") return nothing;
  const { x, y, width, height, w } = plan.hands[place];
  const tiles = seat.tiles.length && seat.drawn && seat.drawn !== "?" ? [...seat.tiles, seat.drawn] : seat.tiles;
  const said = tiles.length ? words("hand-open", { name: nameOf(view, seat.seat), tiles: tiles.map(tileName).join(", ") })
    : words("hand-count", { name: nameOf(view, seat.seat), count: seat.count, ...pieceWords() });
  return html`<div class="standing ${place} ${tiles.length ? "open" : ""}" data-hand=${seat.seat} role="img" aria-label=${said}
      .style=${`left:${x}px;top:${y}px;width:${width}px;height:${height}px;--pitch:${w}px`}>
    ${tiles.length ? order(tiles, place).map((code) => tile(code, { w: w - 1, quarter: place === "opposite" && view.me === null ? 0 : QUARTERS[place] }))
      : Array.from({ length: seat.count }, () => html`<span class="standee"></span>`)}
  </div>`;
}

/**
 * The hand below, for who only watches: open where it may be seen.
 * @param {View} view
 * @param {Plan} plan
 */
export function handBelow(view, { hand }) {
  const seat = seatAt(view, "me");
  const tiles = seat.drawn && seat.drawn !== "?" ? [...seat.tiles, seat.drawn] : seat.tiles;
  const shown = tiles.length ? tiles : Array(seat.count).fill("");
  return shown.map((code, at) => {
    const apart = seat.drawn && at === shown.length - 1 ? hand.apart : 0;
    const lie = { w: hand.w, at: `position:absolute;left:${hand.x + at * (hand.w + hand.gap) + apart}px;top:${hand.y}px` };
    return code ? tile(code, lie) : back(lie);
  });
}

/**
 * @param {string[]} tiles
 * @param {Place} place
 */
function order(tiles, place) {
  return place === "right" ? [...tiles].reverse() : tiles;
}

/** @param {View} view */
function countsOnly(view) {
  return view.seats.filter((seat) => seat.seat !== view.me).map((seat) => html`
    <p class="unseen">${words("hand-count", { name: nameOf(view, seat.seat), count: seat.count, ...pieceWords() })}</p>`);
}
