/**
 * The card beside the table: every line, the nearest first, alive or dead and why; the nearest opened to its tiles.
 * What a line is comes from the table once; how far it is comes with every view.
 */

import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { ask } from "../../api.js";
import { segmented } from "../../controls.js";
import { icon } from "../../icons.js";
import { clauseChip } from "../../ruling.js";
import { tile, tileName, tileNames } from "../../tiles.js";
import { hasWords, language, words } from "../../words.js";
import { printed } from "./card-lines.js";
import { set, stateOf } from "./state.js";

/** @typedef {import("../../play.js").Play} Play */
/** @typedef {import("../../protocol.js").View} View */
/** @typedef {import("./card-lines.js").Group} Group */
/** @typedef {string | {es?: string, en?: string}} Title */
/** @typedef {{id: string, section: string, mark: string, value: number, jokers: boolean, note: Title, hands: number, groups: Group[]}} CardLine */
/** @typedef {{id: string, name: string, note: Title, hands: number, sections: {id: string, name: Title, singles_and_pairs: boolean}[], lines: CardLine[]}} Card */
/** @typedef {{line: string, value: number, missing: number, tiles: string[], seen: number, live: number, state: string, reason: string, groups: Group[]}} Near */

/** @type {Map<string, Card | null>} by table */
const cards = new Map();

/**
 * The table's card, or null until it has come.
 * @param {Play} play
 * @param {View} view
 */
export function cardOf(play, view) {
  if (!cards.has(view.table)) {
    cards.set(view.table, null);
    ask(`/api/tables/${encodeURIComponent(view.table)}/card`).then((card) => {
      cards.set(view.table, card);
      play.draw();
    }, () => cards.delete(view.table));
  }
  return cards.get(view.table) ?? null;
}

/** @param {Title} title */
export function titled(title) {
  return typeof title === "string" ? title : title[language()] ?? title.en ?? title.es ?? "";
}

/**
 * @param {View} view
 * @returns {Near[]}
 */
function nearOf(view) {
  return view.beside?.card?.near ?? [];
}

/**
 * @param {Play} play
 * @param {View} view
 */
export function cardPage(play, view) {
  const card = cardOf(play, view);
  if (!card) return html`<p class="empty">${words("am-card-coming")}</p>`;
  const state = stateOf(play);
  const near = nearOf(view);
  const possible = near.filter((one) => one.state === "possible").length;
  return html`<section class="card-viewer" aria-labelledby="card-title">
    <div class="card-head"><h3 id="card-title">${card.id === "kongbox-practice" ? words("am-card-practice") : card.name}</h3>
      <span class="chip">${words("am-card-lines", { count: card.lines.length })}</span></div>
    ${segmented({
      name: "card-filter", label: words("am-card-filter"), value: state.filter, seen: false,
      options: [
        ...(near.length ? [{ value: "possible", text: words("am-card-possible", { count: possible }) }] : []),
        { value: "all", text: words("am-card-all", { count: card.lines.length }) }, { value: "section", text: words("am-card-section") },
      ],
      choose: (filter) => set(play, { filter: /** @type {any} */ (filter) }),
    })}
    ${state.filter === "section" ? sections(play, card) : nothing}
    <div class="card-search"><label class="unseen" for="card-search">${words("am-card-search")}</label>
      <input id="card-search" type="search" placeholder=${words("am-card-search")} .value=${state.search}
        @input=${(/** @type {Event} */ event) => set(play, { search: /** @type {HTMLInputElement} */ (event.target).value })}></div>
    <ol class="card-lines" role="list">${repeat(shown(play, view, card), ({ line }) => line.id, (one) => row(play, view, card, one))}</ol>
    <p class="card-key">${words("am-card-suits")} <span class="suit role-1">${words("am-card-one")}</span> <span class="suit role-2">${words("am-card-two")}</span>
      <span class="suit role-3">${words("am-card-three")}</span> <span>${words("am-card-marks")}</span></p>
  </section>`;
}

