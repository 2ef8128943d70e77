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
  needsMaker: boolean,
): readonly Token[] | null {
  const withMakers = mendedMakers(index, tokens);
  const makes = new Set(findMakes(index, withMakers).map(({ make }) => make));
  if (needsMaker && makes.size === 0) return null;
  const models = index.mendable
    .filter(({ make, isMaker }) => !isMaker && (makes.size === 0 || makes.has(make)))
    .map(({ word }) => word);
  const mended = mend(index, withMakers, models);
  return mended.some(({ key }, at) => key !== tokens[at]?.key) ? mended : null;
}

export const hasMisspelledMaker = (index: VehicleIndex, tokens: readonly Token[]) =>
  findMakes(index, mendedMakers(index, tokens)).length > 0;

function mendedMakers(index: VehicleIndex, tokens: readonly Token[]): readonly Token[] {
  if (findMakes(index, tokens).length > 0) return tokens;
  const makers = index.mendable.filter(({ isMaker }) => isMaker).map(({ word }) => word);
  return mend(index, tokens, makers);
}

function mend(
  { byFirst, makesByFirst, plainWords }: VehicleIndex,
  tokens: readonly Token[],
  names: readonly string[],
): readonly Token[] {
  return tokens.map((token) => {
    const { key } = token;
    const isKnown = byFirst.has(key) || makesByFirst.has(key) || plainWords.has(key);
    if (isKnown || !isMendable(key)) return token;
    return { ...token, key: nearest(key, names) ?? key };
  });
}

function nearest(word: string, names: readonly string[]): string | undefined {
  const most = word.length >= longWord ? 2 : 1;
  const near = names
    .filter((name) => name.length >= shortest && Math.abs(name.length - word.length) <= most)
    .filter((name) => beginsAlike(name, word))
    .map((name) => ({ name, edits: editsBetween(word, name) }))
    // With two letters wrong at least the first one is right.
    .filter(({ name, edits }) => edits <= most && (edits < 2 || name[0] === word[0]))
    .toSorted((a, b) => a.edits - b.edits);
  return near[0]?.name;
}

/** "Xterra" and "Exterra": one letter more or less at the start, or none. */
const beginsAlike = (a: string, b: string) => a[0] === b[0] || a[1] === b[0] || a[0] === b[1];

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
