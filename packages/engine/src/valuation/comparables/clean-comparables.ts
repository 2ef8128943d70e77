import type { IdentifiedItem } from "../../identification/identification.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { ComparableSale, StruckOut } from "../evidence.ts";
import { amountOf } from "../quantity-factor.ts";
import { itemName } from "../item-name.ts";
import { strikeOutliers } from "./outliers.ts";
import { missingWords, tellingWords } from "./same-thing.ts";
import type {
  KeptComparable,
  CleanComparables,
  ComparablesQuestion,
} from "./comparables-question.ts";
import { type ReadComparable, readComparable } from "./read-comparable.ts";
import { keptComparable } from "./adjusted-price.ts";
import { comparablesWords } from "../../words/english/comparables.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(comparablesWords);

/** Strikes out what is not a sale of the same thing, with a reason on each. */
export function cleanComparables(question: ComparablesQuestion): CleanComparables {
  const telling = tellingWords(question.item, question.facts);
  const kept: KeptComparable[] = [];
  const struckOut: StruckOut[] = [];
  for (const comparable of question.comparables) {
    const read = readComparable(comparable);
    const reason = reasonAgainst(read, { question, telling });
    if (reason === null) kept.push(keptComparable(read, question));
    else struckOut.push(strike(comparable, reason));
  }
  const { inliers, outliers } = strikeOutliers(kept);
  const far = outliers.map(({ comparable, reason }) => strike(comparable, reason));
  return { kept: inliers, struckOut: [...struckOut, ...far] };
}

function reasonAgainst(
  read: ReadComparable,
  { question, telling }: { question: ComparablesQuestion; telling: readonly string[] },
): string | null {
  const { comparable, found, grade } = read;
  if (comparable.priceDollars < 1) return say("noPrice");
  if (comparable.isVouchedFor) return null;
  if (comparable.isLessRelevant) return say("lessRelevant");
  if (isOld(comparable, question.asOf)) return say("old");
  if (!found) return say("notAnItem");
  const { item } = question;
  if (found.isAccessory && !item.isAccessory) return say("accessory");
  if (grade === "parts" && question.grade !== "parts") return say("forParts");
  if (found.isMixedLot) return say("mixedLot");
  if (item.isMixedLot) return say("oneOfSeveral");
  if (amountOf(found) > 1 && amountOf(found) !== amountOf(item))
    return say("lot", { count: found.quantity });
  return anotherThing(found, item) ?? wordsMissing(read, item, telling);
}

function anotherThing(found: IdentifiedItem, item: IdentifiedItem): string | null {
  if (item.entry && found.entry && !areOneThing(item.entry, found.entry)) {
    return say("otherModel", { name: `${itemName(found)}` });
  }
  if (item.variant && found.variant && found.variant.name !== item.variant.name) {
    return say("otherVariant", { name: found.variant.name });
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

function strike({ title, priceDollars, foundAt }: ComparableSale, reason: string): StruckOut {
  return { title, priceDollars, reason, ...(foundAt === undefined ? {} : { foundAt }) };
}
