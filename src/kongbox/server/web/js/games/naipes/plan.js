/**
 * Where everything lies on the table of cards. On a desk: figures of a cloth 1088 by 838, where a river card is 37 wide.
 * Every seat has its sets at its left and its honour cards, apart, at its right.
 */

import { freeActs } from "../../dock.js";
import { lineLength, lineWidth } from "../../flow.js";
import { clamp, modeOf, seatAt, standing } from "../../places.js";
import { RATIO } from "./faces.js";
import { cardRiver, honourLength, honourRow, setsAlong } from "./lay.js";
import { lyingCards, uprightCards } from "./plan-small.js";

/** @typedef {import("../../geometry.js").Plan} Plan */
/** @typedef {import("../../geometry.js").Box} Box */
/** @typedef {import("../../geometry.js").Place} Place */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */
/** @typedef {{width: number, height: number, text?: number, mode?: Plan["mode"]}} Room */
/** @typedef {{step: number, w: number}} Pack how the cards of a hand lie on each other */
/** @typedef {Plan & {aside: Record<Place, import("./lay.js").Row>, packs: Partial<Record<Place, Pack>>, pill: Box | null}} CardPlan */

const EDGE = 18;
const RIM = 30;
const FOOT = 26;
/** The own plate: wide enough for the longest palo with its honour cards and for a eunuco's count, where the dock leaves room. */
const OWN_PLATE = { least: 178, most: 212, rest: 876 };
const GAP = 12;
const SET_GAP = 8;
/** Steps of a pack of backs, and of open hands, by the width of a card. */
const CLOSED = 0.42;
const OPEN = { side: 0.56, across: 0.72 };

/**
 * @param {Room} room
 * @param {View} view
 * @returns {CardPlan}
 */
export function cardPlan(room, view) {
  const mode = room.mode ?? modeOf(room.width, room.height);
  if (mode === "lying") return lyingCards(room, view);
  return mode === "upright" ? uprightCards(room, view) : deskCards(room, view);
}

/**
 * @param {Room} room
 * @param {View} view
 * @returns {CardPlan}
 */
function deskCards({ width, height, text = 1 }, view) {
  const grow = clamp(text, 1, 1.6);
  const band = bandOf(width, height, grow, view.me !== null);
  const top = EDGE + Math.round(RATIO * 34 * clamp(band.guess / 37, 0.7, 1.4)) + 4;
  const tall = band.dockTop - 4 - top;
  const w = clamp(Math.floor((Math.min(tall, width - 330) - 18) / 13.25), 16, 58);
  const block = cardRiver(w);
  const frame = {
    width, cx: width / 2, cy: top + Math.max(block.size, tall) / 2, scale: clamp(w / 37, 0.7, 1.4), bottom: band.dockTop - 6,
    plate: { width: Math.min(252 * grow, width / 4), height: 46 * grow },
  };
  const mine = { x: 26, y: band.dockHeight ? band.dockTop + 26 : band.handTop - 66, width: ownPlate(width) * grow, height: 46 * grow };
  const own = ownRow(frame, seatAt(view, "me"), band);
  const right = column(frame, seatAt(view, "right"), "right");
  const opposite = across(frame, seatAt(view, "opposite"));
  const left = column(frame, seatAt(view, "left"), "left");
  mine.x = beside(left.aside, mine);
  const seats = { me: { ...own, plate: mine }, right, opposite, left };
  return {
    mode: "desk", width, height, river: block, cx: frame.cx, cy: frame.cy, hand: own.hand, ...bandBoxes(width, band, grow, freeActs(view).length ? 128 : 80), pill: null, menu: height - band.handTop + 12,
    plates: every(seats, "plate"), sets: every(seats, "sets"), hands: every(seats, "hand"), cells: every(seats, "cells"), aside: every(seats, "aside"),
    packs: { right: right.pack, opposite: opposite.pack, left: left.pack },
    reach: reaches(frame, block),
  };
}

/** @param {number} width of the table */
function ownPlate(width) {
  return clamp(width - OWN_PLATE.rest, OWN_PLATE.least, OWN_PLATE.most);
}

/**
 * Where the own plate begins: clear of honour cards of the left seat that reach down to it, where no dock keeps them apart.
 * @param {import("./lay.js").Row} honours
 * @param {Box} plate
 */
function beside(honours, { x, y }) {
  const last = honours.at(-1);
  return last && last.y + RATIO * last.w > y ? last.x + last.w + GAP : x;
}

