/** Keys of the American table: its own letters, and what Enter, Space and Esc mean while something is asked. */

import { dockOpen } from "../../dock.js";
import { openDeadHands } from "./dead-hands.js";
import { beforePlay, choose, confirm, mayPassBlind, rest, setBlind } from "./charleston.js";
import { pressExchange, markedExchange, takeExchange } from "./exchange.js";
import { nextSwap } from "./pool.js";
import { offersOf, set, stateOf } from "./state.js";
import { sayYes } from "./turn.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */

/**
 * @param {Play} play
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was one of ours
 */
export function pressed(play, event) {
  const view = play.view;
  if (!view || view.me === null || view.result || event.shiftKey) return false;
  if (stateOf(play).asked) return answering(play, event);
  if (beforePlay(view) && beforehand(play, view, event)) return true;
  return letters(play, view, event.code) || marking(play, view, event);
}

/**
 * A yes is being waited for.
 * @param {Play} play
 * @param {KeyboardEvent} event
 */
function answering(play, event) {
  if (event.key === "Escape") set(play, { asked: null });
  else if (event.code === "Enter" && !(event.target instanceof Element && event.target.closest("[data-no]"))) return sayYes(play);
  else if (event.code === "KeyB" && play.view) return nextSwap(play, play.view);
  else return false;
  return true;
}

/**
 * Charleston, vote and courtesy.
 * @param {Play} play
 * @param {View} view
 * @param {KeyboardEvent} event
 */
function beforehand(play, view, event) {
  const { code, target } = event;
  const button = target instanceof Element ? target.closest("button:not(.held)") : null;
  if (code === "Enter" && !button) return enter(play, view);
  if (code === "KeyB") return more(play, view);
  if (code === "Digit1" || code === "Digit5") return vote(play, view, code === "Digit1" ? 0 : 1);
  if (button) return false;
  if (code === "Space" || code === "ArrowUp") return put(play);
  if (code === "ArrowDown" || code === "Backspace") return takeBack(play);
  return walk(play, code);
}

/**
 * Enter confirms; as long as something is missing it puts the focused tile into a slot.
 * @param {Play} play
 * @param {View} view
 */
function enter(play, view) {
  return confirm(play, view) || put(play);
}

/** @param {Play} play */
function put(play) {
  const held = rest(play).find((one) => one.key === play.focus);
  return held ? choose(play, held) : true;
}

/** @param {Play} play */
function takeBack(play) {
  const key = stateOf(play).chosen.at(-1);
  const held = play.order.held.find((one) => one.key === key);
  return held ? choose(play, held) : true;
}

/**
 * @param {Play} play
 * @param {string} code
 */
function walk(play, code) {
  const left = rest(play);
  const at = Math.max(0, left.findIndex((one) => one.key === play.focus));
  const to = /** @type {Record<string, number>} */ ({ ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: left.length - 1 })[code];
  if (to === undefined || !left.length) return false;
  play.deeds.focusTile(left[Math.max(0, Math.min(left.length - 1, to))].key);
  return true;
}

/**
 * Key B: one more on unseen, or one more as a courtesy; after the most, none.
 * @param {Play} play
 * @param {View} view
 */
function more(play, view) {
  if (view.question?.name === "courtesy") {
    const open = offersOf(view, "courtesy");
    if (open.length) set(play, { most: (stateOf(play).most + 1) % open.length });
    return true;
  }
  if (mayPassBlind(view)) setBlind(play, (stateOf(play).blind + 1) % 4);
  return true;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {number} at
 */
function vote(play, view, at) {
  const open = view.offers.filter((offer) => offer.name.startsWith("vote-"));
  const [mahjong] = offersOf(view, "mahjong");
  if (open[at]) play.deeds.take(open[at]);
  else if (mahjong && at === 0) play.deeds.take(mahjong);
  return true;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {string} code
 */
function letters(play, view, code) {
  if (play.split) return false;
  if (stateOf(play).amending) {
    const offer = offersOf(view, "amend")[code.charCodeAt(3) - 65];
    if (/^Key[A-H]$/.test(code) && offer) {
      play.deeds.take(offer);
      return true;
    }
    if (code === "Escape") {
      set(play, { amending: false });
      return true;
    }
  }
  if (code === "KeyX") return pressExchange(play, view);
  if (code === "KeyB") return nextSwap(play, view);
  if (code === "KeyE" && offersOf(view, "amend").length) {
    set(play, { amending: true });
    return true;
  }
  if (code === "KeyK" && offersOf(view, "call-dead").length) {
    openDeadHands(play);
    return true;
  }
  return code === "KeyC" ? turnToCard(play) : false;
}

/** @param {Play} play */
function turnToCard(play) {
  const open = play.bookOpen && play.tab === "card";
  if (open) play.deeds.toggleBook(false);
  else {
    play.deeds.turnTo("card");
    play.deeds.toggleBook(true);
  }
  return true;
}

/**
 * Enter makes the exchange that X has marked among several.
 * @param {Play} play
 * @param {View} view
 * @param {KeyboardEvent} event
 */
function marking(play, view, { code, target }) {
  const offer = markedExchange(play, view);
  const away = target instanceof Element && target.closest("button, a, summary, [role=tab]");
  if (code !== "Enter" || !offer || play.lifted || away || dockOpen(view) === false || offersOf(view, "exchange").length < 2) return false;
  takeExchange(play, offer);
  return true;
}
