/** What the player does: tap, discard, claim, ask, pause. Each deed is a wish to the server or a change of this screen. */

import { announce } from "./announce.js";
import { copyText } from "./copy.js";
import { dockOpen, ways } from "./dock.js";
import { discardable, isDiscard } from "./hand.js";
import { rulingText } from "./ruling.js";
import { play as sound } from "./sound.js";
import { change, setting } from "./theme.js";
import { tileName } from "./tiles.js";
import { language, setLanguage, spoken, words } from "./words.js";

/** @typedef {import("./play.js").Play} Play */
/** @typedef {import("./hand-order.js").Held} Held */
/** @typedef {import("./protocol.js").OfferView} OfferView */
/** @typedef {import("./protocol.js").Ruling} Ruling */

export class Deeds {
  #lost = false;

  /** @param {Play} play */
  constructor(play) {
    this.play = play;
  }

  // ---- own tiles ----------------------------------------------------------------------

  /** @param {Held} held */
  tap(held) {
    const { play } = this;
    play.focus = held.key;
    if (play.arranging) return this.#swap(held);
    if (play.game.tap?.(play, held)) return;
    const open = play.view && discardable(play.view);
    if (open && (setting("taps") === "one" || play.lifted === held.key)) return this.discard(held);
    play.lifted = play.lifted === held.key ? null : held.key;
    play.asking = null;
    play.draw();
  }

