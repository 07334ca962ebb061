/**
 * The plans of small tables: upright (phones and tablets) and lying (a phone on its side).
 * Upright: head, three plates, sets, block, own plate and sets, dock, hand. Sets use the empty corners of the block.
 */

import { flowSets } from "./flow.js";
import { clamp, river, seatAt, standing } from "./places.js";

/** @typedef {import("./geometry.js").Plan} Plan */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").River} River */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */

const PAD = 10;
const NEAR = { g: 4.5 };
const NOWHERE = { x: 0, y: 0, width: 0, height: 0, w: 0 };

/**
 * The widest river within `room` pixels both ways.
 * @param {number} room
 * @param {number} most
 */
function riverWithin(room, most) {
  for (let w = most; w > 13; w--) {
    for (const near of [false, true]) {
      const fits = river(w, { ...NEAR, near });
      if (fits.size <= room) return fits;
    }
  }
  return river(13, { ...NEAR, near: true });
}

/**
 * @param {{width: number, height: number, text?: number}} room
 * @param {View} view
 * @returns {Plan}
 */
export function uprightPlan({ width, height, text = 1 }, view) {
  const bands = bandsOf(width, height, clamp(text, 1, 1.5));
  const opposite = seatAt(view, "opposite");
  const strip = opposite.melds.length && opposite.river.length > 12 ? 28 : 0;
  const tall = bands.blockBottom - bands.top;
  const block = riverWithin(Math.min(tall - strip, width - 2 * PAD), width < 600 ? 27 : 44);
  const slack = Math.max(0, tall - strip - block.size - 60);
  const cx = width / 2;
  const cy = bands.blockBottom - slack / 2 - block.size / 2;
  const third = (width - 2 * PAD - 12) / 3;
  const plate = (/** @type {number} */ at) => ({ x: PAD + at * (third + 6), y: bands.plates, width: third, height: bands.plateHeight });
  const hand = handOf(width, bands, seatAt(view, "me"));
  return {
    mode: "upright", width, height, river: block, cx, cy, hand: hand.hand,
    plates: { me: { x: PAD, y: bands.own, width: Math.min(170, width * 0.4), height: bands.plateHeight }, left: plate(0), opposite: plate(1), right: plate(2) },
    sets: { ...setRooms({ width, cx, cy, top: bands.top }, block, view), me: hand.sets },
    hands: { me: NOWHERE, right: NOWHERE, opposite: NOWHERE, left: NOWHERE },
    dock: { x: 0, y: bands.dock, width, height: bands.dockHeight },
    toast: { x: 6, y: bands.dock, width: width - 12, height: bands.dockHeight },
    chip: { x: 0, y: bands.dock, width, height: bands.dockHeight },
    reach: reaches({ width, cx, cy, top: bands.top, bottom: bands.own }, block, view),
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
  const rows = width >= 600 || height < 600 ? 1 : 2;
  const tile = rows === 1 && width >= 600 ? Math.min(48, Math.floor((width - 38) / 14) - 3) : Math.min(tight ? 38 : 45, Math.floor((width - 8) / 7) - 6);
  const handHeight = rows * Math.round((4 / 3) * tile) + (rows - 1) * 10 + 7;
  const hand = height - 8 - handHeight;
  const dockHeight = Math.round((tight ? 92 : 112) * grow);
  const dock = hand - (tight ? 8 : 14) - dockHeight;
  const plateHeight = Math.round((tight ? 40 : 42) * grow);
  const own = dock - (tight ? 4 : 8) - Math.max(plateHeight, tight ? 40 : 50);
  const plates = tight ? 42 : 54;
  return { rows, tile, hand, handHeight, dock, dockHeight, own, plates, plateHeight, top: plates + plateHeight + 4, blockBottom: own - (tight ? 2 : 8), tight };
}

/**
 * Own tiles, and own sets: beside the own plate, or above a hand so short that it needs one row only.
 * @param {number} width
 * @param {ReturnType<typeof bandsOf>} bands
 * @param {SeatView} seat
 */
function handOf(width, bands, seat) {
  const gap = bands.rows === 1 && width >= 600 ? 3 : 6;
  const lowered = bands.rows === 2 && seat.melds.length > 2;
  const row = Math.round((4 / 3) * bands.tile) + 10;
  const hand = {
    x: 4, y: bands.hand + (lowered ? row : 0), width: width - 8, height: bands.handHeight - (lowered ? row : 0),
    w: bands.tile, gap, rows: lowered ? 1 : bands.rows, apart: 14,
  };
  const plate = Math.min(170, width * 0.4);
  const beside = { x: PAD + plate + 8, y: bands.own, width: width - plate - 2 * PAD - 8, height: bands.dock - bands.own - 2 };
  const above = { x: PAD, y: bands.hand, width: width - 2 * PAD, height: row - 6 };
  return { hand, sets: { ...(lowered ? above : beside), w: width < 600 ? 34 : 38 } };
}

/**
 * @param {{width: number, cx: number, cy: number, top: number}} frame
 * @param {River} block
 * @param {View} view
 */
function setRooms({ width, cx, cy, top }, block, view) {
  const blockTop = cy - block.size / 2;
  const opposite = seatAt(view, "opposite");
  const corner = cx - block.rw / 2 - block.g - PAD - 2;
  const unused = 3 - Math.min(3, Math.ceil(opposite.river.length / 6));
  const most = width < 600 ? 23 : 30;
  const middle = { x: cx - block.rw / 2, y: top, width: block.rw, height: blockTop - top + unused * block.py - 2 };
  const fits = !opposite.melds.length || (middle.height > 24 && flowSets(opposite.melds, middle, most).w >= 17);
  const strip = { x: PAD, y: top, width: width - 2 * PAD, height: Math.max(26, blockTop - top) };
  const y = fits ? top : top + strip.height + 2;
  const height = cy - block.rw / 2 - y - 4;
  return {
    opposite: { ...(fits ? middle : strip), w: most },
    left: { x: PAD, y, width: corner, height, w: most },
    right: { x: width - PAD - corner, y, width: corner, height, w: most },
  };
}

/**
 * A third row may run as far as nothing else lies there.
 * @param {{width: number, cx: number, cy: number, top: number, bottom: number}} frame
 * @param {River} block
 * @param {View} view
 */
function reaches({ width, cx, cy, top, bottom }, block, view) {
  const half = block.rw / 2;
  const sideways = width - 4 - cx + half;
  const within = block.rw + block.g;
  return {
    me: sideways,
    opposite: seatAt(view, "left").melds.length ? within : sideways,
    right: seatAt(view, "right").melds.length ? within : cy + half - top,
    left: bottom - 4 - cy + half,
  };
}

/**
 * A phone on its side: plates and sets beside the block, the dock a column at the right edge.
 * @param {{width: number, height: number, text?: number}} room
 * @param {View} view
 * @returns {Plan}
 */
export function lyingPlan({ width, height, text = 1 }, view) {
  const inset = width > 700 ? 52 : 10;
  const strip = 92;
  const foot = height - strip;
  const dock = { x: width - 17 - 138, y: 8, width: 138, height: foot - 12 };
  const block = riverWithin(foot - 2, 24);
  const side = Math.min(178, (dock.x - inset - block.size) / 2);
  const cx = inset + side + block.size / 2;
  const cy = foot / 2;
  const plateHeight = Math.round(38 * clamp(text, 1, 1.4));
  const rightX = cx + block.size / 2 - 30;
  const rightWidth = dock.x - rightX - 8;
  const half = (foot - 8) / 2;
  const plate = { width: Math.min(side - 4, 150), height: plateHeight };
  return {
    mode: "lying", width, height, river: block, cx, cy, dock,
    plates: {
      left: { x: inset, y: 48, ...plate }, me: { x: inset, y: foot - plateHeight - 6, ...plate },
      opposite: { x: rightX, y: 6, ...plate, width: rightWidth }, right: { x: rightX + 34, y: half + 4, ...plate, width: rightWidth - 34 },
    },
    sets: {
      me: ownSets(inset, foot, strip, width, seatAt(view, "me")),
      left: { x: inset, y: 92 + plateHeight - 38, width: side - 8, height: foot - 92 - 2 * plateHeight, w: 24 },
      opposite: { x: rightX + 34, y: plateHeight + 12, width: rightWidth - 34, height: half - plateHeight - 14, w: 24 },
      right: { x: rightX + 34, y: half + plateHeight + 10, width: rightWidth - 34, height: half - plateHeight - 14, w: 24 },
    },
    hands: { me: NOWHERE, right: NOWHERE, opposite: NOWHERE, left: NOWHERE },
    hand: lyingHand(inset, foot, width, seatAt(view, "me")),
    toast: { x: inset + side, y: foot - 120, width: dock.x - inset - side - 8, height: 116 },
    chip: dock,
    reach: { me: block.rw + block.rh, opposite: block.rw + block.g, right: block.rw + block.g, left: block.rw + block.rh - 4 },
  };
}

/** @param {SeatView} seat */
function lyingSets(seat) {
  return seat.melds.length > 2 ? 30 : 36;
}

/**
 * @param {number} inset
 * @param {number} foot
 * @param {number} strip
 * @param {number} width
 * @param {SeatView} seat
 */
function ownSets(inset, foot, strip, width, seat) {
  const hand = lyingHand(inset, foot, width, seat);
  return { x: inset, y: foot + 22, width: hand.x - inset - 12, height: strip - 26, w: lyingSets(seat) };
}

/**
 * @param {number} inset
 * @param {number} foot
 * @param {number} width
 * @param {SeatView} seat
 */
function lyingHand(inset, foot, width, seat) {
  const w = Math.min(47, Math.floor((width - inset - 8 - 14) / 14) - 3);
  const count = standing(seat);
  const used = count * (w + 3) + 14;
  const sets = seat.melds.length ? Math.min(width - inset - used - 20, seat.melds.length * 4.2 * lyingSets(seat)) + 12 : 0;
  return { x: Math.max(inset + sets, Math.min((width - used) / 2, inset + 160)), y: foot + 10, width: used, height: 78, w, gap: 3, rows: 1, apart: 14 };
}
