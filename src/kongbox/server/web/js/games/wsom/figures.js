/** How sets lie, by the clause that says so: tiles from left to right, `~` lying on its side, `-` face down. */

/** @type {import("../../figure.js").Figures} */
export const FIGURES = {
  "wsom.pong.2": [
    { set: "pong", lies: "~7s 7s 7s", seat: "upper" },
    { set: "pong", lies: "7s ~7s 7s", seat: "opposite" },
    { set: "pong", lies: "7s 7s ~7s", seat: "lower" },
  ],
  "wsom.chi.2": [
    { set: "chi", lies: "~3p 4p 5p", seat: "upper" },
    { set: "chi", lies: "3p ~4p 5p", seat: "upper" },
    { set: "chi", lies: "3p 4p ~5p", seat: "upper" },
  ],
  "wsom.kong.1": [
    { set: "kong-concealed", lies: "-7s 7s 7s -7s" },
    { set: "kong-small", lies: "~7s 7s 7s 7s", seat: "upper" },
    { set: "kong-big", lies: "7s ~7s 7s 7s", seat: "opposite" },
  ],
  "wsom.kong.2": [{ set: "kong-concealed", lies: "-7s 7s 7s -7s" }],
  "wsom.kong.3": [
    { set: "kong-small", lies: "~7s 7s 7s 7s", seat: "upper" },
    { set: "kong-small", lies: "7s ~7s 7s 7s", seat: "opposite" },
    { set: "kong-small", lies: "7s 7s 7s ~7s", seat: "lower" },
  ],
  "wsom.kong.4": [
    { set: "kong-big", lies: "~7s 7s 7s 7s", seat: "upper" },
    { set: "kong-big", lies: "7s ~7s 7s 7s", seat: "opposite" },
    { set: "kong-big", lies: "7s 7s 7s ~7s", seat: "lower" },
  ],
};
