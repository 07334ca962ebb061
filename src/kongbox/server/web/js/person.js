/** The name this device plays under. It opens nothing; the browser's own seat does. */

const STORED = "kongbox.name";
const LONGEST = 24;
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]/gu;

/** The name last used here, or "". */
export function myName() {
  try {
    return localStorage.getItem(STORED) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} name */
export function rememberName(name) {
  try {
    localStorage.setItem(STORED, cleanName(name));
  } catch {
    // Asked again next time.
  }
}

/**
 * A name as the server takes it: 1 to 24 characters as people count them, no control or direction marks; "" when none is left.
 * @param {string} name
 */
export function cleanName(name) {
  return characters(name.replace(UNSEEN, "").trim()).slice(0, LONGEST).join("").trim();
}

/**
 * The first two characters, for a seat too small for a name.
 * @param {string} name
 */
export function initials(name) {
  return characters(name).slice(0, 2).join("").toLocaleUpperCase();
}

/** @param {string} text */
function characters(text) {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
