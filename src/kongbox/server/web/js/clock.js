/**
 * Time as the table shows it: a bar that shortens and the seconds left. Both run by themselves between two updates.
 *
 *     html`<kong-bar .clock=${view.clock} .since=${when}></kong-bar>`
 *     html`<kong-seconds .clock=${view.clock} .since=${when}></kong-seconds>`
 *     onTick((left) => …)                    // once a second while own time runs, for the soft tick
 */

import { calm } from "./theme.js";
import { words } from "./words.js";

/** @typedef {import("./protocol.js").ClockView} ClockView */

const CLOSE = 5000;

/**
 * What is left of base and bank now.
 * @param {ClockView} clock
 * @param {number} since when the clock was received, by performance.now()
 */
export function timeLeft(clock, since) {
  const gone = clock.paused ? 0 : performance.now() - since;
  const base = clock.base ?? 0;
  const bank = clock.bank ?? 0;
  return { base: Math.max(0, base - gone), bank: Math.max(0, Math.min(bank, base + bank - gone)) };
}

/**
 * Seconds in words of figures: 5 s, 0:14, 0:14 + 20 s.
 * @param {ClockView} clock
 * @param {number} since
 */
export function timeWords(clock, since) {
  if (clock.base === null) return "";
  const { base, bank } = timeLeft(clock, since);
  const seconds = Math.ceil(base / 1000);
  if (!clock.bank) return words("clock-seconds", { seconds });
  const figures = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  return words("clock-bank", { figures, bank: Math.ceil(bank / 1000) });
}

class Running extends HTMLElement {
  /** @type {ClockView | null} */
  #clock = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #beat;
  since = 0;

  /** @param {ClockView} clock */
  set clock(clock) {
    if (clock === this.#clock) return;
    this.#clock = clock;
    queueMicrotask(() => this.#start());
  }

  get clock() {
    return /** @type {ClockView} */ (this.#clock);
  }

  connectedCallback() {
    this.#start();
  }

  disconnectedCallback() {
    clearInterval(this.#beat);
  }

  #start() {
    clearInterval(this.#beat);
    if (!this.#clock || !this.isConnected) return;
    this.begin();
    this.beat();
    if (this.#clock.base !== null && !this.#clock.paused) this.#beat = setInterval(() => this.beat(), 250);
  }

  begin() {}

  beat() {}
}

class Bar extends Running {
  #fill = document.createElement("span");
  /** @type {Animation | undefined} */
  #shortening;

  begin() {
    const { base, total, paused } = this.clock;
    if (!this.#fill.isConnected) this.append(this.#fill);
    this.hidden = base === null;
    this.#shortening?.cancel();
    const { base: left, bank } = timeLeft(this.clock, this.since);
    const whole = Math.max(total ?? 0, base ?? 0) || 1;
    const [from, span] = left > 0 ? [left / whole, left] : [bank / (this.clock.bank || 1), bank];
    this.#fill.style.transform = `scaleX(${from})`;
    if (paused || calm() || span <= 0) return;
    this.#shorten(from, span);
    if (left > 0 && bank > 0) this.#shortening?.addEventListener("finish", () => this.#spendBank());
  }

  /** The turn's own time is over: the bar is full again, and what it shows is the reserve. */
  #spendBank() {
    const { bank } = timeLeft(this.clock, this.since);
    if (bank > 0) this.#shorten(bank / (this.clock.bank || 1), bank);
  }

  /**
   * @param {number} from
   * @param {number} duration
   */
  #shorten(from, duration) {
    const frames = [{ transform: `scaleX(${from})` }, { transform: "scaleX(0)" }];
    this.#shortening = this.#fill.animate(frames, { duration, fill: "forwards" });
  }

  beat() {
    const { base, bank } = timeLeft(this.clock, this.since);
    this.classList.toggle("close", this.clock.base !== null && base + bank < CLOSE);
    if (calm()) this.#fill.style.transform = `scaleX(${Math.ceil(base / 1000) * 1000 / Math.max(this.clock.total ?? 0, 1)})`;
  }
}

class Seconds extends Running {
  beat() {
    const said = timeWords(this.clock, this.since);
    if (this.textContent !== said) this.textContent = said;
  }
}

customElements.define("kong-bar", Bar);
customElements.define("kong-seconds", Seconds);
