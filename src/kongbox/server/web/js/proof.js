/**
 * Proof of a shuffle, worked out in the reader's own browser by the recipe of `engine/shuffle.py` (`kongbox-1`).
 *
 *  1. SHA-256 over salt and seed is the commitment that stood there before the deal.
 *  2. The seed, by the recipe, lays a wall.
 *  3. That wall is broken at one place: from there on lie the tiles dealt, then the tiles drawn, one after the other;
 *     supplements lie at the other end or, where a game draws everything from one end, among the others in their order.
 */

import { fromHex, sha256, toHex } from "./sha256.js";

export const RECIPE = "kongbox-1";

/**
 * @typedef {object} Evidence what a finished hand shows
 * @property {string} commitment published before the deal
 * @property {string} seed
 * @property {string} salt
 * @property {string[]} contributions
 * @property {string[]} box all tiles, copies included, in the order of the tile set
 * @property {string[]} dealt the tiles dealt, in any order
 * @property {string[]} drawn tiles taken from the live end, in order
 * @property {string[]} supplements tiles taken as supplements
 * @property {string[]} inOrder both, in the order in which they were taken
 */

/**
 * @typedef {object} Verdict
 * @property {string} computed the commitment as worked out here
 * @property {boolean} committed whether it is the one published
 * @property {string[]} wall the wall as the seed lays it
 * @property {number | null} breaks where the wall was broken; null when it cannot have given this hand
 * @property {boolean} proven
 */

/**
 * Work out the shuffle and compare it with the hand as it was played.
 * @param {Evidence} evidence
 * @returns {Verdict}
 */
export function prove(evidence) {
  const computed = commitmentOf(evidence.seed, evidence.salt);
  // One hash, one wall: without fixed lengths the border between salt and seed could be moved after the deal.
  const wellWritten = /^[0-9a-f]{64}$/.test(evidence.seed) && evidence.contributions.length === 0;
  const committed = wellWritten && computed === evidence.commitment;
  const wall = wallOf(evidence);
  const breaks = breakOf(wall, evidence);
  return { computed, committed, wall, breaks, proven: committed && breaks !== null };
}

/**
 * @param {string} seed
 * @param {string} salt
 */
export function commitmentOf(seed, salt) {
  return toHex(sha256(fromHex(salt + seed)));
}

/**
 * The box in the order the seed shuffles it.
 * @param {Pick<Evidence, "seed" | "contributions" | "box">} evidence
 */
export function wallOf({ seed, contributions, box }) {
  const chance = new Chance([RECIPE, seed, ...contributions, "wall"].join("|"));
  const row = [...box];
  for (let last = row.length - 1; last > 0; last -= 1) {
    const place = chance.below(last + 1);
    [row[last], row[place]] = [row[place], row[last]];
  }
  return row;
}

/** A stream of fair numbers, eight bytes at a time. */
class Chance {
  /** @type {bigint[]} */
  #ready = [];
  #counter = 0;

  /** @param {string} prefix */
  constructor(prefix) {
    this.prefix = prefix;
  }

  /** @param {number} limit */
  below(limit) {
    const size = 1n << 64n;
    const fair = size - (size % BigInt(limit));
    for (;;) {
      const number = this.#next();
      if (number < fair) return Number(number % BigInt(limit));
    }
  }

  #next() {
    if (this.#ready.length === 0) {
      const block = new DataView(sha256(new TextEncoder().encode(`${this.prefix}|${this.#counter}`)).buffer);
      this.#counter += 1;
      this.#ready = [0, 8, 16, 24].map((place) => block.getBigUint64(place));
    }
    return /** @type {bigint} */ (this.#ready.shift());
  }
}

/**
 * The only place where the wall can have been broken, or null.
 * @param {string[]} wall
 * @param {Evidence} evidence
 */
function breakOf(wall, evidence) {
  const places = wall.map((_, place) => place).filter((place) => gives([...wall.slice(place), ...wall.slice(0, place)], evidence));
  return places.length === 1 ? places[0] : null;
}

/**
 * Whether tiles lying in this order gave the hand.
 * @param {string[]} order from the break on
 * @param {Evidence} evidence
 */
function gives(order, { dealt, drawn, supplements, inOrder }) {
  if (!holds(order.slice(0, dealt.length), dealt)) return false;
  if (inOrder.every((tile, place) => order[dealt.length + place] === tile)) return true;
  const stacks = 2 * Math.ceil(supplements.length / 2);
  const far = order.slice(order.length - stacks);
  return drawn.every((tile, place) => order[dealt.length + place] === tile) && holds(far, supplements);
}

/**
 * Whether all of `wanted` are among `tiles`.
 * @param {string[]} tiles
 * @param {string[]} wanted
 */
function holds(tiles, wanted) {
  const left = [...tiles];
  return wanted.every((tile) => {
    const place = left.indexOf(tile);
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}
