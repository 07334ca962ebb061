/** Small line drawings for buttons: 24 x 24, in the colour of the text, hidden from screen readers. */

import { html, svg } from "lit";

const DRAWINGS = {
  gear: svg`<circle cx="12" cy="12" r="4"></circle><path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1"></path>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6.5"></circle><path d="M15.5 15.5 21 21"></path>`,
  link: svg`<path d="M10 14a4.2 4.2 0 0 0 6 0l3.2-3.2a4.2 4.2 0 0 0-6-6L12 6M14 10a4.2 4.2 0 0 0-6 0l-3.2 3.2a4.2 4.2 0 0 0 6 6L12 18"></path>`,
  eye: svg`<path d="M2 12c3-5 6.4-7.2 10-7.2S19 7 22 12c-3 5-6.4 7.2-10 7.2S5 17 2 12Z"></path><circle cx="12" cy="12" r="3"></circle>`,
  close: svg`<path d="M5 5l14 14M19 5 5 19"></path>`,
  check: svg`<path d="M4 12.5 9.5 18 20 6.5"></path>`,
  copy: svg`<rect x="8" y="8" width="12" height="12" rx="2.5"></rect><path d="M16 5.5A2 2 0 0 0 14 4H6a2 2 0 0 0-2 2v8a2 2 0 0 0 1.5 2"></path>`,
  book: svg`<path d="M4 5.5C7 4 9.6 4.2 12 6c2.4-1.8 5-2 8-.5V19c-3-1.5-5.6-1.3-8 .5-2.4-1.8-5-2-8-.5ZM12 6v13.5"></path>`,
  back: svg`<path d="M15 4.5 7.5 12l7.5 7.5"></path>`,
  forward: svg`<path d="M9 4.5 16.5 12 9 19.5"></path>`,
  start: svg`<path d="M18 5l-7 7 7 7M11 5l-7 7 7 7"></path>`,
  end: svg`<path d="M6 5l7 7-7 7M13 5l7 7-7 7"></path>`,
  play: svg`<path d="M7 4.5 19 12 7 19.5Z"></path>`,
  pause: svg`<path d="M8.5 5v14M15.5 5v14"></path>`,
  download: svg`<path d="M12 3.5v12M6.5 10.5 12 16l5.5-5.5M4 20.5h16"></path>`,
  shield: svg`<path d="M12 2.8 19.5 5.5V11c0 4.7-3 8.2-7.5 10.2C7.5 19.2 4.5 15.7 4.5 11V5.5ZM8.5 11.5l2.5 2.5 4.5-5"></path>`,
  plus: svg`<path d="M12 5v14M5 12h14"></path>`,
  menu: svg`<path d="M4 6.5h16M4 12h16M4 17.5h16"></path>`,
};

/**
 * A drawing by name.
 * @param {keyof typeof DRAWINGS} name
 */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${DRAWINGS[name]}</svg>`;
}

/** The sign of the house: a white dragon with a red frame. */
export function brandMark() {
  return html`<svg class="brand-mark" viewBox="0 0 22 26" aria-hidden="true" focusable="false">
    <rect x="0.5" y="0.5" width="21" height="25" rx="5" fill="#FBF6E9" stroke="#8A5E1C"></rect>
    <rect x="5" y="6" width="12" height="14" rx="2" fill="none" stroke="#B5321C" stroke-width="3"></rect>
  </svg>`;
}
