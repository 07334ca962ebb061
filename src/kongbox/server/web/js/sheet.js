/**
 * Sheets: dialogs over the page. Back and Esc close them, and only then leave the page.
 *
 *     openSheet(dialog)     // a <dialog class="sheet">; focus goes in, and back to where it was when it closes
 *     closeSheet(dialog)
 */

/** @type {HTMLDialogElement[]} open, the topmost last */
const open = [];

window.addEventListener("popstate", () => {
  const top = open.at(-1);
  if (top && history.state?.sheet !== open.length) top.close();
});

/** @param {HTMLDialogElement} dialog */
export function openSheet(dialog) {
  if (dialog.open) return;
  open.push(dialog);
  history.pushState({ ...history.state, sheet: open.length }, "");
  dialog.addEventListener("close", () => forget(dialog), { once: true });
  dialog.addEventListener("click", closeOutside);
  dialog.showModal();
}

/** @param {HTMLDialogElement} dialog */
export function closeSheet(dialog) {
  if (dialog.open) dialog.close();
}

/** @param {HTMLDialogElement} dialog */
function forget(dialog) {
  const level = open.indexOf(dialog) + 1;
  open.splice(level - 1, 1);
  dialog.removeEventListener("click", closeOutside);
  if (history.state?.sheet === level) history.back();
}

/** @param {MouseEvent} event */
function closeOutside(event) {
  const dialog = /** @type {HTMLDialogElement} */ (event.currentTarget);
  if (event.target !== dialog) return;
  const box = dialog.getBoundingClientRect();
  const inside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
  if (!inside) dialog.close();
}
