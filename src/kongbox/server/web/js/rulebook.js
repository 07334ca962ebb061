/**
 * The rule book: chapters at the left, clauses in the middle, what a table may choose at the right.
 *
 *     /rules                       the first game that can be played
 *     /rules/<game>                its first chapter
 *     /rules/<game>/<chapter>      a chapter
 *     /rules/<game>/<clause id>    the chapter, at that clause
 */

import { html, nothing, render } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { sheetOfArt } from "./art.js";
import { Refused, ruleBook, ruleChapter, ruleSearch } from "./api.js";
import { clauseArticle } from "./clause.js";
import { inputOf, segmented } from "./controls.js";
import { facesOf, figuresOf } from "./games/catalogue.js";
import { icon } from "./icons.js";
import { sentenceAbout } from "./problem.js";
import { mountShell } from "./shell.js";
import { language, loadWords, onLanguage, setLanguage, useGame, words } from "./words.js";

/** @typedef {import("./answers.js").Book} Book */
/** @typedef {import("./answers.js").BookGame} BookGame */
/** @typedef {import("./answers.js").Chapter} Chapter */
/** @typedef {import("./words.js").Language} Language */

const TYPING_PAUSE = 180;
/** Whether the chapters stand beside the text and not above it. */
const wide = matchMedia("(min-width: 900px)");

const state = {
  /** @type {Book | null} */
  book: null,
  /** @type {Chapter | null} */
  chapter: null,
  /** The clause the address names. */
  clause: "",
  game: "",
  /** Whether both languages stand side by side. */
  both: false,
  /** @type {import("./figure.js").Figures} */
  figures: {},
  query: "",
  /** @type {import("./answers.js").ClauseFound[] | null} */
  found: null,
  /** @type {import("./problem.js").Sentence | null} */
  problem: null,
};

const main = /** @type {HTMLElement} */ (document.getElementById("main"));
/** @type {ReturnType<typeof setTimeout> | undefined} */
let typing;

function draw() {
  const game = gameHere();
  document.title = ["kongbox", state.chapter?.title[language()] ?? words("bar-rules")].join(" · ");
  render(
    html`${state.problem ? html`<p class="notice" role="alert">${state.problem()}</p>` : nothing}
      <div class="book">
        <div class="book-contents">${game ? contents(game) : nothing}</div>
        <div class="book-reading">${game ? readingChoice() : nothing}</div>
        <div class="book-text">${game && state.chapter ? chapterText(game, state.chapter) : nothing}</div>
        <div class="book-margin">${game && state.chapter ? tableOptions(game, state.chapter) : nothing}</div>
      </div>`,
    main,
  );
}

/** @returns {BookGame | undefined} */
function gameHere() {
  return state.book?.games.find(({ game }) => game === state.game);
}

/** @param {BookGame} game */
function contents(game) {
  return html`<div role="search" class="book-search">
      ${icon("search")}
      <input id="rule-search" type="search" aria-label=${words("rules-search")} placeholder=${words("rules-search")} autocomplete="off"
        .value=${state.query} @input=${type} />
      <kbd aria-hidden="true">/</kbd>
    </div>
    ${gameChoice()}
    ${state.found ? results(state.found) : chapters(game)}`;
}

function gameChoice() {
  const all = state.book?.games ?? [];
  if (all.length < 2) return nothing;
  const lang = language();
  return segmented({
    name: "book",
    label: words("rules-game"),
    options: all.map(({ game, short }) => ({ value: game, text: short[lang] })),
    value: state.game,
    choose: (game) => go(`/rules/${game}`),
  });
}

/** @param {BookGame} game */
function chapters(game) {
  const lang = language();
  const entry = (/** @type {BookGame["chapters"][number]} */ { chapter, number, title }) => html`<li>
    <a href=${`/rules/${game.game}/${chapter}`} aria-current=${chapter === state.chapter?.chapter ? "page" : nothing}>
      <span>${title[lang]}</span><span class="quiet-text figures">${number}</span></a></li>`;
  return html`<details class="book-chapters folds" ?open=${wide.matches}>
    <summary>${words("rules-chapters")}</summary>
    <nav aria-label=${words("rules-chapters")}><ol role="list">${game.chapters.map(entry)}</ol></nav>
  </details>`;
}

/** @param {import("./answers.js").ClauseFound[]} found */
function results(found) {
  const lang = language();
  const entry = (/** @type {import("./answers.js").ClauseFound} */ each) => html`<li>
    <a class="found" href=${`/rules/${each.game}/${each.id}`}>
      <span class="clause">${each.id}</span> <strong>${each.title[lang]}</strong>
      <span class="quiet-text">${each.sentence[lang]}</span></a></li>`;
  return html`<p class="quiet-text" role="status">${words("rules-found", { count: found.length })}</p>
    <ol role="list" class="book-found">${repeat(found, (each) => each.id, entry)}</ol>`;
}

/**
 * @param {BookGame} game
 * @param {Chapter} chapter
 */
function chapterText(game, chapter) {
  const lang = language();
  const where = words("rules-where", { game: game.name[lang], rules: game.rules[lang], number: chapter.number });
  return html`<p class="quiet-text">${where}</p>
    <h1 id="chapter-title" tabindex="-1">${chapter.title[lang]}</h1>
    ${game.playable ? nothing : html`<p class="notice calm">${words("rules-planned-game")}</p>`}
    ${repeat(chapter.clauses, ({ id }) => id, (clause) => clauseArticle(clause, { both: state.both, here: clause.id === state.clause, figures: state.figures[clause.id] }))}
    ${neighbours(game, chapter)}`;
}

