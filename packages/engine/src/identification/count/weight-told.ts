import type { Token } from "../../price-guide/tokens.ts";
import { isWholeNumber } from "../../price-guide/word-shapes.ts";

const poundsIn: ReadonlyMap<string, number> = new Map([
  ["lb", 1],
  ["pound", 1],
  ["oz", 1 / 16],
  ["ounce", 1 / 16],
  ["kg", 2.205],
  ["gram", 0.0022],
  ["g", 0.0022],
]);
const mostPounds = 5_000;

/**
 * The pounds that a title tells, the largest where it tells several: "5-50 lb, 550 lbs" is a rack of
 * 550. null where it tells none.
 */
export function poundsTold(tokens: readonly Token[]): number | null {
  const told = tokens.flatMap(({ key, breakBefore }, at) => {
    const pounds = poundsIn.get(key);
    const number = tokens[at - 1];
    if (pounds === undefined || number === undefined || breakBefore !== "none") return [];
    return isWholeNumber(number.key) && number.key.length <= 4 ? [Number(number.key) * pounds] : [];
  });
  const most = Math.max(0, ...told);
  return most > 0 && most <= mostPounds ? most : null;
}
