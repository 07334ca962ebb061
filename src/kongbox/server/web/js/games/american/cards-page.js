/** The page of cards: write one or paste it, see at once what is wrong and in which line, and an example of every line. */

import { html, nothing, render } from "lit";
import { announce, mountRegions } from "../../announce.js";
import { ask } from "../../api.js";
import { sheetOfArt } from "../../art.js";
import { dropCard, keepCard, myCards } from "../../cards-kept.js";
import { titled } from "./card.js";
import { printed } from "./card-lines.js";
import { icon } from "../../icons.js";
import { sentenceAbout } from "../../problem.js";
import { mountShell } from "../../shell.js";
import { tile } from "../../tiles.js";
import { loadWords, number, onLanguage, spoken, words } from "../../words.js";

/** @typedef {import("./card.js").Card} Card */
/** @typedef {import("./card.js").CardLine} CardLine */
/** @typedef {{text: import("../../protocol.js").Said, line: number}} Wrong */

const GAME = "american";
const PAUSE = 350;
const DRAFT = "kongbox.card-draft";

const state = {
  text: draft(),
  /** @type {Card | null} */ card: null,
  /** @type {unknown} */ document: null,
  /** @type {Wrong | null} */ wrong: null,
  /** @type {import("../../problem.js").Sentence | null} */ problem: null,
  saved: false,
};
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;
let asked = 0;

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

function draft() {
  try {
    return localStorage.getItem(DRAFT) ?? "";
  } catch {
    return "";
  }
}

function draw() {
  document.title = `kongbox · ${words("cards-title")}`;
  render(page(), main);
}

function page() {
  return html`<header class="cards-head"><h1>${words("cards-title")}</h1><p>${words("cards-about")}</p></header>
    ${state.problem ? html`<p class="notice" role="alert">${state.problem()}</p>` : nothing}
    <div class="cards-columns">
      <section class="panel" aria-labelledby="cards-write">
        <h2 id="cards-write">${words("cards-write")}</h2>
        <div class="cards-acts">
          <button type="button" class="button" @click=${takePractice}>${icon("copy")} ${words("cards-from-practice")}</button>
          <label class="button file">${icon("download")} ${words("card-file")}<input class="unseen" type="file" accept=".json,.yaml,.yml,.txt" @change=${openFile}></label>
        </div>
        ${editor()} ${verdict()}
        <div class="cards-acts"><button type="button" class="button expected" data-keep ?disabled=${!state.card} @click=${keep}>${words("cards-keep")}</button>
          ${state.saved ? html`<span role="status">${icon("tick")} ${words("card-saved")}</span>` : nothing}</div>
        <p class="quiet-text">${words("card-private")}</p>
        ${kept()}
      </section>
      <section class="panel" aria-labelledby="cards-seen"><h2 id="cards-seen">${words("cards-seen")}</h2>${shown()}</section>
    </div>`;
}

function editor() {
  const lines = Math.max(state.text.split("\n").length, 18);
  return html`<div class="editor"><pre class="numbers" aria-hidden="true">${Array.from({ length: lines }, (_, at) => html`<span class=${state.wrong?.line === at + 1 ? "wrong" : ""}>${at + 1}</span>\n`)}</pre>
    <textarea id="card-text" spellcheck="false" autocapitalize="off" rows=${lines} aria-label=${words("card-paste")} placeholder=${words("card-paste")}
      aria-describedby="card-verdict" aria-invalid=${state.wrong ? "true" : "false"} .value=${state.text} @input=${typed}></textarea></div>`;
}

function verdict() {
  const { wrong, card } = state;
  const says = wrong ? html`${icon("close")} <span>${spoken(wrong.text)}</span>
      ${wrong.line ? html`<button type="button" class="button" @click=${() => goTo(wrong.line)}>${words("cards-line", { line: wrong.line })}</button>` : nothing}`
    : card ? html`${icon("tick")} <span>${words("cards-good", { lines: card.lines.length, sections: card.sections.length, hands: number(card.hands) })}</span>` : words("cards-empty");
  return html`<p id="card-verdict" class="verdict ${wrong ? "bad" : card ? "good" : ""}" role="status">${says}</p>`;
}