/**
 * @param {BookGame} game
 * @param {Chapter} chapter
 */
function neighbours(game, chapter) {
  const at = game.chapters.findIndex((each) => each.chapter === chapter.chapter);
  const link = (/** @type {BookGame["chapters"][number] | undefined} */ to, /** @type {string} */ sign) =>
    to ? html`<a class="button" href=${`/rules/${game.game}/${to.chapter}`}>${sign === "back" ? icon(sign) : nothing}
      ${to.title[language()]}${sign === "forth" ? icon(sign) : nothing}</a>` : html`<span></span>`;
  return html`<nav class="book-neighbours" aria-label=${words("rules-neighbours")}>
    ${link(game.chapters[at - 1], "back")}${link(game.chapters[at + 1], "forth")}</nav>`;
}

function readingChoice() {
  return segmented({
    name: "reading",
    label: words("rules-reading"),
    options: [
      { value: "es", text: "Español", lang: "es" },
      { value: "en", text: "English", lang: "en" },
      { value: "both", text: words("rules-both") },
    ],
    value: state.both ? "both" : language(),
    choose: (wish) => {
      state.both = wish === "both";
      if (wish !== "both" && wish !== language()) setLanguage(/** @type {Language} */ (wish));
      else draw();
    },
  });
}

/**
 * What a table may decide for itself in this chapter.
 * @param {BookGame} game
 * @param {Chapter} chapter
 */
function tableOptions(game, chapter) {
  const lang = language();
  const options = new Map(chapter.clauses.flatMap((clause) => clause.options).map((option) => [option.name, option]));
  if (options.size === 0) return nothing;
  const row = (/** @type {import("./answers.js").ClauseOption} */ option) => html`<div class="book-option">
    <dt>${option.title[lang]}</dt>
    <dd>${option.about[lang]} <span class="quiet-text">${words("rules-standard", { value: standardOf(option) })}</span></dd>
  </div>`;
  return html`<section class="panel" aria-labelledby="options-title">
    <h2 id="options-title">${words("rules-options")}</h2>
    <p class="quiet-text">${words("rules-options-about", { rules: game.rules[lang] })}</p>
    <dl>${[...options.values()].map(row)}</dl>
  </section>`;
}

/** @param {import("./answers.js").ClauseOption} option */
function standardOf({ name, standard }) {
  return typeof standard === "string" ? words(`value-${name}-${standard}`) : String(standard);
}

/** @param {Event} event */
function type(event) {
  state.query = inputOf(event).value;
  clearTimeout(typing);
  typing = setTimeout(search, TYPING_PAUSE);
}

async function search() {
  const asked = state.query.trim();
  const found = asked ? await ruleSearch(asked, language()).catch(() => []) : null;
  if (asked !== state.query.trim()) return;
  state.found = found;
  draw();
}

/** @param {string} path */
function go(path) {
  if (path !== location.pathname) history.pushState(null, "", path);
  return show();
}

/** Show what the address names. */
async function show() {
  const [, , game = "", place = ""] = location.pathname.split("/").map(decodeURIComponent);
  try {
    state.book ??= await ruleBook();
    state.game = game || (state.book.games.find(({ playable }) => playable) ?? state.book.games[0]).game;
    state.clause = place.startsWith(`${state.game}.`) ? place : "";
    const wanted = chapterNamed(place);
    if (wanted !== state.chapter?.chapter || state.chapter?.game !== state.game) state.chapter = await ruleChapter(state.game, wanted);
    [state.figures] = await Promise.all([figuresOf(state.game), facesOf(state.game)]);
    useGame(state.game);
    document.documentElement.dataset.game = state.game;
    state.problem = null;
  } catch (error) {
    state.chapter = null;
    state.problem = sentenceAbout(error);
  }
  draw();
  arrive();
}

/** @param {string} place a chapter, a clause or nothing */
function chapterNamed(place) {
  const game = gameHere();
  const found = game?.chapters.find(({ chapter, clauses }) => chapter === place || clauses.some(({ id }) => id === place));
  if (found) return found.chapter;
  if (!game || place) throw new Refused(404, null);
  return game.chapters[0].chapter;
}

/** Bring the clause, or the top of the chapter, before the reader. */
function arrive() {
  const target = document.getElementById(state.clause);
  if (target) target.scrollIntoView({ block: "center" });
  else scrollTo({ top: 0 });
}

/** Ways inside the book need no new page. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.target || link.origin !== location.origin || !link.pathname.startsWith("/rules")) return;
  event.preventDefault();
  go(link.pathname).then(() => focusArrival());
}

function focusArrival() {
  const target = document.getElementById(state.clause) ?? document.getElementById("chapter-title");
  target?.focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event */
function searchKey(event) {
  if (event.key !== "/" || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  document.getElementById("rule-search")?.focus();
}

async function begin() {
  await loadWords(["pages", "rules"]);
  mountShell({ here: "rules" });
  document.body.append(sheetOfArt());
  state.book = await ruleBook().catch(() => null);
  await loadWords(["pages", "rules"], (state.book?.games ?? []).filter(({ playable }) => playable).map(({ game }) => game));
  onLanguage(() => (state.found ? search() : draw()));
  onLanguage(draw);
  wide.addEventListener("change", draw);
  main.addEventListener("click", follow);
  window.addEventListener("popstate", show);
  window.addEventListener("keydown", searchKey);
  await show();
}

begin();
