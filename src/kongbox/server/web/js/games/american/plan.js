/**
 * Where everything lies on an American table: racks round an ordered pool. Figures are those of a cloth 1046 by 838.
 * Small tables keep the bands of the others, with the pool where the rivers would be.
 */

import { lineLength, lineWidth } from "../../flow.js";
import { clamp, modeOf, river, seatAt, standing } from "../../places.js";
import { lyingPlan, uprightPlan } from "../../phone.js";

/** @typedef {import("../../geometry.js").Plan} Plan */
/** @typedef {import("../../geometry.js").Box} Box */
/** @typedef {import("../../geometry.js").Place} Place */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */
/** @typedef {{width: number, height: number, text?: number, mode?: Plan["mode"]}} Room */
/** @typedef {{rack: Box, groove: Box | null}} Rack */
/** @typedef {{area: Box, w: number, columns: number, px: number, py: number}} Pool */
/** @typedef {Plan & {racks: Partial<Record<Place, Rack>>, pool: Pool, middle: Box, line: Box}} AmericanPlan */

const EDGE = 20;
const SIDE = 22;
const SET_GAP = 10;
/** A pool is laid out for so many tiles, and once anew for all that can come. */
const STEPS = [48, 110];
const LINE = 34;

/**
 * @param {Room} room
 * @param {View} view
 * @returns {AmericanPlan}
 */
export function americanPlan(room, view) {
  const mode = room.mode ?? modeOf(room.width, room.height);
  if (mode === "lying") return small(lyingPlan(room, view), view, room, lyingArea);
  return mode === "upright" ? small(uprightPlan(room, view), view, room, uprightArea) : deskRacks(room, view);
}

/**
 * @param {Plan} plan
 * @param {View} view
 * @param {Room} room
 * @param {(plan: Plan, view: View) => Box} areaOf
 * @returns {AmericanPlan}
 */
function small(plan, view, room, areaOf) {
  const area = areaOf(plan, view);
  const line = { x: area.x, y: area.y, width: area.width, height: 26 };
  const free = { ...area, y: area.y + 30, height: area.height - 30 };
  const count = discards(view);
  return { ...plan, racks: {}, line, middle: area, pool: poolIn(free, count, plan.width < 600 ? 31 : 44) };
}

/**
 * Between the others' exposures and the own row.
 * @param {Plan} plan
 * @param {View} view
 */
function uprightArea(plan, view) {
  const top = plan.plates.left.y + plan.plates.left.height + 6;
  const most = Math.max(...["left", "opposite", "right"].map((place) => seatAt(view, /** @type {Place} */ (place)).melds.length));
  const w = plan.width < 600 ? 27 : 34;
  const strip = most ? Math.ceil(most / (plan.width < 600 ? 1 : 2)) * (1.5 * w + 4) : 0;
  const third = (plan.width - 20 - 12) / 3;
  for (const [at, place] of /** @type {[number, Place][]} */ ([[0, "left"], [1, "opposite"], [2, "right"]])) {
    plan.sets[place] = { x: 10 + at * (third + 6), y: top, width: third, height: Math.max(strip, 1), w };
  }
  const y = top + strip;
  return { x: 10, y, width: plan.width - 20, height: plan.plates.me.y - 6 - y };
}

/**
 * The square that would hold the rivers, and what is free beside it.
 * @param {Plan} plan
 */
function lyingArea(plan) {
  const x = plan.cx - plan.river.size / 2 - 14;
  return { x, y: 8, width: plan.plates.opposite.x - x - 8, height: plan.hand.y - 22 };
}

/** @param {View} view */
function discards(view) {
  return view.beside?.pool?.length ?? 0;
}

/**
 * The widest tiles with which the pool holds what has been thrown, and some more.
 * @param {Box} area
 * @param {number} count
 * @param {number} most width of a tile
 * @returns {Pool}
 */
