/**
 * Words of the page in the reader's language.
 *
 *     await loadWords(["pages"], [view.game]);   // once, before the first drawing: page areas, games
 *     words("lobby-title")                       // "¿Jugamos?"
 *     words("lobby-free", { count: 2 })
 *     words("tile-5m", {}, "en")                 // of the game in use, here in a language of one's own choice
 *     gameWords("naipes", "game-name")           // of any game that was loaded
 *     useGame("naipes")                          // from now on `words` looks there; the first loaded until then
 *     hasWords("phrase-hello")
 *     onLanguage(draw)                           // called after every switch, when all texts are there
 *     setLanguage("en")                          // words, <html lang> and the device's memory change at once
 *
 * Texts are the `.ftl` files of `web/texts/` and of the games; the same files serve Python. Numbers above 999 and signed
 * points come ready-made from `points` and `number`. Elements are redrawn in place: focus and typed text stay.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** @typedef {"es" | "en"} Language */
/** @typedef {Record<string, string | number>} Facts */

/** @type {readonly Language[]} */
export const LANGUAGES = ["es", "en"];
const REMEMBERED = "kongbox.language";

const PAGES = "";
/** By language and game; the pages' own under no game. @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const asked = new Map();
/** What is to be loaded in each language: file, and the game it belongs to. @type {Map<string, string>} */
const files = new Map();
/** The game in use. */
let game = "";
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Language} */
let current = firstLanguage();

/** The language in use. */
export function language() {
  return current;
}

/**
 * Make ready the texts of these page areas and games, in the language in use; the other language follows when idle.
 * @param {string[]} areas files of `web/texts/<lang>/`
 * @param {string[]} [games] games whose words (tiles, acts, options) are needed
 */
export async function loadWords(areas, games = []) {
  for (const area of areas) files.set(`${area}.ftl`, PAGES);
  for (const name of games) files.set(`${name}.words.ftl`, name);
  game ||= games[0] ?? "";
  await load(current);
  const other = LANGUAGES.filter((lang) => lang !== current);
  whenIdle(() => other.forEach((lang) => load(lang).catch(() => undefined)));
}

/**
 * A sentence, in the language in use unless another is named. An id without words gives the id itself.
 * @param {string} id a message, or `message.attribute`
 * @param {Facts} [facts]
 * @param {Language} [lang]
 * @returns {string}
 */
export function words(id, facts = {}, lang = current) {
  return said(id, facts, lang, [PAGES, game]) ?? id;
}

/**
 * A sentence of one game, whichever is in use.
 * @param {string} name
 * @param {string} id
 * @param {Facts} [facts]
 * @returns {string}
 */
export function gameWords(name, id, facts = {}) {
  return said(id, facts, current, [name]) ?? id;
}

/**
 * Whether one game, whichever is in use, has words for `id` in the language in use.
 * @param {string} name
 * @param {string} id
 */
export function gameHas(name, id) {
  return said(id, {}, current, [name], () => undefined) !== null;
}

/** @param {string} name a game whose words are loaded */
export function useGame(name) {
  game = name;
}

/**
 * Whether there are words for `id` in the language in use.
 * @param {string} id
 */
export function hasWords(id) {
  return said(id, {}, current, [PAGES, game], () => undefined) !== null;
}

/**
 * The side of a sentence ready in both languages that the reader wants.
 * @param {{es: string, en: string} | null | undefined} said
 * @returns {string}
 */
export function spoken(said) {
  return said ? said[current] : "";
}

/**
 * Change the language everywhere at once: nothing changes until all texts are there.
 * @param {Language} lang
 */
export async function setLanguage(lang) {
  if (lang === current) return;
  await load(lang);
  current = lang;
  remember(lang);
  document.documentElement.lang = lang;
  for (const listener of [...listeners]) listener();
}

/**
 * Call `listener` after each change of language. The answer takes it off again.
 * @param {() => void} listener
 * @returns {() => void}
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A whole number as the language writes it: 1.216 or 1,216, with a true minus.
 * @param {number} count
 */
export function number(count) {
  const digits = String(Math.abs(count)).replace(/\B(?=(\d{3})+$)/g, current === "es" ? "." : ",");
  return (count < 0 ? "\u2212" : "") + digits;
}

/**
 * Points won or lost, always with their sign; zero has none.
 * @param {number} count
 */
export function points(count) {
  return count > 0 ? `+${number(count)}` : number(count);
}

/**
 * Names in a row, joined as the language does: "Teo, Iñaki y Begoña".
 * @param {string[]} names
 */
export function listed(names) {
  return new Intl.ListFormat(current, { type: "conjunction" }).format(names);
}

/**
 * @param {Language} lang
 * @param {string} owner a game, or PAGES
 */
function bundleOf(lang, owner) {
  const key = `${lang} ${owner}`;
  const found = bundles.get(key) ?? new FluentBundle(lang, { useIsolating: false });
  bundles.set(key, found);
  return found;
}

/** @param {Language} lang */
async function load(lang) {
  await Promise.all([...files].map(([file, owner]) => loadFile(lang, file, owner)));
}

/**
 * @param {Language} lang
 * @param {string} file
 * @param {string} owner
 */
function loadFile(lang, file, owner) {
  const address = `/texts/${lang}/${file}`;
  const before = asked.get(address);
  if (before) return before;
  const now = fetchFile(bundleOf(lang, owner), address);
  asked.set(address, now);
  now.catch(() => asked.delete(address));
  return now;
}

/**
 * @param {FluentBundle} bundle
 * @param {string} address
 */
async function fetchFile(bundle, address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const doubled = bundle.addResource(new FluentResource(await answer.text()));
  for (const error of doubled) console.warn(`${address}: ${error.message}`);
}

/**
 * The first of `owners` that has words for `id` says them; null when none has.
 * @param {string} id
 * @param {Facts} facts
 * @param {Language} lang
 * @param {string[]} owners
 * @param {(error: Error) => void} [complain]
 */
function said(id, facts, lang, owners, complain = (error) => console.warn(`${id} (${lang}): ${error.message}`)) {
  const [name, attribute] = id.split(".");
  for (const owner of owners) {
    const bundle = bundleOf(lang, owner);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) continue;
    /** @type {Error[]} */
    const wrong = [];
    const text = bundle.formatPattern(pattern, facts, wrong);
    wrong.forEach(complain);
    return text;
  }
  return null;
}

/** @returns {Language} the one remembered, else the browser's, else English */
function firstLanguage() {
  const wanted = [remembered(), ...navigator.languages].map((name) => String(name).slice(0, 2));
  const found = /** @type {Language} */ (wanted.find((name) => LANGUAGES.includes(/** @type {Language} */ (name))) ?? "en");
  document.documentElement.lang = found;
  return found;
}

function remembered() {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

/** @param {Language} lang */
function remember(lang) {
  try {
    localStorage.setItem(REMEMBERED, lang);
  } catch {
    // A browser that keeps nothing still speaks both languages.
  }
}

/** @param {() => void} work */
function whenIdle(work) {
  if ("requestIdleCallback" in window) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 500);
}