/** @param {number} line */
function goTo(line) {
  const area = /** @type {HTMLTextAreaElement} */ (document.getElementById("card-text"));
  const before = state.text.split("\n").slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  area.focus();
  area.setSelectionRange(before, before + (state.text.split("\n")[line - 1]?.length ?? 0));
  area.closest(".editor")?.scrollTo({ top: (line - 4) * parseFloat(getComputedStyle(area).lineHeight) });
}

function shown() {
  const { card } = state;
  if (!card) return html`<p class="empty">${words("cards-nothing")}</p>`;
  return html`<h3><bdi>${card.name}</bdi></h3>${card.note ? html`<p class="quiet-text">${titled(card.note)}</p>` : nothing}
    ${card.sections.map((section) => html`<section class="cards-section"><h3>${titled(section.name)}${section.singles_and_pairs ? html` <span class="chip">${words("am-card-no-double")}</span>` : nothing}</h3>
      <ol role="list" class="card-lines">${card.lines.filter((line) => line.section === section.id).map(lineShown)}</ol></section>`)}`;
}

/** @param {CardLine} line */
function lineShown(line) {
  return html`<li class="card-line" data-line=${line.id}><p class="pattern-row"><b class="line-id">${line.id}</b> ${printed(line.groups)}
      <span class="worth"><span class="mark">${line.mark}</span> <b>${line.value}</b></span></p>
    <div class="card-tiles" aria-hidden="true">${line.groups.map(([code, count]) => html`<span class="set">${Array.from({ length: count }, () => tile(code, { w: 24 }))}</span>`)}</div>
    <p class="quiet-text">${words("cards-hands", { hands: line.hands })}${line.jokers ? nothing : html` · ${words("am-card-jokerless")}`}${line.note ? html` · ${titled(line.note)}` : nothing}</p></li>`;
}

function kept() {
  const mine = myCards();
  if (!mine.length) return nothing;
  return html`<h3>${words("cards-kept")}</h3><ul role="list" class="cards-kept">${mine.map((one) => html`<li><bdi>${one.name}</bdi>
    <button type="button" class="button" @click=${() => change(one.text)}>${words("cards-open")}</button>
    <button type="button" class="button bare" aria-label=${words("cards-drop", { name: one.name })} @click=${() => { dropCard(one.id); draw(); }}>${icon("close")}</button></li>`)}</ul>`;
}

/** @param {Event} event */
function typed(event) {
  change(/** @type {HTMLTextAreaElement} */ (event.target).value);
}

/**
 * What is written has changed: it is checked as soon as the hands rest.
 * @param {string} text
 */
function change(text) {
  Object.assign(state, { text, saved: false });
  try {
    localStorage.setItem(DRAFT, text);
  } catch {
    // Written again next time.
  }
  clearTimeout(waiting);
  waiting = setTimeout(check, PAUSE);
  draw();
}

async function check() {
  asked += 1;
  const mine = asked;
  if (!state.text.trim()) {
    Object.assign(state, { card: null, document: null, wrong: null });
    return draw();
  }
  try {
    const found = await ask("/api/cards/check", { text: state.text });
    if (mine !== asked) return;
    Object.assign(state, { wrong: found.wrong, document: found.document, problem: null, card: found.wrong ? null : found.card });
  } catch (error) {
    state.problem = sentenceAbout(error);
  }
  draw();
}

async function takePractice() {
  const { document: practice } = await ask("/api/cards/practice");
  change(written(practice));
}

/**
 * A card as a person would write it: a line for each line.
 * @param {Record<string, any>} card
 */
function written(card) {
  const parts = Object.entries(card).map(([name, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    return `  ${JSON.stringify(name)}: [\n${value.map((one) => `    ${JSON.stringify(one)}`).join(",\n")}\n  ]`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

/** @param {Event} event */
async function openFile(event) {
  const [file] = /** @type {HTMLInputElement} */ (event.target).files ?? [];
  if (file) change(await file.text());
}

function keep() {
  const { card } = state;
  if (!card) return;
  state.saved = keepCard({ id: card.id, name: card.name, text: state.text, document: state.document });
  draw();
  announce(words("card-saved"));
}

document.documentElement.dataset.game = GAME;
document.body.append(sheetOfArt());
mountRegions();
await loadWords(["pages", "american", "cards"], [GAME]);
mountShell({});
draw();
onLanguage(draw);
if (state.text) check();
