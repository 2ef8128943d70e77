import type { Token } from "../price-guide/tokens.ts";
import { findMakes, isMendable, type VehicleIndex } from "./vehicle-index.ts";

/** Shorter words are one letter away from too many others. */
const shortest = 5;
/** From this length on two letters may be wrong. */
const longWord = 7;

/**
 * The tokens with misspelled names of makers and models mended; null when there are none. The maker
 * first: with it known, only its own models are looked at.
 */
export function mendedNames(
  index: VehicleIndex,
  tokens: readonly Token[],
): readonly Token[] | null {
  const makers = index.mendable.filter(({ isMaker }) => isMaker).map(({ word }) => word);
  const withMakers = mend(index, tokens, makers);
  const makes = new Set(findMakes(index, withMakers).map(({ make }) => make));
  const models = index.mendable
    .filter(({ make, isMaker }) => !isMaker && (makes.size === 0 || makes.has(make)))
    .map(({ word }) => word);
  const mended = mend(index, withMakers, models);
  return mended.some(({ key }, at) => key !== tokens[at]?.key) ? mended : null;
}

function mend(
  { byFirst, makesByFirst }: VehicleIndex,
  tokens: readonly Token[],
  names: readonly string[],
): readonly Token[] {
  return tokens.map((token) => {
    const isKnown = byFirst.has(token.key) || makesByFirst.has(token.key);
    if (isKnown || !isMendable(token.key)) return token;
    return { ...token, key: nearest(token.key, names) ?? token.key };
  });
}

function nearest(word: string, names: readonly string[]): string | undefined {
  const most = word.length >= longWord ? 2 : 1;
  const near = names
    .filter((name) => name.length >= shortest && Math.abs(name.length - word.length) <= most)
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    // With two letters wrong at least the first one is right.
    .filter(({ name, edits }) => edits <= most && (edits < 2 || name[0] === word[0]))
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.name;
}

/** Letters to add, drop or change; two that changed places count once. */
function editsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(rows, i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swap = isSwap ? at(rows, i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(change, swap, at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return at(rows, a.length, b.length);
}

const at = (rows: readonly (readonly number[])[], i: number, j: number) => rows[i]?.[j] ?? Infinity;
