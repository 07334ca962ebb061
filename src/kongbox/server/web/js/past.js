/** Tables this browser has sat at: the server forgets whose they were once they are over, and replays stay. */

const STORED = "kongbox.tables";
const MOST = 12;

/** @typedef {{id: string, name: string}} Past */

/** @returns {Past[]} the latest first */
export function pastTables() {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each?.id === "string" && typeof each?.name === "string") : [];
  } catch {
    return [];
  }
}

/** @param {Past[]} seen tables at which this browser sits now */
export function rememberTables(seen) {
  const before = pastTables();
  const fresh = seen.filter(({ id }) => !before.some((each) => each.id === id)).map(({ id, name }) => ({ id, name }));
  if (fresh.length === 0) return;
  try {
    localStorage.setItem(STORED, JSON.stringify([...fresh, ...before].slice(0, MOST)));
  } catch {
    // Without a memory there is still the address of each replay.
  }
}
