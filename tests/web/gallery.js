/** The page of the table before one scene: a line that answers everything by itself, and remembers what it was asked. */

import { tableOf } from "/js/games/catalogue.js";
import { mountTable, withPictures } from "/js/table-page.js";
import { loadWords } from "/js/words.js";

class StillLine extends EventTarget {
  state = "connected";
  lag = 20;
  asked = [];

  constructor(view) {
    super();
    this.update = { type: "update", seq: 1, events: [], view, reset: true };
  }

  show(view, events = []) {
    this.update = { type: "update", seq: this.update.seq + 1, events, view, reset: false };
    this.dispatchEvent(new CustomEvent("update", { detail: this.update }));
  }

  tell(kind, detail) {
    if (kind === "state") this.state = detail;
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }

  async act(name, tiles, target) {
    this.asked.push({ name, tiles, target });
    return { type: "accepted", id: "1" };
  }

  async may(name, tiles) {
    this.asked.push({ may: name, tiles });
    return { type: "accepted", id: "1" };
  }

  pause(on) {
    this.asked.push({ pause: on });
  }

  skip(on) {
    this.asked.push({ skip: on });
  }

  say(code) {
    this.asked.push({ say: code });
  }

  silence() {
    return 6;
  }
}

const scene = await (await fetch(`${location.pathname}.json`)).json();
const own = await withPictures(scene.game);
await loadWords(["pages", "table"], [(await tableOf(scene.game)) ? scene.game : "wsom"]);
const line = new StillLine(scene);
const play = mountTable(line, own);
line.dispatchEvent(new CustomEvent("update"));

/** Hang another scene before the same visitor. */
async function hang(name) {
  line.update = { type: "update", seq: 1, events: [], view: await (await fetch(`/scene/${name}.json`)).json(), reset: true };
  line.asked = [];
  line.dispatchEvent(new CustomEvent("update"));
}

window.gallery = { line, play, scene, hang };
document.body.dataset.ready = "yes";
