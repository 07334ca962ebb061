/** How sets of cards lie, by the clause that says so: from left to right, `~` lying across, `-` face down. */

/** @type {import("../../figure.js").Figures} */
export const FIGURES = {
  "naipes.vocab.3": [{ set: "chow", lies: "7b 8b ~9b", seat: "upper" }],
  "naipes.claim.2": [
    { set: "chow", lies: "~3c 4c 5c", seat: "upper" },
    { set: "chow", lies: "3c ~4c 5c", seat: "upper" },
    { set: "chow", lies: "3c 4c ~5c", seat: "upper" },
  ],
  "naipes.claim.3": [
    { set: "pung", lies: "~Ro Ro Ro", seat: "lower" },
    { set: "pung", lies: "Ro ~Ro Ro", seat: "opposite" },
    { set: "pung", lies: "Ro Ro ~Ro", seat: "upper" },
  ],
  "naipes.kang.1": [
    { set: "kang-claimed", lies: "7b ~7b 7b 7b", seat: "opposite" },
    { set: "kang-grown", lies: "7b 7b 7b ~7b", seat: "upper" },
    { set: "kang-hand", lies: "-7b -7b -7b -7b" },
  ],
  "naipes.kang.8": [
    { set: "kang-claimed", lies: "Cc Cc Cc ~Cc", seat: "upper" },
    { set: "kang-grown", lies: "~Cc Cc Cc Cc", seat: "lower" },
    { set: "kang-hand", lies: "-Cc -Cc -Cc -Cc" },
  ],
};
