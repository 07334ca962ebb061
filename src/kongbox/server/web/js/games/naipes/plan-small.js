/**
 * The table of cards on small screens: upright (phones and tablets) and lying (a phone on its side). Sets and honour
 * cards use the empty corners of the block; the own hand is one fan.
 */

import { clamp, seatAt, standing } from "../../places.js";
import { RATIO } from "./faces.js";
import { cardRiverWithin, flowing, flowWidth, honourLength, honourRow } from "./lay.js";

/** @typedef {import("../../geometry.js").Box} Box */
/** @typedef {import("../../geometry.js").Place} Place */
/** @typedef {import("../../geometry.js").River} River */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */
/** @typedef {import("./plan.js").CardPlan} CardPlan */
/** @typedef {Record<"left" | "opposite" | "right" | "me", Box & {w: number}>} Rooms */

const PAD = 10;
/** A fan shows at least so much of each card. */
const LEAST_STEP = 24;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0, w: 0 };
const HANDS = { me: NOWHERE, right: NOWHERE, opposite: NOWHERE, left: NOWHERE };

/**
 * @param {import("./plan.js").Room} room
 * @param {View} view
 * @returns {CardPlan}
 */
export function uprightCards({ width, height, text = 1 }, view) {
  const bands = bandsOf(width, height, clamp(text, 1, 1.5));
  const opposite = seatAt(view, "opposite");
  const strip = (opposite.melds.length || opposite.aside.length) && opposite.river.length > 12 ? 34 : 0;
  const tall = bands.blockBottom - bands.top;
  const block = cardRiverWithin(Math.min(tall - strip, width - 2 * PAD), width < 600 ? 27 : 46);
  const slack = Math.max(0, tall - strip - block.size - 40);
  const cx = width / 2;
  const cy = bands.blockBottom - slack / 2 - block.size / 2;
  const third = (width - 2 * PAD - 12) / 3;
  const plate = (/** @type {number} */ at) => ({ x: PAD + at * (third + 6), y: bands.plates, width: third, height: bands.plateHeight });
  const mine = { x: PAD, y: bands.own, width: Math.min(width < 600 ? 176 : 230, width * 0.4), height: bands.plateHeight };
  const pill = bands.tight ? { x: PAD, y: bands.own - 36, width: cx - block.rw / 2 - PAD - 4, height: 32 } : { x: PAD, y: bands.own + bands.plateHeight + 4, width: mine.width, height: 32 };
  const frame = { width, cx, cy, top: bands.top, own: bands.own, foot: bands.dock, beside: mine.x + mine.width };
  const rooms = roomsOf(frame, block, view);
  return {
    mode: "upright", width, height, river: block, cx, cy, hand: handOf(width, bands, seatAt(view, "me")), pill,
    plates: { me: mine, left: plate(0), opposite: plate(1), right: plate(2) },
    ...laid(rooms, view, { left: "left", opposite: "centre", right: "right", me: "right" }), hands: HANDS, packs: {},
    dock: { x: 0, y: bands.dock, width, height: bands.dockHeight }, chip: { x: 0, y: bands.dock, width, height: bands.dockHeight },
    toast: { x: 6, y: bands.dock, width: width - 12, height: bands.dockHeight },
    reach: reaches(frame, block, view, bands.tight), lead: { right: block.py + block.g },
  };
}

/**
 * From the foot upwards: hand, dock, own row; from the head down: plates.
 * @param {number} width
 * @param {number} height
 * @param {number} grow
 */
function bandsOf(width, height, grow) {
  const tight = height < 700;
  const card = width >= 600 ? 66 : clamp(width - 13 * LEAST_STEP - 6, 44, tight ? 48 : 58);
  const hand = height - 12 - Math.round(RATIO * card);
  const dockHeight = Math.round((tight ? 92 : 112) * grow);
  const dock = hand - (tight ? 10 : 18) - dockHeight;
  const plateHeight = Math.round((tight ? 40 : 42) * grow);
  const own = dock - (tight ? 4 : 6) - (tight ? plateHeight : plateHeight + 38);
  const plates = tight ? 42 : 54;
  return { tight, card, hand, dock, dockHeight, own, plates, plateHeight, top: plates + plateHeight + 4, blockBottom: own - (tight ? 2 : 6) };
}

