import { formatRounded } from "@flipworth/ui";
import { monthInWords } from "../month-in-words.ts";
import { priceMonth } from "../pages/ask-when-built.ts";
import type { Range } from "./thing-figures.ts";

const longestTitle = 60;
const longestDescription = 160;

/** In the middle of a sentence: "used window air conditioner", "used iPhone 15". A kind has no maker's name before it. */
export function nameInSentence(name: string, brand: string | null): string {
  const short = shortName(name);
  return brand === null ? short.charAt(0).toLowerCase() + short.slice(1) : short;
}

/** Without the makers in brackets: "fine crystal (Waterford, Baccarat)" is fine crystal. */
export function shortName(name: string): string {
  return name.replace(/ \([^)]*\)/, "");
}

export function thingTitle(short: string): string {
  const titles = [
    `Used ${short} Prices: What It Sells For | Flipworth`,
    `Used ${short} Prices: What It Sells For`,
    `Used ${short} Prices`,
    `${short.charAt(0).toUpperCase()}${short.slice(1)} Prices`,
  ];
  return firstThatFits(titles, longestTitle);
}

export function thingDescription(short: string, { low, median, high }: Range): string {
  const range = `${formatRounded(low)}–${formatRounded(high)}`;
  const price = `We estimate a used ${short} at ${formatRounded(median)} (most ${range})`;
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
