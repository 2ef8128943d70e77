import type { Fact } from "../knowledge/fact.ts";
import { dollars } from "./city-category-prices.ts";
import type { PriceBand, RichText } from "./guide-page.ts";

/** Paragraphs in the markup of a guide; an empty one leaves no gap. */
export function paragraphs(...parts: readonly string[]): RichText {
  return parts.filter((part) => part !== "").join("\n\n");
}

export function list(facts: readonly Fact[]): string {
  return facts.map(({ text }) => `- ${text}`).join("\n");
}

/** A line that announces a list, and the list. */
export function listUnder(lead: string, facts: readonly Fact[]): string {
  return facts.length === 0 ? "" : `${lead}\n\n${list(facts)}`;
}

/** What holds everywhere. */
export function general(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ when }) => when === undefined);
}

/** What holds only in some places. */
export function local(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ when }) => when !== undefined);
}

export function dearestFirst(bands: readonly PriceBand[]): PriceBand[] {
  return bands.toSorted((first, other) => other.medianCents - first.medianCents);
}

/**
 * The bands' figures at work: the ends of the table, the least certain one, and the most to pay for
 * the middle one. The limit is the calculator's own: an ROI of 50% is a margin of a third.
 */
export function priceSentences(bands: readonly PriceBand[]): string {
  const sorted = dearestFirst(bands);
  const [dearest] = sorted;
  const cheapest = sorted.at(-1);
  const middle = sorted[Math.floor(sorted.length / 2)];
  const widest = sorted.toSorted((first, other) => widthOf(other) - widthOf(first))[0];
  if (!dearest || !cheapest || !middle || !widest) return "";
  const mostToPayCents = Math.floor(middle.medianCents / 150) * 100;
  return [
    `Our figures are of ${monthOf(oldest(bands))}, for working things in good used condition, without shipping.`,
    `${dearest.name} is the dearest in the table above: about ${dollars(dearest.medianCents)}, and eight in ten sales between ${range(dearest)}.`,
    `At the other end stands ${cheapest.name}, near ${dollars(cheapest.medianCents)}.`,
    `The widest spread belongs to ${widest.name}, with ${range(widest)}, so there the exact version and its state decide.`,
    `${middle.name} sells for about ${dollars(middle.medianCents)}; bought for ${dollars(mostToPayCents)} or less and sold locally, it returns half of your money on top.`,
  ].join(" ");
}

const widthOf = ({ lowCents, highCents }: PriceBand) => highCents / lowCents;

const range = ({ lowCents, highCents }: PriceBand) =>
  `${dollars(lowCents)} and ${dollars(highCents)}`;

function oldest(bands: readonly PriceBand[]): string {
  return bands.map(({ asOf }) => asOf).toSorted()[0] ?? "";
}

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "2026-11" or "2026-11-01" reads "November 2026". */
export function monthOf(asOf: string): string {
  const [year, month] = asOf.split("-");
  return `${months[Number(month) - 1] ?? ""} ${year}`.trim();
}
