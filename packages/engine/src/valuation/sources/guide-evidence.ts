import type { AppliedAdjustment, IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade, GuideEntry, Specificity } from "../../price-guide/entry.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import { conditionFactor, unusedExplains } from "../condition-factor.ts";
import { amountOf, mostForOneself, quantityFactor } from "../quantity-factor.ts";
import type { Evidence } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";
import { yearsBetween } from "../months.ts";
import { priceChange } from "./price-over-time.ts";
import { standardDeviation } from "../statistics.ts";
import { guideSentence } from "./guide-sentence.ts";
import { ofGuide } from "../../words/voice-in-use.ts";

export type GuideQuestion = {
  item: IdentifiedItem;
  entry: GuideEntry;
  section: Pick<GuideEntry, "asOf" | "basis">;
  /** null when the listing does not say; then good is assumed. */
  grade: ConditionGrade | null;
  /** ISO date of the analysis. */
  asOf: string;
};

/**
 * How far an editor's median may be off for the thing at hand, as a standard deviation of
 * ln(price). Held against real listings (docs/valuation.md), ranges with half of this doubt kept 62 %
 * of prices instead of 80 %, about alike in furniture, bicycles, electronics and appliances: the
 * same kind of thing differs by size, quality and age more than its own scatter says.
 */
const specificityDoubt = {
  exact: 0.18,
  model: 0.25,
  line: 0.4,
  type: 0.62,
} as const satisfies Record<Narrowness, number>;

/**
 * "IKEA table" and "DeWalt drill" may be any of a maker's, of any size and age: on mixed local
 * listings the doubt of a line kept 59–68 % of prices. A guitar's series and a maker's dress span
 * less, and there it kept 80 %.
 */
const mixedLineDoubt = 0.55;

/** How narrowly a thing is named by its entry and the words together. */
type Narrowness = Specificity | "exact";

/** A dress whose maker is told, a bicycle line whose model year is told, a maker's coat. */
const narrowerThan = {
  model: "model",
  line: "model",
  type: "line",
} as const satisfies Record<Specificity, Specificity>;

// A match of no confidence at all would be off by a factor of 1.6; the confidence counts already
// how well such a name tells a price (identification/sureness/posterior.ts).
const identificationDoubt = 0.5;

/** Entry → variant → what the words tell → time → condition → quantity. */
export function guideEvidence(question: GuideQuestion): Evidence {
  const { item, entry, section, grade, asOf } = question;
  const change = priceChange({ entry, guideMonth: section.asOf }, asOf);
  const years = yearsBetween(section.asOf, asOf);
  const eachDollars =
    entry.usedMedianUsd *
    (item.variant?.factor ?? 1) *
    toldFactor(item, years) *
    Math.exp(change.logFactor) *
    conditionFactor(grade ?? "good", entry) *
    faultFactor(item, grade);
  const dollars = eachDollars * quantityFactor(amountOf(item), eachDollars, entry);
  const doubts = [
    namingDoubtOf(item, entry),
    item.variant ? 0 : variantDoubt(entry),
    change.doubt,
    identificationDoubt * (1 - item.confidence),
    entry.unit === undefined ? countDoubt(amountOf(item)) : 0,
    item.isCountUntold ? untoldCountDoubt : 0,
  ];
  return {
    source: "price_guide",
    logMedian: Math.log(dollars),
    medianUncertainty: Math.hypot(...doubts),
    scatter: scatterInUse(entry, item, grade),
    sentence: guideSentence(question, { dollars, change }),
    asOf: section.asOf,
    basis: ofGuide(section.basis),
  };
}

/** What the words tell beside the name makes of the entry's price, so long after the guide. */
export function toldFactor({ adjustments }: IdentifiedItem, years: number): number {
  return adjustments.reduce((product, told) => product * factorAfter(told, years), 1);
}

/** A model year is older by as much as the question comes after the guide, and loses for that long. */
function factorAfter({ factor, ageing }: AppliedAdjustment, years: number): number {
  if (ageing === undefined) return factor;
  const { lossPerYear, ageYears, lastsYears } = ageing;
  return (1 - lossPerYear) ** Math.min(lastsYears, ageYears + years);
}

