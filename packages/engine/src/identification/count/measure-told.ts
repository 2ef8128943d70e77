import type { Measure, PriceUnit } from "../../price-guide/entry.ts";
import type { Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";

type Amounts = Partial<Record<Measure, number>>;

const feetInMeter = 3.281;
const foot: Amounts = { feet: 1 };
/** Cloth is told by the running yard, carpet by the square one, gravel by the cubic one. */
const yard: Amounts = { feet: 3, squareFeet: 9, cubicFeet: 27 };
const meter: Amounts = { feet: feetInMeter };
const squareFoot: Amounts = { squareFeet: 1 };
const squareYard: Amounts = { squareFeet: 9 };
const squareMeter: Amounts = { squareFeet: feetInMeter ** 2 };
const boardFoot: Amounts = { boardFeet: 1 };
const gallon: Amounts = { gallons: 1 };
const quart: Amounts = { gallons: 1 / 4 };
const liter: Amounts = { gallons: 0.264 };

/** What one of each unit makes of the measures that it may tell. */
const unitsOfMeasure: ReadonlyMap<string, Amounts> = new Map(
  Object.entries({
    lb: { pounds: 1 },
    pound: { pounds: 1 },
    oz: { pounds: 1 / 16, gallons: 1 / 128 },
    ounce: { pounds: 1 / 16, gallons: 1 / 128 },
    kg: { pounds: 2.205 },
    gram: { pounds: 0.0022 },
    g: { pounds: 0.0022 },
    ton: { pounds: 2000 },
    ft: foot,
    yard,
    yd: yard,
    m: meter,
    meter,
    metre: meter,
    sqft: squareFoot,
    sqfeet: squareFoot,
    sqfoot: squareFoot,
    sf: squareFoot,
    sqyd: squareYard,
    sqyard: squareYard,
    sqm: squareMeter,
    sqmeter: squareMeter,
    bdft: boardFoot,
    bf: boardFoot,
    cuft: { cubicFeet: 1 },
    cord: { cubicFeet: 128 },
    gallon,
    gal: gallon,
    quart,
    qt: quart,
    pint: { gallons: 1 / 8 },
    pt: { gallons: 1 / 8 },
    liter,
    litre: liter,
    l: liter,
  }),
);

export const isUnitOfMeasure = (key: string | undefined): boolean => unitsOfMeasure.has(key ?? "");

const most = 10_000;
/** In front of a unit these tell of which kind it is: "linear feet", "cubic yards", "fl oz". */
const kindsOfUnit = new Set(["linear", "lineal", "lin", "running", "cubic", "cu", "troy", "fl"]);
/** What stands between the sides of an area. */
const between = new Set(["x", "by"]);
/** A smaller side is a thickness or a part of an inch. */
const shortestSide = 3;

/**
 * How much of a measure a title tells, the most where it tells several: "5-50 lb, 550 lbs" is a
 * rack of 550. null where it tells none.
 */
export function measureTold(tokens: readonly Token[], measure: Measure): number | null {
  const told = tokens.flatMap(({ key }, at) => {
    const one = unitsOfMeasure.get(key)?.[measure];
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
  const at = kindsOfUnit.has(tokens[unitAt - 1]?.key ?? "") ? unitAt - 2 : unitAt - 1;
  return tokens[at + 1]?.breakBefore === "none" ? numberAt(tokens, at) : null;
}

function numberAt(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token === undefined || !isWholeNumber(token.key) || token.key.length > 4) return null;
  return Number(token.isFraction ? `${tokens[at - 1]?.key}.${token.key}` : token.key);
}

/** "15 x 25 ft", "12 ft x 15 ft"; without a unit only of what is told so in feet. */
function areaOfSides(tokens: readonly Token[], isInFeet: boolean): number | null {
  for (const [at, { key }] of tokens.entries()) {
    if (!between.has(key)) continue;
    const isUnitBefore = unitsOfMeasure.get(tokens[at - 1]?.key ?? "") === foot;
    const isUnitBehind = unitsOfMeasure.get(tokens[at + 2]?.key ?? "") === foot;
    const isOfInches = tokens[at - 1]?.key === "inch" || tokens[at + 2]?.key === "inch";
    const width = numberAt(tokens, isUnitBefore ? at - 2 : at - 1);
    const length = numberAt(tokens, at + 1);
    if (width === null || length === null || isOfInches) continue;
    const isArea = isInFeet || isUnitBefore || isUnitBehind;
    if (isArea && Math.min(width, length) >= shortestSide) return width * length;
  }
  return null;
}