/**
 * The lines to be shown, the nearest first, each with how far it is.
 * @param {Play} play
 * @param {View} view
 * @param {Card} card
 * @returns {{line: CardLine, near: Near | null}[]}
 */
function shown(play, view, card) {
  const { filter, search } = stateOf(play);
  const section = stateOf(play).section || card.sections[0]?.id;
  const near = nearOf(view);
  const lines = near.length
    ? near.flatMap((one) => card.lines.filter(({ id }) => id === one.line).map((line) => ({ line, near: /** @type {Near | null} */ (one) })))
    : card.lines.map((line) => ({ line, near: null }));
  const sought = search.trim().toLocaleLowerCase();
  return lines.filter(({ line, near: far }) =>
    (filter !== "possible" || !far || far.state === "possible") && (filter !== "section" || line.section === section) && (!sought || textOf(card, line).includes(sought)));
}

/**
 * What a search looks through.
 * @param {Card} card
 * @param {CardLine} line
 */
function textOf(card, line) {
  const section = card.sections.find(({ id }) => id === line.section);
  return [line.id, titled(section?.name ?? ""), titled(line.note), tileNames(line.groups.map(([code]) => code)), `${line.mark} ${line.value}`].join(" ").toLocaleLowerCase();
}

/**
 * @param {Play} play
 * @param {Card} card
 */
function sections(play, card) {
  return html`<div class="field"><label class="unseen" for="card-section">${words("am-card-section")}</label>
    <select id="card-section" @change=${(/** @type {Event} */ event) => set(play, { section: /** @type {HTMLSelectElement} */ (event.target).value })}>
      ${card.sections.map(({ id, name, singles_and_pairs }) => html`<option value=${id} ?selected=${id === (stateOf(play).section || card.sections[0].id)}>
        ${titled(name)}${singles_and_pairs ? ` · ${words("am-card-no-double")}` : ""}</option>`)}</select></div>`;
}

/**
 * @param {Play} play
 * @param {View} view
 * @param {Card} card
 * @param {{line: CardLine, near: Near | null}} one
 */
function row(play, view, card, { line, near }) {
  const nearest = nearOf(view)[0];
  const first = near !== null && near === nearest && near.state === "possible";
  const open = stateOf(play).open === null ? first : stateOf(play).open === line.id;
  const state = near?.state ?? "possible";
  const section = titled(card.sections.find(({ id }) => id === line.section)?.name ?? "");
  return html`<li class="card-line ${state} ${first ? "nearest" : ""}" data-line=${line.id}>
    <button type="button" class="card-row" aria-expanded=${near ? String(open) : nothing} ?disabled=${!near} @click=${() => set(play, { open: open ? "" : line.id })}>
      <span class="pattern">${printed(near?.groups ?? line.groups)}</span>
      <span class="worth"><span class="mark">${line.mark}</span> <b>${near?.value ?? line.value}</b></span>
      <span class="far">${near ? distance(near) : section}${line.jokers ? nothing : html` · ${words("am-card-jokerless")}`}</span>
      ${near ? html`<span class="state-chip ${first ? "is-nearest" : ""}"><i aria-hidden="true"></i>${words(first ? "am-state-nearest" : `am-state-${state}`)}</span>` : nothing}
    </button>
    ${open && near ? held(view, line, near, section) : nothing}</li>`;
}

/** @param {Near} near */
function distance(near) {
  if (near.state === "possible") return words("am-away", { count: near.missing });
  const id = `am-reason-${near.reason.replaceAll(".", "-")}`;
  return hasWords(id) ? words(id) : near.reason;
}

/**
 * The hand of the line that is nearest, tile by tile: held ones, and pale those that are missing.
 * @param {View} view
 * @param {CardLine} line
 * @param {Near} near
 * @param {string} section
 */
