/** The settings sheet: how this device sees and hears kongbox. Opened from the bar of every page. */

import { html, render } from "lit";
import { segmented, toggle, volume } from "./controls.js";
import { icon } from "./icons.js";
import { closeSheet, openSheet } from "./sheet.js";
import { change, onSettings, setting, theme } from "./theme.js";
import { onLanguage, words } from "./words.js";

/** @typedef {import("./theme.js").Settings} Settings */
/** @typedef {"theme" | "cloth" | "motion" | "index" | "taps" | "announcements"} Choice */
/** @typedef {"effects" | "voices" | "alerts"} Sound */

/** @type {HTMLDialogElement | undefined} */
let dialog;

/** Show the settings. */
export function openSettings() {
  dialog ??= makeDialog();
  draw();
  openSheet(dialog);
}

function makeDialog() {
  const made = document.createElement("dialog");
  made.className = "sheet settings";
  made.setAttribute("aria-labelledby", "settings-title");
  document.body.append(made);
  onSettings(draw);
  onLanguage(draw);
  return made;
}

function draw() {
  if (!dialog) return;
  const close = () => dialog && closeSheet(dialog);
  render(
    html`<div class="sheet-head">
        <h2 id="settings-title">${words("settings-title")}</h2>
        <button class="button bare" type="button" aria-label=${words("close")} @click=${close}>${icon("close")}</button>
      </div>
      <div class="sheet-body">
        ${choice("theme", ["system", "light", "dark", "contrast"])}
        ${choice("cloth", ["game", "pine", "ink", "madder"])}
        ${choice("index", theme() === "contrast" ? ["on", "large"] : ["on", "large", "off"])}
        ${choice("motion", ["system", "reduced"])}
        ${choice("taps", ["two", "one"])}
        <div class="settings-group">
          <h3>${words("settings-sound")}</h3>
          ${sound("effects")} ${sound("alerts")} ${sound("voices")} ${flag("captions")}
        </div>
        <div class="settings-group">
          <h3>${words("settings-access")}</h3>
          ${flag("keys")} ${choice("announcements", ["full", "short", "off"])}
        </div>
        <p class="quiet-text">${words("settings-remembered")}</p>
      </div>`,
    dialog,
  );
}

/**
 * @template {Choice} Name
 * @param {Name} name
 * @param {Settings[Name][]} values
 */
function choice(name, values) {
  return segmented({
    name: `setting-${name}`,
    label: words(`settings-${name}`),
    options: values.map((value) => ({ value, text: words(`settings-${name}-${value}`) })),
    value: setting(name),
    choose: (value) => change(name, value),
    seen: true,
  });
}

/** @param {Sound} name */
function sound(name) {
  /** @type {`${Sound}Volume`} */
  const loudness = `${name}Volume`;
  return html`<div class="settings-sound">
    ${toggle(words(`settings-${name}`), setting(name), (on) => change(name, on))}
    ${volume(words(`settings-${name}-volume`), setting(loudness), (value) => change(loudness, value))}
  </div>`;
}

/** @param {"captions" | "keys"} name */
function flag(name) {
  return toggle(words(`settings-${name}`), setting(name), (on) => change(name, on));
}
