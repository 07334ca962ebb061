/** The table of every game that has none of its own. */

import { arrange } from "./geometry.js";
import { table } from "./table.js";

/** @type {import("./games/catalogue.js").GameTable} */
export const PLAIN = { arrange, table: (_, view, plan, ui) => table(view, plan, ui) };
