/** The page for an address that leads nowhere. */

import { html, render } from "lit";
import { sheetOfArt } from "./art.js";
import { mountShell } from "./shell.js";
import { back } from "./tiles.js";
import { loadWords, onLanguage, words } from "./words.js";

const main = /** @type {HTMLElement} */ (document.getElementById("main"));

function draw() {
  document.title = `kongbox · ${words("problem-title")}`;
  render(
    html`<span class="tile-row">${back({ w: 56 })}${back({ w: 56 })}${back({ w: 56 })}</span>
      <h1>${words("problem-title")}</h1>
      <p>${words("problem-text")}</p>
      <a class="button primary" href="/">${words("problem-home")}</a>`,
    main,
  );
}

async function begin() {
  await loadWords(["pages"]);
  mountShell({});
  document.body.append(sheetOfArt());
  draw();
  onLanguage(draw);
}

begin();
