import type { IdentifiedItem } from "../../identification/identification.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import { withoutPrices } from "../../reading/money/without-prices.ts";
import { comparablesWords } from "../../words/english/comparables.ts";
import { spoken } from "../../words/voice-in-use.ts";

const say = spoken(comparablesWords);

/** Words that say how a thing is sold, not what it is. */
export const emptyWords = new Set(
  (
    "a an and the of for with in on or to by from is it this that my our your new used like good " +
    "great nice excellent mint fair condition works working sale sell selling obo firm asking " +
    "free local pickup only must go brand set lot vintage rare clean"
  ).split(" "),
);

/** The words that a comparable of the same thing would share. */
export function tellingWords(item: IdentifiedItem, facts: PriceBlindFacts): readonly string[] {
  const { entry } = item;
  const name = entry ? labelOf(entry) : `${item.brand ?? ""} ${facts.title ?? ""}`;
  const all = words(withoutPrices(name)).filter((word) => !emptyWords.has(word));
  // A size or a year in a title of ours is no number of a model that another title must have.
  return [...new Set(entry ? all : all.filter((word) => !isMeasure(word)))];
}

/**
 * What keeps a comparable's title from meaning the same thing, null when nothing does. A model
 * number must be there; of the other words half will do, since titles are written freely.
 */
export function missingWords(title: string, telling: readonly string[]): string | null {
  const present = spellings(title);
  const missing = telling.filter((word) => !present.has(word));
  const number = missing.find((word) => hasDigit(word));
  if (number !== undefined) return say("doesNotSay", { words: number });
  if (missing.length * 2 <= telling.length) return null;
  return say("doesNotSay", { words: missing.join(" ") });
}

/** A label that leaves the model open ("electric guitar, model unknown") names its maker and its kind. */
function labelOf({ brand, model, specificity }: GuideEntry): string {
  const told = specificity === "model" ? model : (model.split(/[,(]/)[0] ?? model);
  return `${specificity === "type" ? "" : (brand ?? "")} ${told}`;
}

/** "31x30", "1973", "128gb", "55": how large, how old or how many, not which. */
const isMeasure = (word: string) =>
  /^(?:\d+x\d+|(?:19|20)\d\d|\d{1,3}(?:gb|tb|mm|cm|in|ft|oz|lb|lbs|w|l))$/.test(word);

function words(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "ZX-500", "ZX 500" and "zx500" are one thing to a seller, so each stands for the others. */
function spellings(title: string): ReadonlySet<string> {
  const written = words(title);
  const parts = written.flatMap((word) => word.match(/\p{L}+|\p{N}+/gu) ?? []);
  const pairs = parts.slice(1).map((word, index) => `${parts[index]}${word}`);
  return new Set([...written, ...parts, ...pairs]);
}
