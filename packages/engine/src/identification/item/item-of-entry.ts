import { plainItem, rawWords } from "../item-without-entry.ts";
import { findAdjustments } from "../find-adjustments.ts";
import { findExtras, isCountedExtra } from "../find-extras.ts";
import { brandToShow } from "../names/find-brand.ts";
import { findVariant } from "../names/find-variant.ts";
import type { IdentifiedItem } from "../identification.ts";
import { entryOfSeveral } from "../lists/entry-of-several.ts";
import { modelToShow } from "../names/model-to-show.ts";
import { type Count, isCountedLot, isSizeOfLot } from "../count/count.ts";
import { quantityOf } from "../count/quantity.ts";
import type { Words } from "../read-words.ts";
import type { Refined } from "../refine.ts";

const alone = ({ entry }: Refined["match"]) => ({ entry, isSet: false });

export function itemOfEntry(words: Words, { match, from }: Refined): IdentifiedItem {
  const { entry, isSet } = from === "title" ? entryOfSeveral(words, match) : alone(match);
  const tokens = from === "description" ? words.descriptionTokens : words.titleTokens;
  const matched = from === "section" ? [] : tokens.slice(match.start, match.end);
  // What a description goes on to say names other makers, and words that are makers elsewhere: "time".
  const brand =
    from === "title"
      ? brandToShow(entry, tokens, match.end)
      : brandToShow(entry, [...words.titleTokens, ...matched]);
  const named =
    findVariant(entry, words.fieldTokens, []) ??
    findVariant(entry, words.titleTokens, words.descriptionTokens);
  const extras = findExtras(entry, words, isCountedExtra(named) ? null : named);
  const isCountable = from === "title" && !isSet;
  const told = isCountable ? quantityOf(words, { ...match, entry }) : one;
  const isPricedByVariant =
    entry.unit === undefined && isSeveral(named) && !isCountedLot(named, told);
  const counted = isPricedByVariant ? countOfVariant(words, named, told) : told;
  const isSizeTold =
    entry.unit === undefined ? isSeveral(named) && !isPricedByVariant : isSizeOfLot(named, counted);
  const isToldTwice = isCountedExtra(named) ? extras !== null : isSizeTold;
  const variant = isToldTwice ? null : named;
  return {
    ...plainItem,
    entry,
    variant,
    adjustments: [...findAdjustments(entry, words), ...(extras ? [extras] : [])],
    category: entry.category,
    brand,
    // A variant already says which of several kinds it is.
    model:
      variant !== null && entry.specificity === "type" ? entry.model : modelToShow(entry, matched),
    ...counted,
    matchedWords: from === "section" ? null : rawWords(matched),
  };
}

const one = { quantity: 1, amount: 1 };

/**
 * The variant's factor is for all of them together, so counting them would multiply twice. A pair
 * of what the guide prices by the pair is one.
 */
function countOfVariant(
  { titleTokens }: Words,
  variant: IdentifiedItem["variant"],
  { quantity }: Count,
): Count {
  const isPair =
    /\bpair\b/.test(variant?.name ?? "") && titleTokens.some(({ key }) => key === "pair");
  return { quantity: isPair ? 1 : quantity, amount: 1 };
}

function isSeveral(variant: IdentifiedItem["variant"]): boolean {
  return variant?.mark === "several";
}
