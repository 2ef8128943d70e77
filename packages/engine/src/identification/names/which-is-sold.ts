import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isConnector, isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { numberOf } from "../count/number-of.ts";
import { nounAt } from "../relation/lexicon-index.ts";
import { areNear } from "../sections/near-categories.ts";
import { compareMatches, rankOf } from "./match-rank.ts";

/** The one of several names that the title says is sold, wherever it stands; else the one that says most. */
export const whichIsSold = (
  tokens: readonly Token[],
  named: readonly AliasMatch[],
): AliasMatch | undefined =>
  named.find(
    (match) =>
      isSticker(tokens, match) ||
      isBookAtEnd(tokens, match, named) ||
      isKindOnly(tokens, match, named),
  ) ?? named.toSorted((a, b) => compareMatches(tokens, a, b))[0];

/** Whatever else a sticker's title names is printed on it or what it is stuck on. */
export const isSticker = (tokens: readonly Token[], { entry, end }: AliasMatch): boolean =>
  entry.specificity === "type" && isWord("stickers", tokens[end - 1]?.key);

/** "How to run a lathe 1942 book", "guitars of the century hardcover": it tells of what it names. */
function isBookAtEnd(
  tokens: readonly Token[],
  { entry, start, end }: AliasMatch,
  named: readonly AliasMatch[],
): boolean {
  if (entry.specificity !== "type" || !isWord("bookWords", tokens[end - 1]?.key)) return false;
  // Of a series or a textbook its own entry says more, and so does the lexicon of an instruction book.
  const isOfBooks = named.some(
    (other) => other.entry.id !== entry.id && other.entry.category === entry.category,
  );
  const isDocument = tokens.some((_, at) => nounAt(tokens, at, null)?.noun.role === "document");
  if (isOfBooks || isDocument) return false;
  const firstEnd = Math.min(...named.map((other) => other.end));
  const isApart = tokens
    .slice(firstEnd, end)
    .some((token) => token.breakBefore !== "none" || token.key === "and" || isConnector(token));
  const isEnd = tokens.slice(end).every(({ key }) => isWord("idleWords", key));
  return firstEnd <= start && isEnd && !isApart;
}

/** "Queen bed headboard only": of several kinds the one right before "only" is there. */
const isKindOnly = (
  tokens: readonly Token[],
  { entry, end }: AliasMatch,
  named: readonly AliasMatch[],
): boolean =>
  named.every(
    (other) => other.entry.specificity === "type" && areNear(other.entry.category, entry.category),
  ) &&
  tokens[end]?.key === "only" &&
  tokens[end].breakBefore === "none" &&
  !isWord("wholeWords", tokens[end - 1]?.key);

/** "iMac + wireless keyboard", "DeWalt drill 2 batteries": behind an "and" or counted, it comes on top of the first thing. */
export function isAddition(
  tokens: readonly Token[],
  match: AliasMatch,
  own: readonly AliasMatch[],
): boolean {
  return own.some(
    (first) =>
      first.end < match.start &&
      rankOf(first) > 0 &&
      (isCountedBehind(tokens, match, first) ||
        tokens
          .slice(first.end, match.start)
          .some((token) => token.key === "and" || token.key === "plus")),
  );
}

/** The maker stands with the first thing. */
const isCountedBehind = (tokens: readonly Token[], match: AliasMatch, first: AliasMatch): boolean =>
  match.isBrandApart &&
  !first.isBrandApart &&
  first.entry.brand === match.entry.brand &&
  numberOf(tokens[match.start - 1]?.key ?? "") !== undefined;
