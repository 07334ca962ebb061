/** The first page: play with bots at once, open a table, sit at one, come back to one's own. */

import { html, nothing, render } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { finishedHands, games, openTable, sit, tableNamed, tables } from "./api.js";
import { sheetOfArt } from "./art.js";
import { inputOf, segmented } from "./controls.js";
import { differencesChip } from "./differences.js";
import { facesOf, pageOf, tilesOnCard } from "./games/catalogue.js";
import { icon } from "./icons.js";
import { CODE_LENGTH, codeField } from "./join.js";
import { openTableSheet } from "./open-table.js";
import { pastTables, rememberTables } from "./past.js";
import { cleanName, myName, rememberName } from "./person.js";
import { sentenceAbout } from "./problem.js";
import { roundTable } from "./round-table.js";
import { mountShell } from "./shell.js";
import { tile } from "./tiles.js";
import { gameWords, listed, loadWords, number, onLanguage, words } from "./words.js";

/** @typedef {import("./answers.js").Game} Game */
/** @typedef {import("./answers.js").TableLine} TableLine */

const EVERY = 4000;
const WAITING = "waiting";

const state = {
  /** @type {Game[]} */
  games: [],
  /** @type {string[]} */
  paces: [],
  /** @type {TableLine[]} */
  tables: [],
  /** Tables of this browser that are over, with the last hand played there. @type {{id: string, name: string, last: number}[]} */
  past: [],
  loaded: false,
  name: myName(),
  code: "",
  pace: "all",
  busy: false,
  /** @type {import("./problem.js").Sentence | null} */
  problem: null,
};

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

function draw() {
  document.title = `kongbox · ${words("bar-tables")}`;
  render(page(), main);
}

function page() {
  const few = state.games.length < 2;
  return html`<h1>${words("lobby-title")}</h1>
    ${state.problem ? html`<p class="notice" role="alert">${state.problem()}</p>` : nothing}
    ${few ? nothing : html`<div class="games">${state.games.map(gameCard)}</div>`}
    <div class="lobby-columns">
      ${wayBack()}
      <div class="lobby-main">${few ? state.games.map(gameCard) : nothing} ${openTables()}</div>
      <div class="lobby-side">${nameCard()} ${joinCard()} ${replays()} ${promise()}</div>
    </div>`;
}

/** @param {Game} game */
function gameCard(game) {
  return html`<section class="panel game-card" data-game=${game.name} aria-labelledby=${`game-${game.name}`}>
    <div class="game-cloth" aria-hidden="true">${tilesOn(game).map((row) => html`<span class="tile-row">${row}</span>`)}</div>
    <div class="game-text">
      <h2 id=${`game-${game.name}`}>${gameWords(game.name, "game-name")}</h2>
      <p class="game-about">${aboutGame(game)}</p>
      <div class="game-acts">
        <button class="button primary" type="button" ?disabled=${state.busy} @click=${() => playWithBots(game)}>${words("lobby-bots")}</button>
        <button class="button" type="button" aria-haspopup="dialog" @click=${() => openTableSheet(game, state.paces)}>${words("lobby-open")}</button>
      </div>
      ${ownPage(game)} ${peoplePlaying(game)}
    </div>
  </section>`;
}

/**
 * What lies on a game's cloth: its own tiles, or three of a suit and a claimed set.
 * @param {Game} game
 */
function tilesOn(game) {
  const own = tilesOnCard(game.name);
  if (own) return own.map((row) => row.map((code) => tile(code, { w: 46 })));
  const last = game.tiles.at(-1) ?? game.tiles[0];
  return [game.tiles.slice(9, 12).map((code) => tile(code, { w: 46 })), [0, 3, 0].map((quarter) => tile(last, { w: 46, quarter }))];
}

/** @param {Game} game */
function ownPage(game) {
  const page = pageOf(game.name);
  return page ? html`<p><a href=${page.address}>${words(page.text)}</a></p>` : nothing;
}

/**
 * What the game says of itself: as far as it does.
 * @param {Game} game
 */
function aboutGame(game) {
  const about = gameWords(game.name, "game-about");
  return about === "game-about" ? gameWords(game.name, "game-rules") : about;
}

