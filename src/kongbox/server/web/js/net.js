/**
 * The line to a table: one WebSocket, kept up, over the messages of `server/protocol.py` (typed in `protocol.d.ts`).
 *
 *     const line = new Line(tableId);
 *     line.addEventListener("update", () => draw(line.update.view, line.update.events));
 *     line.addEventListener("state", () => banner(line.state, line.silence()));
 *     line.addEventListener("ruling" | "problem" | "spoken", (event) => event.detail);
 *     const answer = await line.act("discard", ["5m"]);     // {type: "accepted"} | {type: "ruling"} | {type: "problem"}
 *     const ruling = await line.may("pong", ["5m", "5m"]);  // no consequence
 *     line.pause(true); line.skip(true); line.say("hello"); line.close();
 *
 * What it promises
 *  - `hello` with the last update seen opens each connection; the server then sends what is missing, or everything.
 *  - An act keeps its number and is sent again over the next connection until it is answered; the server carries it out once.
 *  - "update" comes in order and once for each; `line.update` is the newest. Every "ruling" and "problem" is also an event,
 *    even when the promise of an act or question answers with it too.
 *  - `state`: "connecting" (never connected yet) | "connected" (the table stands as the server has it) | "reconnecting" | "closed"
 *    (for good; `reason` says why). "state" is sent when it changes. Waiting grows to at most 3.5 s.
 *  - `lag` is the way there and back in milliseconds, null before the first answer; `silence()` the seconds since the last word.
 */

/** @typedef {import("./protocol.js").Incoming} Incoming */
/** @typedef {import("./protocol.js").Outgoing} Outgoing */
/** @typedef {import("./protocol.js").Update} Update */
/** @typedef {import("./protocol.js").Ruling} Ruling */
/** @typedef {import("./protocol.js").Accepted} Accepted */
/** @typedef {import("./protocol.js").Problem} Problem */
/** @typedef {Accepted | Ruling | Problem} Answer */
/** @typedef {"connecting" | "connected" | "reconnecting" | "closed"} State */

export const VERSION = 1;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 3500;
const PING_EVERY = 4000;
const SILENT_TOO_LONG = 10000;
/** Close codes after which another attempt would meet the same answer: 4400 and above are ours. */
const FOR_GOOD = (/** @type {number} */ code) => code === 1008 || (code >= 4400 && code < 4500);