/** @typedef {Box & {w: number}} Laid */
/** @typedef {{plate: Box, sets: Laid, hand: Laid, cells: import("./lay.js").Spot[][], aside: import("./lay.js").Row}} SeatPlan where one seat has its things */

/**
 * One thing of every seat.
 * @template {keyof SeatPlan} Name
 * @param {Record<Place, SeatPlan>} seats
 * @param {Name} name
 * @returns {Record<Place, SeatPlan[Name]>}
 */
function every({ me, right, opposite, left }, name) {
  return { me: me[name], right: right[name], opposite: opposite[name], left: left[name] };
}

/**
 * Heights of the band below the block. Who only watches has no dock.
 * @param {number} width
 * @param {number} height
 * @param {number} grow
 * @param {boolean} playing
 */
function bandOf(width, height, grow, playing) {
  const guess = clamp(Math.round(Math.min(height - 274, width - 330) / 15.3), 18, 56);
  const own = Math.round(Math.min(78, 1.78 * guess));
  const handTop = height - FOOT - Math.round(RATIO * own);
  const dockHeight = playing ? Math.round(108 * grow) : 0;
  return { guess, own, handTop, dockHeight, dockTop: handTop - (playing ? 14 : 8) - dockHeight };
}

/**
 * @param {number} width
 * @param {{dockTop: number, dockHeight: number}} band
 * @param {number} grow
 * @param {number} tall of the chip that tells whose turn it is
 */
function bandBoxes(width, { dockTop, dockHeight }, grow, tall) {
  const first = 26 + ownPlate(width) * grow + 8;
  const dockWidth = Math.min(744 * grow, width - first - RIM - 52);
  const dock = { x: Math.max(first, (width - dockWidth) / 2), y: dockTop, width: dockWidth, height: dockHeight };
  const chipWidth = 236 * grow;
  const chip = { x: width - RIM - 52 - chipWidth, y: dockTop + dockHeight - 8 - tall * grow, width: chipWidth, height: dockHeight ? tall * grow : 0 };
  return { dock, chip, toast: { x: first + 14, y: dockTop, width: Math.min(640 * grow, chip.x - first - 30), height: dockHeight } };
}

/** @typedef {{width: number, cx: number, cy: number, scale: number, bottom: number, plate: {width: number, height: number}}} Frame */

/**
 * @param {Frame} frame
 * @param {import("../../geometry.js").River} block
 */
function reaches({ width, cx, cy, bottom }, block) {
  const sideways = width - 160 - cx + block.rw / 2;
  return { me: sideways, opposite: sideways, right: cy + block.rw / 2 - 90, left: bottom - 2 - cy + block.rw / 2 };
}

/**
 * The hand of somebody else: a pack of backs, wider where it lies open.
 * @param {SeatView} seat
 * @param {number} w
 * @param {number} open
 */
function packOf(seat, w, open) {
  const count = standing(seat);
  const step = w * (seat.tiles.length ? open : CLOSED);
  return { pack: { step, w }, length: count ? (count - 1) * step + w : 0 };
}

/**
 * The opposite seat, from the left: plate, honour cards, hand, sets.
 * @param {Frame} frame
 * @param {SeatView} seat
 */
function across({ width, cx, scale, plate }, seat) {
  const w = Math.round(34 * scale);
  const { pack, length } = packOf(seat, w, OPEN.across);
  const honours = honourLength(seat.aside.length, w);
  const apart = honours ? honours + GAP : 0;
  const left = 90 + plate.width + GAP + apart;
  const limit = width - RIM - 60;
  const wide = lineWidth(seat.melds, limit - left - length - 24, w, SET_GAP, 12, RATIO);
  const sets = lineLength(seat.melds, wide, SET_GAP, RATIO);
  const x = Math.max(left, Math.min(cx - length / 2, limit - sets - 24 - length));
  const room = { x: x + length + 24, y: EDGE, width: sets, height: RATIO * wide, w: wide };
  return {
    pack, hand: { x, y: EDGE, width: length, height: RATIO * w, w }, sets: room, cells: setsAlong(seat.melds, "opposite", room, wide),
    aside: honourRow(seat.aside.length, { x: x - GAP - honours, y: EDGE }, w),
    plate: { x: x - apart - 16 - plate.width, y: EDGE + 2, ...plate },
  };
}

