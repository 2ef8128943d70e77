import type { IdentifiedItem } from "../identification/identification.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import { conditionFactor } from "./condition-factor.ts";
import { valuationWords } from "../words/english/valuation.ts";
import { ofGuide, spoken } from "../words/voice-in-use.ts";

const say = spoken(valuationWords);

type Faulty = Pick<IdentifiedItem, "faults" | "entry">;

/**
 * What the faults take beside the grade of the condition. A grade below good counts the wear that
 * it was given for, so such faults take only what they cost more than the grade; and the whole is
 * never worth less than one for parts.
 */
export function faultFactor({ faults, entry }: Faulty, grade: ConditionGrade | null): number {
  const ofGrade = relativeFactor(grade, entry);
  const left = (isInGrade: boolean) =>
    faults
      .filter((fault) => fault.isInGrade === isInGrade)
      .reduce((product, { takes }) => product * (1 - takes), 1);
  const factor = Math.min(1, left(true) / Math.min(1, ofGrade)) * left(false);
  return Math.min(1, Math.max(factor, relativeFactor("parts", entry) / ofGrade));
}

function relativeFactor(grade: ConditionGrade | null, entry: IdentifiedItem["entry"]): number {
  return conditionFactor(grade ?? "good", entry) / conditionFactor("good", entry);
}

/** Whoever says what is wrong seldom says how bad: half of what the faults take, as a deviation. */
const doubtOfLoss = 0.5;
const leastDoubt = 0.08;

/** How much wider the range gets, as a standard deviation; what a grade counts it has widened already. */
export function faultDoubt(item: Faulty, grade: ConditionGrade | null): number {
  if (item.faults.length === 0 || grade === "parts") return 0;
  return Math.max(leastDoubt, -doubtOfLoss * Math.log(faultFactor(item, grade)));
}

/** What the words take, in one sentence for people; null where they take nothing. */
export function faultSentence(item: Faulty, grade: ConditionGrade | null): string | null {
  if (item.faults.length === 0) return null;
  const names = item.faults.map(({ name }) => ofGuide(name)).join(", ");
  const percent = Math.round(100 * (1 - faultFactor(item, grade)));
  return percent === 0 ? say("faultsInGrade", { names }) : say("faultsLower", { names, percent });
}
