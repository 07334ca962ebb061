/** Moves through the moments of a hand: at one of them, playing or still, at some speed. */

export const SPEEDS = [0.5, 1, 2, 4];
const MOMENT = 1000;
/** Events nobody sees happen: they belong to the moment that follows. */
const QUIET = new Set(["SeatsDrawn", "HandStarted", "TilesDealt", "QuestionOpened", "QuestionClosed", "Answered", "HandRevealed"]);

/** @typedef {import("./answers.js").Frame} Frame */

/**
 * The moments worth stopping at: quiet frames go into the next one, those at the end into the last.
 * @param {Frame[]} frames
 * @returns {Frame[]}
 */
export function momentsOf(frames) {
  /** @type {Frame[]} */
  const moments = [];
  /** @type {Frame["events"]} */
  let before = [];
  for (const { events, view } of frames) {
    before = [...before, ...events];
    if (events.every(({ event }) => QUIET.has(event))) continue;
    moments.push({ events: before, view });
    before = [];
  }
  const last = moments.at(-1);
  if (last && before.length) moments.splice(-1, 1, { events: [...last.events, ...before], view: frames[frames.length - 1].view });
  return moments;
}

export class Player {
  at = 0;
  last = 0;
  playing = false;
  /** Place in SPEEDS. */
  speed = 1;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;

  /** @param {() => void} moved called after every change */
  constructor(moved) {
    this.moved = moved;
  }

  /**
   * There are `count` moments; stand at `at`.
   * @param {number} count
   * @param {number} at
   */
  frames(count, at) {
    this.last = Math.max(0, count - 1);
    this.at = this.#within(at);
  }

  /** @param {number} at */
  go(at) {
    this.at = this.#within(at);
    if (this.at === this.last) this.#stop();
    this.#remember();
    this.moved();
  }

  /** @param {number} by */
  step(by) {
    this.#stop();
    this.go(this.at + by);
  }

  toggle() {
    if (this.playing) this.#stop();
    else this.#start();
    this.moved();
  }

  /** The next speed; after the fastest comes the slowest. */
  faster() {
    this.speed = (this.speed + 1) % SPEEDS.length;
    this.moved();
  }

  #start() {
    if (this.at === this.last) this.at = 0;
    this.playing = true;
    this.#wait();
  }

  #stop() {
    this.playing = false;
    clearTimeout(this.#next);
  }

  #wait() {
    clearTimeout(this.#next);
    this.#next = setTimeout(() => {
      this.go(this.at + 1);
      if (this.playing) this.#wait();
    }, MOMENT / SPEEDS[this.speed]);
  }

  /** The address names the moment; going through a hand fills no history. */
  #remember() {
    history.replaceState(history.state, "", `#${this.at}`);
  }

  /** @param {number} at */
  #within(at) {
    return Math.min(Math.max(0, Math.round(at)), this.last);
  }
}
