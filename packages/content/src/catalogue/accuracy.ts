import type { GuideSection } from "../guides/guide-page.ts";
import measured from "./accuracy.json" with { type: "json" };

/** One set of real prices and how our estimates stood against it. */
export type AccuracyRow = {
  name: string;
  priced: string;
  rows: number;
  answeredPercent: number;
  medianErrorPercent: number;
  within20Percent: number;
  holdsPercent: number;
};

/** The day of the measurements, ISO. Figures come from docs/valuation.md and docs/vehicles.md; a test holds them together. */
export const accuracyMeasuredOn: string = measured.measuredOn;

const { vehicles, titles } = measured;
/** A name that begins like this is a part of the set before it. */
const isWhole = ({ name }: { name: string }) => !name.startsWith("…");

export const accuracyRows: readonly AccuracyRow[] = [
  ...measured.sets.filter(isWhole),
  { ...vehicles, answeredPercent: Math.round((100 * vehicles.answered) / vehicles.rows) },
];

const setOf = (name: string) => {
  const found = measured.sets.find((set) => set.name === name);
  if (found === undefined) throw new Error(`no set ${name} was measured`);
  return found;
};

const goods = setOf("Craigslist goods");
const goodsToday = setOf("… as of today");
const bikes = setOf("Mountain bikes");
const guitars = setOf("Guitars");
const ebay = setOf("eBay asks");
const denim = setOf("Denim");
const holds = accuracyRows.map(({ holdsPercent }) => holdsPercent);

/** Where the estimates miss, worst first, in the figures of the table. */
export const accuracyMisses: readonly string[] = [
  `Mixed household goods: half of the estimates miss by more than ${goods.medianErrorPercent}%. A word like "table" or "chair" is often all that a title says.`,
  `Old prices of phones and electronics: appraised as of today instead of their own year, the range held ${goodsToday.holdsPercent}% instead of ${goods.holdsPercent}%.`,
  `Mostly new goods on eBay: half miss by more than ${ebay.medianErrorPercent}%, and the ranges are wide: the high end is ${ebay.highOverLow} times the low end.`,
  `Mountain bikes and guitars as the sellers asked: the asks were ${bikes.bias} and ${guitars.bias} times our estimate. Asking prices run above sale prices, but not all of that gap is the sellers' hope.`,
  `Cars of the ${vehicles.oldest.name}: half miss by more than ${vehicles.oldest.medianErrorPercent}%, and the range held ${vehicles.oldest.holdsPercent}%.`,
  `Wrong identification: of ${titles.titles.toLocaleString("en-US")} titles that we wrote ourselves, three in four of them traps, ${titles.farOffPercent}% were priced 2.5 times too high or too low. Of those never used for tuning it was ${titles.heldOutFarOffPercent}%.`,
  `Only ${denim.rows} of these prices are recorded sales (denim). The rest are asking prices, which are not what a thing sells for.`,
];

export const accuracySections: readonly GuideSection[] = [
  {
    title: "How we make an estimate",
    content: [
      "Each price starts with an entry of our price guide: what a used one in good condition brings in the United States, which version it is, and how its condition and age move that. The figures of the guide are our own, from general knowledge of resale prices. They are not taken from a record of sales.",
      "The analyzer adds what else it knows: sold listings that you read with the extension, your own recorded sales, and the words of the listing. The asking price never counts. The pages on this site show what the analyzer answers to a plain title in the condition that the page names.",
      "A range is where we expect most sales to end: eight in ten, if our estimate is right. When the words say too little, the analyzer gives no range and takes no credit.",
    ].join("\n\n"),
  },
  {
    title: "What the columns mean",
    content: [
      `- Median miss: half of our estimates were closer to the price than this, half were further off. It is counted after taking out how much higher or lower a whole market asks.`,
      `- Within 20%: how many estimates were at most a fifth off.`,
      `- Range held: how many prices were inside our range. We aim at 80%; the sets run from ${Math.min(...holds)}% to ${Math.max(...holds)}%.`,
      `- Answered: how many listings got a range at all.`,
    ].join("\n"),
  },
  {
    title: "What sellers often say, and what our figures say",
    content: [
      "You will read that used things bring 60 to 75% of retail and sell within 7 to 10 days. Sellers often say so, and our city pages repeat it as a rule of thumb. Our own figures differ by item: an older phone brings far less of its new price, a wooden high chair more, and furniture often takes weeks. Where a rule and a [price page](/prices) disagree, trust the page's range and its date.",
      'Our home page says "AI-powered" and the city index says "50+ cities". The arithmetic of an answer is not done by a language model, and the list has 40 cities today.',
    ].join("\n\n"),
  },
];
