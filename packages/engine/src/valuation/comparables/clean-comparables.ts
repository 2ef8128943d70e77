import { identify } from "../../identification/identify.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade, GuideEntry } from "../../price-guide/entry.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { readAttributes } from "../../reading/fields/attributes.ts";
import { readCondition } from "../../reading/fields/read-condition.ts";
import { categoryPrior } from "../sources/category-priors.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { ComparableSale, StruckOut } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";
import { amountOf, quantityFactor, toldFactor } from "../sources/guide-evidence.ts";
import { itemName } from "../item-name.ts";
import { yearsBetween } from "../months.ts";
import { strikeOutliers } from "./outliers.ts";
import { isTelling, priceChange } from "../sources/price-over-time.ts";
import { missingWords, tellingWords } from "./same-thing.ts";

/** A comparable that counts, its price brought to our item's condition and quantity, and to today. */
export type KeptComparable = {
  comparable: ComparableSale;
  logPrice: number;
  /** The part of it that is the time since the sale: below 0 for a thing that has fallen. */
  logChange: number;
};

export type CleanComparables = {
  kept: readonly KeptComparable[];
  struckOut: readonly StruckOut[];
};

export type ComparablesQuestion = {
  item: IdentifiedItem;
  facts: PriceBlindFacts;
  grade: ConditionGrade | null;
  comparables: readonly ComparableSale[];
  /** ISO date of the analysis. */
  asOf: string;
};

/** Strikes out what is not a sale of the same thing, with a reason on each. */
export function cleanComparables(question: ComparablesQuestion): CleanComparables {
  const telling = tellingWords(question.item, question.facts);
  const kept: KeptComparable[] = [];
  const struckOut: StruckOut[] = [];
  for (const comparable of question.comparables) {
    const read = readComparable(comparable);
    const reason = reasonAgainst(read, { question, telling });
    if (reason === null) kept.push(keep(read, question));
    else struckOut.push(strike(comparable, reason));
  }
  const { inliers, outliers } = strikeOutliers(kept);
  const far = outliers.map(({ comparable, reason }) => strike(comparable, reason));
  return { kept: inliers, struckOut: [...struckOut, ...far] };
}

type ReadComparable = {
  comparable: ComparableSale;
  found: IdentifiedItem | null;
  grade: ConditionGrade | null;
};

/** The same reader that named our item names the comparable, so like is held against like. */
function readComparable(comparable: ComparableSale): ReadComparable {
  const { title, attributes = {} } = comparable;
  const condition = readCondition(comparable.condition, title);
  const found = identify({
    title,
    condition,
    description: null,
    category: null,
    location: null,
    isSold: false,
    attributes: readAttributes(attributes),
  });
  const item = found.kind === "item" ? found : null;
  return {
    comparable,
    found: item,
    grade: item?.isForParts ? "parts" : (condition?.grade ?? null),
  };
}

function reasonAgainst(
  read: ReadComparable,
  { question, telling }: { question: ComparablesQuestion; telling: readonly string[] },
): string | null {
  const { comparable, found, grade } = read;
  if (comparable.priceDollars < 1) return "no usable price";
  if (comparable.isVouchedFor) return null;
  if (comparable.isLessRelevant) return "matches only some of the search words";
  if (isOld(comparable, question.asOf)) return "sold more than a year ago";
  if (!found) return "not an item for sale";
  const { item } = question;
  if (found.isAccessory && !item.isAccessory) return "an accessory, not the main item";
  if (grade === "parts" && question.grade !== "parts") return "for parts or broken";
  if (found.isMixedLot) return "a lot of different items";
  if (item.isMixedLot) return "only one of the items";
  if (amountOf(found) > 1 && amountOf(found) !== amountOf(item))
    return `a lot of ${found.quantity}`;
  return anotherThing(found, item) ?? wordsMissing(read, item, telling);
}

function anotherThing(found: IdentifiedItem, item: IdentifiedItem): string | null {
  if (item.entry && found.entry && !areOneThing(item.entry, found.entry)) {
    return `a different model: ${itemName(found)}`;
  }
  if (item.variant && found.variant && found.variant.name !== item.variant.name) {
    return `a different variant: ${found.variant.name}`;
  }
  return null;
}

/**
 * The same entry, or a general one that the other is a case of: a title that leaves the model open
 * may be of it, as long as both are of one maker and one family. Its own words decide then.
 */
