/**
 * How this device wants to see and hear kongbox: settings, remembered in the browser and applied to <html>.
 *
 *     setting("motion")                      // the stored choice
 *     change("theme", "dark")                // stores, applies, tells everybody
 *     onSettings(draw)                       // called after every change; the answer takes it off again
 *     calm()                                 // whether to move nothing: the setting, or the device's own wish
 *
 * Applied as attributes of <html>, for the style sheets:
 *     data-theme   light | dark | contrast   (the device's wish already worked in)
 *     data-cloth   pine | ink | madder       (absent: the game's own)
 *     data-motion  reduced                   (absent: full)
 *     data-index   large | off               (absent: on)
 * `first-paint.js` does the same before the first drawing, so that no page flashes in the wrong colours.
 */

/**
 * @typedef {object} Settings
 * @property {"system" | "light" | "dark" | "contrast"} theme
 * @property {"game" | "pine" | "ink" | "madder"} cloth
 * @property {"system" | "reduced"} motion
 * @property {"on" | "large" | "off"} index corner index of the tiles
 * @property {"two" | "one"} taps taps for a discard
 * @property {boolean} keys single-key commands at the table
 * @property {boolean} effects
 * @property {number} effectsVolume 0 to 1
 * @property {boolean} voices off until asked for
 * @property {number} voicesVolume 0 to 1
 * @property {boolean} alerts own alerts: turn, clock
 * @property {number} alertsVolume 0 to 1
 * @property {boolean} captions
 * @property {"full" | "short" | "off"} announcements how much a screen reader is told
 */

/** @type {Readonly<Settings>} */
export const STANDARD = Object.freeze({
  theme: "system",
  cloth: "game",
  motion: "system",
  index: "on",
  taps: "two",
  keys: true,
  effects: true,
  effectsVolume: 0.7,
  voices: false,
  voicesVolume: 0.8,
  alerts: true,
  alertsVolume: 0.7,
  captions: true,
  announcements: "full",
});

const STORED = "kongbox.settings";
/** @type {Set<() => void>} */
const listeners = new Set();
const darkWish = matchMedia("(prefers-color-scheme: dark)");
const contrastWish = matchMedia("(prefers-contrast: more)");
const motionWish = matchMedia("(prefers-reduced-motion: reduce)");
/** @type {Settings} */
let settings = { ...STANDARD, ...stored() };

for (const wish of [darkWish, contrastWish, motionWish]) wish.addEventListener("change", tell);
window.addEventListener("storage", (event) => {
  if (event.key !== STORED) return;
  settings = { ...STANDARD, ...stored() };
  tell();
});
apply();

/**
 * The choice of this device.
 * @template {keyof Settings} Name
 * @param {Name} name
 * @returns {Settings[Name]}
 */
export function setting(name) {
  return settings[name];
}

/**
 * Choose, for this device and from now on.
 * @template {keyof Settings} Name
 * @param {Name} name
 * @param {Settings[Name]} value
 */
export function change(name, value) {
  settings = { ...settings, [name]: value };
  try {
    localStorage.setItem(STORED, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing obeys until the page is left.
  }
  tell();
}

/**
 * Call `listener` after each change, of a setting or of the device's own wish. The answer takes it off again.
 * @param {() => void} listener
 * @returns {() => void}
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The theme in force, the device's wish worked in. */
export function theme() {
  if (settings.theme !== "system") return settings.theme;
  if (contrastWish.matches) return "contrast";
  return darkWish.matches ? "dark" : "light";
}

/** Whether nothing shall travel or grow on the screen. */
export function calm() {
  return settings.motion === "reduced" || motionWish.matches;
}

/** The corner index in force; high contrast does not go without. */
export function index() {
  return settings.index === "off" && theme() === "contrast" ? "on" : settings.index;
}

function tell() {
  apply();
  for (const listener of [...listeners]) listener();
}

function apply() {
  const { dataset } = document.documentElement;
  dataset.theme = theme();
  mark(dataset, "cloth", settings.cloth, "game");
  mark(dataset, "motion", calm() ? "reduced" : "full", "full");
  mark(dataset, "index", index(), "on");
}

/**
 * @param {DOMStringMap} dataset
 * @param {string} name
 * @param {string} value
 * @param {string} usual the value that needs no attribute
 */
function mark(dataset, name, value, usual) {
  if (value === usual) delete dataset[name];
  else dataset[name] = value;
}

/** @returns {Partial<Settings>} what is stored and still means something */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    const known = Object.entries(found).filter(([name, value]) => typeof value === typeof STANDARD[/** @type {keyof Settings} */ (name)]);
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}