function held(view, line, near, section) {
  const missing = [...near.tiles];
  const seat = view.seats[view.me ?? 0];
  const jokers = [...seat.tiles, ...(seat.drawn ? [seat.drawn] : []), ...seat.melds.flatMap(({ cells }) => cells.map(({ tile }) => tile))].filter((code) => code === "J").length;
  const cells = spread(near, missing, own(seat), jokers);
  return html`<div class="card-open">
    <div class="card-tiles" aria-hidden="true">${cells.map((group) => html`<span class="set">${group.map(({ code, lacks }) => tile(code, { w: 28, look: lacks ? "dead" : "" }))}</span>`)}</div>
    <p>${near.missing ? words("am-missing", { tiles: tileNames(near.tiles.map((code) => code)), count: near.missing }) : words("am-complete")}
      ${near.missing ? words("am-missing-live", { live: near.live, seen: near.seen }) : nothing}</p>
    <p class="quiet-text">${section}${line.note ? html` · ${titled(line.note)}` : nothing} ${near.reason ? clauseChip(near.reason) : nothing}</p></div>`;
}

/**
 * How many of each kind a seat holds, exposed ones included.
 * @param {import("../../protocol.js").SeatView} seat
 */
function own(seat) {
  /** @type {Record<string, number>} */
  const count = {};
  for (const code of [...seat.tiles, ...(seat.drawn ? [seat.drawn] : []), ...seat.melds.flatMap(({ cells }) => cells.map(({ tile }) => tile))]) count[code] = (count[code] ?? 0) + 1;
  return count;
}

/**
 * Each place of the line with the tile that lies there: naturals first where no joker may lie.
 * @param {Near} near
 * @param {string[]} missing
 * @param {Record<string, number>} count
 * @param {number} jokers
 */
function spread(near, missing, count, jokers) {
  const left = { ...count };
  const groups = near.groups.map(([code, size], at) => ({ code, size, at, natural: 0, jokers: 0 }));
  for (const group of [...groups].sort((a, b) => Number(a.size > 2) - Number(b.size > 2))) {
    group.natural = Math.min(group.size, left[group.code] ?? 0);
    left[group.code] = (left[group.code] ?? 0) - group.natural;
  }
  const short = { ...Object.fromEntries(missing.map((code) => [code, 0])) };
  for (const code of missing) short[code] += 1;
  for (const group of groups) {
    const lack = Math.min(group.size - group.natural, short[group.code] ?? 0);
    short[group.code] = (short[group.code] ?? 0) - lack;
    group.jokers = Math.max(0, Math.min(jokers, group.size - group.natural - lack));
    jokers -= group.jokers;
  }
  return groups.map(({ code, size, natural, jokers: wild }) => Array.from({ length: size }, (_, at) => ({ code: at >= natural && at < natural + wild ? "J" : code, lacks: at >= natural + wild })));
}

/**
 * The line that won, for the settlement.
 * @param {Play} play
 * @param {View} view
 */
export function lineThatWon(play, view) {
  const card = cardOf(play, view);
  const sheet = view.result?.lines.find(({ clause }) => clause === "american.score.1");
  const found = sheet && card?.lines.find(({ id }) => sheet.text.en.split(/[^\w-]+/).includes(id));
  if (!card || !found || !view.result) return nothing;
  const section = titled(card.sections.find(({ id }) => id === found.section)?.name ?? "");
  const groups = view.result.arrangement.map((codes) => /** @type {Group} */ ([codes.find((code) => code !== "J") ?? "J", codes.length, 0]));
  return html`<section class="panel line-won" aria-labelledby="line-won"><h2 id="line-won">${words("am-line-won", { line: found.id, section })}</h2>
    <p class="pattern">${printed(groups.length ? groups : found.groups)} <span class="worth"><span class="mark">${found.mark}</span> <b>${found.value}</b></span></p>
    ${view.result.arrangement.length ? html`<div class="card-tiles" role="img" aria-label=${view.result.arrangement.map((codes) => codes.map(tileName).join(", ")).join("; ")}>
      ${view.result.arrangement.map((codes) => html`<span class="set">${codes.map((code) => tile(code, { w: 30 }))}</span>`)}</div>` : nothing}
    <p class="verified">${icon("tick")} ${words("am-verified")}${found.note ? html` <span class="quiet-text">${titled(found.note)}</span>` : nothing}</p></section>`;
}
