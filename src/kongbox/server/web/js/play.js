/**
 * One person at one table: what the screen remembers between two updates, and the drawing of it.
 *
 *     const play = new Play(line, stage, book);     // a Line, <main>, the notebook's place
 *     play.draw();
 *
 * The line tells what the table is; deeds.js does what the player wants; happen.js reacts to what happened.
 */

import { html, nothing, render } from "lit";
import { Deeds } from "./deeds.js";
import { dockOpen } from "./dock.js";
import { dragging } from "./drag.js";
import { HandOrder } from "./hand-order.js";
import { happen } from "./happen.js";
import { smallHead } from "./head.js";
import { handMenu } from "./hand-menu.js";
import { icon } from "./icons.js";
import { notebook } from "./notebook.js";
import { looks } from "./looks.js";
import { overlays, wayToResult } from "./overlays.js";
import { modeOf } from "./places.js";
import { onSettings, setting } from "./theme.js";
import { onLanguage, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./net.js").Line} Line */

export class Play {
  order = new HandOrder();
  /** @type {string | null} */ lifted = null;
  /** @type {string | null} */ focus = null;
  /** @type {string | null} */ swapping = null;
  /** @type {string | null} */ asking = null;
  /** @type {number | null} */ split = null;
  /** @type {import("./protocol.js").Ruling | null} */ ruling = null;
  /** @type {import("./protocol.js").Said | null} */ problem = null;
  /** @type {import("./notebook.js").Entry[]} */ log = [];
  /** @type {import("./notebook.js").Tab} */ tab = "table";
  /** @type {Record<number, string>} */ calls = {};
  /** @type {string | null} score line under the pointer */ lit = null;
  /** @type {string | null} payment whose reasons are told, "payer-payee" */ payment = null;
  /** @type {typeof import("./score.js") | undefined} */ score;
  /** @type {typeof import("./waiting.js") | undefined} */ room;
  arranging = false;
  differences = false;
  showHands = false;
  showTable = false;
  toastOpen = false;
  busy = false;
  since = performance.now();
  bookOpen = window.innerWidth >= 1100;
  /** @type {(() => void)[]} called after every drawing */ drawn = [];

  /**
   * @param {Line} line
   * @param {HTMLElement} stage
   * @param {HTMLElement} book
   * @param {import("./games/catalogue.js").GameTable} [game] what only this game does in its own way
   */
  constructor(line, stage, book, game = {}) {
    this.game = game;
    this.line = line;
    this.stage = stage;
    this.book = book;
    this.deeds = new Deeds(this);
    line.addEventListener("update", () => line.update && happen(this, line.update));
    for (const kind of ["state", "ruling", "problem", "spoken"]) {
      line.addEventListener(kind, (event) => this.deeds.hear(kind, /** @type {CustomEvent} */ (event).detail));
    }
    onLanguage(() => this.draw());
    onSettings(() => this.draw());
    new ResizeObserver(() => this.draw()).observe(stage);
    if (line.update) happen(this, line.update);
  }

  /** @returns {View | null} */
  get view() {
    return this.line.update?.view ?? null;
  }

  get small() {
    return modeOf(window.innerWidth, window.innerHeight) !== "desk";
  }

  /** The place of everything, for the size of the stage now. */
  plan() {
    const view = this.view;
    if (!view) throw new Error("Nothing to lay out before the first view.");
    const { clientWidth: width, clientHeight: height } = this.stage;
    const text = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
    const { arrange } = this.game;
    if (!arrange) throw new Error("Nothing to lay out before the game is known.");
    return arrange({ width, height, text, mode: modeOf(window.innerWidth, window.innerHeight) }, view);
  }

  draw() {
    const view = this.view;
    const root = /** @type {HTMLElement} */ (this.stage.parentElement);
    root.classList.toggle("small", this.small);
    root.classList.toggle("paper", Boolean(view?.result && !this.showTable) || Boolean(view && waits(view)));
    this.stage.setAttribute("aria-label", words("table-main"));
    if (!view || !this.game.table) return render(before(this.line.state), this.stage);
    if (!this.stage.clientHeight) return;
    document.documentElement.dataset.game = view.game;
    document.title = `kongbox · ${view.name || words("table-title")}`;
    render(html`${overlays(this, view)}${this.#scene(view)}`, this.stage);
    render(this.#book(view), this.book);
    for (const after of this.drawn) after();
  }

  /** @param {View} view */
  #scene(view) {
    if (waits(view)) return this.#waiting(view);
    if (view.result && !this.showTable) return this.#settlement(view);
    const plan = this.plan();
    this.book.dataset.tab = this.tab;
    this.#placeBook(plan);
    const ui = this.tableUi(view);
    return html`<h1 class="unseen">${view.name}</h1>${this.game.table?.(this, view, plan, ui)}
      ${view.me === null ? nothing : handMenu(this, view, plan)} ${view.result ? wayToResult(this, view) : nothing}`;
  }

  /** @param {View} view */
  #waiting(view) {
    if (this.room) return this.room.waitingRoom(this, view);
    this.fetchRoom().then(() => this.draw());
    return nothing;
  }

  async fetchRoom() {
    [this.room] = await Promise.all([import("./waiting.js"), looks("/css/waiting.css")]);
  }

  /**
   * The settlement is fetched when the page has nothing else to do, at the latest when a hand ends.
   * @param {View} view
   */
  #settlement(view) {
    if (this.score) return this.score.scorePage(this, view);
    this.fetchScore().then(() => this.draw());
    return nothing;
  }

  async fetchScore() {
    if (this.score || !this.view) return;
    const [score] = await Promise.all([import("./score.js"), looks("/css/score.css")]);
    await score.ready(this.view.game);
    this.score = score;
  }

  /**
   * On small tables the notebook is a sheet over the block, never over hand or dock.
   * @param {import("./geometry.js").Plan} plan
   */
  #placeBook(plan) {
    const foot = plan.mode === "lying" ? plan.hand.y - 10 : plan.dock.y;
    const width = plan.mode === "lying" ? plan.dock.x - 6 : plan.width;
    const height = Math.min(foot - 48, Math.max(plan.height * (plan.width < 600 ? 0.6 : 0.4), 240));
    const { style } = this.book;
    style.setProperty("--book-bottom", `${plan.height - foot}px`);
    style.setProperty("--book-width", `${width}px`);
    style.setProperty("--book-height", this.bookOpen ? `${Math.max(height, Math.min(foot - 4, 200))}px` : "0px");
  }

  /**
   * @param {View} view
   * @returns {import("./table.js").TableUi}
   */
  tableUi(view) {
    const { deeds } = this;
    return {
      calls: this.calls, differences: this.differences, turnDifferences: () => deeds.turn("differences"),
      skip: () => this.line.skip(false), watching: view.me === null, dimmed: this.line.state === "reconnecting",
      head: this.small ? smallHead(this, view) : undefined, ruling: this.rulingUi(view),
      dock: {
        split: this.split, since: this.since, waiting: this.busy, take: (offer) => deeds.take(offer),
        open: (slot) => deeds.open(slot), pause: () => deeds.pause(), stopAsking: () => this.line.skip(true),
      },
      hand: {
        held: this.order.held, lifted: this.lifted, focus: this.focus, swapping: this.swapping,
        arranging: this.arranging, asking: this.asking,
        tap: (held) => deeds.tap(held), press: (event, held) => dragging(this, event, held), focused: (held) => deeds.focused(held),
      },
    };
  }

  /** @param {View} view */
  rulingUi(view) {
    return {
      ruling: this.toastOpen ? this.ruling : null, above: dockOpen(view), why: () => this.deeds.why(),
      dismiss: () => this.deeds.dismiss(), copy: () => this.deeds.copyRuling(),
    };
  }

  /** @param {View} view */
  #book(view) {
    if (waits(view) || (view.result && !this.showTable)) return nothing;
    if (!this.bookOpen) return this.small ? nothing : this.#bookTab();
    return notebook(view, {
      tab: this.tab, log: this.log, sheet: this.small, muted: !setting("effects"), ruling: { ...this.rulingUi(view), ruling: this.ruling },
      turnTo: (tab) => this.deeds.turnTo(tab), close: () => this.deeds.toggleBook(false), say: (code) => this.line.say(code),
      tabs: Object.keys(this.game.tabs ?? {}), further: (tab) => this.game.tabs?.[tab]?.(this, view),
      may: () => this.deeds.askMay(), pause: () => this.deeds.pause(), mute: () => this.deeds.mute(),
    });
  }

  #bookTab() {
    return html`<button type="button" class="notebook-tab" aria-label=${words("notebook-open")} title=${words("notebook-open")}
      @click=${() => this.deeds.toggleBook(true)}>${icon("notebook")}</button>`;
  }
}

/**
 * Whether there is nothing on the table yet: before the game, or for who watches with a delay before a hand is over.
 * @param {View} view
 */
function waits(view) {
  return view.phase === "waiting" || (view.me === null && view.seats.every((seat) => !seat.count && !seat.river.length));
}

/**
 * What stands there before the first view: the cloth, or why there is none.
 * @param {string} state of the line
 */
function before(state) {
  const said = state === "closed" ? html`${words("line-closed")} <a href="/">${words("line-home")}</a>` : words("line-connecting");
  return html`<h1 class="unseen">${words("table-title")}</h1><div class="table"><div class="cloth"></div></div><p class="banner" role="status">${said}</p>`;
}
