// Before the first drawing: the language and colours this device chose last. The rest is theme.js and words.js.
(function () {
  const root = document.documentElement;
  /** @param {string} name */
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  /** @param {string} query */
  const wishes = (query) => matchMedia(query).matches;
  let theme = "system";
  try {
    theme = JSON.parse(kept("kongbox.settings") || "{}").theme || theme;
  } catch {
    // Unreadable settings are no settings.
  }
  if (theme === "system") {
    if (wishes("(prefers-contrast: more)")) theme = "contrast";
    else theme = wishes("(prefers-color-scheme: dark)") ? "dark" : "light";
  }
  root.dataset.theme = theme;
  const languages = [kept("kongbox.language"), ...navigator.languages];
  root.lang = languages.map((name) => String(name).slice(0, 2)).find((name) => name === "es" || name === "en") || "en";
})();
