// Runs in <head>, so that the first paint has the chosen theme. No theme: the device's.
(function () {
  var root = document.documentElement;
  var next = { light: "dark", dark: undefined };
  // Without scripts a page shows what a visitor sees; with them, a placeholder until it is known.
  root.setAttribute("data-session", "loading");
  function show(theme) {
    if (theme) root.setAttribute("data-theme", theme);
    else root.removeAttribute("data-theme");
  }
  try {
    var kept = localStorage.getItem("theme");
    if (kept === "light" || kept === "dark") show(kept);
  } catch {
    // Storage is forbidden: the device's theme it is.
  }
  document.addEventListener("click", function (event) {
    if (!event.target.closest("[data-theme-switch]")) return;
    var current = root.getAttribute("data-theme");
    var theme = current ? next[current] : "light";
    show(theme);
    try {
      localStorage.setItem("theme", theme || "system");
    } catch {
      // The choice lasts as long as the page.
    }
  });
})();