/** @param {Game} game */
function peoplePlaying(game) {
  const here = state.tables.filter((table) => table.game === game.name);
  const people = here.flatMap((table) => table.seats).filter((seat) => seat.kind === "person").length;
  if (people === 0) return nothing;
  const places = words("lobby-tables", { count: here.length });
  return html`<p class="quiet-text">${words("lobby-people", { count: people, places })}</p>`;
}

function openTables() {
  const open = state.tables.filter((table) => !table.mine);
  const shown = open.filter((table) => state.pace === "all" || table.pace === state.pace);
  return html`<section class="panel tables" aria-labelledby="tables-title">
    <div class="tables-head"><h2 id="tables-title">${words("lobby-open-tables")}</h2>${paceFilter(open)}</div>
    ${state.loaded && shown.length === 0 ? html`<p class="empty">${words("lobby-empty")}</p>` : nothing}
    ${shown.length ? html`<ul role="list">${repeat(shown, (table) => table.id, tableRow)}</ul>` : nothing}
  </section>`;
}

/** @param {TableLine[]} open */
function paceFilter(open) {
  const paces = state.paces.filter((pace) => open.some((table) => table.pace === pace));
  if (paces.length < 2) return nothing;
  return segmented({
    name: "pace-filter",
    label: words("lobby-filter"),
    options: ["all", ...paces].map((pace) => ({ value: pace, text: words(pace === "all" ? "lobby-all" : `pace-${pace}`) })),
    value: state.pace,
    choose: (pace) => {
      state.pace = pace;
      draw();
    },
  });
}

/** @param {TableLine} table */
function tableRow(table) {
  return html`<li class="table-row" data-game=${table.game}>
    ${roundTable(table.seats)}
    <div class="table-text">
      <h3 class="table-name"><bdi>${table.name}</bdi></h3>
      <p class="quiet-text">${gameWords(table.game, "game-name")} · ${differencesOf(table)}</p>
      <p class="unseen">${whoSits(table)}</p>
      <p class="chips"><span class="chip">${words(`pace-${table.pace}`)}</span> <span class="chip">${placesOf(table)}</span></p>
    </div>
    ${table.free > 0 ? sitButton(table) : watchLink(table)}
  </li>`;
}

/** @param {TableLine} table */
function differencesOf({ game, differences }) {
  return Object.keys(differences).length ? differencesChip(game, differences) : words("differences", { count: 0 });
}

/** @param {TableLine} table */
function placesOf(table) {
  if (table.free > 0) return words("lobby-free", { count: table.free });
  if (table.phase === WAITING) return words("lobby-full");
  return handOf(table);
}

/**
 * Which hand is played, and of how many where that is known.
 * @param {TableLine} table
 */
function handOf({ hand, hands }) {
  return words("lobby-hand", { hand: number(hand), hands: hands ? number(hands) : "open" });
}

/** @param {TableLine} table */
function whoSits(table) {
  const names = table.seats.filter((seat) => seat.kind !== "empty").map((seat) => seat.name);
  return names.length ? words("lobby-seated", { names: listed(names) }) : "";
}

/** @param {TableLine} table */
function sitButton(table) {
  return html`<button class="button" type="button" ?disabled=${state.busy} aria-label=${words("lobby-sit-at", { table: table.name })}
    @click=${() => sitAt(table)}>${words("lobby-sit")}</button>`;
}

/** @param {TableLine} table */
function watchLink(table) {
  return html`<a class="button" href=${addressOf(table.id)} aria-label=${words("lobby-watch-at", { table: table.name })}>
    ${icon("eye")}${words("lobby-watch")}</a>`;
}

function wayBack() {
  const mine = state.tables.filter((table) => table.mine);
  if (mine.length === 0) return nothing;
  return html`<section class="panel side-card way-back" aria-labelledby="back-title">
    <h3 id="back-title">${words("lobby-mine")}</h3>
    <ul role="list">${repeat(mine, (table) => table.id, ownTable)}</ul>
  </section>`;
}

/** @param {TableLine} table */
function ownTable(table) {
  const where = table.phase === WAITING ? words("lobby-waiting") : handOf(table);
  return html`<li class="own-table">
    <p><bdi>${table.name}</bdi><br /><span class="quiet-text">${gameWords(table.game, "game-name")} · ${where}</span></p>
    <a class="button primary" href=${addressOf(table.id)} aria-label=${words("lobby-back-to", { table: table.name })}>${words("lobby-back")}</a>
  </li>`;
}

