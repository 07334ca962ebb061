/** Style sheets that only some tables need, fetched when they do. */

/**
 * Put a style sheet into the page, once; resolves when it is in force.
 * @param {string} address
 * @returns {Promise<unknown>}
 */
export function looks(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: address });
  const done = new Promise((loaded) => link.addEventListener("load", loaded, { once: true }));
  document.head.append(link);
  return done;
}
