/**
 * What a screen reader hears: a polite region for what happens, an assertive one for own turn, dock, win, ruling, connection.
 * Sentences of one moment are said together, so that none cuts off another; a switch of language says nothing again.
 */

const regions = {
  polite: region("polite"),
  assertive: region("assertive"),
};
/** @type {{polite: string[], assertive: string[]}} */
const waiting = { polite: [], assertive: [] };
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pending;

/**
 * @param {string} sentence
 * @param {"polite" | "assertive"} [manner]
 */
export function announce(sentence, manner = "polite") {
  if (!sentence) return;
  waiting[manner].push(sentence);
  clearTimeout(pending);
  pending = setTimeout(speak, 60);
}

/** Put both regions into the page, once. */
export function mountRegions() {
  document.body.append(regions.polite, regions.assertive);
}

function speak() {
  for (const manner of /** @type {const} */ (["polite", "assertive"])) {
    const said = waiting[manner].splice(0).join(" ");
    if (!said) continue;
    const line = document.createElement("p");
    line.lang = document.documentElement.lang;
    line.textContent = said;
    regions[manner].replaceChildren(line);
  }
}

/** @param {"polite" | "assertive"} manner */
function region(manner) {
  const made = document.createElement("div");
  made.className = "unseen";
  made.setAttribute("aria-live", manner);
  made.dataset.live = manner;
  return made;
}
