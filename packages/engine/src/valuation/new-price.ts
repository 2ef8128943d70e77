import { formatAboutDollars } from "../money/cents.ts";
import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { conditionFactor } from "./condition-factor.ts";
import type { Evidence } from "./evidence.ts";

/**
 * Clothes resell at a median of 0.32 of their new price (tenth to ninetieth percentile 0.19 to 0.53)
 * and at a falling share as it rises: in proportion to its power of 0.62. Measured on one shop's
 * prices of 2022–24; the share is taken to hold at an ordinary garment's new price.
 */
const usualShare = 0.32;
const usualNewDollars = 75;
const power = 0.62;
/** One shop is not the market. */
const shareDoubt = 0.15;
/** The spread of the shares, less what their fall with the new price explains. */
const scatter = 0.3;

/** "Retail $120", "MSRP: $80", "originally $200". An asking price never stands behind such words. */
const newPriceWords =
  /\b(?:(?:est(?:imated|d|\.)? )?retail(?:s|ed)?(?: price| value)?|msrp|rrp|orig(?:inal(?:ly)?|\.)?(?: price| retail| cost)?|(?:bought|paid|sold) new|new price|tag price)[^$\d.\n]{0,14}\$ ?(?<dollars>\d[\d,]{0,6}(?:\.\d\d)?)/i;
const sensibleDollars = { least: 5, most: 20_000 };

/** What the words say that it cost new, in dollars; null when they do not. */
export function readNewPrice({
  title,
  description,
}: Pick<PriceBlindFacts, "title" | "description">): number | null {
  const found = newPriceWords.exec(`${title ?? ""}\n${description ?? ""}`)?.groups?.["dollars"];
  const dollars = Number(found?.replaceAll(",", ""));
  return dollars >= sensibleDollars.least && dollars <= sensibleDollars.most ? dollars : null;
}

type Question = { item: IdentifiedItem; facts: PriceBlindFacts; grade: ConditionGrade | null };

/** null for anything but a single piece of clothing whose new price is told. */
export function newPriceEvidence({ item, facts, grade }: Question): Evidence | null {
  const isOneGarment = item.category === "clothing" && item.quantity === 1 && !item.isAccessory;
  const newDollars = isOneGarment ? readNewPrice(facts) : null;
  if (newDollars === null) return null;
  const dollars =
    usualShare *
    usualNewDollars *
    (newDollars / usualNewDollars) ** power *
    conditionFactor(grade ?? "good", item.entry);
  return {
    source: "new_price",
    logMedian: Math.log(dollars),
    medianUncertainty: shareDoubt,
    scatter,
    sentence: `It cost ${formatAboutDollars(newDollars)} new, and such clothes resell for about ${formatAboutDollars(dollars)}`,
    asOf: null,
    basis: "the new price that the listing tells, and the share of it that clothes resell for",
  };
}
