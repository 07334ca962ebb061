// Every message between server and page. Written by scripts/protocol_types.py from server/protocol.py.

/** One sentence in both languages. */
export interface Said {
  es: string;
  en: string;
}

/** Do this. `id` is the page's own number; it comes back in the answer and is carried out once. */
export interface Act {
  type: "act";
  id: string;
  name: string;
  tiles?: string[];
  target?: number | null;
  /** The last update the page had seen; an act upon an older state is refused as stale. */
  seq?: number;
}

/** Might I do this? Answered by a `Ruling`, without consequence. */
export interface May {
  type: "may";
  id: string;
  name: string;
  tiles?: string[];
  target?: number | null;
}

/** First message of a connection. `seq` is the last update seen, to be sent only what is missing; 0 for all. */
export interface Hello {
  type: "hello";
  version?: number;
  seq?: number;
}

/** Stop or restart the clocks (friends' tables: any player). */
export interface Pause {
  type: "pause";
  on: boolean;
}

/** Do not ask me again this hand: pass for me unless I can win; takes effect two seconds after a discard. */
export interface Skip {
  type: "skip";
  on: boolean;
}

/** Say a ready phrase to the table (`phrase-*` in the page's texts). */
export interface Phrase {
  type: "phrase";
  code: string;
}

/** Measure the way; `sent` comes back untouched, `lag` is the last measured in milliseconds. */
export interface Ping {
  type: "ping";
  sent: number;
  lag?: number | null;
}

export type Incoming = Act | May | Hello | Pause | Skip | Phrase | Ping;

/** One tile of a set as it lies, left to right for its owner. */
export interface CellView {
  tile: string;
  turned: boolean;
  down: boolean;
}

/** A set before its owner. */
export interface MeldView {
  kind: string;
  cells: CellView[];
  source: number | null;
}

/** One place of a river. */
export interface DiscardView {
  tile: string;
  drawn: boolean;
  taken_by: number | null;
}

/** Who sits in a seat. */
export interface PersonView {
  player: number;
  name: string;
  /** `person`, `bot` or `empty`. */
  kind: string;
  /** `connected`, `reconnecting`, `away`, `bot`, `empty`. */
  status: string;
  lag: number | null;
  /** Seconds until the table stops waiting for a lost connection. */
  back_in: number | null;
  /** Answered the open question, where that may be known (never in a claim window). */
  done: boolean;
}

/** One seat of the table as the viewer may see it. */
export interface SeatView {
  seat: number;
  wind: string;
  score: number;
  person: PersonView;
  /** Concealed tiles, the drawn one included. */
  count: number;
  /** Concealed tiles in tidy order where the viewer may see them, else empty. */
  tiles: string[];
  /** The tile just drawn (`?` when hidden), not among `tiles`. */
  drawn: string | null;
  melds: MeldView[];
  river: DiscardView[];
  aside: string[];
  /** What the table has noted of this seat, by name; from the second degree on also as `name-degree`. */
  marks: string[];
}

/** An act open to the viewer. */
export interface OfferView {
  name: string;
  tiles: string[];
  target: number | null;
  slot: number;
  choose: number;
  asked: boolean;
  /** The set it would lay. */
  shows: CellView[];
}

/** The open question, when there is one. */
export interface QuestionView {
  name: string;
  seat: number | null;
  tile: string | null;
  /** Whether the viewer is asked. */
  asked: boolean;
  /** The viewer's own answer, by name. */
  answered: string | null;
}

/** Time, in milliseconds from the moment this message was sent. */
export interface ClockView {
  /** Left of this turn or window; None when untimed. */
  base: number | null;
  /** What `base` began with. */
  total: number | null;
  bank: number | null;
  paused: boolean;
  paused_by: string | null;
}

/** One line of a score sheet. */
export interface LineView {
  clause: string;
  title: Said;
  text: Said;
  points: number;
  tiles: string[];
}

/** An arrow of the payment diagram. */
export interface PaymentView {
  payer: number;
  payee: number;
  points: number;
  clause: string;
}

