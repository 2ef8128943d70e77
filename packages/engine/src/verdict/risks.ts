import type { ListingFacts } from "../reading/listing-facts.ts";
import { findManyPrices, findShopWords } from "../reading/shop-words.ts";
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
  const fromRules = riskRules.flatMap(({ kind, pattern, sentence, blocks }): Risk[] => {
    const place = firstMeant(plain, pattern);
    return place ? [{ kind, sentence, blocks, words: text.slice(place.start, place.end) }] : [];
  });
  return [...fromRules, ...shopRisks({ title, description })];
}

/** A shop's listing is told from a person's one thing by several words, not by a single one. */
function shopRisks(text: Pick<ListingFacts, "title" | "description">): Risk[] {
  const [shop, many] = [findShopWords(text), findManyPrices(text)];
  const risk = (kind: string, words: string, sentence: string): Risk[] => [
    { kind, words, sentence, blocks: false },
  ];
  return [
    ...(many === null ? [] : risk("many_prices", many, manyPricesSentence)),
    ...(shop === null ? [] : risk("shop", shop, shopSentence)),
  ];
}

const manyPricesSentence =
  "It offers several things or sizes at several prices. Ask what exactly costs this much.";
const shopSentence =
  "This reads like a shop's advertisement: a shop asks what things cost new or restored, which leaves little to earn.";

function firstMeant(text: string, pattern: RegExp) {
  for (const match of text.matchAll(new RegExp(pattern, "gi"))) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (!negation.test(before)) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}
