/**
 * What is asked before play, on the cloth: passes with their three sunk slots, the vote, the courtesy, the house rules.
 * Tiles are put into the slots by tapping them; what has been passed is locked.
 */

import { html, nothing } from "lit";
import { icon } from "../../icons.js";
import { nameOf } from "../../people.js";
import { clauseChip } from "../../ruling.js";
import { back, tile, tileName } from "../../tiles.js";
import { hasWords, words } from "../../words.js";
import "../../clock.js";
import { box, JOKER } from "./racks.js";
import { offersOf, set, stateOf } from "./state.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("../../hand-order.js").Held} Held */
/** @typedef {import("./plan.js").AmericanPlan} AmericanPlan */

const FIRST = ["pass-right-1", "pass-across-1", "pass-left-1"];
const SECOND = ["pass-left-2", "pass-across-2", "pass-right-2"];
const PASSES = [...FIRST, ...SECOND];
const CHOICES = ["vote", "consent"];
/** How many seats on the tiles go. */
const STEPS = { right: 1, across: 2, left: 3 };
const BLANK = "BL";
/** @type {WeakMap<Play, boolean>} whether the second Charleston was played, for the strip */
const second = new WeakMap();

/**
 * Whether something is asked that comes before play.
 * @param {View} view
 */
export function beforePlay(view) {
  return view.question !== null && view.question.tile === null && !view.result && [...PASSES, ...CHOICES, "courtesy", "courtesy-tiles"].includes(view.question.name);
}

/**
 * How many own tiles the open question wants, 0 if none.
 * @param {Play} play
 * @param {View} view
 */
export function wantedTiles(play, view) {
  const name = view.question?.name ?? "";
  if (view.question?.answered) return 0;
  if (PASSES.includes(name)) return 3 - stateOf(play).blind;
  return offersOf(view, "courtesy-tiles")[0]?.choose ?? 0;
}

/**
 * Tiles that may be chosen, or null when none is asked for.
 * @param {View} view
 * @returns {Set<string> | null}
 */
export function passable(view) {
  const open = view.offers.filter((offer) => offer.choose > 0);
  return open.length ? new Set(open.flatMap((offer) => offer.tiles)) : null;
}

/**
 * Tap on an own tile: into a slot, or back.
 * @param {Play} play
 * @param {Held} held
 */
export function choose(play, held) {
  const view = play.view;
  if (!view || !beforePlay(view)) return false;
  const open = passable(view);
  play.focus = held.key;
  if (!open || !open.has(held.tile)) {
    play.draw();
    return true;
  }
  const { chosen } = stateOf(play);
  const wanted = wantedTiles(play, view);
  if (chosen.includes(held.key)) set(play, { chosen: chosen.filter((key) => key !== held.key) });
  else set(play, { chosen: [...chosen, held.key].slice(-wanted) });
  const next = rest(play).find((one) => open.has(one.tile));
  if (!rest(play).some((one) => one.key === play.focus) && next) play.deeds.focusTile(nextTo(play, held)?.key ?? next.key);
  return true;
}

/**
 * The own tiles that are not in a slot.
 * @param {Play} play
 */
export function rest(play) {
  const { chosen } = stateOf(play);
  return chosen.length ? play.order.held.filter((held) => !chosen.includes(held.key)) : play.order.held;
}

/**
 * @param {Play} play
 * @param {Held} held
 */
function nextTo(play, held) {
  const { held: all } = play.order;
  const left = rest(play);
  const from = all.indexOf(held);
  return left.find((one) => all.indexOf(one) > from) ?? left.at(-1);
}

/**
 * @param {Play} play
 * @param {number} blind
 */
export function setBlind(play, blind) {
  const { chosen } = stateOf(play);
  set(play, { blind, chosen: chosen.slice(0, 3 - blind) });
}

/** @param {View} view */
export function mayPassBlind(view) {
  return offersOf(view, "pass-tiles").length > 1;
}

/**
 * Enter or the amber button: the answer that has been put together.
 * @param {Play} play
 * @param {View} view
 */
export function confirm(play, view) {
  if (!ready(play, view)) return false;
  const { chosen, blind, most } = stateOf(play);
  const tiles = view.order.flatMap((code) => play.order.held.filter((held) => held.tile === code && chosen.includes(held.key)).map((held) => held.tile));
  const name = view.question?.name ?? "";
  if (PASSES.includes(name)) play.deeds.act("pass-tiles", tiles, offersOf(view, "pass-tiles").length ? targetOf(view, blind) : null);
  else if (name === "courtesy") play.deeds.act("courtesy", [], most);
  else play.deeds.act("courtesy-tiles", tiles, null);
  return true;
}

/**
 * @param {View} view
 * @param {number} blind
 */
function targetOf(view, blind) {
  return offersOf(view, "pass-tiles").find((offer) => offer.target === blind)?.target ?? blind;
}

/**
 * @param {Play} play
 * @param {View} view
 */
