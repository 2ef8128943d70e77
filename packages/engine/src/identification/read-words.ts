import { type Token, tokenize } from "../price-guide/tokens.ts";
import { cleanText } from "../reading/clean-text.ts";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import {
  describedByFields,
  factsByFields,
  namedByFields,
  platformByFields,
} from "./told-by-fields.ts";
import { withoutPrices } from "../reading/money/without-prices.ts";

/** Further down a description sellers write about delivery, other listings and themselves. */
const descriptionLimit = 3_000;
const describedLimit = 1_200;
const describedTokens = 150;
const titleLimit = 500;
/** No title of a marketplace has as many words; what is longer is a description. */
const titleTokensLimit = 45;

/** A listing's words without any price, ready for looking things up. */
export type Words = {
  title: string;
  description: string;
  titleTokens: readonly Token[];
  descriptionTokens: readonly Token[];
  /** What the page tells in fields of its own, which outranks the title: year, size, storage. */
  fieldTokens: readonly Token[];
  isTitleFromDescription: boolean;
};

/** Takes the prices out first: nothing after this may see what is asked. */
export function readWords(facts: PriceBlindFacts): Words {
  const given = wordsOf(facts.title, titleLimit);
  const description = wordsOf(facts.description, descriptionLimit);
  const isTitleFromDescription = !/[\p{L}\d]/u.test(given);
  const firstLine = /^.*\p{L}.*$/mu.exec(description)?.[0].slice(0, 120) ?? "";
  const title = isTitleFromDescription ? firstLine : given;
  const { attributes = {} } = facts;
  const written = tokenize(title).slice(0, titleTokensLimit);
  const told = tokenize(description.slice(0, describedLimit)).slice(0, describedTokens);
  return {
    title,
    description,
    titleTokens: [
      ...namedByFields(attributes, written),
      ...written,
      ...platformByFields(attributes, written),
    ],
    descriptionTokens: [...told, ...describedByFields(attributes)],
    fieldTokens: factsByFields(attributes),
    isTitleFromDescription,
  };
}

// Cutting comes last: an amount more or less must not move the place of the cut.
function wordsOf(text: string | null, limit: number): string {
  return withoutPrices(cleanText((text ?? "").slice(0, 2 * limit))).slice(0, limit);
}
