import type { IdentifiedItem } from "../../identification/identification.ts";
import type { ConditionGrade } from "../../price-guide/entry.ts";
import { categoryPrior } from "../sources/category-priors.ts";
import { conditionFactor } from "../condition-factor.ts";
import type { ComparableSale } from "../evidence.ts";
import { faultFactor } from "../fault-factor.ts";
import { amountOf, quantityFactor } from "../quantity-factor.ts";
import { toldFactor } from "../sources/guide-evidence.ts";
import { yearsBetween } from "../months.ts";
import { isTelling, priceChange } from "../sources/price-over-time.ts";
import type { KeptComparable, ComparablesQuestion } from "./comparables-question.ts";
import type { ReadComparable } from "./read-comparable.ts";

export function keptComparable(
  read: ReadComparable,
  question: ComparablesQuestion,
): KeptComparable {
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
  const paid = paidDollars(read.comparable, item);
  const units = isSameLot ? 1 : quantityFactor(amountOf(item), paid, item.entry);
  const asTold = toldDifference(read, question) * faultDifference(read, question);
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
