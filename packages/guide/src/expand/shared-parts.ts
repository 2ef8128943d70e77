import { expandFactor } from "./expand-factor.ts";
import { listed, mapValues } from "./listed.ts";
import type { AdjustmentRule } from "../price-factor.ts";
import type { Retention } from "../retention.ts";
import type { GuideSource } from "../source/source.ts";

/** What entries are completed from: each made once, so that they share it. */
export type SharedParts = {
  source: GuideSource;
  retentions: Readonly<Record<string, Retention>>;
  rules: Readonly<Record<string, readonly AdjustmentRule[]>>;
  /** The same phrases stand in hundreds of entries. */
  phrasesByText: Map<string, readonly string[]>;
};

export function sharedParts(source: GuideSource): SharedParts {
  return {
    source,
    retentions: mapValues(source.ageing, ({ stretches, ...curve }) => ({
      ...curve,
      stretches: stretches.map(({ untilYears = Infinity, lossPerYear }) => ({
        untilYears,
        lossPerYear,
      })),
    })),
    rules: mapValues(source.priceFactors, (factors) => factors.map(expandFactor)),
    phrasesByText: new Map(),
  };
}

/** A text's phrases as a list, the same one for the same text. */
export function phrasesOf(
  text: string | null | undefined,
  { phrasesByText }: SharedParts,
): readonly string[] {
  if (!text) return [];
  const known = phrasesByText.get(text);
  if (known !== undefined) return known;
  const made = listed(text);
  phrasesByText.set(text, made);
  return made;
}