export function poolIn(area, count, most) {
  const room = STEPS.find((step) => count <= step) ?? STEPS[1];
  for (let w = most; w > 10; w--) {
    const px = w + Math.max(1.5, w * 0.07);
    const py = Math.round((4 / 3) * w + w * 0.16);
    const columns = Math.max(1, Math.min(room > STEPS[0] ? 22 : 12, Math.floor(area.width / px)));
    if (columns * Math.floor(area.height / py) >= room) return { area, w, columns, px, py };
  }
  return { area, w: 10, columns: Math.floor(area.width / 11), px: 11, py: 15 };
}

/**
 * Where the discard number `at` lies, 0 for the first.
 * @param {Pool} pool
 * @param {number} at
 */
export function poolPlace({ area, columns, px, py }, at) {
  const left = area.x + (area.width - columns * px) / 2;
  return { x: left + (at % columns) * px, y: area.y + Math.floor(at / columns) * py };
}

// ---- the desk -----------------------------------------------------------------------------

/**
 * @param {Room} room
 * @param {View} view
 * @returns {AmericanPlan}
 */
function deskRacks({ width, height, text = 1 }, view) {
  const grow = clamp(text, 1, 1.5);
  const s = clamp(Math.min(height / 838, width / 1046), 0.66, 1.5);
  const plate = { width: 160 * grow, height: 46 * grow };
  const own = ownRack(width, height, s, seatAt(view, "me"));
  const top = topRack(width, s, seatAt(view, "opposite"));
  const beside = own.rack.x - 34 >= plate.width;
  const mine = { x: 26, y: beside ? own.rack.y + 12 : own.rack.y - plate.height - 8, ...plate };
  const foot = (beside ? own.rack.y - 8 : mine.y - 6) - plate.height;
  const sides = { top: top.rack.y + 100 * s, foot: foot - 8, width, s };
  const left = sideRack(sides, seatAt(view, "left"), "left");
  const right = sideRack(sides, seatAt(view, "right"), "right");
  const inner = { x: SIDE + 118 * s + 10, width: width - 2 * (SIDE + 118 * s + 10) };
  const dockHeight = Math.round(104 * grow * clamp(s, 0.85, 1));
  const first = Math.max(26 + plate.width + 8, (width - 744 * grow) / 2);
  const dock = { x: first, width: width - 2 * first, y: own.rack.y - 8 - dockHeight, height: dockHeight };
  const head = top.rack.y + top.rack.height + 10;
  const line = { ...inner, y: head, height: LINE };
  const area = { ...inner, y: head + LINE + 8, height: dock.y - head - LINE - 12 };
  const pool = poolIn(area, discards(view), Math.round(41 * s));
  const plates = {
    me: mine, left: { x: 26, y: foot, ...plate }, right: { x: width - 26 - plate.width, y: foot, ...plate },
    opposite: { x: top.rack.x - plate.width - 12, y: top.rack.y + 6, ...plate },
  };
  return {
    mode: "desk", width, height, river: river(pool.w), cx: width / 2, cy: area.y + area.height / 2, plates, dock, line, pool,
    hand: own.hand, toast: dock, chip: dock,
    middle: { ...inner, y: head, height: own.rack.y - 8 - head },
    racks: { me: own, opposite: top, left, right },
    sets: { me: own.sets, opposite: top.sets, left: left.sets, right: right.sets },
    hands: { me: own.hand, opposite: top.hand, left: left.hand, right: right.hand },
    reach: { me: 0, right: 0, opposite: 0, left: 0 },
  };
}

/**
 * The own rack: a groove for exposures above, the hand below.
 * @param {number} width
 * @param {number} height
 * @param {number} s
 * @param {SeatView} seat
 */