export class Line extends EventTarget {
  /** @type {Update | null} the newest */
  update = null;
  /** @type {State} */
  state = "connecting";
  /** @type {number | null} milliseconds there and back */
  lag = null;
  /** Why the line is closed for good: the server's close code, 0 when this page closed it. */
  reason = 0;

  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {Map<string, {message: Incoming, settle: (answer: Answer) => void}>} sent and not yet answered, oldest first */
  #open = new Map();
  #attempts = 0;
  #heard = performance.now();
  #number = 0;
  #page = Math.random().toString(36).slice(2, 10);
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setInterval>} */
  #beat;
  #again = () => this.#hurry();

  /** @param {string} table */
  constructor(table) {
    super();
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${encodeURIComponent(table)}`;
    this.#beat = setInterval(() => this.#ping(), PING_EVERY);
    window.addEventListener("online", this.#again);
    document.addEventListener("visibilitychange", this.#again);
    this.#connect();
  }

  /**
   * Ask for an act. Resolves when it is stored or refused, however many connections that takes.
   * @param {string} name
   * @param {string[]} [tiles]
   * @param {number | null} [target]
   * @returns {Promise<Answer>}
   */
  act(name, tiles = [], target = null) {
    return this.#ask({ type: "act", id: this.#nextId(), name, tiles, target, seq: this.update?.seq ?? 0 });
  }

  /**
   * Ask whether an act would be allowed.
   * @param {string} name
   * @param {string[]} [tiles]
   * @param {number | null} [target]
   * @returns {Promise<Answer>}
   */
  may(name, tiles = [], target = null) {
    return this.#ask({ type: "may", id: this.#nextId(), name, tiles, target });
  }

  /** @param {boolean} on */
  pause(on) {
    this.#send({ type: "pause", on });
  }

  /** @param {boolean} on "do not ask again this hand" */
  skip(on) {
    this.#send({ type: "skip", on });
  }

  /** @param {string} code one of the ready phrases */
  say(code) {
    this.#send({ type: "phrase", code });
  }

  /** Whole seconds since the last word from the server. */
  silence() {
    return Math.floor((performance.now() - this.#heard) / 1000);
  }

  /** Leave for good. The seat stays. */
  close() {
    this.#end(0);
    this.#socket?.close(1000);
  }

  #nextId() {
    this.#number += 1;
    return `${this.#page}-${this.#number}`;
  }

  /**
   * @param {Incoming & {id: string}} message
   * @returns {Promise<Answer>}
   */
  #ask(message) {
    return new Promise((settle) => {
      this.#open.set(message.id, { message, settle });
      this.#send(message);
    });
  }

  /** @param {Incoming} message */
  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect() {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.addEventListener("open", () => this.#greet());
    socket.addEventListener("message", (event) => this.#hear(JSON.parse(event.data)));
    socket.addEventListener("close", (event) => socket === this.#socket && this.#lost(event.code));
  }

  #greet() {
    this.#heard = performance.now();
    this.#send({ type: "hello", version: VERSION, seq: this.update?.seq ?? 0 });
    for (const { message } of this.#open.values()) this.#send(message);
    this.#ping();
  }

  /** @param {number} code */
  #lost(code) {
    if (this.state === "closed") return;
    if (FOR_GOOD(code)) return this.#end(code);
    this.#become(this.update ? "reconnecting" : "connecting");
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts) * (0.75 + Math.random() / 4);
    this.#attempts += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait);
  }

  #hurry() {
    if (this.state === "closed" || document.hidden || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** @param {Outgoing} message */
  #hear(message) {
    this.#heard = performance.now();
    switch (message.type) {
      case "update":
        return this.#take(message);
      case "pong":
        this.lag = Math.round(performance.now() - message.sent);
        return this.update ? this.#become("connected") : undefined;
      case "spoken":
        return this.#tell("spoken", message);
      case "accepted":
        return this.#settle(message.id, message);
      case "ruling":
        this.#tell("ruling", message);
        return this.#settle(message.id, message);
      case "problem":
        this.#tell("problem", message);
        return message.id ? this.#settle(message.id, message) : undefined;
    }
  }

  /** @param {Update} update */
  #take(update) {
    this.#attempts = 0;
    const known = this.update !== null && !update.reset && update.seq < this.update.seq;
    if (!known) {
      this.update = update;
      this.#tell("update", update);
    }
    this.#become("connected");
  }

  /**
   * @param {string} id
   * @param {Answer} answer
   */
  #settle(id, answer) {
    this.#open.get(id)?.settle(answer);
    this.#open.delete(id);
  }

  #ping() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (performance.now() - this.#heard > SILENT_TOO_LONG) return this.#drop();
    this.#send({ type: "ping", sent: performance.now(), lag: this.lag });
  }

  /** A line that says nothing for too long is dead, though the browser has not noticed yet. */
  #drop() {
    const silent = this.#socket;
    this.#socket = null;
    silent?.close();
    this.#lost(1006);
  }

  /** @param {State} state */
  #become(state) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new CustomEvent("state", { detail: state }));
  }

  /** @param {number} code */
  #end(code) {
    this.reason = code;
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    window.removeEventListener("online", this.#again);
    document.removeEventListener("visibilitychange", this.#again);
    this.#become("closed");
  }

  /**
   * @param {string} kind
   * @param {unknown} detail
   */
  #tell(kind, detail) {
    this.dispatchEvent(new CustomEvent(kind, { detail }));
  }
}
