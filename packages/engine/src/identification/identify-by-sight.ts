import type { Specificity } from "../price-guide/entry.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { IdentifiedItem } from "./identification.ts";
import { identify } from "./identify.ts";
import { nameOfSeen, type SeenThing } from "./sighting.ts";

// A picture tells a line from a line better than a year's model from the next.
const sightDoubt = 0.9;
const contradictionDoubt = 0.8;

const narrowness = { type: 0, line: 1, model: 2 } as const satisfies Record<Specificity, number>;

/**
 * The item by its words, with what was seen as a second witness. Words win: the picture names what
 * they leave open, makes surer where both agree, and less sure where they do not.
 */
export function withSighting(
  item: IdentifiedItem,
  facts: PriceBlindFacts,
  seen: SeenThing | null,
): IdentifiedItem {
  // A case shows the phone it is made for, a lot shows one of its things.
  if (seen === null || item.isAccessory || item.isMixedLot) return item;
  const found = identify(factsOfSeen(seen, facts));
  if (found.kind !== "item" || found.entry === null || found.isAccessory) return item;
  const sureness = found.confidence * seen.certainty;
  if (item.entry === null) return named(item, found, sureness * sightDoubt);
  if (item.entry.id === found.entry.id) {
    return {
      ...item,
      variant: item.variant ?? found.variant,
      confidence: Math.max(item.confidence, sureness),
    };
  }
  const isSameKind = item.entry.category === found.entry.category;
  const isNarrower = narrowness[found.entry.specificity] > narrowness[item.entry.specificity];
  if (isSameKind && isNarrower && item.entry.brand === null) {
    return named(item, found, sureness * sightDoubt);
  }
  return isSameKind ? item : { ...item, confidence: item.confidence * contradictionDoubt };
}

/** What the words say of quantity and of being broken stays. */
function named(item: IdentifiedItem, found: IdentifiedItem, confidence: number): IdentifiedItem {
  const { entry, variant, category, brand, model } = found;
  return { ...item, entry, variant, category, brand, model, confidence, matchedWords: null };
}

function factsOfSeen(seen: SeenThing, { category }: PriceBlindFacts): PriceBlindFacts {
  return {
    title: nameOfSeen(seen),
    condition: null,
    description: null,
    category,
    location: null,
    isSold: false,
  };
}