function areOneThing(one: GuideEntry, other: GuideEntry): boolean {
  if (one.id === other.id) return true;
  const isGeneral = one.specificity !== "model" || other.specificity !== "model";
  const isOfOneMaker = one.brand === other.brand || one.brand === null || other.brand === null;
  return isGeneral && isOfOneMaker && one.family === other.family && shareNoun(one, other);
}

/** "Cordless drill" and "DeWalt 20V drill": the last word of a label names the thing. */
function shareNoun(one: GuideEntry, other: GuideEntry): boolean {
  const [a, b] = [one, other].map(({ model }) => ownNoun(model));
  return a !== undefined && a === b;
}

const ownNoun = (model: string) =>
  (model.split(/[,(]/)[0] ?? model)
    .toLowerCase()
    .match(/[a-z]+/g)
    ?.at(-1);

function wordsMissing(
  { comparable, found }: ReadComparable,
  item: IdentifiedItem,
  telling: readonly string[],
): string | null {
  const isSameEntry = item.entry !== null && found?.entry?.id === item.entry.id;
  return isSameEntry ? null : missingWords(comparable.title, telling);
}

/** Only a date that can be read counts against a sale. */
function isOld({ kind, soldAt }: ComparableSale, asOf: string): boolean {
  if (kind === "ask" || soldAt === null) return false;
  const daysAgo = (Date.parse(asOf) - Date.parse(soldAt)) / 86_400_000;
  return daysAgo > 365;
}

function keep(read: ReadComparable, question: ComparablesQuestion): KeptComparable {
  const { comparable } = read;
  const logChange = changeSinceSale(comparable, question);
  return { comparable, logPrice: adjustedLogPrice(read, question) + logChange, logChange };
}

/**
 * By the same rule as the guide's own price. An ask is of today, and so is a sale without a date or
 * so near that less has happened since than single sales differ by.
 */
function changeSinceSale(
  { kind, soldAt }: ComparableSale,
  { item: { entry }, asOf }: ComparablesQuestion,
): number {
  if (entry === null || kind === "ask" || soldAt === null || !isMonthOrDay.test(soldAt)) return 0;
  const priced = { entry, guideMonth: entry.asOf };
  const change = priceChange(priced, asOf).logFactor - priceChange(priced, soldAt).logFactor;
  return isTelling(change) ? change : 0;
}

const isMonthOrDay = /^\d{4}-\d{2}/;

/** A comparable that names no condition is taken as good, like the guide's reference. */
function adjustedLogPrice(read: ReadComparable, question: ComparablesQuestion): number {
  const { item, grade } = question;
  const factor = (of: ConditionGrade | null) => conditionFactor(of ?? "good", item.entry);
  const isSameLot = read.found !== null && amountOf(read.found) === amountOf(item);
  const units = isSameLot ? 1 : quantityFactor(amountOf(item));
  const asTold = toldDifference(read, question) * faultDifference(read, question);
  const paid = paidDollars(read.comparable, item);
  return Math.log((paid * units * asTold * factor(grade)) / factor(read.grade));
}

/** What the buyer paid beside the price is income of whoever ships, as the postage is a cost. */
function paidDollars(
  { kind, priceDollars, shippingDollars }: ComparableSale,
  { entry, category }: IdentifiedItem,
): number {
  const { shipPounds } = entry ?? categoryPrior(category);
  const isShippedSale = kind === "sold" && shipPounds !== null;
  return priceDollars + (isShippedSale ? (shippingDollars ?? 0) : 0);
}

/** What is wrong with ours and not with theirs, and the other way round. */
function faultDifference(
  { found, grade: foundGrade }: ReadComparable,
  { item, grade }: ComparablesQuestion,
): number {
  return faultFactor(item, grade) / (found === null ? 1 : faultFactor(found, foundGrade));
}

/** Of one line, a bicycle six years older or of another material is not the same thing. */
function toldDifference({ found }: ReadComparable, { item, asOf }: ComparablesQuestion): number {
  const { entry } = item;
  if (entry === null || found?.entry?.id !== entry.id) return 1;
  const years = yearsBetween(entry.asOf, asOf);
  return toldFactor(item, years) / toldFactor(found, years);
}

function strike({ title, priceDollars, foundAt }: ComparableSale, reason: string): StruckOut {
  return { title, priceDollars, reason, ...(foundAt === undefined ? {} : { foundAt }) };
}
