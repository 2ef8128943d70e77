import { dollars } from "./city/city-category-prices.ts";
import { monthOf } from "./category-guide-prices.ts";
import type { FindBand } from "./guide-page.ts";

const classes = ["compact", "midsize", "small-suv", "midsize-suv", "minivan", "pickup"] as const;
const ages = [5, 10, 15] as const;
/** About three years of driving. */
const extraMiles = 40_000;

/** What cars bring by class, age and miles, as a list for the guide of vehicles. */
export function vehiclePriceList(findBand: FindBand): string {
  const lines = classes.map((kind) => {
    const told = ages.map((age) => {
      const { medianCents, lowCents, highCents } = findBand(`vehicle/${kind}/${age}`);
      return `${dollars(medianCents)} (${dollars(lowCents)} to ${dollars(highCents)}) at ${age}`;
    });
    const { name } = findBand(`vehicle/${kind}/${ages[0]}`);
    return `- ${kindIn(name)}: about ${told.slice(0, -1).join(" years, ")} years and ${told.at(-1)}.`;
  });
  const { asOf } = findBand(`vehicle/compact/${ages[0]}`);
  return [
    `Our estimates of ${monthOf(asOf)} of what a private buyer pays for a running one with a clean title and usual miles, and in brackets the range where most should sell:`,
    lines.join("\n"),
    mileageSentence(findBand),
  ].join("\n\n");
}

function mileageSentence(findBand: FindBand): string {
  const usual = findBand("vehicle/midsize/10");
  const driven = findBand(`vehicle/midsize/10/${extraMiles}`);
  const less = dollars(usual.medianCents - driven.medianCents);
  return `Miles count too: ${extraMiles.toLocaleString("en-US")} more than usual take about ${less} off a ten-year-old midsize sedan.`;
}

/** "5-year-old compact car (62,000 miles)" is of compact cars. */
function kindIn(name: string): string {
  const kind = name.replace(/^\d+-year-old /, "").replace(/ \(.*$/, "");
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}