function ready(play, view) {
  if (!view.question || view.question.answered || play.busy || !view.offers.length) return false;
  if (view.question.name === "courtesy") return true;
  if (CHOICES.includes(view.question.name)) return false;
  return stateOf(play).chosen.length === wantedTiles(play, view);
}

// ---- drawing ------------------------------------------------------------------------------

/**
 * @param {Play} play
 * @param {View} view
 * @param {AmericanPlan} plan
 */
export function charleston(play, view, plan) {
  if (!beforePlay(view)) return nothing;
  const name = view.question?.name ?? "";
  second.set(play, SECOND.includes(name) || (name.startsWith("courtesy") && Boolean(second.get(play))));
  const answered = Boolean(view.question?.answered) || view.me === null || !view.question?.asked;
  return html`<section class="charleston ${plan.mode}" data-region="charleston" tabindex="-1" aria-labelledby="charleston-title" .style=${box(spread(plan))}>
    ${strip(play, view)}
    <h2 id="charleston-title">${title(name)}</h2>
    <p class="about">${about(view, name)}
      <kong-seconds class="seconds" .since=${play.since} .clock=${view.clock}></kong-seconds></p>
    ${CHOICES.includes(name) ? nothing : name === "courtesy" ? courtesy(play, view, answered) : slots(play, view, name, answered)}
    ${answered ? html`<p class="locked" role="status">${icon("lock")} ${words(view.me === null ? "am-choosing" : "charleston-locked")}</p>` : acts(play, view, name)}
    ${lockReason(play, view)}
  </section>`;
}

/** @param {AmericanPlan} plan */
function spread(plan) {
  return plan.mode === "upright" ? { ...plan.middle, height: plan.dock.y + plan.dock.height - plan.middle.y } : plan.middle;
}

/**
 * @param {Play} play
 * @param {View} view
 */
function strip(play, view) {
  const now = view.question?.name === "courtesy-tiles" ? "courtesy" : view.question?.name ?? "";
  if (now === "consent") return nothing;
  const passes = second.get(play) ? SECOND : FIRST;
  const steps = second.get(play) ? [...passes, "courtesy"] : [...passes, "vote", "courtesy"];
  const at = steps.indexOf(now);
  return html`<ol class="steps" role="list" aria-label=${words("am-steps")}>${steps.map((step, of) => html`
    <li class="${of < at ? "done" : of === at ? "now" : "later"} ${step === "vote" || step === "courtesy" ? "apart" : ""}" aria-current=${of === at ? "step" : nothing}>
      ${of < at ? html`${icon("tick")}<span class="unseen">${words("am-step-done")}</span>` : of === at && PASSES.includes(step) ? arrow(sideOf(step)) : nothing} ${words(`am-step-${step}`)}</li>`)}</ol>`;
}

/** @param {string} name */
function sideOf(name) {
  return /** @type {keyof typeof STEPS} */ (name.split("-")[1]);
}

/** @param {string} side */
function arrow(side) {
  return html`<span class="arrow to-${side}">${icon("right")}</span>`;
}

/** @param {string} name */
function title(name) {
  if (!PASSES.includes(name)) return words(`am-title-${name}`);
  return words("am-title-pass", { charleston: words(FIRST.includes(name) ? "charleston-first" : "charleston-second"), side: words(`am-side-${sideOf(name)}`) });
}

/**
 * @param {View} view
 * @param {string} name
 */
