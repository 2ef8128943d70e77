import { useSyncExternalStore } from "react";
import { keptText } from "./kept-text.ts";
import { watchRoot } from "./watch-root.ts";

export type Theme = "system" | "light" | "dark";

// The same key and attribute as delivery/theme.js, which runs before the first paint.
const kept = keptText("theme");
const watchTheme = watchRoot("data-theme");

/** The theme that stands, whoever changed it: the switch in the bar or the settings. */
export function useTheme(): Theme {
  return useSyncExternalStore(watchTheme, readTheme, () => "system");
}

export function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === "system") delete dataset["theme"];
  else dataset["theme"] = theme;
  kept.write(theme);
}

/** False in a browser where nobody has chosen yet. */
export function hasChosenTheme(): boolean {
  return kept.read() !== null;
}

function readTheme(): Theme {
  const theme = document.documentElement.dataset["theme"];
  return theme === "light" || theme === "dark" ? theme : "system";
}