/**
 * A side seat. Sets at its own left: above on the left side, below on the right side; beyond the hand plate and honour cards.
 * @param {Frame} frame
 * @param {SeatView} seat
 * @param {"left" | "right"} side
 */
function column({ width, scale, plate, bottom }, seat, side) {
  const w = Math.round(35 * scale);
  const deep = Math.round(RATIO * w);
  const { pack, length } = packOf(seat, w, OPEN.side);
  const honours = seat.aside.length ? deep + GAP : 0;
  const others = length + plate.height + 2 * GAP + honours;
  const high = side === "left" ? 24 : 88;
  const { wide, perLane, long } = lanesOf(seat.melds, bottom - high - others, Math.round(34 * scale));
  const top = perLane < seat.melds.length ? Math.max(high, EDGE + plate.height + 12) : high;
  const free = Math.max(0, bottom - top - others - long);
  const first = top + free * (side === "left" ? 0.42 : 0.1);
  const from = (/** @type {number} */ deepness) => (side === "left" ? RIM : width - RIM - deepness);
  const y = side === "left"
    ? { sets: first, hand: first + long, plate: first + long + length + GAP, aside: first + long + length + plate.height + 2 * GAP }
    : { aside: first, plate: first + honours, hand: first + honours + plate.height + GAP, sets: first + honours + plate.height + GAP + length + GAP };
  const room = { x: from(RATIO * wide), y: y.sets, width: RATIO * wide, height: Math.max(0, long - GAP), w: wide };
  return {
    pack, hand: { x: from(deep), y: y.hand, width: deep, height: length, w }, sets: room, cells: setsAlong(seat.melds, side, room, wide, perLane),
    aside: honourRow(seat.aside.length, { x: from(honourLength(seat.aside.length, w)), y: y.aside }, w),
    plate: { x: side === "left" ? 26 : width - 26 - plate.width, y: y.plate, ...plate },
  };
}

/**
 * Sets of a side in one lane, in two where one would make them too small.
 * @param {import("../../protocol.js").MeldView[]} melds
 * @param {number} room
 * @param {number} most
 */
function lanesOf(melds, room, most) {
  if (!melds.length) return { wide: most, perLane: 1, long: 0 };
  const tries = [melds.length, Math.ceil(melds.length / 2)].map((perLane) => {
    const lanes = [melds.slice(0, perLane), melds.slice(perLane)];
    const wide = Math.min(...lanes.map((lane) => lineWidth(lane, room - GAP, most, SET_GAP, 12, RATIO)));
    return { wide, perLane, long: Math.max(...lanes.map((lane) => lineLength(lane, wide, SET_GAP, RATIO))) + GAP };
  });
  return tries[0].wide >= 28 || tries[0].wide >= tries[1].wide ? tries[0] : tries[1];
}

/**
 * Own row: sets at the left, the fan in the middle, honour cards at the right.
 * @param {Frame} frame
 * @param {SeatView} seat
 * @param {{own: number, handTop: number}} band
 */
function ownRow({ width, cx }, seat, { own, handTop }) {
  const apart = 20;
  const count = Math.max(1, standing(seat));
  const base = handTop + Math.round(RATIO * own);
  const small = Math.round(own * 0.82);
  const honours = honourLength(seat.aside.length, small);
  const right = width - 36 - (honours ? honours + 24 : 0);
  const least = (count - 1) * 24 + own + apart;
  const wide = lineWidth(seat.melds, right - 36 - 22 - Math.min(least + 0.3 * (count - 1) * own, (count - 1) * own + own + apart), small, 10, 12, RATIO);
  const sets = lineLength(seat.melds, wide, SET_GAP, RATIO);
  const left = 36 + (sets ? sets + 22 : 0);
  const step = count > 1 ? Math.min(own - 1, (right - left - own - apart) / (count - 1)) : own;
  const fan = (count - 1) * step + own;
  const x = Math.max(left, Math.min(cx - fan / 2, right - fan - apart));
  const room = { x: Math.max(36, x - 22 - sets), y: base - Math.round(RATIO * wide), width: sets, height: RATIO * wide, w: wide };
  return {
    hand: { x, y: handTop, width: fan + apart, height: Math.round(RATIO * own), w: own, gap: 0, rows: 1, apart, step },
    sets: room, cells: setsAlong(seat.melds, "me", room, wide),
    aside: honourRow(seat.aside.length, { x: width - 36 - honours, y: base - Math.round(RATIO * small) }, small),
  };
}
