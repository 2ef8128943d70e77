import type { AliasMatch } from "../../price-guide/alias-index.ts";
import { isBareBrand } from "../../price-guide/brand-names.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { chooseEntry } from "../names/choose-entry.ts";
import { isPlatformOfGame } from "../count/numbered-series.ts";
import { segmentsOf } from "./segments.ts";

/**
 * What a title names, in its order, and what the head of a list names by itself: in "Ryzen 5600X +
 * B550 board" the board rules the processor out, though both are sold.
 */
export function namedInSegments(
  tokens: readonly Token[],
  matches: readonly AliasMatch[],
): readonly AliasMatch[] {
  const { best: game } = chooseEntry(tokens, null);
  const named = matches.filter(
    (match) => !isBareBrand(match) && !isPlatformOfGame(tokens, game, match),
  );
  const [first, ...more] = segmentsOf(tokens);
  if (first === undefined || more.length === 0) return named;
  if (named.some(({ start }) => start < first.end)) return named;
  const { best } = chooseEntry(tokens.slice(first.start, first.end), null);
  if (best === null || isBareBrand(best)) return named;
  return [{ ...best, start: best.start + first.start, end: best.end + first.start }, ...named];
}
