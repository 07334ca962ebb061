/** The track of a replay: one tick an event, signs for chi, pong, kong and win, and a handle to drag. */

import { html, nothing, svg } from "lit";
import { live } from "lit/directives/live.js";
import { inputOf } from "./controls.js";
import { words } from "./words.js";

/** @typedef {import("./answers.js").Frame} Frame */
/** @typedef {"chi" | "chow" | "pong" | "pung" | "kong" | "kang" | "win"} Sign */

const [RUN, THREE, FOUR] = [svg`<circle r="5.5"></circle>`, svg`<path d="M0-7 7 0 0 7-7 0Z"></path>`, svg`<path d="M-5.5-5.5h11v11h-11Z"></path>`];
/** By the first part of a set's kind. @type {Record<Sign, ReturnType<typeof svg>>} */
const SHAPES = {
  chi: RUN,
  chow: RUN,
  pong: THREE,
  pung: THREE,
  kong: FOUR,
  kang: FOUR,
  win: svg`<path d="M0-8 2.2-2.6 8-2.3 3.5 1.4 5 7 0 3.9-5 7-3.5 1.4-8-2.3-2.2-2.6Z"></path>`,
};

/**
 * What a moment is remembered for, if anything.
 * @param {Frame} frame
 * @returns {Sign | null}
 */
export function signOf({ events }) {
  for (const event of events) {
    if (event.event === "HandWon") return "win";
    const kind = event.event === "MeldShown" || event.event === "MeldGrown" ? String(event.kind) : "";
    const sign = /** @type {Sign | undefined} */ (Object.keys(SHAPES).find((name) => kind.startsWith(name)));
    if (sign) return sign;
  }
  return null;
}

/**
 * @param {object} of
 * @param {Frame[]} of.frames
 * @param {number} of.at
 * @param {(at: number) => void} of.go
 * @param {string} of.said the moment in words, for a screen reader
 */
export function track({ frames, at, go, said }) {
  const last = frames.length - 1;
  const signs = frames.map(signOf);
  return html`<div class="track">
    <svg class="track-signs" aria-hidden="true">${signs.map((sign, place) => mark(sign, place, last, place <= at))}</svg>
    <input class="track-input" type="range" min="0" max=${last} step="1" aria-label=${words("replay-track")} aria-valuetext=${said}
      .value=${live(String(at))} @input=${(/** @type {Event} */ event) => go(Number(inputOf(event).value))} />
    ${legend(signs)}
  </div>`;
}

/**
 * @param {Sign | null} sign
 * @param {number} place
 * @param {number} last
 * @param {boolean} past
 */
function mark(sign, place, last, past) {
  const x = `${last ? (100 * place) / last : 0}%`;
  return svg`<svg x=${x} y="50%" overflow="visible" class="${sign ? `sign-mark ${sign}` : "tick"} ${past ? "past" : ""}">
    ${sign ? SHAPES[sign] : svg`<path d="M0-3.5v7"></path>`}</svg>`;
}

/** @param {(Sign | null)[]} signs */
function legend(signs) {
  const names = /** @type {Sign[]} */ (Object.keys(SHAPES)).filter((name) => signs.includes(name));
  if (names.length === 0) return nothing;
  return html`<p class="track-legend" aria-hidden="true">${names.map(
    (name) => html`<span class="track-key"><svg viewBox="-9 -9 18 18" class=${name}>${SHAPES[name]}</svg>${words(`replay-sign-${name}`)}</span>`,
  )}</p>`;
}
