/** What follows from an update on this screen: drawing, travelling tiles, sounds, calls, announcements, the notebook. */

import { announce } from "./announce.js";
import { dockOpen, slotWord } from "./dock.js";
import { discardable } from "./hand.js";
import { placeOf } from "./places.js";
import { positions, travel } from "./motion.js";
import { nameOf } from "./people.js";
import { play as sound } from "./sound.js";
import { say } from "./speech.js";
import { callWord, dockSaid, noted, resultWords, spokenOf } from "./telling.js";
import { setting } from "./theme.js";
import { tileName } from "./tiles.js";
import { words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {Record<string, any>} Event */

const CALL_HOLD = 1500;
const LOG_LENGTH = 400;
const FEW = 12;
/** @type {Record<string, number>} */
const PANS = { me: 0, right: 0.5, opposite: 0, left: -0.5 };

/** @type {WeakMap<Play, View>} the view before, to tell what is new */
const before = new WeakMap();
let entries = 0;

/**
 * @param {Play} play
 * @param {Update} update
 */
export function happen(play, update) {
  const { view, events } = update;
  const old = before.get(play) ?? null;
  before.set(play, view);
  settle(play, view, old);
  if (!old) play.game.begin?.(play, view);
  if (update.reset || !old) {
    play.log = [];
    write(play, view, events);
    return play.draw();
  }
  const from = positions(play.stage);
  write(play, view, events);
  for (const event of events) call(play, view, event);
  play.draw();
  travel(play.stage, from, view, events);
  for (const event of events) hearing(play, view, event);
  play.game.happen?.(play, view, events);
  tell(play, view, old, events);
}

/**
 * What this screen had open and no longer fits.
 * @param {Play} play
 * @param {View} view
 * @param {View | null} old
 */
function settle(play, view, old) {
  play.since = performance.now();
  play.order.take(view);
  play.game.settle?.(play, view, old);
  const keys = new Set(play.order.held.map((held) => held.key));
  if (play.lifted && !keys.has(play.lifted)) play.lifted = null;
  if (!play.focus || !keys.has(play.focus)) play.focus = play.order.held.at(-1)?.key ?? null;
  if (play.asking && !discardable(view)) play.asking = null;
  if (!dockOpen(view) || view.question?.tile !== old?.question?.tile) play.split = null;
  if (old?.result && !view.result) Object.assign(play, { showHands: false, showTable: false, payment: null });
  if (old && old.hand !== view.hand) play.order.sorted = true;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {Event[]} events
 */
function write(play, view, events) {
  const told = events.filter((event) => noted(view, event)).map((event) => ({ key: (entries += 1) + 10000, view, event }));
  play.log = [...told.reverse(), ...play.log].slice(0, LOG_LENGTH);
}

/**
 * The word over the plate of whoever said it.
 * @param {Play} play
 * @param {View} view
 * @param {Event} event
 */
function call(play, view, event) {
  const name = calledBy(event);
  if (!name) return;
  const word = callWord(name, event.way === "self");
  say(word);
  if (!setting("captions")) return;
  play.calls = { ...play.calls, [event.seat]: word };
  setTimeout(() => {
    const { [event.seat]: gone, ...rest } = play.calls;
    if (gone === word) play.calls = rest;
    play.draw();
  }, CALL_HOLD);
}

/**
 * The act that somebody names aloud; a claimed set was named when it was announced.
 * @param {Event} event
 * @returns {string | null}
 */
function calledBy(event) {
  if (event.event === "ClaimAnnounced") return event.name;
  if (event.event === "HandWon") return "win";
  const own = event.event === "MeldShown" && event.source === null;
  return own || event.event === "MeldGrown" ? event.kind : null;
}

/** @type {Record<string, string>} */
const SOUNDS = { HandStarted: "shuffle", TileDiscarded: "discard", MeldGrown: "kong", HandWon: "win", TilesMoved: "pass3", MeldExchanged: "swap", DiscardSwapped: "swap" };

/**
 * Tiles on their way are heard by whom they come to.
 * @param {View} view
 * @param {Event} event
 */
function reaches(view, event) {
  return event.event !== "TilesMoved" || (event.target[0] === "hand" && event.target[1] === view.me);
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {Event} event
 */
function hearing(play, view, event) {
  const from = { seat: event.seat ?? 0, pan: typeof event.seat === "number" ? PANS[placeOf(view, event.seat)] : 0 };
  const name = play.game.soundOf?.(event) ?? (reaches(view, event) ? SOUNDS[event.event] : undefined);
  if (name) sound(name, from);
  if (event.event === "MeldShown") sound(event.tiles.length > 3 ? "kong" : "claim", from);
  if (event.event === "TileDrawn" && event.seat === view.me) sound("draw", from);
  if (event.event === "TileDiscarded") say(tileName(event.tile));
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {View} old
 * @param {Event[]} events
 */
function tell(play, view, old, events) {
  const wish = setting("announcements");
  if (wish !== "off") {
    for (const event of events) {
      const said = spokenOf(view, event, wish === "short");
      if (said) announce(words(said.id, said.facts), isOwnTurn(view, event) ? "assertive" : "polite");
    }
  }
  if (discardable(view) && !discardable(old)) sound("turn");
  const asked = dockOpen(view) && (view.question || !play.game.table) && !view.question?.answered && view.question?.tile !== old.question?.tile;
  if (asked) announce(dockSaid(view, (slot) => slotWord(view, slot)), "assertive");
  if (view.result && !old.result) announce(resultWords(view), "assertive");
  if (old.wall_left > FEW && view.wall_left <= FEW && view.hand === old.hand) announce(words("read-few", { left: view.wall_left }));
  connections(view, old);
}

/**
 * @param {View} view
 * @param {Event} event
 */
function isOwnTurn(view, event) {
  return event.seat === view.me && (event.event === "TileDrawn" || event.event === "TurnBegan");
}

/**
 * @param {View} view
 * @param {View} old
 */
function connections(view, old) {
  for (const { seat, person } of view.seats) {
    const was = old.seats[seat]?.person.status;
    if (seat === view.me || was === person.status || person.kind !== "person") continue;
    const name = nameOf(view, seat);
    if (person.status === "reconnecting") {
      sound("lost");
      announce(words("seat-lost-said", { name, seconds: person.back_in ?? "none" }), "assertive");
    } else if (was === "reconnecting" && person.status === "connected") {
      sound("back");
      announce(words("seat-back-said", { name }), "assertive");
    }
  }
}
