/**
 * The replay of a finished hand: the table as it was at each moment, a bar to move through it, the proof of its shuffle.
 *
 *     /replay/<table>/<hand>          from the deal
 *     /replay/<table>/<hand>#42       at that moment
 */

import { html, nothing, render } from "lit";
import { replayOf } from "./api.js";
import { sheetOfArt } from "./art.js";
import { copyText } from "./copy.js";
import { segmented } from "./controls.js";
import { stillOf } from "./games/catalogue.js";
import { arrange, seatAt } from "./geometry.js";
import { handPlaces } from "./hand.js";
import { icon } from "./icons.js";
import { disc, nameOf } from "./people.js";
import { sentenceAbout } from "./problem.js";
import { evidenceIn, ProofPanel } from "./proof-panel.js";
import { momentsOf, Player, SPEEDS } from "./player.js";
import { setOff } from "./sentences.js";
import { closeSheet, openSheet } from "./sheet.js";
import { mountShell } from "./shell.js";
import { table } from "./table.js";
import { noted } from "./telling.js";
import { onSettings } from "./theme.js";
import { tile, tileName } from "./tiles.js";
import { track } from "./track.js";
import { loadWords, number, onLanguage, points, spoken, words } from "./words.js";

/** @typedef {import("./answers.js").Replay} Replay */
/** @typedef {import("./protocol.js").View} View */

const [, , tableId = "", handText = ""] = location.pathname.split("/").map(decodeURIComponent);
const hand = Number(handText);

const state = {
  /** @type {Replay | null} */
  replay: null,
  /** What only this game's table does in its own way. @type {import("./games/catalogue.js").GameTable | null} */
  game: null,
  /** How the end tells what every hand is worth, in games that score them all. @type {((view: View) => unknown) | null} */
  worth: null,
  /** Which seat looks; null for all hands open. @type {number | null} */
  seat: null,
  /** @type {import("./problem.js").Sentence | null} */
  problem: null,
  linked: "",
};

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
const player = new Player(draw);
/** @type {ProofPanel | null} */
let proof = null;
/** @type {() => void} */
let drawBar = () => undefined;

function draw() {
  const { replay } = state;
  if (!replay) return render(html`<h1 class="unseen">${words("replay-title")}</h1>${state.problem ? problemCard(state.problem()) : waitingCloth()}`, main);
  document.title = `kongbox · ${words("replay-hand", { hand: replay.hand })}`;
  render(
    html`<h1 class="unseen">${words("replay-of", { hand: replay.hand, table: replay.name })}</h1>
      <div class="replay-stage" id="stage"></div>
      <aside class="replay-panel" aria-label=${words("replay-panel")}>${panel(replay)}</aside>
      ${bar(replay)}
      <dialog class="sheet" id="proof" aria-labelledby="proof-title">${proof ? proofSheet(proof) : nothing}</dialog>`,
    main,
  );
  drawTable();
}

function waitingCloth() {
  return html`<div class="replay-stage" aria-busy="true"></div>`;
}

/** @param {string} text */
function problemCard(text) {
  return html`<div class="lone"><p class="notice" role="alert">${text}</p>
    <button class="button primary" type="button" @click=${load}>${words("problem-again")}</button>
    <a class="button" href="/">${words("problem-home")}</a></div>`;
}

function drawTable() {
  const stage = document.getElementById("stage");
  if (!stage || !state.replay) return;
  const { clientWidth: width, clientHeight: height } = stage;
  if (width === 0) return;
  const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const view = state.replay.frames[player.at].view;
  const plan = (state.game?.arrange ?? arrange)({ width, height, text }, view);
  const quiet = { ...view, offers: [], question: null };
  render(state.game?.still?.(quiet, plan, { watching: true }) ?? html`${table(quiet, plan, {})}${handBelow(view, plan)}`, stage);
}

/**
 * The hand at the foot of the screen: open, and only to look at.
 * @param {View} view
 * @param {import("./geometry.js").Plan} plan
 */
function handBelow(view, plan) {
  const own = seatAt(view, "me");
  const drawn = own.drawn && own.drawn !== "?" ? [{ key: "drawn", tile: own.drawn, drawn: true }] : [];
  const held = [...own.tiles.map((code, at) => ({ key: `${code}-${at}`, tile: code, drawn: false })), ...drawn];
  const places = handPlaces(plan, held);
  const name = words("hand-open", { name: nameOf(view, own.seat), tiles: held.map((each) => tileName(each.tile)).join(", ") });
  return html`<div class="hand-below" role="img" aria-label=${name}>${held.map((each, at) =>
    tile(each.tile, { w: plan.hand.w, at: `position:absolute;left:${places[at].x}px;top:${places[at].y}px` }))}</div>`;
}

