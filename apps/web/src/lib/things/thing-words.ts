import { formatRounded } from "@flipworth/ui";
import { monthInWords } from "../month-in-words.ts";
import { priceMonth } from "../ask-when-built.ts";
import type { Range } from "./thing-figures.ts";

const longestTitle = 60;
const longestDescription = 160;

/** Without the makers in brackets: "fine crystal (Waterford, Baccarat)" is fine crystal. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)/, "");
}

export function thingTitle(name: string): string {
  const short = shortName(name);
  const titles = [
    `Used ${short} Prices: What It Sells For | Flipworth`,
    `Used ${short} Prices: What It Sells For`,
    `Used ${short} Prices`,
    `${short} Prices`,
  ];
  return firstThatFits(titles, longestTitle);
}

export function thingDescription(name: string, { low, median, high }: Range): string {
  const range = `${formatRounded(low)}–${formatRounded(high)}`;
  const price = `We estimate a used ${shortName(name)} at ${formatRounded(median)} (most ${range})`;
  const month = monthInWords(priceMonth);
  return firstThatFits(
    [
      `${price}, ${month}. By condition and version, fees by platform, time to sell, and what to check.`,
      `${price}, ${month}. By condition, fees by platform and what to check.`,
      `${price}. By condition, with fees and checks.`,
      `${price}.`,
    ],
    longestDescription,
  );
}

function firstThatFits(texts: readonly string[], most: number): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1)?.slice(0, most) ?? "";
}
