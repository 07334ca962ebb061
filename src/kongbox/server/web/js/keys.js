/**
 * The keyboard of the table. Keys are places on the board (`code`), the same in both languages; only / and ? go by their character.
 * Esc closes and never passes. Single keys can be switched off; with a modifier of the system they belong to the browser.
 */

import { announce } from "./announce.js";
import { clauseAddress } from "./ruling.js";
import { discardable } from "./hand.js";
import { readClock, readLast, readSeat, readWall } from "./reading.js";
import { ways } from "./dock.js";
import { setting } from "./theme.js";

/** @typedef {import("./play.js").Play} Play */

const REGIONS = ["dock", "toast", "turn", "hand", "seats", "rivers", "centre", "notebook"];

/** @param {Play} play */
export function listenToKeys(play) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || elsewhere(event)) return;
    if (pressed(play, event)) event.preventDefault();
  });
}

/**
 * Whether the key belongs to something being typed or to an open sheet.
 * @param {KeyboardEvent} event
 */
function elsewhere({ target }) {
  if (document.querySelector("dialog[open]")) return true;
  return target instanceof HTMLElement && target.matches("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
}

/**
 * @param {Play} play
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was one of ours
 */
function pressed(play, event) {
  if ((setting("keys") || !/^Key|^Digit/.test(event.code)) && play.game.key?.(play, event)) return true;
  if (event.code === "F6") return nextRegion(play, event.shiftKey);
  if (event.key === "Escape") return escape(play);
  if (moving(play, event)) return true;
  if (event.code === "Enter" || event.code === "NumpadEnter") return enter(play, event);
  if (event.key === "?") return done(play.deeds.keys());
  if (!setting("keys")) return false;
  return event.shiftKey ? shifted(play, event.code) : single(play, event.code);
}

/** @param {unknown} _ */
function done(_) {
  return true;
}

/**
 * @param {Play} play
 * @param {string} code
 */
function single(play, code) {
  const { deeds } = play;
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(code);
  if (digit) return done(deeds.slot(Number(digit[1])));
  if (play.split) {
    const way = ways(/** @type {import("./protocol.js").View} */ (play.view), play.split)[code.charCodeAt(3) - 65];
    if (/^Key[A-H]$/.test(code) && way) return done(deeds.take(way));
  }
  const acts = /** @type {Record<string, () => unknown>} */ ({
    KeyD: () => deeds.discardDrawn(), KeyG: () => deeds.askMay(), KeyW: () => deeds.why(), KeyR: () => rule(play), KeyN: () => deeds.toggleBook(),
    KeyH: () => play.view?.result && deeds.turn("showHands"), KeyP: () => deeds.pause(), KeyM: () => deeds.mute(), KeyL: () => deeds.switchLanguage(), KeyT: () => deeds.copyScore(),
  });
  return acts[code] ? done(acts[code]()) : false;
}

/**
 * @param {Play} play
 * @param {string} code
 */
function shifted(play, code) {
  const { view } = play;
  if (!view) return false;
  const digit = /^Digit([1-5])$/.exec(code);
  if (digit?.[1] === "5") return done(play.line.skip(!view.skipping));
  if (digit) return done(announce(readSeat(view, Number(digit[1]) - 1), "assertive"));
  const said = { KeyL: readLast, KeyW: readWall, KeyT: (/** @type {typeof view} */ now) => readClock(now, play.since) }[code];
  return said ? done(announce(said(view), "assertive")) : false;
}

/** @param {Play} play */
function rule(play) {
  if (play.ruling?.clause) window.open(clauseAddress(play.ruling.clause), "rules");
}

/**
 * Arrows and Home and End walk through the hand, Space lifts. Only while the focus is in the hand or nowhere.
 * @param {Play} play
 * @param {KeyboardEvent} event
 */
function moving(play, event) {
  const { held } = play.order;
  const focused = document.activeElement;
  const inHand = focused instanceof HTMLElement && focused.matches(".held");
  if (!held.length || (!inHand && focused !== document.body && focused !== play.stage)) return false;
  const at = held.findIndex((one) => one.key === play.focus);
  const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: held.length - 1 });
  if (event.code in steps && !event.shiftKey) return done(play.deeds.focusTile(held[Math.max(0, Math.min(held.length - 1, steps[event.code]))].key));
  if (event.shiftKey && (event.code === "ArrowLeft" || event.code === "ArrowRight")) return done(play.deeds.move(event.code === "ArrowLeft" ? -1 : 1));
  if (event.code === "ArrowUp" || event.code === "ArrowDown" || event.code === "Space") return lift(play, event.code, at);
  return false;
}

/**
 * @param {Play} play
 * @param {string} code
 * @param {number} at
 */
function lift(play, code, at) {
  const key = play.order.held[at]?.key ?? null;
  if (play.arranging && key) return done(play.deeds.tap(play.order.held[at]));
  const lifted = play.lifted === key;
  play.lifted = code === "ArrowUp" ? key : code === "ArrowDown" ? null : lifted ? null : key;
  play.asking = null;
  play.draw();
  return true;
}

/**
 * Enter: the focused tile is lifted, the lifted one thrown; on the score sheet the next hand.
 * @param {Play} play
 * @param {KeyboardEvent} event
 */
function enter(play, event) {
  const { view, deeds } = play;
  const target = /** @type {HTMLElement} */ (event.target);
  if (target.closest("button:not(.held), a, summary, [role=tab]")) return false;
  if (view?.result) return done(deeds.next());
  const held = play.order.held.find((one) => one.key === (target.matches(".held") ? target.dataset.key : play.lifted));
  if (!held || !view) return false;
  if (discardable(view) && play.lifted === held.key) return done(deeds.discard(held));
  return done(deeds.tap(held));
}

/** @param {Play} play */
function escape(play) {
  const { deeds } = play;
  if (play.split) return done(deeds.open(null));
  if (play.toastOpen || play.problem) return done(deeds.dismiss());
  if (play.bookOpen && play.small) return done(deeds.toggleBook(false));
  if (play.arranging) return done(deeds.turn("arranging"));
  if (!play.lifted && !play.asking) return false;
  Object.assign(play, { lifted: null, asking: null });
  play.draw();
  return true;
}

/**
 * @param {Play} play
 * @param {boolean} backwards
 */
function nextRegion(play, backwards) {
  const root = /** @type {HTMLElement} */ (play.stage.parentElement);
  const here = REGIONS.filter((name) => root.querySelector(`[data-region="${name}"]`));
  const now = document.activeElement?.closest("[data-region]");
  const at = now instanceof HTMLElement ? here.indexOf(now.dataset.region ?? "") : -1;
  const next = here[(at + (backwards ? -1 : 1) + here.length) % here.length];
  if (next === "hand" && play.focus) return done(play.deeds.focusTile(play.focus));
  const region = /** @type {HTMLElement | null} */ (root.querySelector(`[data-region="${next}"]`));
  const first = /** @type {HTMLElement | null} */ (region?.matches("button") ? region : region?.querySelector("button:not(:disabled), [role=tab][tabindex='0'], a[href]"));
  (first ?? region)?.focus();
  return true;
}
