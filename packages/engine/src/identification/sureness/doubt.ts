import { guideInUse } from "../../price-guide/guide.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { findManyPrices } from "../../reading/fields/shop-words.ts";
import { findBrands } from "../names/find-brand.ts";
import type { IdentifiedItem } from "../identification.ts";
import { categoryFromMarketplace } from "../sections/marketplace-category.ts";
import { areNear } from "../sections/near-categories.ts";
import type { Words } from "../read-words.ts";

/**
 * "Older model", "gen 1": of a thing that comes in generations, one that the words leave open, an
 * older one brings less than the middle.
 */
function saysOlder(
  { titleTokens }: Words,
  { entry, variant, adjustments }: IdentifiedItem,
): boolean {
  const isTold = entry === null || variant !== null || adjustments.length > 0;
  if (isTold || !guideInUse().categories[entry.category].newerReplacesOlder) return false;
  return titleTokens.some(
    ({ key }, at) => key === "older" || (key === "old" && titleTokens[at + 1]?.key === "model"),
  );
}

/** "Lot of 3 drills, DeWalt, Ryobi": the entry is of one of them, and the others may bring less. */
function isOfSeveralMakers({ titleTokens }: Words, { quantity, entry }: IdentifiedItem): boolean {
  if (quantity < 2 || entry === null || entry.brand === null) return false;
  const makers = findBrands(titleTokens, entry.category).map(({ name }) => name);
  return new Set(makers).size > 1;
}

type Doubts = {
  words: Words;
  facts: PriceBlindFacts;
  item: IdentifiedItem;
  isLot: boolean;
  isReplica: boolean;
};

/** The share of an identification's sureness that is left after what speaks against it. */
export function doubt({ words, facts, item, isLot, isReplica }: Doubts): number {
  const section = categoryFromMarketplace(facts.category);
  const listedAs = item.entry === null || section === null ? null : item.entry.category;
  // "Diecast Vespa" among the collectibles is hardly the scooter.
  const sectionDoubt =
    listedAs === null || listedAs === section ? 1 : areNear(listedAs, section) ? 0.85 : 0.5;
  return (
    (isLot ? 0.5 : 1) *
    (isOfSeveralMakers(words, item) ? 0.55 : 1) *
    (isReplica ? 0.5 : 1) *
    sectionDoubt *
    (saysOlder(words, item) ? 0.5 : 1) *
    // What costs this much may be the smallest of many, or none of them.
    (findManyPrices(facts) === null ? 1 : 0.55) *
    (words.isTitleFromDescription ? 0.8 : 1)
  );
}
