import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = "light" | "dark";

const css = readFileSync(`${import.meta.dirname}/theme.css`, "utf8");
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);

// Which ink stands on which ground somewhere on a screen.
const pairs: readonly (readonly [string, string])[] = [
  ...["canvas", "surface", "sunken"].flatMap((ground) =>
    ["ink", "soft", "accent"].map((ink) => [ink, ground] as const),
  ),
  ["profit", "surface"],
  ["profit", "profit-ground"],
  ["loss", "surface"],
  ["loss", "loss-ground"],
  ["doubt", "surface"],
  ["doubt", "doubt-ground"],
  ...["profit-ground", "loss-ground", "doubt-ground"].flatMap((ground) =>
    ["ink", "soft"].map((ink) => [ink, ground] as const),
  ),
  ["surface", "ink"],
];

test.each(pairs)("%s on %s can be read in both themes (AA, 4.5:1)", (ink, ground) => {
  expect(contrast({ ink, ground, theme: "light" })).toBeGreaterThanOrEqual(4.5);
  expect(contrast({ ink, ground, theme: "dark" })).toBeGreaterThanOrEqual(4.5);
});

test.each(["canvas", "surface"])("edges of fields stand out on %s (3:1)", (ground) => {
  expect(contrast({ ink: "edge", ground, theme: "light" })).toBeGreaterThanOrEqual(3);
  expect(contrast({ ink: "edge", ground, theme: "dark" })).toBeGreaterThanOrEqual(3);
});

/** WCAG 2.2, "contrast ratio". */
function contrast({ ink, ground, theme }: { ink: string; ground: string; theme: Theme }): number {
  const [darker = 0, lighter = 0] = [ink, ground]
    .map((name) => luminance(tokens.get(name)?.[theme] ?? ""))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, "relative luminance" of "#rrggbb". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
