/** Before the game: who sits where, an invitation to copy, bots for the free seats, and the start. */

import { html, nothing } from "lit";
import { ask, Refused } from "./api.js";
import { copyText } from "./copy.js";
import { announce } from "./announce.js";
import { placeOf } from "./places.js";
import { icon } from "./icons.js";
import { cleanName, myName, rememberName } from "./person.js";
import { sentenceAbout } from "./problem.js";
import { hasWords, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */

const state = {
  copied: false,
  busy: false,
  name: myName(),
  /** @type {import("./problem.js").Sentence | null} */
  problem: null,
};

/**
 * @param {Play} play
 * @param {View} view
 */
export function waitingRoom(play, view) {
  const free = view.seats.filter((seat) => seat.person.kind === "empty").length;
  const hasBots = view.seats.some((seat) => seat.person.kind === "bot");
  const seated = view.me !== null;
  return html`<article class="waiting" aria-labelledby="wait-title">
    <div class="round-cloth">
      <div class="wait-card"><h1 id="wait-title"><bdi>${view.name}</bdi></h1><p>${words(seated ? "wait-about" : view.delayed && !free ? "wait-nothing-yet" : "wait-watching")}</p>
        <p class="quiet-text">${words("game-name")} · ${words(hasWords(`pace-${view.pace}`) ? `pace-${view.pace}` : "clock-none")}</p></div>
      ${view.seats.map((seat) => chair(play, view, seat))}
    </div>
    <div class="wait-side">
      ${state.problem ? html`<p class="notice" role="alert">${state.problem()}</p>` : nothing}
      ${seated ? seatedActs(play, view, free) : free || hasBots ? sitDown(play, view, !free) : nothing}
      ${free ? invitation(play) : nothing}
    </div>
  </article>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {SeatView} seat
 */
function chair(play, view, seat) {
  const place = placeOf(view, seat.seat);
  const { person } = seat;
  const name = person.kind === "empty" ? words("wait-free") : person.name;
  return html`<div class="chair ${place} ${person.kind}">
    ${person.kind === "empty" ? icon("plus") : nothing}
    <span><bdi class="name">${name}</bdi>${view.me === seat.seat ? html` <span class="you">${words("plate-you")}</span>` : nothing}</span>
    ${person.kind === "bot" ? html`<span class="boxed">BOT</span>` : nothing}
    ${person.kind === "bot" && view.me !== null ? unseat(play, view, seat) : nothing}
  </div>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {SeatView} seat
 */
function unseat(play, view, { person }) {
  const remove = () => send(play, () => removeBot(view, person.player));
  return html`<button type="button" class="bare" aria-label=${words("wait-unseat", { name: person.name })} @click=${remove}>${icon("close")}</button>`;
}

/**
 * @param {View} view
 * @param {number} player
 */
async function removeBot(view, player) {
  const answer = await fetch(`${addressOf(view)}/bots/${player}`, { method: "DELETE" });
  if (!answer.ok) throw new Refused(answer.status, null);
}

/** @param {View} view */
function addressOf(view) {
  return `/api/tables/${encodeURIComponent(view.table)}`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {number} free
 */
function seatedActs(play, view, free) {
  const start = () => send(play, () => ask(`${addressOf(view)}/start`, {}));
  const seatBot = () => send(play, () => ask(`${addressOf(view)}/bots`, { count: 1 }));
  return html`<section class="panel">
    ${view.may_start ? html`<button type="button" class="button expected wide-button" ?disabled=${state.busy} @click=${start}>
      ${words(free ? "wait-start-bots" : "wait-start", { count: free })}</button>` : nothing}
    ${free ? html`<button type="button" class="button wide-button" ?disabled=${state.busy} @click=${seatBot}>
      ${icon("plus")} ${words("wait-bot")}</button>` : nothing}
  </section>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {boolean} later whether the seat is a bot's, free from the next hand on
 */
function sitDown(play, view, later) {
  return html`<form class="panel" @submit=${(/** @type {SubmitEvent} */ event) => sit(play, view, event)}>
    <div class="field"><label for="wait-name">${words("wait-name")}</label>
      <input id="wait-name" type="text" maxlength="100" autocomplete="nickname" .value=${state.name} @input=${typeName}></div>
    ${later ? html`<p class="quiet-text">${words("wait-bot-seat")}</p>` : nothing}
    <button class="button primary wide-button" ?disabled=${state.busy}>${words("wait-sit")}</button>
  </form>`;
}

/** @param {Event} event */
function typeName(event) {
  state.name = /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {SubmitEvent} event
 */
function sit(play, view, event) {
  event.preventDefault();
  const person = cleanName(state.name) || words("guest");
  rememberName(person);
  send(play, async () => {
    await ask(`${addressOf(view)}/sit`, { person });
    location.reload();
  });
}

/** @param {Play} play */
function invitation(play) {
  const link = `${location.origin}${location.pathname}`;
  const copy = async () => {
    state.copied = await copyText(link);
    if (state.copied) announce(words("copied"), "assertive");
    play.draw();
  };
  const select = (/** @type {FocusEvent} */ event) => /** @type {HTMLInputElement} */ (event.target).select();
  return html`<section class="panel invitation">
    <h2>${words("wait-invite")}</h2><p class="quiet-text">${words("wait-invite-about")}</p>
    <div class="field"><label for="wait-link">${words("wait-link")}</label>
      <input id="wait-link" type="text" readonly .value=${link} @focus=${select}></div>
    <button type="button" class="button wide-button" @click=${copy}>
      ${icon(state.copied ? "tick" : "copy")} ${words(state.copied ? "copied" : "wait-copy")}</button>
  </section>`;
}

/**
 * @param {Play} play
 * @param {() => Promise<unknown>} deed
 */
async function send(play, deed) {
  Object.assign(state, { busy: true, problem: null });
  play.draw();
  try {
    await deed();
  } catch (error) {
    state.problem = sentenceAbout(error);
  }
  state.busy = false;
  play.draw();
}
