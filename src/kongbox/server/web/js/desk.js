/**
 * The plan of a table on a desk: block in the middle, opponents' tiles along the rim, dock and own hand below.
 * Figures are those of a cloth 1128 by 838, where a river tile is 37 wide; other sizes follow.
 */

import { lineLength, lineWidth } from "./flow.js";
import { clamp, river, seatAt, standing } from "./places.js";

/** @typedef {import("./geometry.js").Plan} Plan */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */

const TOP = 62;
const EDGE = 18;
const RIM = 30;
const PLATE = { width: 196, height: 46 };
const OWN_PLATE = 178;
const SET_GAP = 8;

/**
 * @param {{width: number, height: number, text?: number}} room
 * @param {View} view
 * @returns {Plan}
 */
export function deskPlan({ width, height, text = 1 }, view) {
  const grow = Math.min(Math.max(text, 1), 1.6);
  const band = bandOf(width, height, grow, view.me !== null);
  const w = clamp(Math.round(Math.min(band.dockTop + 3 - TOP, width - 330) / 15.3), 18, 56);
  const block = river(w);
  const cx = width / 2;
  const cy = TOP + Math.max(block.size, band.dockTop + 3 - TOP) / 2;
  const scale = clamp(w / 37, 0.75, 1.35);
  const plate = { width: Math.min(PLATE.width * grow, width / 5), height: PLATE.height * grow };
  const frame = { width, height, cx, cy, scale, plate, bottom: band.dockTop - 4 };
  const opposite = across(frame, seatAt(view, "opposite"));
  const left = column(frame, seatAt(view, "left"), "left");
  const right = column(frame, seatAt(view, "right"), "right");
  const own = ownRow(frame, seatAt(view, "me"), band);
  return {
    mode: "desk", width, height, river: block, cx, cy, hand: own.hand, ...bandBoxes(width, band, grow),
    plates: { me: { x: 26, y: band.dockHeight ? band.dockTop + 26 : band.handTop - 66, ...plate, width: OWN_PLATE * grow }, right: right.plate, opposite: opposite.plate, left: left.plate },
    sets: { me: own.sets, right: right.sets, opposite: opposite.sets, left: left.sets },
    hands: { me: { ...own.hand }, right: right.hand, opposite: opposite.hand, left: left.hand },
    reach: reaches(frame, block, band.dockTop),
  };
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
  const own = Math.floor(Math.min(64, 1.5 * guess, (width - 138) / 14 - 3));
  const handTop = height - 16 - Math.round(own * 1.52);
  const dockHeight = playing ? Math.round(108 * grow) : 0;
  return { own, handTop, dockHeight, dockTop: handTop - 8 - dockHeight };
}

/**
 * @param {number} width
 * @param {{dockTop: number, dockHeight: number}} band
 * @param {number} grow
 */
function bandBoxes(width, { dockTop, dockHeight }, grow) {
  const first = 26 + OWN_PLATE * grow + 8;
  const dockWidth = Math.min(744 * grow, width - first - RIM);
  const dock = { x: Math.max(first, (width - dockWidth) / 2), y: dockTop, width: dockWidth, height: dockHeight };
  const chipWidth = 236 * grow;
  const chip = { x: width - RIM - chipWidth, y: dockTop + 20, width: chipWidth, height: dockHeight - 28 };
  const toast = { x: first + 14, y: dockTop, width: Math.min(640 * grow, chip.x - first - 30), height: dockHeight };
  return { dock, chip, toast };
}

/**
 * @param {{width: number, cx: number, cy: number}} frame
 * @param {import("./geometry.js").River} block
 * @param {number} dockTop
 */
function reaches({ width, cx, cy }, block, dockTop) {
  const sideways = width - 90 - cx + block.rw / 2;
  return { me: sideways, opposite: sideways, right: cy + block.rw / 2 - 84, left: dockTop - 6 - cy + block.rw / 2 };
}

/** @typedef {{width: number, height: number, cx: number, cy: number, scale: number, plate: {width: number, height: number}, bottom: number}} Frame */

