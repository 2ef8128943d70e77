import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { brandsOf } from "../../price-guide/brand-names.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";
import { findBrands } from "./find-brand.ts";
import { ownWords } from "../relation/own-words.ts";
import { areNear } from "../sections/near-categories.ts";

/** "Guyatone LG-70": two letters stuck to a number, behind another maker's name, are a model's number. */
export function isNumberOfMaker(
  tokens: readonly Token[],
  start: number,
  own: ReadonlySet<string>,
): boolean {
  const [token, next] = [tokens[start], tokens[start + 1]];
  if (token === undefined || token.key.length > 2 || !own.has(token.key)) return false;
  if (next?.isGlued !== true && !isWholeNumber(next?.key)) return false;
  return findBrands(tokens.slice(0, start), null).length > 0;
}

/**
 * "Triple S guitar", "Focus camera lens": a name without its maker's, right before a kind of thing
 * that its maker does not make, is a word or somebody else's name.
 */
export function isOtherKindOfThing(
  tokens: readonly Token[],
  match: AliasMatch,
  all: readonly AliasMatch[],
): boolean {
  const { entry } = match;
  if (entry.brand === null || match.isBrandApart) return false;
  if (brandsOf(entry).some(({ keys }) => ` ${match.keys} `.includes(` ${keys} `))) return false;
  const kind = all.find(({ start }) => start === match.end);
  return (
    kind !== undefined &&
    tokens[kind.start]?.breakBefore === "none" &&
    kind.entry.specificity === "type" &&
    isNoneOf(tokens, kind, match)
  );
}

/** "Encore sofa": beside a kind that sellers list among its maker's, one word names no mower either. */
function isNoneOf(
  tokens: readonly Token[],
  kind: AliasMatch,
  { entry, keys }: AliasMatch,
): boolean {
  if (!areNear(kind.entry.category, entry.category)) return true;
  if (keys.includes(" ")) return false;
  return !ownWords(entry).has(tokens[kind.end - 1]?.key ?? "");
}
