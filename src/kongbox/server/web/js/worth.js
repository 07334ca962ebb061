/** What every hand is worth at the end of a replay: a line for each, which opens to its base and its ladder. */

import { html } from "lit";
import { icon } from "./icons.js";
import { formula, ladder } from "./ladder.js";
import { looks } from "./looks.js";
import { disc, nameOf } from "./people.js";
import { loadWords, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").AccountView} AccountView */

/** Words and looks of the accounts. */
export async function ready() {
  await Promise.all([loadWords(["accounts"]), looks("/css/accounts.css")]);
}

/** @param {View} view whose hand is over and paid */
export function worthOfAll(view) {
  const one = (/** @type {AccountView} */ account) => html`<details class="worth-line">
    <summary>${disc(view.seats[account.seat])} <bdi>${nameOf(view, account.seat)}</bdi> ${formula(account)} <span class="opens">${icon("forth")}</span></summary>${ladder(account, () => undefined)}</details>`;
  return html`<section aria-label=${words("accounts-each")}>${view.result?.accounts.map(one)}</section>`;
}
