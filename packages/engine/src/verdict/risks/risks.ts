import type { ListingFacts } from "../../reading/listing-facts.ts";
import { findManyPrices, findShopWords } from "../../reading/fields/shop-words.ts";
import { findRestricted } from "../restricted/find-restricted.ts";
import { riskWords } from "../../words/english/risks.ts";
import { ofGuide, spoken } from "../../words/voice-in-use.ts";
import { type RiskRule, riskRules, type RiskSentence } from "./risk-rules.ts";

const say = spoken(riskWords);

export type Risk = {
  kind: string;
  sentence: string;
  /** The listing's own words that raised it. */
  words: string;
  /** True for what must not be bought to be resold, whatever it earns. */
  blocks: boolean;
  /** A recall or a rule of the marketplaces, which is said before everything else. */
  isUrgent?: boolean;
};

/** At most this long before a sign, a "no" turns it round: "no Zelle", "not a replica". */
const negation =
  /\b(?:no|not|never|don'?t (?:accept|take|do)|without|isn'?t|aren'?t|free of)(?: (?:a|an|any|the))?(?: \w+,?(?: (?:or|and|nor))?)?\s*$/i;

/** Reasons to be careful that stand in the listing's words, blocking ones first. */
export function findRisks({
  title,
  description,
}: Pick<ListingFacts, "title" | "description">): readonly Risk[] {
  const text = [title, description].join("\n");
  const plain = text.replaceAll("’", "'");
  const fromRules = riskRules.flatMap((rule): Risk[] => {
    const place = isInContext(rule, plain) ? firstMeant(plain, rule.pattern) : undefined;
    if (place === undefined) return [];
    const { kind, sentence, blocks } = rule;
    const words = text.slice(place.start, place.end);
    return [{ kind, sentence: say(sentence), blocks, words, isUrgent: blocks }];
  });
  const all = [
    ...restrictedRisks({ title, description }),
    ...fromRules,
    ...shopRisks({ title, description }),
  ];
  return all.filter(isFirstToSay).toSorted((a, b) => urgency(b) - urgency(a));
}

/** A sentence is said once, whichever words raised it. */
function isFirstToSay(risk: Risk, at: number, all: readonly Risk[]): boolean {
  return all.findIndex(({ sentence }) => sentence === risk.sentence) === at;
}

const urgency = ({ blocks, isUrgent = false }: Risk): number => (blocks ? 2 : isUrgent ? 1 : 0);

function restrictedRisks(listing: Pick<ListingFacts, "title" | "description">): Risk[] {
  return findRestricted(listing).map(({ product, words }) => {
    const { kind, problem, remedy, level } = product;
    return {
      kind,
      words,
      sentence: `${ofGuide(problem)} ${ofGuide(remedy)}`,
      blocks: level === "block",
      isUrgent: true,
    };
  });
}

/** A payment app is a sign in one listing and a convenience in the next: the words around it tell. */
function isInContext({ needs, unless }: RiskRule, text: string): boolean {
  if (unless?.test(text)) return false;
  return needs === undefined || firstMeant(text, needs) !== undefined;
}

/** A shop's listing is told from a person's one thing by several words, not by a single one. */
function shopRisks(text: Pick<ListingFacts, "title" | "description">): Risk[] {
  const [shop, many] = [findShopWords(text), findManyPrices(text)];
  const risk = (kind: string, words: string, sentence: RiskSentence): Risk[] => [
    { kind, words, sentence: say(sentence), blocks: false },
  ];
  return [
    ...(many === null ? [] : risk("many_prices", many, "manyPrices")),
    ...(shop === null ? [] : risk("shop", shop, "shop")),
  ];
}

function firstMeant(text: string, pattern: RegExp) {
  const everywhere = globalOf(pattern);
  // Most patterns are in no listing, and a search makes no copy of the pattern.
  if (text.search(everywhere) === -1) return undefined;
  for (const match of text.matchAll(everywhere)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index);
    if (!negation.test(before)) return { start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

const globals = new Map<RegExp, RegExp>();

/** Made once: a new expression is compiled anew. */
function globalOf(pattern: RegExp): RegExp {
  const known = globals.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, "gi");
  globals.set(pattern, made);
  return made;
}
