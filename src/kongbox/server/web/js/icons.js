/** Small drawings for buttons, in a box of 24 by 24, in the colour of the text. Always beside or instead of a named word. */

import { html, svg } from "lit";

/** @type {Record<string, ReturnType<typeof svg>>} */
const DRAWINGS = {
  gavel: svg`<path d="M13.5 4.5l6 6M11 7l6 6M12.3 5.7l6 6M14 10L5.5 18.5M4 21h9"></path>`,
  pause: svg`<path d="M9 5v14M15 5v14"></path>`,
  play: svg`<path d="M8 5l11 7-11 7z"></path>`,
  sound: svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11"></path>`,
  wall: svg`<path d="M3.5 6.5h5v11h-5zM9.5 6.5h5v11h-5zM15.5 6.5h5v11h-5z"></path>`,
  mute: svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5"></path>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"></path>`,
  speech: svg`<path d="M4.5 5h15v11h-8l-4.5 4v-4h-2.5z"></path>`,
  close: svg`<path d="M6 6l12 12M18 6L6 18"></path>`,
  back: svg`<path d="M14.5 5.5L8 12l6.5 6.5"></path>`,
  forth: svg`<path d="M9.5 5.5L16 12l-6.5 6.5"></path>`,
  tick: svg`<path d="M5 12.5l4.5 4.5L19 7.5"></path>`,
  lock: svg`<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"></path>`,
  book: svg`<path d="M5 5.5h14v13H8l-3 2.5z"></path>`,
  copy: svg`<path d="M9 9h10v11H9zM5 15V4h10"></path>`,
  sort: svg`<path d="M4 7h10M4 12h7M4 17h4M17 6v12M14 15l3 3.5 3-3.5"></path>`,
  swap: svg`<path d="M5 8.5h13l-3.5-3.5M19 15.5H6l3.5 3.5"></path>`,
  left: svg`<path d="M19 12H5M11 6l-6 6 6 6"></path>`,
  right: svg`<path d="M5 12h14M13 6l6 6-6 6"></path>`,
  link: svg`<path d="M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5"></path>`,
  notebook: svg`<path d="M7 4h12v16H7zM7 8H4.5M7 12H4.5M7 16H4.5M11 8.5h4.5"></path>`,
  eye: svg`<path d="M3 12c4-7 14-7 18 0-4 7-14 7-18 0zM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6"></path>`,
  gear: svg`<circle cx="12" cy="12" r="4"></circle><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"></path>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6.5"></circle><path d="M15.5 15.5 21 21"></path>`,
  start: svg`<path d="M18 5l-7 7 7 7M11 5l-7 7 7 7"></path>`,
  end: svg`<path d="M6 5l7 7-7 7M13 5l7 7-7 7"></path>`,
  download: svg`<path d="M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16"></path>`,
  shield: svg`<path d="M12 2.8 19.5 5.5V11c0 4.7-3 8.2-7.5 10.2C7.5 19.2 4.5 15.7 4.5 11V5.5ZM8.5 11.5l2.5 2.5 4.5-5"></path>`,
  plus: svg`<path d="M12 5v14M5 12h14"></path>`,
};

/** @param {string} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${DRAWINGS[name]}</svg>`;
}

/** The sign of the house: a white dragon with a red frame. */
export function brandMark() {
  return html`<svg class="brand-mark" viewBox="0 0 22 26" aria-hidden="true" focusable="false">
    <rect x="0.5" y="0.5" width="21" height="25" rx="5" fill="#FBF6E9" stroke="#8A5E1C"></rect>
    <rect x="5" y="6" width="12" height="14" rx="2" fill="none" stroke="#B5321C" stroke-width="3"></rect>
  </svg>`;
}