/** @param {Replay} replay */
function panel(replay) {
  const { frames } = replay;
  const view = frames[player.at].view;
  return html`<p class="quiet-text"><bdi>${replay.name}</bdi> · ${words("replay-hand-of", { hand: number(replay.hand), hands: number(replay.hands) })}</p>
    <h2>${words("replay-now")}</h2>
    <p class="moment" role="status">${moment(replay)}</p>
    <ul role="list" class="standings">${view.seats.map((seat) => html`<li>${disc(seat)}
      <bdi>${nameOf(view, seat.seat)}</bdi><span class="figures">${points(seat.score)}</span></li>`)}</ul>
    ${view.result ? html`<p class="moment-result">${spoken(view.result.text)}</p>${state.worth?.(view) ?? nothing}` : nothing}
    <nav class="replay-hands" aria-label=${words("replay-hands")}>${otherHand(replay, -1)}${otherHand(replay, 1)}</nav>
    <button class="button" type="button" aria-haspopup="dialog" @click=${showProof}>${icon("shield")}${words("proof-title")}</button>`;
}

/** @param {Replay} replay */
function moment(replay) {
  const told = happened(replay, player.at);
  if (told.length === 0) return momentText(replay, player.at);
  return told.map(({ id, facts, strong }) => html`${setOff(id, facts, strong)}. `);
}

/**
 * What happened at a moment; whoever acts, the tile is named.
 * @param {Replay} replay
 * @param {number} at
 */
function happened({ frames }, at) {
  const { events, view } = frames[at];
  const told = events.map((event) => noted({ ...view, me: typeof event.seat === "number" ? event.seat : view.me }, event));
  return told.filter((sentence) => sentence !== null);
}

/**
 * @param {Replay} replay
 * @param {number} at
 */
function momentText(replay, at) {
  const said = happened(replay, at).map(({ id, facts }) => words(id, facts));
  return said.length ? `${said.join(". ")}.` : words(at === 0 ? "replay-deal" : "replay-quiet");
}

/**
 * @param {Replay} replay
 * @param {number} step
 */
function otherHand(replay, step) {
  const to = replay.hand + step;
  if (to < 1 || to > replay.hands) return nothing;
  return html`<a class="button" href=${`/replay/${encodeURIComponent(tableId)}/${to}`}>${step < 0 ? icon("back") : nothing}
    ${words("replay-hand", { hand: to })}${step > 0 ? icon("forth") : nothing}</a>`;
}

/** @param {Replay} replay */
function bar(replay) {
  const last = replay.frames.length - 1;
  return html`<section class="replay-bar" aria-label=${words("replay-bar")}>
    <div class="replay-steps">
      ${step("start", () => player.go(0), player.at === 0)} ${step("back", () => player.step(-1), player.at === 0)}
      ${step(player.playing ? "pause" : "play", () => player.toggle(), false, "expected")}
      ${step("forth", () => player.step(1), player.at === last)} ${step("end", () => player.go(last), player.at === last)}
    </div>
    <div class="replay-track">
      ${track({ frames: replay.frames, at: player.at, go: (at) => player.go(at), said: momentText(replay, player.at) })}
      <p class="quiet-text figures replay-count">${words("replay-place", { at: number(player.at), last: number(last) })}</p>
    </div>
    <div class="replay-more">${speed()} ${seatChoice(replay)} ${linkButton()}</div>
  </section>`;
}

/**
 * @param {"start" | "back" | "play" | "pause" | "forth" | "end"} name
 * @param {() => void} act
 * @param {boolean} off
 * @param {string} look
 */
function step(name, act, off, look = "") {
  return html`<button class="button square ${look}" type="button" aria-disabled=${off ? "true" : "false"} aria-label=${words(`replay-${name}`)}
    title=${words(`replay-${name}`)} @click=${act}>${icon(name)}</button>`;
}

function speed() {
  const next = () => player.faster();
  return html`<button class="button square figures" type="button" aria-label=${words("replay-speed", { speed: SPEEDS[player.speed] })} @click=${next}>
    ${SPEEDS[player.speed]}×</button>`;
}

