import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf, isBareBrand } from "../../price-guide/brand-names.ts";
import { type GuideEntry, hasTag } from "../../price-guide/entry.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { hasDigit } from "../../price-guide/word-shapes.ts";
import { isEverydayWord } from "./find-brand.ts";
import { thingOfTwoKinds } from "./thing-of-two-kinds.ts";

export function compareMatches(tokens: readonly Token[], a: AliasMatch, b: AliasMatch): number {
  const byKind = rankOf(b) - rankOf(a);
  if (byKind !== 0) return byKind;
  const byCode = Number(hasCode(tokens, b)) - Number(hasCode(tokens, a));
  // "Levis 501 big e jeans": of one maker's lines the numbered one says more than "Levis … jeans".
  const isOneMaker =
    rankOf(a) === 2 && a.isBrandApart !== b.isBrandApart && shareMaker(a.entry, b.entry);
  if ((rankOf(a) === 3 || isOneMaker) && byCode !== 0) return byCode;
  if (rankOf(a) === 1 && a.start !== b.start) {
    return a === thingOfTwoKinds(tokens, a, b) ? -1 : 1;
  }
  const isOneName = rankOf(a) === 3 && a.start < b.end && b.start < a.end;
  const byOwnWords = isOneName ? lengthWithoutMaker(b) - lengthWithoutMaker(a) : 0;
  return byOwnWords || b.length - a.length || a.start - b.start;
}

/** "Samsung Galaxy S6" says less of the product than "Galaxy S6 edge". */
const lengthWithoutMaker = ({ entry, keys, length }: AliasMatch): number => {
  const maker = brandsOf(entry).find((brand) => keys.startsWith(`${brand.keys} `));
  return maker === undefined ? length : length - maker.keys.replaceAll(" ", "").length;
};

const shareMaker = (a: GuideEntry, b: GuideEntry) =>
  brandsOf(a).some(({ keys }) => brandsOf(b).some((other) => other.keys === keys));

/** A model's number says more than any words: "LP120 record player". */
function hasCode(tokens: readonly Token[], { start, end }: AliasMatch): boolean {
  return tokens.slice(start, end).some(({ key }) => hasDigit(key));
}

/** A bare brand names less than a kind of thing does: "West Elm lamp" is a lamp. */
export function rankOf(match: AliasMatch): number {
  const { specificity } = match.entry;
  // "Peloton tank top": a maker's only product gives way to any other line of it.
  if (specificity === "model") return isBareBrand(match) ? 1.9 : 3;
  if (specificity === "type") return 1;
  if (isBareBrand(match) || isEverydayWord(match.keys)) return 0;
  // "Specialized S-Works" names less than the "Stumpjumper" behind it.
  return hasTag(match.entry, "model_unknown") ? 1.5 : 2;
}
