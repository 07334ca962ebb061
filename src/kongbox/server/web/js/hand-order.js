/**
 * The order of the own tiles on this screen. Each tile has a key of its own, so that equal tiles can be told apart,
 * lifted, dragged and found again after the next update. The server only knows which tiles there are.
 */

/** @typedef {import("./protocol.js").View} View */
/** @typedef {{key: string, tile: string, drawn: boolean}} Held */

export class HandOrder {
  /** @type {Held[]} */
  held = [];
  /** Whether tiles are kept in the game's tidy order. */
  sorted = true;
  #last = 0;
  /** Keys of drawn tiles that were put among the others. @type {Set<string>} */
  #joined = new Set();

  /**
   * Take over what the seat holds now. Tiles that stay keep key and place; new ones are sorted in or come last.
   * @param {View} view
   */
  take(view) {
    const seat = view.me === null ? null : view.seats[view.me];
    const drawn = seat?.drawn ?? null;
    const before = [...this.held];
    const match = (/** @type {string} */ tile, /** @type {boolean} */ fresh) => {
      const at = before.findIndex((held) => held.tile === tile && held.drawn === fresh);
      const found = at >= 0 ? at : before.findIndex((held) => held.tile === tile);
      return found >= 0 ? before.splice(found, 1)[0].key : `h${(this.#last += 1)}`;
    };
    const kept = (seat?.tiles ?? []).map((tile) => ({ key: match(tile, false), tile, drawn: false }));
    const fresh = drawn === null ? [] : [{ key: match(drawn, true), tile: drawn, drawn: true }];
    const joined = fresh.filter(({ key }) => this.#joined.has(key)).map((held) => ({ ...held, drawn: false }));
    if (!joined.length) this.#joined.clear();
    this.held = [...this.#ordered([...kept, ...joined], view), ...(joined.length ? [] : fresh)];
  }

  /**
   * Move a tile to another place; from then on the order is the player's own.
   * @param {string} key
   * @param {number} to
   */
  move(key, to) {
    const from = this.held.findIndex((held) => held.key === key);
    if (from < 0 || from === to) return;
    const [taken] = this.held.splice(from, 1);
    this.held.splice(Math.max(0, Math.min(to, this.held.length)), 0, taken);
    this.sorted = false;
    this.#drawnLast();
  }

  /**
   * @param {string} one
   * @param {string} other
   */
  swap(one, other) {
    const [a, b] = [one, other].map((key) => this.held.findIndex((held) => held.key === key));
    if (a < 0 || b < 0 || a === b) return;
    [this.held[a], this.held[b]] = [this.held[b], this.held[a]];
    this.sorted = false;
    this.#drawnLast();
  }

  /**
   * Put the hand in tidy order, now and from now on.
   * @param {View} view
   */
  sort(view) {
    this.sorted = true;
    this.#joined.clear();
    this.take(view);
  }

  /** The drawn tile is apart; wherever it is dragged among the others, it has joined them and stands where it was put. */
  #drawnLast() {
    const among = this.held.slice(0, -1).find((held) => held.drawn);
    if (!among) return;
    this.#joined.add(among.key);
    this.held = this.held.map((held) => (held === among ? { ...held, drawn: false } : held));
  }

  /**
   * @param {Held[]} kept
   * @param {View} view
   */
  #ordered(kept, view) {
    const place = (/** @type {Held} */ held) => (this.sorted ? tidyPlace(view, held.tile) : this.held.findIndex((old) => old.key === held.key));
    return kept.map((held, at) => ({ held, at, place: place(held) })).sort((a, b) => rank(a.place) - rank(b.place) || a.at - b.at).map(({ held }) => held);
  }
}

/** @param {number} place */
function rank(place) {
  return place < 0 ? Infinity : place;
}

/**
 * @param {View} view
 * @param {string} tile
 */
function tidyPlace(view, tile) {
  return view.order.indexOf(tile);
}
