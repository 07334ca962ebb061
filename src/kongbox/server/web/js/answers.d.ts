// What the server answers over plain HTTP: the forms of `rest.py`, `lobby.py`, `replays.py` and `rulebook/pages.py`.

import type { Said, View } from "./protocol.js";

/** A table option. */
export interface OptionForm {
  /** Words `option-<name>` and `.about` of the game. */
  name: string;
  standard: number | string;
  /** A number lies between these; without `most` it may be of any size. */
  least?: number;
  most?: number;
  /** One of these: words `value-<name>-<choice>`. With `least` too, a number may stand in their place. */
  choices?: (number | string)[];
  clauses: string[];
}

export interface Game {
  name: string;
  version: string;
  /** All kinds, in tidy order. */
  tiles: string[];
  options: OptionForm[];
  /** Words `preset-<name>` and `.about` of the game. */
  presets: { name: string, options: Record<string, number | string> }[];
}

/** Who sits where, as the lobby may know. */
export interface SeatLine {
  /** Empty when the seat is free. */
  name: string;
  kind: "person" | "bot" | "empty";
}

/** A table in a list. */
export interface TableLine {
  id: string;
  /** What one types to come in. */
  code: string;
  name: string;
  game: string;
  version: string;
  differences: Record<string, unknown>;
  pace: string;
  /** `waiting`, or a phase of the engine. */
  phase: string;
  seats: SeatLine[];
  /** Seats a person may take. */
  free: number;
  /** 0 before the start. */
  hand: number;
  hands: number;
  /** Whether a seat belongs to this browser. */
  mine: boolean;
}

export interface NewTable {
  game: string;
  name: string;
  person: string;
  pace: string;
  options: Record<string, number | string>;
  listed: boolean;
  bots: number;
  /** Begin at once. */
  start: boolean;
}

export interface BookGame {
  game: string;
  name: Said;
  short: Said;
  rules: Said;
  playable: boolean;
  chapters: {chapter: string, number: number, title: Said, clauses: {id: string, title: Said, status: string}[]}[];
}

export type Book = { games: BookGame[] };

export type ClauseOption = { name: string, title: Said, about: Said, standard: number | string };

export type ClauseFound = { id: string, game: string, title: Said, status: string, sentence: Said };

export interface ClausePage {
  id: string;
  game: string;
  title: Said;
  status: "implemented" | "option" | "planned" | "not-applicable";
  rule: Said | null;
  /** Where authorities disagree, and what we chose. */
  differ: Said | null;
  /** Why it is not built. */
  reason: Said | null;
  article: string;
  confidence: string;
  sources: { title: string, where: string, language: string }[];
  code: string[];
  tests: string[];
  options: ClauseOption[];
  example: {groups: string[][], melds: {kind: string, tiles: string[]}[], win: string, by: string, seat: string} | null;
}

export type Chapter = { chapter: string, number: number, title: Said, game: string, clauses: ClausePage[] };

/** A moment of a hand: what happened, and the table after it. */
export type Frame = { events: Record<string, any>[], view: View };

/** A finished hand. */
export interface Replay {
  table: string;
  name: string;
  game: string;
  hand: number;
  /** Finished hands of this table. */
  hands: number;
  frames: Frame[];
  /** How many of each kind are shuffled, in tidy order. */
  copies: Record<string, number>;
}
