import type { IdentifiedItem } from "../identification/identification.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { isWord } from "../price-guide/guide.ts";
import { withoutPrices } from "../reading/money/without-prices.ts";
import { searchWords } from "../valuation/comparables/search-words.ts";
import { emptyWords } from "../valuation/comparables/same-thing.ts";
import { itemName, shownIdentity } from "../valuation/item-name.ts";

/** What to type into a search for sales of a thing; `wider` finds more and less of the same. */
export type SoldSearchWords = { words: string; wider: string | null };

/**
 * The thing's shortest telling name, maker and model number first. What the title happens to say
 * besides would hide the sales of everybody who says it in other words.
 */
export function soldSearchWords(
  item: IdentifiedItem,
  { title }: Pick<PriceBlindFacts, "title">,
): SoldSearchWords | null {
  const ofTitle = tellingTitle(title ?? "");
  const name = item.isMixedLot ? null : nameOf(item, ofTitle);
  const byTitle = { words: ofTitle.slice(0, mostTitleWords), wider: ofTitle.slice(0, 3) };
  const chosen = [name, byTitle, plain(wordsOf(title ?? ""))].find((one) => one?.words.length);
  if (!chosen) return null;
  const words = written(chosen.words);
  const wider = written(chosen.wider);
  if (words === "") return null;
  return { words, wider: wider === "" || wider === words ? null : wider };
}

const mostTitleWords = 6;

type Name = { words: readonly string[]; wider: readonly string[] };

function nameOf(item: IdentifiedItem, title: readonly string[]): Name | null {
  if (item.vehicle) return plain(wordsOf(itemName(item) ?? ""));
  if (item.isAccessory) return nameOfPart(item);
  const { brand, model } = shownIdentity(item);
  const maker = item.entry?.game ? [] : wordsOf(oneOf(brand ?? "", title));
  if (!item.entry) return model === null ? null : plain([...maker, ...wordsOf(model)]);
  const name = shortened(oneOf(modelOf(item.entry.model), title));
  return isNamed(item.entry)
    ? namedThing(item, { maker, name, title })
    : thingOfKind(item, { maker, name, title });
}

type Parts = Record<"maker" | "name" | "title", readonly string[]>;

function namedThing(item: IdentifiedItem, { maker, name, title }: Parts): Name {
  const isLine = item.entry?.specificity === "line";
  const hasNumber = name.some(isModelNumber);
  // Of a line the listing's own number says which one it is.
  const own = isLine && !hasNumber ? title.filter(isModelNumber).slice(0, 1) : [];
  const words = [...maker, ...name, ...own, ...variantWords(item)];
  const numbers = name.filter(isModelNumber);
  const telling = name.filter((word) => isKnowing(word));
  if (numbers.length > 0) {
    const isShort = maker.length + numbers.length < words.length;
    return { words, wider: isShort ? [...maker, ...numbers] : numbers };
  }
  const isNoMore = telling.every(isMeasure);
  return { words, wider: [...maker, ...(isNoMore ? name : telling)] };
}

/** The name of a kind finds everything of its kind: the listing's own words say which it is. */
function thingOfKind(item: IdentifiedItem, { maker, name, title }: Parts): Name {
  const noun = nounOf(item, { name, title });
  const joined = bare(maker.join(""));
  const isNews = (word: string) =>
    isOfName(word) && !joined.includes(bare(word)) && !noun.some((one) => isAlike(one, word));
  const own = title.filter(isNews).slice(0, mostOwnWords);
  const fewest = maker.length > 0 && noun.length > 0 ? [] : own.slice(0, maker.length > 0 ? 1 : 2);
  return { words: [...maker, ...own, ...noun], wider: [...maker, ...fewest, ...noun] };
}

const mostOwnWords = 3;

/** What the listing itself calls the thing: few sellers of jeans write "clothing". */
function nounOf({ variant }: IdentifiedItem, { name, title }: Pick<Parts, "name" | "title">) {
  const called = (word: string) => title.filter((one) => isAlike(one, word)).slice(0, 1);
  const noun = [...name.slice(-1), ...wordsOf(variant?.name ?? "").slice(-1)].flatMap(called);
  return noun.filter((word) => !isDescribing(word)).slice(0, 1);
}

/** A word of the listing's that names: no size, color, year or count. */
function isOfName(word: string): boolean {
  const isNumber = /^[\d.,x]+$/i.test(word) && !isModelNumber(word);
  return !isNumber && !isMeasure(word) && !isDescribing(word);
}

