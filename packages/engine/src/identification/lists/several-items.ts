import { isWord } from "../../price-guide/guide.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import type { IdentifiedItem } from "../identification.ts";
import type { Words } from "../read-words.ts";

/** More things in one title are a shop's list. */
const mostThings = 8;

/**
 * Each of several things by itself: what stands between its neighbors is said of it alone, so that
 * "drill, 2 saws" are one drill and two saws.
 */
export function severalItems(
  words: Words,
  things: readonly AliasMatch[],
  itemOf: (words: Words, match: AliasMatch) => IdentifiedItem,
): readonly IdentifiedItem[] {
  if (things.length < 2 || things.length > mostThings) return [];
  return things.map((match, at) => {
    const start = phraseStart(words, things[at - 1]?.end ?? 0);
    const next = things[at + 1];
    const end = next === undefined ? words.titleTokens.length : phraseEnd(words, match, next);
    const own = {
      ...words,
      titleTokens: words.titleTokens.slice(start, end),
      descriptionTokens: [],
      fieldTokens: [],
    };
    return itemOf(own, { ...match, start: match.start - start, end: match.end - start });
  });
}

/** Behind the "and" that joins it to the one before. */
function phraseStart({ titleTokens }: Words, end: number): number {
  return isWord("joiners", titleTokens[end]?.key) ? end + 1 : end;
}

/** Up to the comma or the "and" behind it. */
function phraseEnd({ titleTokens }: Words, match: AliasMatch, next: AliasMatch): number {
  for (let at = match.end; at < next.start; at += 1) {
    const token = titleTokens[at];
    if (token?.breakBefore !== "none" || isWord("joiners", token.key) || isWholeNumber(token.key))
      return at;
  }
  return match.end;
}
