import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isWord } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { numberOf } from "../count/number-of.ts";
import { areNear } from "../sections/near-categories.ts";
import { compareMatches, rankOf } from "./match-rank.ts";

/** The one of several names that the title says is sold, wherever it stands; else the one that says most. */
export const whichIsSold = (
  tokens: readonly Token[],
  named: readonly AliasMatch[],
): AliasMatch | undefined =>
  named.find((match) => isSticker(tokens, match) || isKindOnly(tokens, match, named)) ??
  named.toSorted((a, b) => compareMatches(tokens, a, b))[0];

/** Whatever else a sticker's title names is printed on it or what it is stuck on. */
export const isSticker = (tokens: readonly Token[], { entry, end }: AliasMatch): boolean =>
  entry.specificity === "type" && isWord("stickers", tokens[end - 1]?.key);

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
