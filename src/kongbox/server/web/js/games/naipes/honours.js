/** Honour cards: laid apart at their owner's right, and which of the eight have come out so far. */

import { html } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { placeOf } from "../../places.js";
import { nameOf } from "../../people.js";
import { tile, tileName } from "../../tiles.js";
import { words } from "../../words.js";

/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").SeatView} SeatView */
/** @typedef {import("./plan.js").CardPlan} CardPlan */

/** The palo of each wind, from Este on. @type {Record<string, string>} */
const PALOS = { E: "oros", S: "copas", W: "espadas", N: "bastos" };
const ESPADAS = ["1e", "2e", "3e", "4e"];
const SOTAS = ["So", "Sc", "Se", "Sb"];

/**
 * The palo of a seat, oros to bastos.
 * @param {SeatView} seat
 */
export function paloOf({ wind }) {
  return PALOS[wind] ?? "oros";
}

/**
 * How many of these cards are the seat's own: the sota of its palo, the espada of its number.
 * @param {SeatView} seat
 * @param {string[]} cards
 */
export function ownAmong(seat, cards) {
  const at = Object.keys(PALOS).indexOf(seat.wind);
  return cards.filter((card) => card === ESPADAS[at] || card === SOTAS[at]).length;
}

/**
 * @param {View} view
 * @param {CardPlan} plan
 */
export function laidApart(view, plan) {
  return repeat(view.seats.filter(({ aside }) => aside.length), ({ seat }) => seat, (seat) => html`
    <ol class="apart ${placeOf(view, seat.seat)}" role="list" data-apart=${seat.seat} aria-label=${words("naipes-honours-of", { name: nameOf(view, seat.seat) })}>
      ${repeat(seat.aside, (code) => code, (code, at) => apart(seat, code, plan.aside[placeOf(view, seat.seat)][at], at))}</ol>`);
}

/**
 * @param {SeatView} seat
 * @param {string} code
 * @param {{x: number, y: number, w: number} | undefined} spot
 * @param {number} at
 */
function apart(seat, code, spot, at) {
  const name = words(ownAmong(seat, [code]) ? "naipes-honour-own" : "naipes-honour", { card: tileName(code) });
  const { x, y, w } = spot ?? { x: 0, y: 0, w: 20 };
  return html`<li class="spot" title=${name} .style=${`left:${x}px;top:${y}px;z-index:${10 + at}`}><span class="unseen">${name}</span>${tile(code, { w })}</li>`;
}

/**
 * All eight in a row, those still to come pale.
 * @param {View} view
 * @param {number} w
 */
export function honoursSeen(view, w) {
  const seen = new Set(/** @type {string[]} */ (view.beside?.honours_seen ?? view.seats.flatMap(({ aside }) => aside)));
  const row = (/** @type {string[]} */ cards) => html`<span class="honour-row">${cards.map((code) => tile(code, { w, look: seen.has(code) ? "" : "unborn" }))}</span>`;
  const out = [...ESPADAS, ...SOTAS].filter((code) => seen.has(code)).map(tileName);
  return html`<div class="honours-seen"><h3>${words("word-honours-seen")}</h3>
    <div role="img" aria-label=${out.length ? words("naipes-honours-out", { cards: out.join(", ") }) : words("naipes-honours-none")}>${row(ESPADAS)}${row(SOTAS)}</div>
    <p>${words("naipes-honours-pale")}</p></div>`;
}
