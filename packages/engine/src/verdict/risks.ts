import type { ListingFacts } from "../reading/listing-facts.ts";
import { riskRules } from "./risk-rules.ts";

export type Risk = {
  kind: string;
  sentence: string;
  /** The listing's own words that raised it. */
  words: string;
  /** True for what must not be bought to be resold, whatever it earns. */
  blocks: boolean;
};

/** At most this long before a sign, a "no" turns it round: "no Zelle", "not a replica". */
const negation =
  /\b(?:no|not|never|don'?t (?:accept|take|do)|without|isn'?t|aren'?t|free of)(?: (?:a|an|any|the))?(?: \w+,?(?: (?:or|and|nor))?)?\s*$/i;

/** Reasons to be careful that stand in the listing's words, blocking ones first. */
export function findRisks({
  title,
  description,
}: Pick<ListingFacts, "title" | "description">): readonly Risk[] {
  const text = [title, description].filter(Boolean).join("\n");
  const plain = text.replaceAll("’", "'");
  return riskRules.flatMap(({ kind, pattern, sentence, blocks }): Risk[] => {
    const place = firstMeant(plain, pattern);
    return place ? [{ kind, sentence, blocks, words: text.slice(place.start, place.end) }] : [];
  });
}

function firstMeant(text: string, pattern: RegExp) {
  for (const match of text.matchAll(new RegExp(pattern, "gi"))) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (!negation.test(before)) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