const plain = (words: readonly string[]): Name => ({ words, wider: words });

/** "Apple Watch band": the thing and the noun; null where the words tell no more than that it is one. */
function nameOfPart({ partOf }: IdentifiedItem): Name | null {
  if (!partOf) return null;
  const { brand, model } = partOf.thing;
  const thing = [...wordsOf(brand ?? ""), ...shortened(modelOf(model))];
  return plain([...thing.filter(isKnowing), ...wordsOf(partOf.noun)]);
}

/** Whether the guide's name tells one product or line: "DCD771 20V drill", and not "sofa". */
function isNamed({ specificity, model }: NonNullable<IdentifiedItem["entry"]>): boolean {
  return specificity !== "type" && isKnowing(model);
}

/** Names of models have a capital letter or a number in them; the guide writes kinds small. */
const isKnowing = (words: string) => /[\p{Lu}\d]/u.test(words);

/** Without what the guide adds for people: ", model unknown", "(Switch or Wii U)". */
function modelOf(model: string): string {
  return model
    .replace(/ ?\([^)]*(?:\bor\b|-)[^)]*\)/g, "")
    .replace(/,? (?:model )?(?:unknown|not named|not told)\b.*$/, "")
    .replace(/,? ?\b(?:or )?(?:older|newer)\b| of the \d{4}s\b/g, "");
}

/** Of a name for several alike, "Edge 500, 510 or 520", what this listing's title says of it. */
function oneOf(name: string, title: readonly string[]): string {
  if (!/,|\/| or | and /.test(name.replace(/\d\/\d/g, ""))) return name;
  const told = wordsOf(name).filter((word) => title.some((one) => isAlike(one, word)));
  return told.join(" ");
}

/**
 * Beside a name a measure says nothing more, and beside a model number no small word but the noun:
 * "Artisan stand mixer", "DCD771 drill". A lens is named by its millimeters.
 */
function shortened(name: string): string[] {
  const all = wordsOf(name.replace(/(\d) (?=(?:qt|in|gallon|cup)\b)/g, "$1"));
  const unmeasured = all.filter((word) => !isMeasure(word) || /mm$|^[\d.]+$/i.test(word));
  const words = unmeasured.some(isKnowing) ? unmeasured : all;
  if (!words.some(isModelNumber)) return words;
  return words.filter((word, at) => isKnowing(word) || at === words.length - 1);
}

/** "DCD771", "WH-1000XM6", "RTX4080": letters and a number that stand for one model. */
const isModelNumber = (word: string) =>
  !isMeasure(word) &&
  (/^(?!(?:19|20)\d\d$)\d{4,6}$/.test(word) ||
    (/\d{2}/.test(word) && /\p{L}/u.test(word) && word.length >= 4));

/** "20V", "1/2", "50mm", "256GB", "1970s", "32x30". */
const isMeasure = (word: string) =>
  /^(?!\d{4,6}$)\d+(?:[./]\d+)?(?:v|m?ah|w|[gt]b|mm|cm|m|in|inch|ft|oz|lbs?|hp|qt|gal|gallon|cup|l|p|k|g?hz|mp|rpm|psi|btu|cc|s)?\.?$/i.test(
    word,
  ) || /^\d+x\d+/i.test(word);

/** A size is written alike by all; "with two batteries" every seller says in other words. */
function variantWords({ variant }: IdentifiedItem): string[] {
  if (variant === null || !isKnowing(variant.name)) return [];
  // Whoever sells one of the 1960s says the year.
  if (/,| or | and |\d0s\b/.test(variant.name)) return [];
  return wordsOf(variant.name.replace(/(\d) (?=[GT]B\b)/g, "$1"));
}

function tellingTitle(title: string): string[] {
  const words = wordsOf(withoutPrices(title.replaceAll("\u2019", "'")));
  return words.filter((word) => !emptyWords.has(word.toLowerCase()));
}

const wordsOf = (text: string): string[] => searchWords(text).split(" ").filter(Boolean);

const isAlike = (one: string, other: string) => bare(one) === bare(other);
const bare = (word: string) =>
  word
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/s$/, "");

const isDescribing = (word: string) => {
  const plain = word.toLowerCase();
  return isWord("describingWords", plain) || isWord("describingWords", plain.replaceAll("'", ""));
};

/** Each word once, as eBay counts them all. */
function written(words: readonly string[]): string {
  const known = new Set<string>();
  const once = words.filter((word) => {
    const isNew = !known.has(bare(word));
    known.add(bare(word));
    return isNew;
  });
  return searchWords(once.join(" "));
}
