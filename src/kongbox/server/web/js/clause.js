/** One clause as the rule book shows it: id, title, rule, figure, where sources differ, where it comes from. */

import { html, nothing } from "lit";
import { copyText } from "./copy.js";
import { lyingSets, wonHand } from "./figure.js";
import { icon } from "./icons.js";
import { language, words } from "./words.js";

/** @typedef {import("./answers.js").ClausePage} ClausePage */
/** @typedef {import("./words.js").Language} Language */

/**
 * @param {ClausePage} clause
 * @param {object} how
 * @param {boolean} how.both both languages side by side
 * @param {boolean} how.here whether the address names this clause
 * @param {import("./figure.js").Lying[]} [how.figures]
 */
export function clauseArticle(clause, { both, here, figures }) {
  const lang = language();
  const other = lang === "es" ? "en" : "es";
  return html`<article class="rule ${here ? "here" : ""}" id=${clause.id} tabindex="-1" aria-labelledby="${clause.id}-title">
    <header class="rule-head">
      <a class="clause" href=${addressOf(clause)}>${clause.id}</a>
      <h2 id="${clause.id}-title">${clause.title[lang]}</h2>
      ${status(clause)} ${linkButton(clause)}
    </header>
    <div class=${both ? "rule-both" : ""}>${ruleText(clause, lang)} ${both ? ruleText(clause, other) : nothing}</div>
    ${lyingSets(figures)} ${wonHand(clause.example)} ${origin(clause)}
  </article>`;
}

/**
 * @param {ClausePage} clause
 * @param {Language} lang
 */
function ruleText(clause, lang) {
  const rule = clause.rule?.[lang];
  const differ = clause.differ?.[lang];
  return html`<div lang=${lang}>
    ${lang === language() ? nothing : html`<p class="rule-title">${clause.title[lang]}</p>`}
    ${rule ? html`<p class="rule-text">${rule}</p>` : html`<p class="quiet-text">${words("rules-unwritten", {}, lang)}</p>`}
    ${differ ? html`<p class="rule-differ"><strong>${words("rules-differ", {}, lang)}</strong> ${differ}</p>` : nothing}
  </div>`;
}

/** @param {ClausePage} clause */
function status({ status: built, reason }) {
  if (built === "implemented" || built === "option") return nothing;
  return html`<span class="chip" title=${reason?.[language()] ?? nothing}>${words(`rules-status-${built}`)}</span>`;
}

/** @param {ClausePage} clause */
function linkButton(clause) {
  const copy = async (/** @type {Event} */ event) => {
    const button = /** @type {HTMLButtonElement} */ (event.currentTarget);
    const address = new URL(addressOf(clause), location.href).href;
    const done = await copyText(address);
    const note = button.querySelector(".rule-note");
    if (note) note.textContent = done ? words("link-copied") : address;
  };
  return html`<button class="button bare rule-link" type="button" aria-label=${words("rules-copy-link", { clause: clause.id })} @click=${copy}>
    ${icon("link")}<span class="rule-note" aria-live="polite"></span></button>`;
}

/** @param {ClausePage} clause */
function origin(clause) {
  const lang = language();
  const titles = clause.sources.map((source) => html`<li><cite lang=${source.language}>${source.title}</cite>. ${source.where}.</li>`);
  return html`<details class="rule-origin folds">
    <summary>${words("rules-origin")}</summary>
    ${clause.reason ? html`<p>${clause.reason[lang]}</p>` : nothing}
    <p>${words(`rules-confidence-${clause.confidence}`)} ${clause.article ? words("rules-article", { article: clause.article }) : nothing}</p>
    ${titles.length ? html`<ul>${titles}</ul>` : nothing}
    ${clause.code.length ? html`<p>${words("rules-code")}</p><ul class="rule-code">${clause.code.map((place) => html`<li>${place}</li>`)}</ul>` : nothing}
    ${clause.tests.length ? html`<p>${words("rules-tests", { count: clause.tests.length })}</p>` : nothing}
  </details>`;
}

/** @param {ClausePage} clause */
function addressOf({ game, id }) {
  return `/rules/${game}/${id}`;
}
