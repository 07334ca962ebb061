/** What the judge says: the toast over the dock band, and the card that gives the reasons. */

import { html, nothing } from "lit";
import { icon } from "./icons.js";
import { spoken, words } from "./words.js";

/** @typedef {import("./protocol.js").View} View */
/** @typedef {import("./protocol.js").Ruling} Ruling */
/** @typedef {import("./geometry.js").Plan} Plan */
/**
 * @typedef {object} RulingUi
 * @property {Ruling | null} ruling
 * @property {boolean} above whether the dock needs the band, so that the toast stands over it
 * @property {() => void} why
 * @property {() => void} dismiss
 * @property {() => void} [copy]
 */

/**
 * The address of a clause in the rule book.
 * @param {string} clause
 */
export function clauseAddress(clause) {
  return `/rules/${clause.split(".")[0]}/${clause}`;
}

/** @param {string} clause */
export function clauseChip(clause) {
  return clause ? html`<a class="clause" href=${clauseAddress(clause)} target="rules" translate="no">${clause}</a>` : nothing;
}

/**
 * @param {Plan} plan
 * @param {RulingUi} ui
 */
export function rulingToast(plan, ui) {
  const { ruling } = ui;
  if (!ruling) return nothing;
  const { x, y, width, height } = plan.toast;
  const foot = ui.above ? plan.height - plan.dock.y + 6 : plan.height - y - height;
  return html`<section class="toast ${plan.mode} ${ruling.allowed ? "yes" : "no"}" data-region="toast" aria-label=${words("ruling-label")}
      .style=${`left:${x}px;bottom:${foot}px;width:${width}px;min-height:${height}px`}>
    <span class="badge">${icon("gavel")}</span>
    <div class="ruling"><p class="says"><b>${spoken(ruling.text)}</b> ${clauseChip(ruling.clause)}</p>
      <blockquote>${spoken(ruling.rule)}</blockquote></div>
    <div class="acts">
      <button type="button" class="button" @click=${ui.why}>${words("ruling-why")} <kbd aria-hidden="true">W</kbd></button>
      ${ruling.clause ? html`<a class="button" href=${clauseAddress(ruling.clause)} target="rules">${words("ruling-rule")} <kbd aria-hidden="true">R</kbd></a>` : nothing}
    </div>
    <button type="button" class="bare dismiss" aria-label=${words("close")} @click=${ui.dismiss}>${icon("close")}</button>
  </section>`;
}

/**
 * The reasons, step by step; the one that settles it is marked.
 * @param {RulingUi} ui
 */
export function whyCard(ui) {
  const { ruling } = ui;
  if (!ruling) return html`<p class="empty">${words("why-none")}</p>`;
  return html`<article class="why" aria-labelledby="why-title">
    <header><h3 id="why-title" tabindex="-1">${words(ruling.allowed ? "why-yes" : "why-not")}</h3> ${clauseChip(ruling.clause)}</header>
    <p class="says"><b>${spoken(ruling.title)}</b></p>
    <ol role="list" class="facts">${ruling.facts.map((fact, at) => html`<li class=${fact.deciding ? "deciding" : ""}>
      <span class="step">${at + 1}</span><span>${fact.deciding ? html`<span class="unseen">${words("why-deciding")}</span>` : nothing}${spoken(fact.text)}</span></li>`)}</ol>
    <blockquote>${spoken(ruling.rule)}</blockquote>
    <p class="cost">${words(ruling.refused ? "why-cost" : "why-asked")}</p>
    <div class="acts"><button type="button" class="button" @click=${ui.copy}>${icon("copy")} ${words("copy")}</button></div>
  </article>`;
}

/**
 * The ruling as plain text, for the clipboard.
 * @param {Ruling} ruling
 */
export function rulingText(ruling) {
  const facts = ruling.facts.map((fact, at) => `${at + 1}. ${spoken(fact.text)}`);
  return [`${spoken(ruling.text)} (${ruling.clause})`, ...facts, spoken(ruling.rule)].join("\n");
}