function about(view, name) {
  const me = view.me ?? 0;
  if (PASSES.includes(name)) {
    const facts = { name: nameOf(view, (me + STEPS[sideOf(name)]) % 4) };
    return words(mayPassBlind(view) || /left-1|right-2/.test(name) ? "am-about-blind" : "am-about-pass", facts);
  }
  const id = `am-about-${name}`;
  const count = offersOf(view, "courtesy-tiles")[0]?.choose ?? 0;
  return hasWords(id) ? words(id, { name: nameOf(view, (me + 2) % 4), count }) : "";
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {string} name
 * @param {boolean} answered
 */
function slots(play, view, name, answered) {
  const { chosen, blind } = stateOf(play);
  const pass = PASSES.includes(name);
  const side = pass ? sideOf(name) : "across";
  const me = view.me ?? 0;
  const steps = STEPS[side];
  const wanted = pass ? 3 : (offersOf(view, "courtesy-tiles")[0]?.choose ?? chosen.length);
  const to = html`<div class="way to"><span class="arrow to-${side}">${icon("right")}</span><bdi>${nameOf(view, (me + steps) % 4)}</bdi></div>`;
  const from = html`<div class="way coming"><span class="arrow to-${side === "across" ? "me" : side}">${icon("right")}</span>
    <span>${words("am-coming", { count: wanted, name: nameOf(view, (me + 4 - steps) % 4) })}</span></div>`;
  const tiles = chosen.map((key) => play.order.held.find((held) => held.key === key)).filter((held) => held !== undefined);
  return html`<div class="passing ${side}">${side === "left" ? to : from}
    <ol class="slots-sunk" role="list" aria-label=${words("am-slots")}>${Array.from({ length: wanted }, (_, at) => slot(play, tiles[at] ?? null, at >= wanted - blind, answered))}</ol>
    ${side === "left" ? from : to}</div>`;
}

/**
 * @param {Play} play
 * @param {Held | null} held
 * @param {boolean} unseen
 * @param {boolean} answered
 */
function slot(play, held, unseen, answered) {
  if (held) {
    const name = tileName(held.tile);
    return html`<li><button type="button" class="slot-sunk" ?disabled=${answered} aria-label=${words("am-slot-back", { tile: name })}
      @click=${() => choose(play, held)}>${tile(held.tile, { w: 56 })}</button><span class="slot-word">${words("am-slot-own")}</span></li>`;
  }
  if (unseen || answered) return html`<li><span class="slot-sunk">${back({ w: 56 })}</span><span class="slot-word">${unseen ? words("am-slot-blind") : ""}</span></li>`;
  return html`<li><span class="slot-sunk empty"></span><span class="slot-word">${words("am-slot-empty")}</span></li>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {string} name
 */
function acts(play, view, name) {
  if (CHOICES.includes(name)) return votes(play, view);
  const { chosen } = stateOf(play);
  const wanted = wantedTiles(play, view);
  const word = PASSES.includes(name) ? words("act-pass-tiles") : words(name === "courtesy" ? "am-courtesy-say" : "act-courtesy-tiles");
  return html`<div class="charleston-acts">
    ${mayPassBlind(view) ? numbers(play, "am-blind", [0, 1, 2, 3], stateOf(play).blind, (blind) => setBlind(play, blind), "B") : nothing}
    ${heavenly(play, view)}
    <button type="button" class="button expected" data-pass ?disabled=${!ready(play, view)} @click=${() => confirm(play, view)}>${word} <kbd aria-hidden="true">Enter</kbd></button>
    ${wanted && name !== "courtesy" ? html`<p class="unseen" role="status">${words("charleston-chosen", { chosen: chosen.length, count: wanted })}</p>` : nothing}</div>`;
}

/**
 * East's dealt hand may be declared before the first pass is chosen.
 * @param {Play} play
 * @param {View} view
 */
function heavenly(play, view) {
  const offer = offersOf(view, "mahjong")[0];
  if (!offer) return nothing;
  return html`<button type="button" class="button" @click=${() => play.deeds.take(offer)}>${words("act-mahjong")} <kbd aria-hidden="true">1</kbd></button>`;
}

/**
 * @param {Play} play
 * @param {View} view
 */
function votes(play, view) {
  return html`<div class="charleston-acts">${view.offers.filter((offer) => offer.asked).map((offer, at) => html`
    <button type="button" class="button ${at ? "" : "expected"}" data-vote=${offer.name} ?disabled=${play.busy} @click=${() => play.deeds.take(offer)}>
      ${voteWord(view, offer.name)} <kbd aria-hidden="true">${at ? "5" : "1"}</kbd></button>`)}</div>`;
}

/**
 * @param {View} view
 * @param {string} name
 */
function voteWord(view, name) {
  return view.question?.name === "consent" ? words(name === "vote-yes" ? "am-consent-yes" : "am-consent-no") : words(`act-${name}`);
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {boolean} answered
 */
function courtesy(play, view, answered) {
  const open = offersOf(view, "courtesy").map((offer) => offer.target ?? 0);
  if (answered) return nothing;
  return html`<div class="charleston-acts">${numbers(play, "am-courtesy", open, stateOf(play).most, (most) => set(play, { most }), "B")}</div>`;
}

/**
 * @param {Play} play
 * @param {string} id
 * @param {number[]} values
 * @param {number} value
 * @param {(value: number) => void} choose
 * @param {string} key
 */
function numbers(play, id, values, value, choose, key) {
  return html`<div class="count-plate" role="radiogroup" aria-label=${words(id)}><span>${words(id)} <kbd aria-hidden="true">${key}</kbd></span>
    <span class="counts">${values.map((one) => html`<button type="button" role="radio" aria-checked=${one === value ? "true" : "false"} data-count=${one}
      @click=${() => choose(one)}>${one}</button>`)}</span></div>`;
}

/**
 * Why the focused tile stays where it is.
 * @param {Play} play
 * @param {View} view
 */
function lockReason(play, view) {
  const open = passable(view);
  const held = play.order.held.find((one) => one.key === play.focus);
  if (!open || !held || open.has(held.tile)) return nothing;
  const joker = held.tile === JOKER;
  if (!joker && held.tile !== BLANK) return nothing;
  return html`<p class="lock-reason" role="status">${icon("lock")} <span>${words(joker ? "am-locked-joker" : "am-locked-blank")}</span>
    ${clauseChip(joker ? "american.charleston.3" : "american.blank.14")}</p>`;
}