/**
 * One fan across the screen, centred while it is short.
 * @param {number} width
 * @param {{card: number, hand: number}} bands
 * @param {SeatView} seat
 */
function handOf(width, { card, hand }, seat) {
  const count = Math.max(1, standing(seat));
  const most = width < 600 ? 46 : card + 2;
  const step = count > 1 ? clamp((width - 2 * PAD - card) / (count - 1), LEAST_STEP, most) : card;
  const fan = (count - 1) * step + card;
  const apart = clamp(width - 4 - fan, 0, 14);
  const resting = fan + (seat.drawn ? apart : 0);
  return { x: Math.max(2, (width - resting) / 2), y: hand, width: width - 4, height: Math.round(RATIO * card), w: card, gap: 0, rows: 1, apart, step };
}

/**
 * What lies where: every seat's sets and honour cards, flowing in their rooms.
 * @param {Rooms} rooms
 * @param {View} view
 * @param {Record<Place, "left" | "right" | "centre">} align
 * @returns {Pick<CardPlan, "sets" | "cells" | "aside">}
 */
function laid(rooms, view, align) {
  const places = /** @type {Place[]} */ (["me", "right", "opposite", "left"]);
  const lying = places.map((place) => {
    const { melds, aside } = seatAt(view, place);
    return /** @type {const} */ ([place, flowing(melds, aside, rooms[place], align[place])]);
  });
  const each = (/** @type {"cells" | "aside"} */ what) => /** @type {any} */ (Object.fromEntries(lying.map(([place, laying]) => [place, laying[what]])));
  return { sets: rooms, cells: each("cells"), aside: each("aside") };
}

/** @typedef {{width: number, cx: number, cy: number, top: number, own: number, foot: number, beside: number}} Frame */

/**
 * @param {Frame} frame
 * @param {River} block
 * @param {View} view
 * @returns {Rooms}
 */
function roomsOf({ width, cx, cy, top, own, foot, beside }, block, view) {
  const blockTop = cy - block.size / 2;
  const opposite = seatAt(view, "opposite");
  const corner = cx - block.rw / 2 - block.g - PAD - 2;
  const unused = 3 - Math.min(3, Math.ceil(opposite.river.length / 6));
  const most = width < 600 ? 23 : 32;
  const middle = { x: cx - block.rw / 2, y: top, width: block.rw, height: blockTop - top + unused * block.py - 2 };
  const lies = opposite.melds.length + opposite.aside.length;
  const fits = !lies || (middle.height > 30 && flowWidth(opposite.melds, opposite.aside, middle, most) >= 17);
  const strip = { x: PAD, y: top, width: width - 2 * PAD, height: Math.max(30, blockTop - top) };
  const y = fits ? top : top + strip.height + 2;
  const height = cy - block.rw / 2 - y - 4;
  return {
    opposite: { ...(fits ? middle : strip), w: most },
    left: { x: PAD, y, width: corner, height, w: most }, right: { x: width - PAD - corner, y, width: corner, height, w: most },
    me: { x: beside + 8, y: own, width: width - beside - 8 - PAD, height: foot - own - 4, w: width < 600 ? 38 : 46 },
  };
}

/**
 * A third row may run as far as nothing else lies there.
 * @param {Frame} frame
 * @param {River} block
 * @param {View} view
 * @param {boolean} tight whether the pill takes the lower left corner
 */
function reaches({ width, cx, cy, top, own }, block, view, tight) {
  const half = block.rw / 2;
  const sideways = width - 4 - cx + half;
  const within = block.rw + block.g;
  const lies = (/** @type {Place} */ place) => seatAt(view, place).melds.length + seatAt(view, place).aside.length > 0;
  return {
    me: sideways, opposite: lies("left") ? within : sideways,
    right: lies("right") ? within : cy + half - top, left: tight ? within : own - 4 - cy + half,
  };
}