/** @param {Replay} replay */
function seatChoice({ frames }) {
  const view = frames[0].view;
  const entries = view.seats.map((seat) => html`<option value=${String(seat.seat)} .selected=${state.seat === seat.seat}>${nameOf(view, seat.seat)}</option>`);
  return html`<label class="replay-seat">${icon("eye")}<span class="unseen">${words("replay-seen-by")}</span>
    <select @change=${chooseSeat}><option value="" .selected=${state.seat === null}>${words("replay-all")}</option>${entries}</select></label>`;
}

function linkButton() {
  return html`<button class="button square" type="button" aria-label=${words("replay-link")} title=${words("replay-link")} @click=${copyLink}>${icon("link")}</button>
    <span class="quiet-text replay-linked" role="status">${state.linked}</span>`;
}

/** @param {ProofPanel} shown */
function proofSheet(shown) {
  return html`<div class="sheet-head"><h2 id="proof-title">${words("proof-title")}</h2><button class="button bare" type="button" aria-label=${words("close")} @click=${hideProof}>${icon("close")}</button></div>
    <div class="sheet-body">${shown.view()}</div>`;
}

/** @returns {HTMLDialogElement | null} */
function proofDialog() {
  return document.querySelector("dialog#proof");
}

function showProof() {
  const dialog = proofDialog();
  if (dialog) openSheet(dialog);
}

function hideProof() {
  const dialog = proofDialog();
  if (dialog) closeSheet(dialog);
}

/** @param {Event} event */
async function chooseSeat(event) {
  const { value } = /** @type {HTMLSelectElement} */ (event.target);
  state.seat = value === "" ? null : Number(value);
  await load();
}

async function copyLink() {
  const address = new URL(`#${player.at}`, location.href).href;
  const done = await copyText(address);
  state.linked = done ? words("link-copied") : address;
  draw();
}

/** @type {Record<string, () => void>} */
const KEYS = {
  Comma: () => player.step(-1),
  Period: () => player.step(1),
  Space: () => player.toggle(),
  Home: () => player.go(0),
  End: () => player.go(player.last),
};

/** @param {KeyboardEvent} event */
function key(event) {
  const typed = event.target instanceof Element && event.target.closest("input, select, button, a, dialog, summary");
  const free = !typed || event.code === "Comma" || event.code === "Period";
  const act = KEYS[event.code];
  if (!act || !free || event.ctrlKey || event.altKey || event.metaKey || document.querySelector("dialog[open]")) return;
  event.preventDefault();
  act();
}

function momentInAddress() {
  return Number(location.hash.slice(1)) || 0;
}

async function load() {
  try {
    const whole = await replayOf(tableId, hand, state.seat);
    const replay = { ...whole, frames: momentsOf(whole.frames) };
    const first = state.replay === null;
    state.replay = replay;
    state.problem = null;
    player.frames(replay.frames.length, first ? momentInAddress() : player.at);
    if (state.seat === null) proof = new ProofPanel(evidenceIn(replay), `/api/tables/${encodeURIComponent(tableId)}/hands/${hand}/log`, draw);
    await loadWords([], [replay.game]);
    state.game ??= await stillOf(replay.game);
    await tellWorth(replay);
    document.documentElement.dataset.game = replay.game;
  } catch (error) {
    state.problem = sentenceAbout(error);
  }
  drawBar();
  draw();
}

/**
 * The accounts at the end are fetched where there are any.
 * @param {Replay} replay
 */
async function tellWorth({ frames }) {
  if (!frames.at(-1)?.view.result?.accounts.length) return;
  const { ready, worthOfAll } = await import("./worth.js");
  await ready();
  state.worth = worthOfAll;
}

function gameName() {
  return html`<span class="bar-game">${state.replay ? words("game-name") : nothing}</span>
    ${state.replay ? html`<span class="chip">${words("replay-hand", { hand: state.replay.hand })}</span>` : nothing}`;
}

async function begin() {
  await loadWords(["pages", "replay", "table"]);
  drawBar = mountShell({ middle: gameName });
  document.body.append(sheetOfArt());
  draw();
  await load();
  onLanguage(draw);
  onSettings(draw);
  window.addEventListener("keydown", key);
  window.addEventListener("hashchange", () => player.go(momentInAddress()));
  new ResizeObserver(drawTable).observe(main);
}

begin();
