import type { Appearance } from "@stripe/stripe-js";
import { useMemo, useSyncExternalStore } from "react";
import { useTheme } from "../../../lib/theme.ts";

/**
 * How the provider's card fields look: in the page's own colours, in either theme. They stand in a
 * frame of the provider's, which knows none of the page's variables and gets the colours as values.
 */
export function useAppearance(): Appearance {
  const theme = useTheme();
  const deviceIsDark = useSyncExternalStore(watchDevice, readDevice, () => false);
  const isDark = theme === "system" ? deviceIsDark : theme === "dark";
  return useMemo(() => readAppearance(isDark), [isDark]);
}

const darkDevice = "(prefers-color-scheme: dark)";
const readDevice = () => matchMedia(darkDevice).matches;

function watchDevice(onChange: () => void): () => void {
  const query = matchMedia(darkDevice);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

function readAppearance(isDark: boolean): Appearance {
  const edge = colorOf("text-edge");
  return {
    theme: isDark ? "night" : "stripe",
    variables: {
      colorPrimary: colorOf("text-accent"),
      colorBackground: colorOf("text-surface"),
      colorText: colorOf("text-ink"),
      colorTextSecondary: colorOf("text-soft"),
      colorTextPlaceholder: colorOf("text-soft"),
      colorDanger: colorOf("text-loss"),
      borderRadius: "8px",
      fontFamily: "system-ui, sans-serif",
      // Below 16 px phones zoom into a field that takes the focus.
      fontSizeBase: "16px",
    },
    rules: { ".Input": { border: `1px solid ${edge}`, boxShadow: "none" } },
  };
}

/** A colour of the theme as the value that stands now. */
function colorOf(className: string): string {
  const probe = document.createElement("span");
  probe.className = className;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
