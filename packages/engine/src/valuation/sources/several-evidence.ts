import type { IdentifiedItem } from "../../identification/identification.ts";
import { formatAboutDollars } from "../../money/cents.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import type { Evidence, ValuedItem } from "../evidence.ts";
import { guideEvidence } from "./guide-evidence.ts";
import { itemName, unitsBefore } from "../item-name.ts";
import { evidenceWords } from "../../words/english/valuation.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(evidenceWords);

type SeveralQuestion = {
  items: readonly IdentifiedItem[];
  /** null when the listing does not say. */
  grade: ConditionGrade | null;
  /** ISO date of the analysis. */
  asOf: string;
};

/** Whoever takes all of them pays less than for each one by itself. Editors' figure. */
const lotFactor = 0.85;
/** How many of them there are, and how good each one is, is told worse than of one thing. */
const lotDoubt = 0.3;
/** Whose they were and how they were kept is alike for all: their prices err together. */
const sharedDoubt = 0.5;

/** What each of several things brings by itself. */
export function valueEach({ items, grade, asOf }: SeveralQuestion): readonly ValuedItem[] {
  return items.flatMap((item) => {
    const { entry } = item;
    if (entry === null) return [];
    const { logMedian, medianUncertainty, scatter } = guideEvidence({
      item,
      entry,
      section: entry,
      grade,
      asOf,
    });
    return [{ item, salePrice: { logMedian, logSd: Math.hypot(medianUncertainty, scatter) } }];
  });
}

/**
 * Several things sold together: their medians added up, less what the buyer of a lot expects. The
 * spread is that of a sum whose parts err together by half.
 */
export function severalEvidence(
  valued: readonly ValuedItem[],
  { asOf, basis }: GuideSection,
): Evidence {
  const dollars = valued.map(({ salePrice }) => Math.exp(salePrice.logMedian));
  const total = dollars.reduce((sum, one) => sum + one, 0);
  const errors = valued.map(({ salePrice }, at) => (salePrice.logSd * (dollars[at] ?? 0)) / total);
  const apart = errors.reduce((sum, error) => sum + error ** 2, 0);
  const together = errors.reduce((sum, error) => sum + error, 0) ** 2;
  return {
    source: "price_guide",
    logMedian: Math.log(total * lotFactor),
    medianUncertainty: lotDoubt,
    scatter: Math.sqrt(sharedDoubt * together + (1 - sharedDoubt) * apart),
    sentence: say("several", {
      count: valued.length,
      items: listOf(valued),
      price: formatAboutDollars(total * lotFactor),
    }),
    // By name: an entry has what its family says, too, and a copy of its own has not.
    asOf,
    basis,
  };
}

type GuideSection = Pick<Evidence, "asOf" | "basis">;

function listOf(valued: readonly ValuedItem[]): string {
  return valued
    .map(({ item, salePrice }) => {
      return `${unitsBefore(item)}${itemName(item) ?? say("item")} ${formatAboutDollars(Math.exp(salePrice.logMedian))}`;
    })
    .join(", ");
}
