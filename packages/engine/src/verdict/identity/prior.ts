import type { IdentifiedItem } from "../../identification/identification.ts";
import { guideInUse } from "../../price-guide/guide.ts";
import type { ListingFacts } from "../../reading/listing-facts.ts";
import { type Beliefs, normalized } from "./hypotheses.ts";
import { namesOldYear, type TitleSigns, titleSigns } from "./title-signs.ts";

export type IdentityEvidence = {
  item: IdentifiedItem;
  facts: ListingFacts;
  /** Sold comparables of it carry at least half of the estimate. */
  hasOwnSales: boolean;
  /** A vision model saw the thing on the picture, well enough to go by. */
  isSeen: boolean;
  scamSigns: number;
  /** ISO date of the analysis. */
  asOf: string;
};

// Weights against the thing's own, before any evidence: general knowledge of what a search for a
// thing's name turns up on a local marketplace.
const usual = { part: 0.08, partOfSimple: 0.03, broken: 0.02, lure: 0.005, otherOfDoubt: 0.3 };

// By how much each piece of evidence moves the odds. General knowledge, not a measurement.
const odds = {
  namesPart: 30,
  saysNotTheThing: 5,
  saysLikeness: 6,
  namesOldYear: 8,
  saysWhole: 1 / 3,
  conditionStated: 0.7,
  descriptionFits: 1 / 2,
  manyWordsMatch: 0.7,
  ownSales: 1 / 3,
  seen: 1 / 4,
  oneScamSign: 6,
};

/** Sold comparables passed a check of their own words, so they vouch for what the thing is. */
const bySales = 0.9;

/** How likely each explanation is by the words alone, before the ask is looked at. */
export function priorBeliefs(evidence: IdentityEvidence): Beliefs {
  const { item, facts, scamSigns } = evidence;
  const confidence = evidence.hasOwnSales ? Math.max(item.confidence, bySales) : item.confidence;
  const signs = titleSigns(facts.title ?? "", item);
  const isOlderOne = namesOldYear(facts.title ?? "", item, evidence.asOf);
  const doubt = evidenceForThing(evidence, signs);
  const part = item.isAccessory ? 0 : usualPart(item) * partOdds(signs) * doubt;
  const broken = item.isForParts ? 0 : usual.broken * doubt;
  return normalized({
    thing: confidence,
    part,
    broken,
    lure: usual.lure * odds.oneScamSign ** scamSigns,
    other:
      usual.otherOfDoubt *
      (1 - confidence) *
      (signs.saysLikeness ? odds.saysLikeness : 1) *
      (isOlderOne ? odds.namesOldYear : 1) *
      nameOdds(item) *
      doubt,
  });
}

function usualPart({ category }: IdentifiedItem): number {
  const hasHardlyParts = category !== null && guideInUse().categories[category].hasHardlyParts;
  return hasHardlyParts ? usual.partOfSimple : usual.part;
}

function partOdds({ namesPart, saysNotTheThing }: TitleSigns): number {
  return (namesPart ? odds.namesPart : 1) * (saysNotTheThing ? odds.saysNotTheThing : 1);
}

/** Several words of its name say that it is about this thing, if not that it is one. */
const nameOdds = ({ matchedWords }: IdentifiedItem) =>
  wordCount(matchedWords) >= 3 ? odds.manyWordsMatch : 1;

/** What speaks for the thing lowers everything else alike. */
function evidenceForThing(
  { item, facts, hasOwnSales, isSeen }: IdentityEvidence,
  { saysWhole }: TitleSigns,
): number {
  const { condition, origins, description } = facts;
  const factors = [
    saysWhole ? odds.saysWhole : 1,
    condition !== null && origins.condition?.certainty !== "unsure" ? odds.conditionStated : 1,
    description !== null && fitsThing(description, item) ? odds.descriptionFits : 1,
    hasOwnSales ? odds.ownSales : 1,
    isSeen ? odds.seen : 1,
  ];
  return factors.reduce((product, factor) => product * factor, 1);
}

/** It names the thing again, or says that it works, and is more than a line. */
function fitsThing(description: string, item: IdentifiedItem): boolean {
  if (description.length < 40) return false;
  const signs = titleSigns(description, item);
  if (signs.saysNotTheThing && !signs.saysWhole) return false;
  const named = item.matchedWords?.toLowerCase();
  return signs.saysWhole || (named !== undefined && description.toLowerCase().includes(named));
}

const wordCount = (words: string | null) => words?.trim().split(/\s+/).length ?? 0;
