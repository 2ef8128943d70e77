import type { Token } from "../price-guide/tokens.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import type { Attachment } from "./relation/attachment-found.ts";
import { brandToShow, findBrands } from "./names/find-brand.ts";
import { findVariant } from "./names/find-variant.ts";
import { findCategory } from "./sections/find-category.ts";
import type { IdentifiedItem } from "./identification.ts";
import { categoryFromMarketplace } from "./sections/marketplace-category.ts";
import type { Words } from "./read-words.ts";
import { countOfPart, countOfUnknown } from "./count/count-of-part.ts";

/** How sure an answer can be, before what speaks against it. */
const sureness = {
  accessory: 0.8,
  noun: 0.5,
  part: 0.5,
  section: 0.35,
  nothing: 0.1,
};

/** What has no entry of the guide: a category and a maker at most. */
export function unknownItem(words: Words, facts: PriceBlindFacts): IdentifiedItem {
  const section = categoryFromMarketplace(facts.category);
  const noun = findCategory(words.titleTokens);
  // Two words ("coffee maker") say more than the section a seller picked in a hurry.
  const named = noun?.words.includes(" ") ? noun.category : null;
  const brand = findBrands(words.titleTokens, named ?? section ?? noun?.category ?? null)[0];
  const category = named ?? section ?? noun?.category ?? brand?.category ?? null;
  const sure = noun ? sureness.noun : category ? sureness.section : sureness.nothing;
  return {
    ...plainItem,
    ...countOfUnknown(words.titleTokens),
    category,
    brand: brand?.name ?? null,
    confidence: sure,
    matchedWords: noun?.words ?? null,
  };
}

/** Something for a thing, with its own price where there is one. */
export function accessoryItem(
  words: Words,
  { match, noun, probability }: Attachment,
  facts: PriceBlindFacts,
): IdentifiedItem {
  const base = unknownItem(words, facts);
  const thing = match?.entry ?? null;
  const named = noun === null ? null : rawWords(words.titleTokens.slice(noun.start, noun.end));
  const own = noun?.noun.entry ?? null;
  const of = {
    isAccessory: noun?.noun.isThingOfItsOwn !== true,
    confidence: sureness.accessory * probability,
    brand: thing ? brandToShow(thing, words.titleTokens) : base.brand,
    matchedWords: named,
  };
  if (own !== null) {
    const brand = brandToShow(own, words.titleTokens);
    const counted = countOfPart(words.titleTokens, own);
    return {
      ...plainItem,
      ...counted,
      ...of,
      entry: own,
      variant: findVariant(own, words.titleTokens, []),
      category: own.category,
      brand,
      model: own.model,
    };
  }
  const price = noun?.noun.usedMedianUsd ?? null;
  const partOf =
    thing && noun && price !== null && named
      ? {
          thing,
          noun: named,
          role: noun.noun.role,
          usedMedianUsd: price,
          thingUsd: noun.noun.thingUsd,
        }
      : undefined;
  return {
    ...base,
    ...of,
    category: thing?.category ?? base.category,
    model: partOf ? partName(partOf) : base.model,
    ...(partOf ? { partOf, confidence: sureness.part * probability } : {}),
  };
}

/** "iPhone 13 battery", "sofa leg". */
const partName = ({ thing, noun }: NonNullable<IdentifiedItem["partOf"]>) =>
  `${thing.model.replace(/ \(.*$/, "")} ${noun}`;

export const plainItem: IdentifiedItem = {
  kind: "item",
  entry: null,
  variant: null,
  adjustments: [],
  faults: [],
  category: null,
  brand: null,
  model: null,
  quantity: 1,
  isAccessory: false,
  isForParts: false,
  isMixedLot: false,
  confidence: sureness.nothing,
  matchedWords: null,
};

export function rawWords(tokens: readonly Token[]): string {
  return tokens
    .map((token, at) => (at > 0 && !token.isGlued ? ` ${token.raw}` : token.raw))
    .join("");
}
