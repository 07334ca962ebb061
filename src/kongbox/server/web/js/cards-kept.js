/** The player's own cards, kept on this device alone. */

const STORED = "kongbox.cards";
const MOST = 12;

/** @typedef {{id: string, name: string, text: string, document: unknown}} KeptCard */

/** @returns {KeptCard[]} the newest first */
export function myCards() {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/**
 * Keep a card; one of the same id is replaced. Answers whether there was room.
 * @param {KeptCard} card
 */
export function keepCard(card) {
  return store([card, ...myCards().filter(({ id }) => id !== card.id)].slice(0, MOST));
}

/** @param {string} id */
export function dropCard(id) {
  return store(myCards().filter((card) => card.id !== id));
}

/** @param {KeptCard[]} cards */
function store(cards) {
  try {
    localStorage.setItem(STORED, JSON.stringify(cards));
    return true;
  } catch {
    return false;
  }
}