/**
 * A phone on its side: plates and sets beside the block, the dock a column at the right edge, the fan below.
 * @param {import("./plan.js").Room} room
 * @param {View} view
 * @returns {CardPlan}
 */
export function lyingCards({ width, height, text = 1 }, view) {
  const inset = width > 700 ? 52 : 10;
  const foot = height - 104;
  const dock = { x: width - 17 - 138, y: 4, width: 138, height: foot - 8 };
  const block = cardRiverWithin(foot - 4, 24);
  const side = Math.min(178, (dock.x - inset - block.size) / 2);
  const cx = inset + side + block.size / 2;
  const cy = foot / 2;
  const plateHeight = Math.round(38 * clamp(text, 1, 1.4));
  const rightX = cx + block.size / 2 + 4;
  const rightWidth = dock.x - rightX - 8;
  const half = (foot - 8) / 2;
  const plate = { width: Math.min(side - 4, 150), height: plateHeight };
  const mine = { x: inset, y: foot - plateHeight - 4, ...plate };
  const me = seatAt(view, "me");
  const hand = lyingHand(inset, foot, width, me);
  const rooms = {
    left: { x: inset, y: 52 + plateHeight, width: side - 8, height: mine.y - 36 - 56 - plateHeight, w: 24 },
    opposite: { x: rightX, y: plateHeight + 10, width: rightWidth, height: half - plateHeight - 14, w: 24 },
    right: { x: rightX, y: half + plateHeight + 8, width: rightWidth, height: half - plateHeight - 12, w: 24 },
    me: { x: inset, y: foot + 24, width: hand.x - inset - 12, height: height - foot - 28, w: me.melds.length > 2 ? 28 : 34 },
  };
  const lying = laid(rooms, { ...view, seats: view.seats.map((seat) => (seat === me ? { ...seat, aside: [] } : seat)) }, { left: "left", opposite: "left", right: "left", me: "left" });
  return {
    mode: "lying", width, height, river: block, cx, cy, dock, hand, pill: { x: inset, y: mine.y - 34, width: plate.width, height: 32 },
    plates: { left: { x: inset, y: 46, ...plate }, me: mine, opposite: { x: rightX, y: 6, ...plate, width: rightWidth }, right: { x: rightX, y: half + 4, ...plate, width: rightWidth } },
    ...lying, aside: { ...lying.aside, me: honourRow(me.aside.length, { x: hand.x + hand.width + 14, y: foot + 40 }, 34) }, hands: HANDS, packs: {},
    toast: { x: inset + side, y: foot - 120, width: dock.x - inset - side - 8, height: 116 }, chip: dock,
    reach: { me: block.rw + block.rh, opposite: block.rw + block.rh, right: cy + block.rw / 2 - 4, left: foot - 6 - cy + block.rw / 2 },
  };
}

/**
 * @param {number} inset
 * @param {number} foot
 * @param {number} width
 * @param {SeatView} seat
 */
function lyingHand(inset, foot, width, seat) {
  const w = 58;
  const count = Math.max(1, standing(seat));
  const honours = seat.aside.length ? honourLength(seat.aside.length, 34) + 20 : 0;
  const sets = Math.min(seat.melds.length * 4.6 * (seat.melds.length > 2 ? 28 : 34) + 12, width * 0.42);
  const left = inset + (seat.melds.length ? sets : 0);
  const room = width - left - honours - 12;
  const step = count > 1 ? clamp((room - w - 14) / (count - 1), LEAST_STEP, w - 6) : w;
  const used = (count - 1) * step + w + 14;
  return { x: Math.max(left, Math.min((width - used) / 2, inset + 160, width - honours - 8 - used)), y: foot + 8, width: used, height: Math.round(RATIO * w), w, gap: 0, rows: 1, apart: 14, step };
}
