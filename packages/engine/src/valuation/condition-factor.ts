import { type ConditionGrade, conditionGrades, type GuideEntry } from "../price-guide/entry.ts";
import { guideInUse } from "../price-guide/guide.ts";

/**
 * What condition does to ordinary goods, `good` being 1. Editors' figures; records of sales agree
 * that condition moves a price by 10–15 % a step until a thing is broken or collectible (bikes
 * poor 0.63, tablets for parts 0.54, new 1.14).
 */
const generalConditionFactors = {
  new: 1.25,
  like_new: 1.1,
  good: 1,
  fair: 0.8,
  poor: 0.6,
  parts: 0.35,
} as const satisfies Record<ConditionGrade, number>;

/**
 * A used one of a kind may be of any age, and an unused one is hardly old: it brings two thirds of
 * its new price where the used one brings two fifths. Of one model the step is the general one, and
 * so it is of what keeps its price when used or is hardly ever sold used: sports gear, parts, supplies.
 */
const unusedOfAKind = 1.5;

/**
 * Multiplies an entry's median. An entry's own factors win (also for `good`, where its price is
 * meant for an unused thing, as with make-up), and where it names only some grades the general
 * ones around them give way: a better condition is never worth less than a worse one.
 */
export function conditionFactor(grade: ConditionGrade, entry: GuideEntry | null): number {
  const own: Partial<Record<ConditionGrade, number>> = { good: 1, ...entry?.conditionFactors };
  const named = own[grade];
  if (named !== undefined) return named;
  const place = conditionGrades.indexOf(grade);
  const better = ownFactors(own, conditionGrades.slice(0, place));
  const worse = ownFactors(own, conditionGrades.slice(place + 1));
  return Math.max(Math.min(generalFactor(grade, entry), ...better), ...worse);
}

function generalFactor(grade: ConditionGrade, entry: GuideEntry | null): number {
  const isUnusedOfAKind =
    grade === "new" &&
    entry?.specificity === "type" &&
    guideInUse().categories[entry.category].agesInUse;
  return isUnusedOfAKind ? unusedOfAKind : generalConditionFactors[grade];
}

function ownFactors(
  own: Partial<Record<ConditionGrade, number>>,
  grades: readonly ConditionGrade[],
): readonly number[] {
  return grades.map((grade) => own[grade]).filter((factor) => factor !== undefined);
}

/** What an unused one of a kind does not have: age and wear. Taken off the spread of the kind. */
export const unusedExplains = 0.35;

/** Beside "for parts", what wear and silence leave open about one of a kind. */
const doubtOfAKind: Readonly<Partial<Record<ConditionGrade, number>>> = { fair: 0.3, poor: 0.4 };

/**
 * How much wider a range gets by its condition, as a standard deviation. Unstated: about a grade
 * up or down, and more where any age will do. For parts: it says what the thing is not; which part
 * works is anybody's guess. Kept out of the sources, whose weights it would shift, so that a worse
 * condition stays worth less.
 */
export function conditionDoubt(grade: ConditionGrade | null, entry: GuideEntry | null): number {
  const isKind = entry?.specificity === "type";
  if (grade === null) return isKind ? 0.2 : 0.12;
  if (grade === "parts") return 0.35;
  return isKind ? (doubtOfAKind[grade] ?? 0) : 0;
}
