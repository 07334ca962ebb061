// @fluent/bundle 0.19.1, Apache-2.0 (see LICENSE), without its remarks.
export { FluentBundle } from "./bundle.js";
export { FluentResource } from "./resource.js";
export { FluentType, FluentNone, FluentNumber, FluentDateTime, } from "./types.js";
