import { isWord } from "../../price-guide/guide.ts";
import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isPlural, keysOfPhrase, type Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { countBefore, countRightBefore, manyBefore } from "./title-count.ts";
import { countAfterwards, countAlone, countAtFirst, countOfOwnNoun } from "./free-number.ts";
import { isPairWord } from "./counted-nouns.ts";
import { isInPlural } from "./in-plural.ts";
import { bestSpan } from "./told-count.ts";

/** The pieces that the title counts; null where it counts none. */
export function countOfPieces(
  tokens: readonly Token[],
  match: AliasMatch,
  isPricedByPair: boolean,
): number | null {
  const span = bestSpan(tokens, match);
  if (span !== undefined)
    return span.kind === "pairs" && isPricedByPair ? 2 * span.pieces : span.pieces;
  const isPair = tokens.some(isPairWord);
  if (isPair) return 2;
  if (tokens.some(({ key }) => key === "single") || isOneOfPair(tokens, match)) return 1;
  if (isNumberedOne(tokens, match)) return 1;
  return (
    manyBefore(tokens, match) ??
    countAtFirst(tokens) ??
    countBefore(tokens, match) ??
    countAlone(tokens, match) ??
    countOfOwnNoun(tokens, match) ??
    countAfterwards(tokens, match) ??
    countRightBefore(tokens, match) ??
    (isOneOfFour(tokens, match) ? 1 : null)
  );
}

/** "Michelin tire 205/55r16" of what is priced by four: the noun in the singular, and no word of a set. */
function isOneOfFour(tokens: readonly Token[], { entry }: AliasMatch): boolean {
  if (entry.unit?.pieces !== 4 || tokens.some(({ key }) => isWord("containers", key))) return false;
  const nouns = tokens.filter(({ key }) => key === nounOf(entry));
  return nouns.length > 0 && nouns.every(({ key, raw }) => key === raw);
}

/** "One KEF Q150 speaker" begins with the count; "1 KEF Q150 speakers" may be one pair. */
const isOneOfPair = (tokens: readonly Token[], match: AliasMatch) =>
  isWord("countsOne", tokens[0]?.key) && match.start === 1 && !isInPlural(tokens, match);

/**
 * "7 iron" numbers one of what the guide calls irons, "205 55 16 tire" measures one; "6 curtain
 * panels" are six.
 */
function isNumberedOne(tokens: readonly Token[], { entry, end }: AliasMatch): boolean {
  const noun = nounOf(entry);
  return tokens.some(
    ({ key, raw }, at) =>
      key === raw &&
      key === noun &&
      isWholeNumber(tokens[at - 1]?.key) &&
      !(at + 1 < end && isPlural(tokens[at + 1])),
  );
}

/** The last word of what an entry is called. */
const nounOf = ({ model }: GuideEntry) =>
  keysOfPhrase(model.split(",")[0] ?? "")
    .split(" ")
    .at(-1);
