import type { Category } from "../../category.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { keysOfPhrase } from "../../price-guide/tokens.ts";
import type { PriceBlindFacts } from "../../reading/listing-facts.ts";
import { type FoundCategory, findCategory } from "./find-category.ts";
import { namesThings } from "../names/bare-name.ts";
import { isUnmistakable } from "../names/match-in-section.ts";
import { isGeneralWord } from "../../price-guide/vocabulary.ts";
import { kindFromSection } from "./kind-from-section.ts";
import { areNear } from "./near-categories.ts";
import type { Words } from "../read-words.ts";
import type { Refined } from "../refine.ts";

/**
 * A title that names nothing is one of the section's kind, unless its own noun belongs elsewhere;
 * "bike" among enduro bikes is one of those.
 */
export function refineBySection(
  { words, facts, named }: { words: Words; facts: PriceBlindFacts; named: Refined | null },
  section: Category | null,
): Refined | null {
  const isElsewhere = named !== null && isFromElsewhere(named, section, facts.category);
  if (named !== null && !isGeneral(words, named) && !isElsewhere) return null;
  const match = kindFromSection(facts.category, section);
  if (match === null) return null;
  if (named !== null) {
    // "Nighthawk" is a router, but not among the guitars.
    if (isElsewhere)
      return match.entry.category === section ? { match, from: "section", factor: 0.65 } : null;
    const isNarrower = match.entry.category === named.match.entry.category;
    return isNarrower ? { match, from: "section", factor: 0.9 } : null;
  }
  const noun = findCategory(words.titleTokens);
  if (noun !== undefined && !isOfKind(noun, match)) return null;
  return { match, from: "section", factor: 0.65 };
}

/**
 * A single word names another category's thing; two, as in "coffee maker", hardly go astray. A kind
 * that is sold among the section's things stands: "cufflinks" among the wallets.
 */
function isFromElsewhere(
  { match }: Refined,
  section: Category | null,
  words: string | null,
): boolean {
  const { category, specificity } = match.entry;
  // A name of one word in the plural is kept as it is written: "sunglasses".
  const isUnmistaken = isUnmistakable(keysOfPhrase(match.keys));
  const isOneWord = match.end - match.start === 1 && !isUnmistaken;
  const standsAmong = specificity === "type" && !namesThings(words) && areNear(category, section);
  const isAstray = category !== section && !standsAmong;
  return section !== null && isAstray && specificity !== "model" && isOneWord;
}

/** "Phone" among the mobile phones; "drawers" among the sofas are none. */
function isOfKind({ words, category }: FoundCategory, { entry }: AliasMatch): boolean {
  if (category !== entry.category) return false;
  const noun = keysOfPhrase(words.toLowerCase());
  return isGeneralWord(noun) || entry.aliases.some((alias) => alias.includes(noun));
}

function isGeneral({ titleTokens }: Words, { match, from }: Refined): boolean {
  const word = titleTokens[match.start]?.key ?? "";
  const isKind = from === "title" && match.entry.specificity === "type";
  return isKind && match.end - match.start === 1 && isGeneralWord(word);
}
