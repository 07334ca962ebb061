/** The pool: every discard where it fell, in order and upright; and the line above it. */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "../../icons.js";
import { nameOf } from "../../people.js";
import { tile, tileName } from "../../tiles.js";
import { words } from "../../words.js";
import { poolPlace } from "./plan.js";
import { box } from "./racks.js";
import { openDeadHands } from "./dead-hands.js";
import { offersOf, set, stateOf } from "./state.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../protocol.js").OfferView} OfferView */
/** @typedef {import("./plan.js").AmericanPlan} AmericanPlan */
/** @typedef {{tile: string, seat: number, taken_by: number | null}} Thrown */

/**
 * Every discard of the hand, in order.
 * @param {View} view
 * @returns {Thrown[]}
 */
export function thrown(view) {
  return view.beside?.pool ?? [];
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 */
export function pool(play, view, plan) {
  const tiles = thrown(view);
  const nth = thrown(view).map(({ seat }, at) => `${seat}-${tiles.slice(0, at).filter((one) => one.seat === seat).length}`);
  return html`<section class="rivers" data-region="rivers" tabindex="-1" aria-label=${words("am-pool")}>
    ${line(play, view, plan)}
    <ol class="river pool" role="list" aria-label=${words("am-pool")}>
      ${repeat(tiles, (_, at) => `${view.hand}-${at}`, (one, at) => place(play, view, plan, one, at, nth[at]))}</ol></section>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 * @param {Thrown} one
 * @param {number} at
 * @param {string} key
 */
function place(play, view, plan, one, at, key) {
  const { w } = plan.pool;
  const { x, y } = poolPlace(plan.pool, at);
  const last = view.last_discard !== null && at === thrown(view).length - 1;
  const lie = `left:${x}px;top:${y}px;z-index:${last ? 2000 : Math.round(y)}`;
  const facts = { tile: tileName(one.tile), name: nameOf(view, one.taken_by ?? one.seat) };
  if (one.taken_by !== null) {
    return html`<li class="spot" .style=${`${lie};--w:${w}px`} title=${words("river-taken", facts)}><span class="unseen">${words("river-taken", facts)}</span><span class="ghost"></span></li>`;
  }
  const said = words(last ? "am-thrown-last" : "am-thrown", facts);
  const swap = swapOf(view, at);
  const looks = `${last ? "last" : ""} ${stateOf(play).asked === swap && swap ? "usable" : ""}`;
  const shown = tile(one.tile, { w, look: looks });
  return html`<li class="spot" data-key=${key} data-at=${at} .style=${lie} title=${said}>
    ${swap ? html`<button type="button" class="fetch" aria-label=${words("am-swap-for", facts)} @click=${() => set(play, { asked: swap })}>${shown}</button>`
      : html`<span class="unseen">${said}</span>${shown}`}</li>`;
}

/**
 * The blank that would fetch a discard, or null.
 * @param {View} view
 * @param {number} at
 * @returns {OfferView | null}
 */
function swapOf(view, at) {
  return offersOf(view, "blank-swap").find(({ target }) => target === at) ?? null;
}

/**
 * Key B: the discard a blank would fetch, from the newest backwards.
 * @param {Play} play
 * @param {View} view
 */
export function nextSwap(play, view) {
  const open = offersOf(view, "blank-swap").reverse();
  if (!open.length) return false;
  const now = open.findIndex((offer) => offer.target === stateOf(play).asked?.target);
  set(play, { asked: open[(now + 1) % open.length] });
  return true;
}

/**
 * How many tiles are left, what was thrown last, and the way to call a hand dead.
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 */
function line(play, view, plan) {
  const last = thrown(view).at(-1);
  const dead = offersOf(view, "call-dead").length > 0;
  return html`<div class="pool-line ${plan.mode}" .style=${box(plan.line)}>
    <span class="chip-plate">${icon("wall")} <b>${words(plan.mode === "desk" ? "am-wall" : "am-wall-short", { left: view.wall_left })}</b>
      ${last ? html`<span class="dot-apart" aria-hidden="true">·</span> <span class="last-said">${words("am-last", { tile: tileName(last.tile), name: nameOf(view, last.seat) })}</span>` : nothing}</span>
    ${dead ? html`<button type="button" class="chip-plate dead-button" aria-haspopup="dialog" aria-label=${words("am-dead-call")} @click=${() => openDeadHands(play)}>${icon("gavel")}
      <span>${words("am-dead-call")}</span><kbd aria-hidden="true">K</kbd></button>` : nothing}</div>`;
}