/**
 * Pixels between two standing tiles of an opponent: backs, or faces where they are open.
 * @param {SeatView} seat
 * @param {number} closed
 * @param {number} open
 */
function pitchOf(seat, closed, open) {
  return seat.tiles.length ? open : closed;
}

/**
 * The opposite seat: plate, hand and, at the right of the screen, sets.
 * @param {Frame} frame
 * @param {SeatView} seat
 */
function across({ width, cx, scale, plate }, seat) {
  const pitch = pitchOf(seat, 27 * scale, 35 * scale);
  const hand = standing(seat) * pitch;
  const limit = width - RIM - 60;
  const w = lineWidth(seat.melds, limit - 95 - plate.width - hand - 32, 31 * scale, SET_GAP);
  const sets = lineLength(seat.melds, w, SET_GAP);
  const handX = Math.min(cx - hand / 2, limit - sets - 14 - hand);
  return {
    hand: { x: handX, y: EDGE, width: hand, height: 34 * scale, w: pitch },
    sets: { x: handX + hand + 14, y: EDGE, width: sets, height: w * 1.5, w },
    plate: { x: handX - 16 - plate.width, y: EDGE, ...plate },
  };
}

/**
 * A side seat: sets at its own left, which is above on the left side and below on the right side; plate at the other end.
 * @param {Frame} frame
 * @param {SeatView} seat
 * @param {"left" | "right"} side
 */
function column({ width, scale, plate, bottom }, seat, side) {
  const top = side === "left" ? 22 : 84;
  const pitch = pitchOf(seat, 25 * scale, Math.min(32 * scale, (bottom - top - plate.height) / 16));
  const hand = standing(seat) * pitch;
  const room = bottom - top - plate.height - 20 - hand - 12;
  const w = lineWidth(seat.melds, room, 34 * scale, SET_GAP);
  const sets = seat.melds.length ? lineLength(seat.melds, w, SET_GAP) + 12 : 0;
  const free = Math.max(0, bottom - top - sets - hand - 20 - plate.height);
  const y = top + free * 0.3;
  const deep = Math.round((4 / 3) * w);
  const handDeep = seat.tiles.length ? Math.round((4 / 3) * pitch) : 22 * scale;
  const x = (/** @type {number} */ deepness) => (side === "left" ? RIM : width - RIM - deepness);
  const [setsY, handY, plateY] = side === "left" ? [y, y + sets, y + sets + hand + 20] : [y + plate.height + 20 + hand + 12, y + plate.height + 20, y];
  return {
    hand: { x: x(handDeep), y: handY, width: handDeep, height: hand, w: pitch },
    sets: { x: x(deep), y: setsY, width: deep, height: sets, w },
    plate: { x: side === "left" ? 26 : width - 26 - plate.width, y: plateY, ...plate },
  };
}

/**
 * Own row: sets at the left, hand in the middle as long as there is room.
 * @param {Frame} frame
 * @param {SeatView} seat
 * @param {{own: number, handTop: number}} band
 */
function ownRow({ width, cx }, seat, { own, handTop }) {
  const gap = 3;
  const apart = 18;
  const hand = standing(seat) * (own + gap) + apart;
  const resting = seat.tiles.length * (own + gap);
  const setsW = lineWidth(seat.melds, width - 52 - hand - 24 - 56, Math.round(own * 0.75), 10);
  const sets = seat.melds.length ? lineLength(seat.melds, setsW, 10) : 0;
  const x = Math.max(26 + (sets ? sets + 30 : 0), Math.min(cx - resting / 2, width - 84 - hand));
  const height = Math.round(own * 1.52);
  const base = handTop + Math.round((4 / 3) * own);
  return {
    hand: { x, y: handTop, width: Math.min(hand, width - x - 20), height, w: own, gap, rows: 1, apart },
    sets: { x: x - 30 - sets, y: base - Math.round((4 / 3) * setsW) - 6, width: sets, height: setsW * 1.5, w: setsW },
  };
}
