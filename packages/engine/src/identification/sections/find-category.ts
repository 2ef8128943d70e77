import type { Category } from "../../category.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { findCategoryOfNoun } from "./category-nouns.ts";
import { findTitleEnd } from "../title-parts.ts";

export type FoundCategory = { category: Category; words: string };

/** The category of the noun that heads the title; undefined when no known noun is in it. */
export function findCategory(tokens: readonly Token[]): FoundCategory | undefined {
  const end = findTitleEnd(tokens).at;
  let found: (FoundCategory & { length: number }) | undefined;
  for (let at = 0; at < end; at += 1) {
    // A comma closes the noun phrase; what follows describes it.
    if (tokens[at]?.breakBefore !== "none" && found !== undefined) break;
    const noun = nounAt(tokens, at, end);
    if (noun === undefined || noun.length < (found?.length ?? 0)) continue;
    found = noun;
    at += noun.length - 1;
  }
  return found && { category: found.category, words: found.words };
}

function nounAt(tokens: readonly Token[], at: number, end: number) {
  for (let length = Math.min(3, end - at); length > 0; length -= 1) {
    const run = tokens.slice(at, at + length);
    const category = findCategoryOfNoun(run.map((token) => token.key).join(" "));
    if (category !== undefined)
      return { category, length, words: run.map((token) => token.raw).join(" ") };
  }
  return undefined;
}
