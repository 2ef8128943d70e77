import { dearestFirst } from "./category-guide-text.ts";
import { dollars } from "./city/city-category-prices.ts";
import { choose } from "./city/city-spread.ts";
import type { PriceBand } from "./guide-page.ts";

/**
 * The bands' figures at work: the ends of the table, the least certain of the others, and the most
 * to pay for the middle one. The seed chooses among wordings, so that pages do not all read alike.
 */
export function priceSentences(bands: readonly PriceBand[], seed: string): string {
  const sorted = dearestFirst(bands);
  const [dearest] = sorted;
  const cheapest = sorted.at(-1);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!dearest || !cheapest || !middle) return "";
  const others = sorted.filter((band) => ![dearest, cheapest, middle].includes(band));
  const [widest] = others.toSorted((one, other) => widthOf(other) - widthOf(one));
  const say = (topic: string, wordings: Wordings) => choose(wordings, `${seed}|${topic}`);
  return [
    say("date", dateWordings(monthOf(oldest(bands)))),
    say("ends", endsWordings(dearest, cheapest)),
    ...(widest ? [say("widest", widestWordings(widest))] : []),
    say("limit", limitWordings(middle)),
  ].join(" ");
}

type Wordings = readonly [string, ...string[]];

const dateWordings = (month: string): Wordings => [
  `Our figures are of ${month}, for working things in good used condition, without shipping.`,
  `All prices here are our estimates of ${month}: used, working, in good condition, and without postage.`,
  `The table above is dated ${month}; it means used things that work and look cared for, shipping left out.`,
];

const endsWordings = (dearest: PriceBand, cheapest: PriceBand): Wordings => [
  `The most expensive in the table is ${dearest.name}, about ${dollars(dearest.medianCents)}, where we expect most sales between ${range(dearest)}. The cheapest is ${cheapest.name}, near ${dollars(cheapest.medianCents)}.`,
  `Prices run from ${cheapest.name}, at about ${dollars(cheapest.medianCents)}, to ${dearest.name}, at about ${dollars(dearest.medianCents)} where we expect most sales between ${range(dearest)}.`,
  `Short on cash? Start with ${cheapest.name}, near ${dollars(cheapest.medianCents)}. ${dearest.name} costs the most, about ${dollars(dearest.medianCents)}, where we expect most sales between ${range(dearest)}.`,
];

const widestWordings = (widest: PriceBand): Wordings => [
  `The range is widest for ${widest.name}, between ${range(widest)}, because the exact version and its state decide.`,
  `Be careful with ${widest.name}: our range for it runs from ${range(widest).replace(" and ", " to ")}, so know the version before you offer.`,
  `For ${widest.name} no single figure will do: between ${range(widest)} everything depends on version and condition.`,
];

function limitWordings(middle: PriceBand): Wordings {
  const [median, limit] = [dollars(middle.medianCents), dollars(mostToPayCents(middle))];
  return [
    `For ${middle.name} expect about ${median}; bought at ${limit} or less and sold locally, it returns half of your money on top.`,
    `A worked example: ${middle.name} at about ${median} allows you to pay ${limit}, if you sell without fees and want half of your money on top.`,
    `Say you see ${middle.name}: with a sale near ${median} and no fees, ${limit} is the most that leaves a return of 50%.`,
  ];
}

/** An ROI of 50% is a margin of a third, so this is also what the calculator calls a great deal. */
function mostToPayCents({ medianCents }: PriceBand): number {
  const stepCents = medianCents >= 1000_00 ? 50_00 : medianCents >= 100_00 ? 5_00 : 1_00;
  return Math.floor(medianCents / 1.5 / stepCents) * stepCents;
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
