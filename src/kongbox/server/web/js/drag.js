/**
 * Dragging an own tile: up and out of the hand discards it, sideways gives it another place, anywhere else puts it back.
 * Nothing needs dragging: taps, the arrange mode and the keys do the same.
 */

import { discardable } from "./hand.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./hand-order.js").Held} Held */

const SLACK = 8;

/**
 * @param {Play} play
 * @param {PointerEvent} down
 * @param {Held} held
 */
export function dragging(play, down, held) {
  const option = /** @type {HTMLElement} */ (down.currentTarget);
  if (down.button !== 0 || play.arranging) return;
  option.setPointerCapture(down.pointerId);
  const drag = new AbortController();
  const start = { x: down.clientX, y: down.clientY, moved: false };
  const on = { signal: drag.signal };
  const end = () => {
    drag.abort();
    option.classList.remove("dragged");
    option.style.transform = "";
  };
  option.addEventListener("pointermove", (event) => follow(option, event, start), on);
  option.addEventListener("pointercancel", end, on);
  window.addEventListener("keydown", (event) => event.key === "Escape" && end(), on);
  option.addEventListener("pointerup", (event) => {
    end();
    if (!start.moved) return;
    option.addEventListener("click", (click) => click.stopImmediatePropagation(), { capture: true, once: true, signal: AbortSignal.timeout(50) });
    drop(play, option, event, held);
  }, on);
}

/**
 * @param {HTMLElement} option
 * @param {PointerEvent} event
 * @param {{x: number, y: number, moved: boolean}} start
 */
function follow(option, event, start) {
  const [x, y] = [event.clientX - start.x, event.clientY - start.y];
  if (!start.moved && Math.hypot(x, y) < SLACK) return;
  if (!start.moved) {
    start.moved = true;
    option.classList.add("dragged");
  }
  option.style.transform = `translate(${x}px, ${y}px)`;
}

/**
 * @param {Play} play
 * @param {HTMLElement} option
 * @param {PointerEvent} event
 * @param {Held} held
 */
function drop(play, option, event, held) {
  const hand = /** @type {HTMLElement} */ (option.parentElement);
  const box = hand.getBoundingClientRect();
  const above = event.clientY < box.top - 4;
  if (above && play.view && discardable(play.view)) return play.deeds.discard(held);
  if (above || event.clientY > box.bottom + 40) return play.draw();
  const place = placeAt(hand, event, held.key);
  if (place >= 0) play.order.move(held.key, place);
  play.draw();
}

/**
 * The place in the hand nearest to the pointer.
 * @param {HTMLElement} hand
 * @param {PointerEvent} event
 * @param {string} key
 */
function placeAt(hand, event, key) {
  const others = [...hand.querySelectorAll(".held")];
  const distances = others.map((one) => {
    const box = one.getBoundingClientRect();
    const own = /** @type {HTMLElement} */ (one).dataset.key === key;
    return own ? Infinity : Math.hypot(event.clientX - box.left - box.width / 2, event.clientY - box.top - box.height / 2);
  });
  const nearest = distances.indexOf(Math.min(...distances));
  return distances[nearest] === Infinity ? -1 : nearest;
}