/** What one seat's own hand is worth, in games in which every hand is scored. */
export interface AccountView {
  seat: number;
  /** As what the hand was read: words `reading-<name>` of the game. */
  reading: string;
  base: number;
  /** How often `base` is doubled. */
  doubles: number;
  /** After doubling and any limit. */
  total: number;
  /** What adds up to `base`. */
  lines: LineView[];
  /** Reasons for doubling; `points` says how many times. */
  doublings: LineView[];
  notes: LineView[];
  /** The concealed sets and pairs as they were read. */
  arrangement: string[][];
  /** Concealed tiles that were read as nothing. */
  rest: string[];
  /** What lies apart before the seat. */
  aside: string[];
}

/** The settlement of the hand just ended. */
export interface ResultView {
  reason: string;
  clause: string;
  text: Said;
  winner: number | null;
  way: string | null;
  source: number | null;
  winning_tile: string | null;
  lines: LineView[];
  uncounted: LineView[];
  notes: LineView[];
  raw: number;
  total: number;
  limit: string;
  payments: PaymentView[];
  balance: number[];
  arrangement: string[][];
  /** Concealed tiles of all four seats, tidy, now that the hand is over. */
  hands: string[][];
  /** Address of the hand's replay. */
  replay: string;
  /** By seat, where every hand is scored; otherwise none. */
  accounts: AccountView[];
}

/** The table as one viewer may see it: everything needed to draw it from nothing. */
export interface View {
  table: string;
  name: string;
  game: string;
  /** `waiting` (before the start), or a `Phase` of the engine. */
  phase: string;
  /** The viewer's seat; None for a spectator. */
  me: number | null;
  turn: number | null;
  dealer: number;
  hand: number;
  /** Hands of the match. */
  hands: number;
  cycle: number;
  in_cycle: number;
  wall_left: number;
  wall_reserve: number;
  /** By seat, 0 to 3. */
  seats: SeatView[];
  /** Seat whose river's last place is the discard that counts now. */
  last_discard: number | null;
  offers: OfferView[];
  question: QuestionView | null;
  clock: ClockView;
  result: ResultView | null;
  skipping: boolean;
  differences: Record<string, any>;
  pace: string;
  hints: boolean;
  commitment: string | null;
  spectators: number;
  /** -1: the next player sits at the right of the screen; 1: at the left. */
  sides: number;
  may_start: boolean;
  /** One person alone with bots. */
  solo: boolean;
  /** A spectator's view, behind by the table's delay. */
  delayed: boolean;
  /** All kinds of tiles in tidy order, for sorting a hand. */
  order: string[];
  /** What only this game shows beside the table. */
  beside: Record<string, any>;
}

/** What happened, and the table as it is after it. `seq` grows by one per event that this viewer sees. */
export interface Update {
  type: "update";
  seq: number;
  /** As in the log, redacted for this viewer: `{"event": "TileDrawn", "seat": 0, ...}`. */
  events: Record<string, any>[];
  view: View;
  /** True for a full view that follows nothing: `events` is then the hand so far, to be noted, not told or moved. */
  reset: boolean;
}

/** The act `id` was carried out and is stored. */
export interface Accepted {
  type: "accepted";
  id: string;
}

/** One step of an explanation; `deciding` marks the one that settles it. */
export interface Fact {
  text: Said;
  deciding: boolean;
}

/** The answer to `may`, or why an act was refused (`refused`). A refused act changes nothing. */
export interface Ruling {
  type: "ruling";
  id: string;
  allowed: boolean;
  /** True: an act was tried; False: it was only asked about. */
  refused: boolean;
  clause: string;
  title: Said;
  text: Said;
  rule: Said;
  facts: Fact[];
}

/** Something that is no matter of rules: a frame that cannot be read, too many, a seat of another. */
export interface Problem {
  type: "problem";
  code: string;
  text: Said;
  id: string | null;
}

/** Somebody said a ready phrase. */
export interface Spoken {
  type: "spoken";
  seat: number | null;
  name: string;
  code: string;
}

/** Answer to `ping`. */
export interface Pong {
  type: "pong";
  sent: number;
}

export type Outgoing = Update | Accepted | Ruling | Problem | Spoken | Pong;
