/** Who sits where: names, plates, and what a plate may tell. */

import { html, nothing } from "lit";
import { placeOf, PLACES, seatAt } from "./places.js";
import { icon } from "./icons.js";
import { hasWords, points, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").SeatView} SeatView */
/** @typedef {import("./geometry.js").Plan} Plan */

/** A score of more characters takes a line of its own on a small plate. */
const LONG_SCORE = 6;

/**
 * How a game shows its seats otherwise than by the letter of their wind.
 * @typedef {object} SeatSigns
 * @property {(seat: SeatView) => {drawing: unknown, name: string}} sign on the round disc, and its name
 * @property {(view: View, seat: SeatView, usual: string, short: boolean) => string} status the line below the name
 */

/** @type {SeatSigns | null} */
let signs = null;

/** @param {SeatSigns} own */
export function useSeatSigns(own) {
  signs = own;
}

/**
 * What a seat is called after its wind.
 * @param {SeatView} seat
 */
export function windName(seat) {
  if (signs) return signs.sign(seat).name;
  return hasWords(`wind-${seat.wind}`) ? words(`wind-${seat.wind}`) : seat.wind;
}

/**
 * The name of who sits in `seat`.
 * @param {View} view
 * @param {number} seat
 */
export function nameOf(view, seat) {
  const person = view.seats[seat]?.person;
  return person?.name || words("seat-empty");
}

/**
 * The letter of a seat's wind in the reader's language.
 * @param {SeatView} seat
 */
export function windLetter(seat) {
  const id = `wind-letter-${seat.wind}`;
  return hasWords(id) ? words(id) : seat.wind;
}

/**
 * The round sign of a seat: its wind, or what its game shows instead.
 * @param {SeatView} seat
 */
export function disc(seat) {
  if (signs) return html`<span class="disc drawn" aria-hidden="true" title=${windName(seat)}>${signs.sign(seat).drawing}</span>`;
  return html`<span class="disc ${seat.wind === "E" ? "east" : ""}" aria-hidden="true" title=${windName(seat)}>${windLetter(seat)}</span>`;
}

/**
 * The four plates, own first, then in turn order.
 * @param {View} view
 * @param {Plan} plan
 * @param {{calls?: Record<number, string>, skip?: () => void}} ui
 */
export function plates(view, plan, ui) {
  return PLACES.map((place) => plate(view, plan, seatAt(view, place), ui));
}

/**
 * @param {View} view
 * @param {Plan} plan
 * @param {SeatView} seat
 * @param {{calls?: Record<number, string>, skip?: () => void}} ui
 */
function plate(view, plan, seat, ui) {
  const place = placeOf(view, seat.seat);
  const { x, y, width, height } = plan.plates[place];
  const mine = view.me === seat.seat;
  const short = plan.mode === "upright" && !mine;
  const narrow = width < 115 || (width < 150 && points(seat.score).length > LONG_SCORE);
  const call = ui.calls?.[seat.seat];
  const wind = windName(seat);
  const look = `${place} ${narrow ? "narrow" : ""} ${actsNow(view, seat) ? "turn" : ""} is-${statusOf(view, seat)} ${seat.marks.map((mark) => `has-${mark}`).join(" ")}`;
  return html`<div class="plate ${look}" role="group" tabindex="-1" data-plate=${seat.seat}
      aria-label=${words("plate-of", { name: nameOf(view, seat.seat), wind })}
      .style=${`left:${x}px;top:${y}px;max-width:${width}px;height:${height}px;--room:${width}px`}>
    ${disc(seat)} ${who(view, seat, { narrow, short })} ${sign(signOf(view, seat, short))}
    ${mine && view.skipping ? skipChip(ui.skip) : nothing}
    ${call ? html`<span class="call" aria-hidden="true">${call}</span>` : nothing}
  </div>`;
}

/**
 * Name and score, and the line below.
 * @param {View} view
 * @param {SeatView} seat
 * @param {{narrow: boolean, short: boolean}} room
 */
function who(view, seat, { narrow, short }) {
  const name = nameOf(view, seat.seat);
  const score = html`<span class="score">${points(seat.score)}</span>`;
  const bot = seat.person.kind === "bot" ? html`<span class="boxed" title=${words("status-bot")}>BOT</span>` : nothing;
  const quiet = isQuiet(view, seat, short);
  return html`<span class="who">
    <span class="line1"><bdi class="name" title=${name}>${cut(name)}</bdi>
      ${view.me === seat.seat && !signOf(view, seat, short) ? html`<span class="you">${words("plate-you")}</span>` : nothing}${narrow ? nothing : score}</span>
    <span class="status">${narrow ? score : nothing} ${bot} ${quiet ? dressed(view, seat, "", short) : statusWords(view, seat, short)}</span>
  </span>`;
}

/**
 * A long name is cut before the number that tells two of the same name apart.
 * @param {string} name
 */
function cut(name) {
  const numbered = /^(.+)( \d+)$/.exec(name);
  return numbered ? html`<span class="stem">${numbered[1]}</span><span class="nth">${numbered[2]}</span>` : name;
}

/**
 * A bot has nothing to tell but that it is one; on small plates not even that it is ready or waits.
 * @param {View} view
 * @param {SeatView} seat
 * @param {boolean} short
 */
function isQuiet(view, seat, short) {
  const status = statusOf(view, seat);
  return !actsNow(view, seat) && (status === "bot" || (short && ["done", "paused"].includes(status) && seat.person.kind === "bot"));
}

/** @param {(() => void) | undefined} undo */
function skipChip(undo) {
  return html`<button type="button" class="skip-chip" @click=${undo} title=${words("skip-undo")}>
    ${words("skip-on")} ${icon("close")}</button>`;
}

/**
 * Whether the table waits for this seat alone.
 * @param {View} view
 * @param {SeatView} seat
 */
export function actsNow(view, seat) {
  return view.phase === "turn" ? view.turn === seat.seat : view.phase === "claims" && view.last_discard === seat.seat;
}

/**
 * One word for the plate's state. What a seat answers in a claim window is never among them.
 * @param {View} view
 * @param {SeatView} seat
 */
function statusOf(view, seat) {
  const { person } = seat;
  if (person.kind === "empty") return "empty";
  if (person.status === "reconnecting" || person.status === "away") return person.status;
  if (view.clock.paused) return "paused";
  if (openQuestion(view)) return person.done ? "done" : "choosing";
  if (person.kind === "bot") return "bot";
  return "connected";
}

/**
 * Questions whose answers may be seen to be in: not those about a tile.
 * @param {View} view
 */
function openQuestion(view) {
  return view.question !== null && view.question.tile === null && view.phase !== "claims";
}

/**
 * The line below the name. `short` for plates a third of a phone wide.
 * @param {View} view
 * @param {SeatView} seat
 * @param {boolean} [short]
 */
export function statusWords(view, seat, short = false) {
  const { person } = seat;
  const id = statusId(view, seat);
  const facts = { lag: person.lag ?? "none", seconds: person.back_in ?? "none" };
  return dressed(view, seat, words(short && hasWords(`status-short-${id}`) ? `status-short-${id}` : `status-${id}`, facts), short);
}

/**
 * The line below a name as the game would have it.
 * @param {View} view
 * @param {SeatView} seat
 * @param {string} usual
 * @param {boolean} short
 */
function dressed(view, seat, usual, short) {
  return signs ? signs.status(view, seat, usual, short) : usual;
}

/**
 * @param {View} view
 * @param {SeatView} seat
 */
function statusId(view, seat) {
  const status = statusOf(view, seat);
  const mark = seat.marks.find((name) => hasWords(`status-${name}`));
  if (mark) return mark;
  if (status !== "connected" && status !== "bot") return status;
  if (view.phase === "claims" && view.last_discard === seat.seat) return "discarded";
  if (view.phase === "turn" && view.turn === seat.seat) return view.me === seat.seat ? "your-turn" : "turn";
  return status;
}

/**
 * The state that is shown as a shape as well, or nothing.
 * @param {View} view
 * @param {SeatView} seat
 * @param {boolean} short
 */
function signOf(view, seat, short) {
  const status = statusOf(view, seat);
  return ["empty", "connected", "bot"].includes(status) || isQuiet(view, seat, short) ? "" : status;
}

/** @param {string} status */
function sign(status) {
  if (!status) return nothing;
  const drawing = status === "done" ? "tick" : status === "paused" ? "pause" : "";
  return html`<span class="sign ${status}" aria-hidden="true">${drawing ? icon(drawing) : nothing}</span>`;
}
