import { type ListingFacts, readFields } from "@flipworth/engine";
import type { PastedText } from "./messages.ts";
import { plain } from "./score.ts";

/** One pasted text's reading held against what it says; undefined where the text says nothing of it. */
export type TextScore = {
  pasted: PastedText;
  isTitleRight: boolean;
  isPriceRight: boolean;
  /** A price, a placeholder or a currency was read that is not the listing's own. */
  hasWrongPrice: boolean;
  isConditionRight?: boolean;
  isDescriptionRight?: boolean;
};

export function scoreOfText(pasted: PastedText, facts: ListingFacts): TextScore {
  const isPriceRight = isPriceOf(pasted, facts);
  const { condition, description } = pasted;
  return {
    pasted,
    isTitleRight: isTitleOf(pasted, facts),
    isPriceRight,
    hasWrongPrice: !isPriceRight && !["missing", "unclear"].includes(facts.price.kind),
    ...(condition === null ? {} : { isConditionRight: isConditionOf(pasted, facts) }),
    ...(description === null
      ? {}
      : { isDescriptionRight: plain(facts.description ?? "") === plain(description) }),
  };
}

function isTitleOf({ title, titleAs }: PastedText, facts: ListingFacts): boolean {
  if (titleAs === "exact") return plain(facts.title ?? "") === plain(title);
  return plain(`${facts.title ?? ""} ${facts.description ?? ""}`).includes(plain(title));
}

function isPriceOf({ price }: PastedText, { price: read }: ListingFacts): boolean {
  if (!price.kinds.includes(read.kind)) return false;
  return price.dollars === undefined || read.kind !== "stated"
    ? true
    : read.amount === Math.round(100 * price.dollars);
}

/** A seller's "does not turn on" overrules the site's label, here as in the truth. */
function isConditionOf({ title, condition, description }: PastedText, facts: ListingFacts) {
  const whole = readFields({
    title,
    condition: condition ?? "",
    description: description ?? "",
  });
  return facts.condition?.words === whole.condition?.words;
}
