// Runs before anything is drawn: the reader's colours and language, so that nothing flashes.
(() => {
  let lines = "";
  try {
    lines = localStorage.getItem("neuf.settings") ?? "";
  } catch {
    // Storage may be forbidden.
  }
  const root = document.documentElement;
  const settings = Object.fromEntries(lines.split("\n").map((line) => line.split("=")));
  const is = (query) => matchMedia(query).matches;
  const dark = settings.theme === "dark" || (settings.theme !== "light" && is("(prefers-color-scheme: dark)"));
  root.dataset.theme = dark ? "dark" : "light";
  if (settings.contrast === "more" || is("(prefers-contrast: more)")) root.dataset.contrast = "more";
  const tag = settings.language ?? navigator.language.slice(0, 2);
  root.lang = tag === "fr" ? "fr" : "en";
})();
