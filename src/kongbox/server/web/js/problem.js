/** What a page says when something other than the rules stands in the way. */

import { Refused, Unreachable } from "./api.js";
import { spoken, words } from "./words.js";

/** @typedef {() => string} Sentence said anew in each language */

/**
 * A sentence about something that went wrong.
 * @param {unknown} error
 * @returns {Sentence}
 */
export function sentenceAbout(error) {
  if (error instanceof Refused && error.text) return () => spoken(error.text);
  if (error instanceof Refused && error.status === 404) return () => words("problem-missing");
  if (error instanceof Unreachable) return () => words("problem-unreachable");
  console.error(error);
  return () => words("problem-unknown");
}
