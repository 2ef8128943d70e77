import { type ConditionGrade, conditionGrades, type GuideEntry } from "../price-guide/entry.ts";

/**
 * What condition does to ordinary goods, `good` being 1. Editors' figures; records of sales agree
 * that condition moves a price by 10–15 % a step until a thing is broken or collectible (bikes
 * poor 0.63, tablets for parts 0.54, new 1.14).
 */
export const generalConditionFactors = {
  new: 1.25,
  like_new: 1.1,
  good: 1,
  fair: 0.8,
  poor: 0.6,
  parts: 0.35,
} as const satisfies Record<ConditionGrade, number>;

/**
 * Multiplies a median for a thing in good condition. An entry's own factors win, but a better
 * condition is never worth less than a worse one: where an entry names only some grades, the
 * general figures around them give way.
 */
export function conditionFactor(grade: ConditionGrade, entry: GuideEntry | null): number {
  const own = entry?.conditionFactors ?? {};
  const isNamed = (other: ConditionGrade) => own[other] !== undefined || other === "good";
  const factorOf = (other: ConditionGrade) => own[other] ?? generalConditionFactors[other];
  if (isNamed(grade)) return factorOf(grade);
  const place = conditionGrades.indexOf(grade);
  const better = conditionGrades.slice(0, place).filter(isNamed).map(factorOf);
  const worse = conditionGrades
    .slice(place + 1)
    .filter(isNamed)
    .map(factorOf);
  return Math.max(Math.min(factorOf(grade), ...better), ...worse);
}

/**
 * How much wider a range gets by its condition, as a standard deviation. Unstated: about a grade
 * up or down. For parts: it says what the thing is not; which part works is anybody's guess. Kept
 * out of the sources, whose weights it would shift, so that a worse condition stays worth less.
 */
export function conditionDoubt(grade: ConditionGrade | null): number {
  if (grade === null) return 0.12;
  return grade === "parts" ? 0.35 : 0;
}