function replays() {
  if (state.past.length === 0) return nothing;
  const entry = (/** @type {(typeof state.past)[number]} */ { id, name, last }) => html`<li class="own-table">
    <p><bdi>${name}</bdi><br /><span class="quiet-text">${words("lobby-hands", { count: last })}</span></p>
    <a class="button" href=${`/replay/${encodeURIComponent(id)}/1`} aria-label=${words("lobby-replay-of", { table: name })}>${words("lobby-replay")}</a>
  </li>`;
  return html`<section class="panel side-card" aria-labelledby="past-title">
    <h3 id="past-title">${words("lobby-past")}</h3>
    <ul role="list">${repeat(state.past, ({ id }) => id, entry)}</ul>
  </section>`;
}

function nameCard() {
  return html`<section class="panel side-card field">
    <h3><label for="name">${words("lobby-name")}</label></h3>
    <input id="name" type="text" autocomplete="nickname" dir="auto" .value=${state.name} @input=${typeName} aria-describedby="name-about" />
    <p class="quiet-text" id="name-about">${words("lobby-name-about")}</p>
  </section>`;
}

function joinCard() {
  return html`<form class="panel side-card" aria-labelledby="join-title" @submit=${join}>
    <h3 id="join-title">${words("join-title")}</h3>
    <div class="join-row">${codeField(state.code, typeCode)}
      <button class="button" type="submit">${words("join-go")}</button></div>
    <p class="quiet-text">${words("join-about")}</p>
  </form>`;
}

function promise() {
  return html`<p class="panel promise"><strong>${words("promise")}</strong> ${words("promise-more")}</p>`;
}

/** @param {Event} event */
function typeName(event) {
  state.name = inputOf(event).value;
  rememberName(state.name);
}

/** @param {string} code */
function typeCode(code) {
  state.code = code;
  draw();
}

/** @param {Event} event */
function join(event) {
  event.preventDefault();
  if (state.code.length === CODE_LENGTH) return attempt(() => tableNamed(state.code));
  state.problem = () => words("join-short", { count: CODE_LENGTH });
  draw();
}

/** @param {Game} game */
function playWithBots(game) {
  const person = cleanName(state.name) || words("guest");
  return attempt(() => openTable({ game: game.name, name: words("table-bots"), person, pace: "untimed", options: {}, listed: false, bots: 3, start: true }));
}

/** @param {TableLine} table */
function sitAt(table) {
  return attempt(() => sit(table.id, cleanName(state.name) || words("guest")));
}

/** @param {() => Promise<{id: string}>} wish */
async function attempt(wish) {
  state.busy = true;
  draw();
  try {
    location.assign(addressOf((await wish()).id));
  } catch (error) {
    state.problem = sentenceAbout(error);
  } finally {
    state.busy = false;
    draw();
  }
}

/** @param {string} table */
function addressOf(table) {
  return `/table/${encodeURIComponent(table)}`;
}

async function refresh() {
  try {
    state.tables = (await tables()).tables;
    state.loaded = true;
    rememberTables(state.tables.filter((table) => table.mine));
    state.problem = null;
  } catch (error) {
    state.problem = sentenceAbout(error);
  }
  draw();
}

/** Once a visit: what can be seen again of tables that are over. */
async function lookBack() {
  const over = pastTables().filter(({ id }) => !state.tables.some((table) => table.id === id));
  const found = await Promise.all(over.map(async ({ id, name }) => ({ id, name, last: (await finishedHands(id)).length })));
  state.past = found.filter(({ last }) => last > 0);
  draw();
}

async function begin() {
  await loadWords(["pages", "lobby"], []);
  mountShell({ here: "tables" });
  document.body.append(sheetOfArt());
  onLanguage(draw);
  try {
    const known = await games();
    await loadWords(["pages", "lobby"], known.games.map((game) => game.name));
    await Promise.all(known.games.map((game) => facesOf(game.name)));
    Object.assign(state, { games: known.games, paces: known.paces });
  } catch (error) {
    state.problem = sentenceAbout(error);
  }
  await refresh();
  lookBack();
  setInterval(() => document.hidden || refresh(), EVERY);
  window.addEventListener("pageshow", (event) => event.persisted && refresh());
}

begin();
