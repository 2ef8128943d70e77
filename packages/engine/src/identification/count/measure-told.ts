import type { Measure, PriceUnit } from "../../price-guide/entry.ts";
import { isWord, oncePerGuide } from "../../price-guide/guide.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";

type Amounts = Partial<Record<Measure, number>>;

/** What one of each unit makes of the measures that it may tell. */
const unitsOfMeasure = oncePerGuide<ReadonlyMap<string, Amounts>>(
  ({ vocabulary }) => new Map(Object.entries(vocabulary.unitsOfMeasure)),
);

export const isUnitOfMeasure = (key: string | undefined): boolean =>
  unitsOfMeasure().has(key ?? "");

const most = 10_000;
/** A smaller side is a thickness or a part of an inch. */
const shortestSide = 3;

/**
 * How much of a measure a title tells, the most where it tells several: "5-50 lb, 550 lbs" is a
 * rack of 550. null where it tells none.
 */
export function measureTold(tokens: readonly Token[], measure: Measure): number | null {
  const told = tokens.flatMap(({ key }, at) => {
    const one = unitsOfMeasure().get(key)?.[measure];
    const number = one === undefined ? null : numberBefore(tokens, at);
    return one === undefined || number === null ? [] : [number * one];
  });
  const largest = Math.max(0, ...told);
  return largest > 0 && largest <= most ? largest : null;
}

/** Of the measures that a price is for, the one that the title tells, as a multiple of the price's. */
export function amountByMeasure(tokens: readonly Token[], unit: PriceUnit): number | null {
  const told = Object.entries(unit.by).flatMap(([measure, ofPrice]) => {
    const amount = measureTold(tokens, measure as Measure); // Safe because `by` has no other keys.
    return amount === null ? [] : [amount / ofPrice];
  });
  const area = unit.by.squareFeet;
  if (told.length > 0 || area === undefined) return told[0] ?? null;
  const sides = areaOfSides(tokens, unit.isBySides);
  return sides === null ? null : sides / area;
}

/** The number right in front of a unit, with what its words leave between. */
function numberBefore(tokens: readonly Token[], unitAt: number): number | null {
  if (tokens[unitAt]?.breakBefore !== "none") return null;
  const at = isWord("kindsOfUnit", tokens[unitAt - 1]?.key ?? "") ? unitAt - 2 : unitAt - 1;
  return tokens[at + 1]?.breakBefore === "none" ? numberAt(tokens, at) : null;
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token === undefined || !isWholeNumber(token.key) || token.key.length > 4) return null;
  return Number(token.isFraction ? `${tokens[at - 1]?.key}.${token.key}` : token.key);
}

/** A foot, and no yard or square foot, which tell of feet too. */
function isFoot(token: Token | undefined): boolean {
  const { feet, squareFeet } = unitsOfMeasure().get(token?.key ?? "") ?? {};
  return feet === 1 && squareFeet === undefined;
}

/** "15 x 25 ft", "12 ft x 15 ft"; without a unit only of what is told so in feet. */
function areaOfSides(tokens: readonly Token[], isInFeet: boolean): number | null {
  for (const [at, { key }] of tokens.entries()) {
    if (!isWord("betweenSides", key)) continue;
    const isUnitBefore = isFoot(tokens[at - 1]);
    const isUnitBehind = isFoot(tokens[at + 2]);
    const isOfInches = tokens[at - 1]?.key === "inch" || tokens[at + 2]?.key === "inch";
    const width = numberAt(tokens, isUnitBefore ? at - 2 : at - 1);
    const length = numberAt(tokens, at + 1);
    if (width === null || length === null || isOfInches) continue;
    const isArea = isInFeet || isUnitBefore || isUnitBehind;
    if (isArea && Math.min(width, length) >= shortestSide) return width * length;
  }
  return null;
}
