/** The proof of a shuffle, for a reader: what was promised, what was revealed, and the check in this browser. */

import { html, nothing } from "lit";
import { copyText } from "./copy.js";
import { icon } from "./icons.js";
import { prove } from "./proof.js";
import { words } from "./words.js";

/** @typedef {import("./answers.js").Replay} Replay */
/** @typedef {import("./proof.js").Evidence} Evidence */
/** @typedef {import("./proof.js").Verdict} Verdict */

/**
 * What a finished hand, seen whole, shows about its shuffle; null while the seed is not out.
 * @param {Pick<Replay, "frames" | "copies">} replay
 * @returns {Evidence | null}
 */
export function evidenceIn({ frames, copies }) {
  const events = frames.flatMap((frame) => frame.events);
  const started = events.find(({ event }) => event === "HandStarted");
  const revealed = events.find(({ event }) => event === "SeedRevealed");
  if (!started || !revealed) return null;
  const drawn = events.filter(({ event }) => event === "TileDrawn");
  return {
    commitment: started.commitment,
    seed: revealed.seed,
    salt: revealed.salt,
    contributions: revealed.contributions ?? [],
    box: Object.entries(copies).flatMap(([kind, count]) => Array(count).fill(kind)),
    dealt: events.filter(({ event }) => event === "TilesDealt").flatMap(({ tiles }) => tiles),
    drawn: drawn.filter(({ source }) => source === "live").map(({ tile }) => tile),
    supplements: drawn.filter(({ source }) => source !== "live").map(({ tile }) => tile),
    inOrder: drawn.map(({ tile }) => tile),
  };
}

/** A check, made once and kept, with its redrawing. */
export class ProofPanel {
  /** @type {Verdict | null} */
  #verdict = null;

  /**
   * @param {Evidence | null} evidence
   * @param {string} log address of the log
   * @param {() => void} redraw
   */
  constructor(evidence, log, redraw) {
    this.evidence = evidence;
    this.log = log;
    this.redraw = redraw;
  }

  view() {
    const { evidence } = this;
    return html`<div class="proof">
      <p>${words("proof-about")}</p>
      ${evidence ? this.#check(evidence) : html`<p class="quiet-text">${words("proof-later")}</p>`}
      <a class="button" href=${this.log} download>${icon("download")}${words("replay-log")}</a>
      <p class="quiet-text">${words("proof-offline")} <code>kongbox replay --verify</code></p>
    </div>`;
  }

  /** @param {Evidence} evidence */
  #check(evidence) {
    return html`<dl class="proof-values">
        ${value("proof-commitment", evidence.commitment)} ${value("proof-seed", evidence.seed)} ${value("proof-salt", evidence.salt)}
      </dl>
      <details class="folds"><summary>${words("proof-recipe")}</summary><ol>${["1", "2", "3"].map((step) => html`<li>${words(`proof-recipe-${step}`)}</li>`)}</ol></details>
      <button class="button" type="button" @click=${() => this.#prove(evidence)}>${icon("shield")}${words("proof-go")}</button>
      <div role="status">${this.#verdict ? verdict(this.#verdict, evidence) : nothing}</div>`;
  }

  /** @param {Evidence} evidence */
  #prove(evidence) {
    this.#verdict = prove(evidence);
    this.redraw();
  }
}

/**
 * @param {Verdict} found
 * @param {Evidence} evidence
 */
function verdict({ committed, breaks, computed, proven }, evidence) {
  const taken = evidence.dealt.length + evidence.drawn.length + evidence.supplements.length;
  return html`<ul role="list" class="proof-verdict">
    ${line(committed, committed ? words("proof-committed") : words("proof-not-committed", { computed }))}
    ${line(breaks !== null, breaks === null ? words("proof-no-wall") : words("proof-wall", { tiles: taken, place: breaks + 1 }))}
    ${line(proven, words(proven ? "proof-proven" : "proof-not-proven"))}
  </ul>`;
}

/**
 * @param {boolean} good
 * @param {string} text
 */
function line(good, text) {
  return html`<li class=${good ? "good" : "bad"}>${icon(good ? "tick" : "close")}<span>${text}</span></li>`;
}

/**
 * @param {string} id
 * @param {string} text
 */
function value(id, text) {
  return html`<div><dt>${words(id)}</dt><dd><code>${text}</code>
    <button class="button bare" type="button" aria-label=${words("proof-copy", { what: words(id) })} @click=${() => copyText(text)}>${icon("copy")}</button></dd></div>`;
}
