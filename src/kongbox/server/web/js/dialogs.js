/** The sheets of the table: May I…?, the list of keys, the menu of small tables. */

import { html, render } from "lit";
import { differencesChip } from "./differences.js";
import { actWord, SLOTS, ways } from "./dock.js";
import { icon } from "./icons.js";
import { openSettings } from "./settings.js";
import { closeSheet, openSheet } from "./sheet.js";
import { languageSwitch } from "./shell.js";
import { pieceWords, tileName, tileNames } from "./tiles.js";
import { hasWords, onLanguage, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./protocol.js").View} View */

/** Acts one may ask about though they are not offered, as far as the game has words for them. */
const ASKED = ["win", "mahjong", "kong-big", "kong-concealed", "kong-small", "kong", "kang", "kang-hand", "kang-grown", "pong", "pung", "quint", "chi", "chow", "exchange", "discard"];
/** Acts about a tile of one's own, and acts about none. */
const OF_OWN = ["kong-concealed", "kong-small", "kang-hand", "kang-grown", "exchange", "discard"];
const OF_NONE = ["win", "mahjong"];
/** Sets of different tiles: which of the hand would join is left open. */
const OF_RUN = ["chi", "chow"];
/** How many of the tile in question an act takes from the hand. @type {Record<string, number>} */
const TAKES = { "kong-big": 3, "kong-concealed": 4, kong: 3, kang: 3, "kang-hand": 4, pong: 2, pung: 2, quint: 4 };

/** @type {Map<string, {dialog: HTMLDialogElement, draw: () => void}>} */
const made = new Map();

/**
 * A sheet, made once and drawn anew whenever it opens or the language changes.
 * @param {string} name
 * @param {string} title message id
 * @param {() => unknown} body
 */
function show(name, title, body) {
  const known = made.get(name) ?? make(name);
  known.draw = () => render(html`
    <div class="sheet-head"><h2 id=${`${name}-title`}>${words(title)}</h2>
      <button class="button bare" type="button" aria-label=${words("close")} @click=${() => closeSheet(known.dialog)}>${icon("close")}</button></div>
    <div class="sheet-body">${body()}</div>`, known.dialog);
  known.draw();
  openSheet(known.dialog);
  return known.dialog;
}

/** @param {string} name */
function make(name) {
  const dialog = document.createElement("dialog");
  dialog.className = `sheet ${name}-sheet`;
  dialog.setAttribute("aria-labelledby", `${name}-title`);
  document.body.append(dialog);
  const known = { dialog, draw: () => {} };
  made.set(name, known);
  onLanguage(() => dialog.open && known.draw());
  return known;
}

/**
 * @param {Play} play
 * @param {View} view
 */
export function openMay(play, view) {
  const dialog = show("may", "may-title", () => {
    const acts = askable(play, view);
    if (!acts.length) return html`<p>${words("may-none")}</p>`;
    const choose = (/** @type {string} */ name, /** @type {string[]} */ tiles) => () => {
      closeSheet(dialog);
      play.deeds.may(name, tiles);
    };
    return html`<p class="quiet-text">${words("may-about")}</p>
      <ul role="list" class="may-list">${acts.map(({ name, tiles, said }) => html`<li>
        <button type="button" class="button" @click=${choose(name, tiles)}>${said}</button></li>`)}</ul>`;
  });
}

/**
 * Offered acts first, then the others of this game's vocabulary, with the tiles they would be about.
 * @param {Play} play
 * @param {View} view
 */
function askable(play, view) {
  const offered = SLOTS.slice(0, 4).flatMap((slot) => ways(view, slot)).map(({ name, tiles }) => ({ name, tiles }));
  const about = view.question?.tile ?? lastTile(view);
  const own = play.deeds.handTile;
  const missing = ASKED.filter((name) => hasWords(`act-${name}`) && !offered.some((offer) => offer.name === name));
  const others = missing.map((name) => {
    const tile = OF_NONE.includes(name) ? null : OF_OWN.includes(name) ? own : about;
    return { name, tiles: tile && !OF_RUN.includes(name) ? Array(TAKES[name] ?? 1).fill(tile) : [], tile };
  });
  return [...offered, ...others].map((act) => ({ ...act, said: askedWords(act) }));
}

/** @param {{name: string, tiles: string[], tile?: string | null}} act */
function askedWords({ name, tiles, tile }) {
  const about = tile ? tileName(tile) : tiles.length ? tileNames(tiles) : "";
  return about ? words("may-tiles", { act: actWord({ name }), tiles: about }) : actWord({ name });
}

/** @param {View} view */
function lastTile(view) {
  return view.last_discard === null ? null : view.seats[view.last_discard].river.at(-1)?.tile ?? null;
}

/** Keys, and the message that says what they do. @type {[string[], string][]} */
const KEYS = [
  [["1", "2", "3", "4", "5"], "keys-claims"],
  [["←", "→", "key-home", "key-end"], "keys-move"],
  [["↑", "key-space"], "keys-lift"],
  [["Enter"], "keys-enter"],
  [["key-shift", "← →"], "keys-shift"],
  [["D"], "keys-drawn"],
  [["G"], "keys-may"],
  [["W", "R"], "keys-why"],
  [["N"], "keys-notebook"],
  [["H"], "keys-hands"],
  [["P", "M", "L", "T"], "keys-misc"],
  [["key-shift", "1 2 3 4"], "keys-seats"],
  [["key-shift", "L W T"], "keys-read"],
  [["F6"], "keys-region"],
  [["key-shift", "5"], "keys-skip"],
  [["?", "Esc"], "keys-help"],
];

/** @param {Play} play */
export function openKeys(play) {
  const keys = [...KEYS, ...(play.game.keys ?? [])];
  show("keys", "keys-title", () => {
    const facts = { ...pieceWords(), slots: SLOTS.map((slot) => words(`slot-${slot}`).toLocaleLowerCase()).join(", ") };
    return html`<dl class="key-list">${keys.map(([keys, does]) => html`
    <div><dt>${keys.map((key) => html`<kbd>${arrow(key)}</kbd> `)}</dt><dd>${words(does, facts)}</dd></div>`)}</dl>`;
  });
}

/** @param {string} key */
function arrow(key) {
  if (key === "←" || key === "→") return icon(key === "←" ? "left" : "right");
  if (key === "← →") return html`${icon("left")}${icon("right")}`;
  if (key === "↑") return html`<span class="turned">${icon("right")}</span>`;
  return key.startsWith("key-") ? words(key) : key;
}

/** @param {Play} play */
export function openMenu(play) {
  const dialog = show("menu", "menu-title", () => {
    const then = (/** @type {() => void} */ deed) => () => {
      closeSheet(dialog);
      setTimeout(deed, 50);
    };
    const entry = (/** @type {string} */ sign, /** @type {string} */ id, /** @type {() => void} */ deed) => html`<li>
      <button type="button" class="button" @click=${then(deed)}>${icon(sign)} ${words(id)}</button></li>`;
    const view = play.view;
    const differ = view && Object.keys(view.differences).length ? differencesChip(view.game, view.differences) : words("differences-none");
    return html`<p><b>${words("game-name")}</b><br><span class="quiet-text">${words("game-rules")} · ${differ}</span></p>
      ${languageSwitch()}
      <ul role="list" class="menu-list">
        ${entry("gear", "menu-settings", openSettings)}
        ${entry("swap", play.arranging ? "hand-arrange-end" : "hand-arrange", () => play.deeds.turn("arranging"))}
        ${entry("sort", "hand-sort", () => play.deeds.sort())}
        ${entry("end", view?.skipping ? "skip-undo" : "skip-ask", () => play.line.skip(!view?.skipping))}
        ${entry("notebook", "menu-keys", () => openKeys(play))}
        <li><a class="button" href=${`/rules/${view?.game ?? ""}`} target="rules">${icon("book")} ${words("menu-rules")}</a></li>
        <li><a class="button" href="/">${icon("back")} ${words("menu-tables")}</a></li>
      </ul>`;
  });
}