/** A box holds five books or forty. */
const untoldCountDoubt = 0.5;

/** How far the entry's median may be off for the thing, as a standard deviation of ln(price). */
export function namingDoubtOf(item: IdentifiedItem, entry: GuideEntry): number {
  const narrowness = narrownessOf(item, entry);
  const { category } = entry;
  const isMixed = narrowness === "line" && !guideInUse().categories[category].hasNarrowLines;
  return isMixed ? mixedLineDoubt : specificityDoubt[narrowness];
}

/** Whoever lists sixteen monitors may mean the price of one: a doubt that grows with their number. */
const countDoubt = (quantity: number) => 0.3 * Math.log(Math.max(1, quantity / mostForOneself));

/**
 * Whether the words name one product, be it as a model or as a line with its year or build. A
 * maker's dress is told narrowly and may still be any of hundreds.
 */
export function isOneProduct(item: IdentifiedItem): boolean {
  const { entry } = item;
  if (entry === null || entry.specificity === "model") return entry !== null;
  const narrowness = narrownessOf(item, entry);
  return entry.category !== "clothing" && (narrowness === "exact" || narrowness === "model");
}

/** A line with both its year and its build told is one product; a kind never becomes one. */
function narrownessOf(
  { adjustments, variant }: IdentifiedItem,
  { specificity }: GuideEntry,
): Narrowness {
  if (adjustments.some(({ isPriceLevel }) => isPriceLevel)) return "exact";
  const narrowing = adjustments.filter(({ isNarrowing }) => isNarrowing).length;
  if (narrowing > 1 && specificity !== "type") return "exact";
  return variant !== null || narrowing > 0 ? narrowerThan[specificity] : specificity;
}

/**
 * What the words tell no longer scatters: the model year of a bicycle, the maker of a dress, which
 * of its variants it is. Wear and luck stay, so at least half of the spread does.
 */
export function remainingScatter(
  entry: GuideEntry,
  { adjustments, variant }: Pick<IdentifiedItem, "adjustments" | "variant">,
): number {
  const { scatter } = entry;
  const ofVariants = variant === null ? 0 : variantDoubt(entry);
  const known = adjustments.reduce((sum, { explains }) => sum + explains ** 2, ofVariants ** 2);
  return Math.sqrt(Math.max(scatter ** 2 - known, (scatter / 2) ** 2));
}

/** Used ones of a kind are of any age; an unused one is hardly old and not worn. */
function scatterInUse(
  entry: GuideEntry,
  item: IdentifiedItem,
  grade: ConditionGrade | null,
): number {
  const scatter = remainingScatter(entry, item) * lotScatterFactor(entry, amountOf(item));
  const isUnused = grade === "new" && entry.specificity === "type";
  return isUnused
    ? Math.sqrt(Math.max(scatter ** 2 - unusedExplains ** 2, (scatter / 2) ** 2))
    : scatter;
}

/** Whose they were and what was picked out before is alike for all of a lot. Editors' figure. */
const sharedInLot = 0.5;

/** The good and the bad ones of a lot of thirty records average out, as far as they differ. */
function lotScatterFactor(entry: GuideEntry, quantity: number): number {
  const { specificity, category, adjustedBy = [] } = entry;
  const isVaried =
    guideInUse().categories[category].differsInLots || adjustedBy.includes("video_game");
  const averagesOut = isVaried && specificity !== "model" && quantity > mostForOneself;
  return averagesOut ? Math.sqrt(sharedInLot + (1 - sharedInLot) / quantity) : 1;
}

/**
 * Not knowing which variant it is: half the spread of their factors, for sellers name what makes
 * a thing dearer, so silence speaks for the base. Capped, as `scatter` covers the rest.
 */
function variantDoubt({ variants = [] }: GuideEntry): number {
  const logs = [1, ...variants.map(({ factor }) => factor)].map(Math.log);
  return Math.min(0.25, standardDeviation(logs) / 2);
}
