import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { findManyPrices } from "../reading/shop-words.ts";
import type { IdentifiedItem } from "./identification.ts";
import { categoryFromMarketplace } from "./marketplace-category.ts";
import { areNear } from "./near-categories.ts";
import type { Words } from "./read-words.ts";

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
    (isReplica ? 0.5 : 1) *
    sectionDoubt *
    // What costs this much may be the smallest of many, or none of them.
    (findManyPrices(facts) === null ? 1 : 0.55) *
    (words.isTitleFromDescription ? 0.8 : 1)
  );
}
