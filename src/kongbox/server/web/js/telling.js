/**
 * What the events of an update say: one sentence for the notebook (`noted-…`) and one for the ear (`said-…`).
 * The words belong to the game; an event without words is passed over in silence.
 *
 *     noted(view, event)       // { id, facts, strong } | null, worded anew after every change of language
 *     spokenOf(view, event)    // the same for a screen reader
 */

import { nameOf } from "./people.js";
import { handNames, tileName, tileNames } from "./tiles.js";
import { hasWords, number, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {Record<string, any>} Event */
/** @typedef {{id: string, facts: Record<string, string | number>, strong: string[]}} Sentence */

/**
 * Happenings of one game: the tail of their messages and what they tell; `noted` where the notebook says it otherwise.
 * @typedef {(view: View, event: Event) => {tail: string, noted?: string, facts: Record<string, string | number>} | null} Teller
 */

/** @type {Teller | null} */
let teller = null;

/** @param {Teller} tells what only its game tells */
export function alsoTold(tells) {
  teller = tells;
}

/**
 * The tail of the message ids that tell of an event.
 * @param {View} view
 * @param {Event} event
 * @returns {string}
 */
function topic(view, event) {
  const own = event.seat === view.me && view.me !== null;
  switch (event.event) {
    case "SeatsDrawn": return "seats";
    case "HandStarted": return "hand-started";
    case "TilesDealt": return own ? "dealt" : "";
    case "TurnBegan": return "turn-began";
    case "TileDrawn": return event.source === "live" ? "drawn" : "supplement";
    case "TileDiscarded": return "discarded";
    case "ClaimAnnounced": return "announced";
    case "ClaimLapsed": return "lapsed";
    case "MeldShown": return event.kind;
    case "MeldGrown": return event.kind;
    case "MeldShrunk": return "robbed";
    case "MeldAmended": return "amended";
    case "MeldReturned": return event.tiles.includes("?") ? "" : "returned";
    case "MeldExchanged": return event.owner === event.seat ? "exchanged-own" : "exchanged";
    case "DiscardTaken": return "taken";
    case "DiscardSwapped": return "swapped";
    case "TableAgreed": return event.agreed ? "agreed" : "not-agreed";
    case "TilesRemoved": return "removed";
    case "TilesMoved": return moved(view, event);
    case "MarkSet": return event.name === "dead" && event.value ? "dead" : "";
    case "HandConcealed": return "concealed";
    case "HandRevealed": return "revealed";
    case "HandWon": return `won-${event.way}`;
    case "HandEnded": return event.reason === "win" ? "" : `ended-${event.reason}`;
    case "StoodIn": return `stood-in-${event.why}`;
    default: return "";
  }
}

/**
 * Tiles that the viewer gives away or is given; what passes between others is not told.
 * @param {View} view
 * @param {Event} event
 */
function moved(view, event) {
  const mine = (/** @type {[string, number]} */ [kind, seat]) => kind === "hand" && seat === view.me;
  if (mine(event.target)) return "received";
  return mine(event.source) ? "passed" : "";
}

/**
 * @param {View} view
 * @param {Event} event
 * @returns {Record<string, string | number>}
 */
function factsOf(view, event) {
  const seat = event.seat ?? event.dealer ?? (event.event === "SeatsDrawn" ? 0 : null);
  const whose = [event.source, event.owner, event.target].find((one) => typeof one === "number");
  const tiles = /** @type {string[]} */ (event.tiles instanceof Array ? event.tiles : []);
  const tile = event.tile ?? event.claimed ?? (event.event === "DiscardSwapped" ? event.taken : event.given) ?? tiles[0];
  return {
    name: seat === null ? "" : nameOf(view, seat),
    tile: tile ? tileName(tile) : "",
    tiles: event.event === "HandRevealed" ? handNames(tiles, view.order) : tileNames(tiles),
    source: whose === undefined ? "" : nameOf(view, whose),
    blind: view.question ? 3 - tiles.length : 0,
    call: event.name ? callWord(event.name, false) : "",
    hand: event.number ?? view.hand,
    count: event.event === "TilesDealt" ? tiles.length : ownCount(view),
    left: view.wall_left,
  };
}

/**
 * Whether a word was said of somebody else's hand.
 * @param {Event} event
 */
function calledOn(event) {
  return event.event === "ClaimAnnounced" && typeof event.target === "number";
}

/** @param {View} view */
function ownCount(view) {
  return view.me === null ? 0 : view.seats[view.me].count;
}

/**
 * The word said aloud for an act.
 * @param {string} name
 * @param {boolean} self whether the tile came from the wall
 */
export function callWord(name, self) {
  const ids = [self ? `call-${name}-self` : "", `call-${name}`, `act-${name}`];
  const found = ids.find((id) => id && hasWords(id));
  return found ? words(found) : name;
}

const NOTED_STRONG = ["name", "tile", "tiles", "source"];

/**
 * @param {View} view
 * @param {Event} event
 * @returns {Sentence | null}
 */
export function noted(view, event) {
  if (calledOn(event)) return sentence("noted-called-dead", factsOf(view, event), ["name", "source"]);
  const further = teller?.(view, event);
  if (further) return sentence(`noted-${further.noted ?? further.tail}`, further.facts, NOTED_STRONG.slice(0, 1));
  if (["ClaimAnnounced", "TilesDealt", "TurnBegan", "SeedRevealed"].includes(event.event)) return null;
  const own = event.seat === view.me && view.me !== null;
  if (event.event === "TileDrawn" && event.source === "live" && !own) return null;
  const tail = topic(view, event) + (event.event === "TileDrawn" && own ? "-tile" : "");
  return sentence(`noted-${tail}`, factsOf(view, event), NOTED_STRONG.slice(0, 1));
}

/**
 * What a screen reader is told; null where silence is enough. `short` leaves the names of the tiles alone.
 * @param {View} view
 * @param {Event} event
 * @param {boolean} short
 * @returns {Sentence | null}
 */
export function spokenOf(view, event, short) {
  const own = event.seat === view.me && view.me !== null;
  if (calledOn(event)) return sentence("said-called-dead", factsOf(view, event), []);
  const further = teller?.(view, event);
  if (further) return sentence(`said-${further.tail}`, further.facts, []);
  if (["SeatsDrawn", "ClaimAnnounced", "HandRevealed"].includes(event.event)) return null;
  if (event.event === "TileDrawn") return own ? drawnByMe(view, event) : null;
  if (event.event === "TileDiscarded" && own) return null;
  if (event.event === "TurnBegan") return sentence(own ? "said-turn-began" : "said-turn-other", factsOf(view, event), []);
  if (event.event === "HandWon" || event.event === "HandEnded") return null;
  if (short && event.event === "TileDiscarded") return { id: `tile-${event.tile}`, facts: {}, strong: [] };
  return sentence(`said-${topic(view, event)}`, factsOf(view, event), []);
}

/**
 * @param {View} view
 * @param {Event} event
 */
function drawnByMe(view, event) {
  return sentence(event.source === "live" ? "said-turn" : "said-turn-supplement", factsOf(view, event), []);
}

/**
 * @param {string} id
 * @param {Record<string, string | number>} facts
 * @param {string[]} strong
 * @returns {Sentence | null}
 */
function sentence(id, facts, strong) {
  return hasWords(id) ? { id, facts, strong } : null;
}

/**
 * "Puedes: 3 pong. 5 paso. Cinco segundos." Empty when nothing can be claimed.
 * @param {View} view
 * @param {(slot: number) => string} wordOf
 */
export function dockSaid(view, wordOf) {
  const slots = [...new Set(view.offers.map((offer) => offer.slot))].filter((slot) => slot > 0).sort();
  if (!slots.some((slot) => slot < 5)) return "";
  const acts = slots.map((slot) => `${slot} ${wordOf(slot).toLowerCase()}.`).join(" ");
  const seconds = view.clock.base === null ? "none" : Math.round(view.clock.base / 1000);
  return words("dock-said", { acts, seconds });
}

/**
 * How the hand ended, for the ear and for a title.
 * @param {View} view
 */
export function resultWords(view) {
  const { result } = view;
  if (!result) return "";
  const id = result.winner === null ? `result-${result.reason}` : `result-${result.way}`;
  const facts = { name: nameOf(view, result.winner ?? 0), source: nameOf(view, result.source ?? 0), points: number(result.total) };
  return hasWords(id) ? words(id, { ...facts, points: result.total }) : words(result.winner === null ? "result-nobody" : "result-plain", facts);
}