function ownRack(width, height, s, seat) {
  const long = Math.min(822 * s, width - 60);
  const inner = long - 36;
  const count = Math.max(standing(seat), 10);
  const gap = 3;
  const apart = 18;
  const w = Math.min(Math.round(58 * s), Math.floor((inner - apart) / count) - gap);
  const handHeight = Math.round(1.5 * 58 * s);
  const groove = Math.round(82 * s);
  const rack = { x: (width - long) / 2, y: height - 24 - handHeight - groove - 32 * s, width: long, height: handHeight + groove + 32 * s };
  const grooved = { x: rack.x + 18, y: rack.y + 10 * s, width: inner, height: groove };
  const setsW = lineWidth(seat.melds, inner - 24, Math.round(50 * s), SET_GAP);
  const row = standing(seat) * (w + gap) - gap + (seat.drawn ? apart : 0);
  const hand = { x: rack.x + (long - row) / 2, y: rack.y + groove + 22 * s, width: row + 40, height: handHeight, w, gap, rows: 1, apart };
  return {
    rack, groove: grooved, hand,
    sets: { x: grooved.x + 12, y: grooved.y + (groove - 1.5 * setsW) / 2, width: lineLength(seat.melds, setsW, SET_GAP), height: 1.5 * setsW, w: setsW },
  };
}

/**
 * @param {number} width
 * @param {number} s
 * @param {SeatView} seat
 */
function topRack(width, s, seat) {
  const long = 506 * s;
  const exposed = seat.melds.length > 0;
  const rack = { x: (width - long) / 2, y: EDGE, width: long, height: (exposed ? 124 : 62) * s };
  const pitch = Math.min(seat.tiles.length ? 34 * s : 27 * s, (long - 24) / Math.max(standing(seat), 1));
  const row = standing(seat) * pitch;
  const groove = { x: rack.x + 14, y: rack.y + 54 * s, width: long - 28, height: 62 * s };
  const w = lineWidth(seat.melds, groove.width - 20, 38 * s, SET_GAP);
  const sets = lineLength(seat.melds, w, SET_GAP);
  return {
    rack, groove: exposed ? groove : null,
    hand: { x: rack.x + (long - row) / 2, y: rack.y + 11 * s, width: row, height: 34 * s, w: pitch },
    sets: { x: groove.x + (groove.width - sets) / 2, y: groove.y + (groove.height - 1.5 * w) / 2, width: sets, height: 1.5 * w, w },
  };
}

/**
 * A side rack: standing tiles at the rim, the groove towards the middle.
 * @param {{top: number, foot: number, width: number, s: number}} room
 * @param {SeatView} seat
 * @param {"left" | "right"} side
 */
function sideRack({ top, foot, width, s }, seat, side) {
  const exposed = seat.melds.length > 0;
  const deep = (exposed ? 118 : 62) * s;
  const high = Math.min(foot - top, 400 * s);
  const rack = { x: side === "left" ? SIDE : width - SIDE - deep, y: top + (foot - top - high), width: deep, height: high };
  const pitch = Math.min(25 * s, (high - 24) / Math.max(standing(seat), 1));
  const row = standing(seat) * pitch;
  const handDeep = seat.tiles.length ? Math.round((4 / 3) * pitch) : 22 * s;
  const grooveX = side === "left" ? rack.x + deep - 64 * s : rack.x + 8 * s;
  const groove = { x: grooveX, y: rack.y + 10, width: 56 * s, height: high - 20 };
  const w = lineWidth(seat.melds, groove.height - 16, 36 * s, SET_GAP);
  const sets = lineLength(seat.melds, w, SET_GAP);
  const x = side === "left" ? rack.x + 20 * s : rack.x + deep - 20 * s - handDeep;
  return {
    rack, groove: exposed ? groove : null,
    hand: { x, y: rack.y + (high - row) / 2, width: handDeep, height: row, w: pitch },
    sets: { x: groove.x + (groove.width - (4 / 3) * w) / 2, y: groove.y + (groove.height - sets) / 2, width: (4 / 3) * w, height: sets + 12, w },
  };
}