  /** @param {Held} held */
  #swap(held) {
    const { play } = this;
    if (play.swapping && play.swapping !== held.key) play.order.swap(play.swapping, held.key);
    play.swapping = play.swapping ? null : held.key;
    play.draw();
  }

  /** @param {Held} held */
  focused(held) {
    if (this.play.focus === held.key) return;
    this.play.focus = held.key;
    this.play.draw();
  }

  /**
   * Throw a tile: the offer's own act, so that the page need not know its name.
   * @param {Held} held
   */
  discard(held) {
    const { view, game, asking } = this.play;
    if (game.precious?.(held.tile) && asking !== held.key) return this.#askAbout(held);
    const open = view?.offers.filter(isDiscard) ?? [];
    const offer = open.find((one) => one.tiles[0] === held.tile) ?? open[0];
    if (offer) this.act(offer.name, [held.tile], offer.target);
  }

  /** The drawn tile: asked once, in place. */
  discardDrawn() {
    const { play } = this;
    const drawn = play.order.held.find((held) => held.drawn);
    if (!drawn || !play.view || !discardable(play.view)) return;
    if (play.asking === drawn.key) return this.discard(drawn);
    this.#askAbout(drawn);
  }

  /**
   * Before a tile is thrown that is seldom meant: once, in place.
   * @param {Held} held
   */
  #askAbout(held) {
    Object.assign(this.play, { asking: held.key, lifted: held.key, focus: held.key });
    this.play.draw();
    announce(words("discard-again", { tile: tileName(held.tile) }), "assertive");
  }

  // ---- acts ---------------------------------------------------------------------------

  /** @param {OfferView} offer */
  take(offer) {
    if (this.play.game.take?.(this.play, offer)) return;
    this.act(offer.name, offer.tiles, offer.target);
  }

  /** @param {number | null} slot */
  open(slot) {
    this.play.split = slot;
    this.play.draw();
    if (slot) queueMicrotask(() => /** @type {HTMLElement | null} */ (this.play.stage.querySelector(".way"))?.focus());
  }

  /**
   * Key 1 to 5: the act of a slot, or its ways.
   * @param {number} slot
   */
  slot(slot) {
    const { play } = this;
    const view = play.view;
    if (!view || !dockOpen(view) || view.question?.answered) return;
    const choices = ways(view, slot);
    if (choices.length === 1) this.take(choices[0]);
    else if (choices.length > 1) this.open(play.split === slot ? null : slot);
  }

  /**
   * @param {string} name
   * @param {string[]} tiles
   * @param {number | null} target
   */
  async act(name, tiles, target) {
    const { play } = this;
    if (play.busy || play.line.state === "reconnecting") return;
    Object.assign(play, { busy: true, split: null, asking: null, toastOpen: false, problem: null });
    play.draw();
    const answer = await play.line.act(name, tiles, target);
    play.busy = false;
    if (answer.type === "accepted") play.lifted = null;
    play.draw();
  }

  /** The answer to a question that has no tile: the next hand. */
  next() {
    const offer = this.play.view?.offers.find((one) => one.slot === 0 && one.tiles.length === 0);
    if (offer) this.take(offer);
  }

  // ---- what the server says -----------------------------------------------------------

  /**
   * @param {string} kind
   * @param {any} detail
   */
  hear(kind, detail) {
    const { play } = this;
    if (kind === "ruling") this.#ruled(detail);
    if (kind === "problem") this.#problem(detail);
    if (kind === "state") this.#lineIs(detail);
    if (kind === "spoken" && play.view) play.log = [{ key: play.log.length, view: play.view, phrase: detail }, ...play.log];
    play.draw();
    if (kind === "spoken") announce(`${detail.name}: ${words(`phrase-${detail.code}`)}`);
  }

  /** @param {Ruling} ruling */
  #ruled(ruling) {
    Object.assign(this.play, { ruling, toastOpen: true });
    sound("ruling");
    announce(words("ruling-said", { text: spoken(ruling.text), clause: ruling.clause }), "assertive");
  }

  /** @param {import("./protocol.js").Problem} problem */
  #problem(problem) {
    this.play.problem = problem.text;
    announce(spoken(problem.text), "assertive");
  }

  /** @param {string} state */
  #lineIs(state) {
    if (state === "reconnecting") {
      this.#lost = true;
      sound("lost");
      announce(words("line-lost-said"), "assertive");
    } else if (state === "connected" && this.#lost) {
      this.#lost = false;
      sound("back");
      announce(words("line-back"), "assertive");
    }
  }

  // ---- this screen --------------------------------------------------------------------

  /** @param {"differences" | "showHands" | "showTable" | "arranging"} name */
  turn(name) {
    this.play[name] = !this.play[name];
    if (name === "arranging") this.play.swapping = null;
    this.play.draw();
  }

  sort() {
    const { play } = this;
    if (!play.view) return;
    play.order.sort(play.view);
    play.draw();
  }

  /** @param {number} step */
  move(step) {
    const { play } = this;
    const at = play.order.held.findIndex((held) => held.key === play.focus);
    if (at < 0) return;
    play.order.move(play.order.held[at].key, at + step);
    play.draw();
    this.focusTile(play.focus);
  }

  /** @param {string | null} key */
  focusTile(key) {
    if (!key) return;
    this.play.focus = key;
    this.play.draw();
    /** @type {HTMLElement | null} */ (this.play.stage.querySelector(`.held[data-key="${key}"]`))?.focus();
  }

  why() {
    const { play } = this;
    if (!play.ruling) return;
    Object.assign(play, { tab: "rules", bookOpen: true, toastOpen: false });
    this.#remember(true);
    play.draw();
    document.getElementById("why-title")?.focus();
  }

  dismiss() {
    Object.assign(this.play, { toastOpen: false, problem: null });
    this.play.draw();
  }

  /** @param {import("./notebook.js").Tab} tab */
  turnTo(tab) {
    this.play.tab = tab;
    this.play.draw();
  }

  /** @param {boolean} [open] */
  toggleBook(open = !this.play.bookOpen) {
    const { play } = this;
    if (play.bookOpen === open) return;
    play.bookOpen = open;
    this.#remember(open);
    play.draw();
    if (open) document.getElementById(`tab-${play.tab}`)?.focus();
  }

  /**
   * On small tables the notebook is a sheet: Back closes it.
   * @param {boolean} open
   */
  #remember(open) {
    if (!this.play.small) return;
    if (open && !history.state?.notebook) history.pushState({ ...history.state, notebook: true }, "");
    else if (!open && history.state?.notebook) history.back();
  }

  pause() {
    const { view, line } = this.play;
    if (view) line.pause(!view.clock.paused);
  }

  mute() {
    const on = setting("effects");
    change("effects", !on);
  }

  async switchLanguage() {
    await setLanguage(language() === "es" ? "en" : "es");
  }

  async askMay() {
    const { openMay } = await import("./dialogs.js");
    if (this.play.view) openMay(this.play, this.play.view);
  }

  /**
   * Ask without consequence.
   * @param {string} name
   * @param {string[]} tiles
   */
  may(name, tiles) {
    this.play.line.may(name, tiles);
  }

  async menu() {
    const { openMenu } = await import("./dialogs.js");
    openMenu(this.play);
  }

  async keys() {
    const { openKeys } = await import("./dialogs.js");
    openKeys(this.play);
  }

  async copyScore() {
    const { view } = this.play;
    const { scoreText } = await import("./score-text.js");
    if (view?.result) await this.copy(scoreText(view));
  }

  copyRuling() {
    if (this.play.ruling) this.copy(rulingText(this.play.ruling));
  }

  /** @param {string} text */
  async copy(text) {
    if (await copyText(text)) announce(words("copied"), "assertive");
  }

  /** What a lifted or focused tile is called, for the May list. */
  get handTile() {
    const { play } = this;
    const key = play.lifted ?? play.focus;
    return play.order.held.find((held) => held.key === key)?.tile ?? null;
  }
}


