import { expect, test } from "vitest";
import type { NamedFault } from "../identification/faults/fault.ts";
import type { ConditionGrade } from "../price-guide/entry.ts";
import { conditionFactor } from "./condition-factor.ts";
import { faultDoubt, faultFactor, faultSentence } from "./fault-factor.ts";
import { factsOf, itemOf, phone } from "./testing/items.ts";
import { value } from "./value.ts";

const fault = (takes: number, isInGrade = false): NamedFault => ({
  kind: "worn_battery",
  name: "worn battery",
  words: "needs new battery",
  takes,
  isInGrade,
});
const factorOf = (faults: readonly NamedFault[], grade: ConditionGrade | null = "good") =>
  faultFactor(itemOf({ faults }), grade);

test("each fault takes its share of what the ones before leave", () => {
  expect(factorOf([])).toBe(1);
  expect(factorOf([fault(0.2)])).toBeCloseTo(0.8);
  expect(factorOf([fault(0.2), fault(0.5)])).toBeCloseTo(0.4);
});

test.each(["fair", "poor"] as const)(
  "what the grade %s counts already is not counted twice",
  (grade) => {
    const ofGrade = conditionFactor(grade, phone);
    expect(factorOf([fault(0.1, true)], grade)).toBe(1);
    expect(factorOf([fault(0.5, true)], grade) * ofGrade).toBeCloseTo(0.5);
  },
);

test("faults make nothing cheaper than one for parts, and change nothing for parts", () => {
  const worst = [fault(0.5), fault(0.5), fault(0.5), fault(0.5)];
  expect(factorOf(worst)).toBeCloseTo(conditionFactor("parts", phone));
  expect(factorOf(worst, "parts")).toBe(1);
});

test("a fault widens the range, and the more it takes the more", () => {
  const doubtOf = (faults: readonly NamedFault[]) => faultDoubt(itemOf({ faults }), "good");
  expect(doubtOf([])).toBe(0);
  expect(doubtOf([fault(0.05)])).toBeGreaterThan(0);
  expect(doubtOf([fault(0.5)])).toBeGreaterThan(doubtOf([fault(0.2)]));
});

test("people read which faults lower the value and by how much", () => {
  expect(faultSentence(itemOf({ faults: [fault(0.2)] }), "good")).toBe(
    "The listing mentions: worn battery. That lowers the price about 20%",
  );
  expect(faultSentence(itemOf({ faults: [fault(0.1, true)] }), "poor")).toContain(
    "already accounts for",
  );
  expect(faultSentence(itemOf(), "good")).toBeNull();
});

test("a fault lowers and widens the value, also beside sales of sound ones", () => {
  const sales = [190, 200, 205, 210].map((priceDollars) => ({
    title: "Acme Phone 9",
    priceDollars,
    soldAt: "2026-11-01",
    kind: "sold" as const,
    condition: null,
  }));
  const salePriceOf = (faults: readonly NamedFault[]) => {
    const item = itemOf({ faults, entry: null, model: null });
    const facts = factsOf();
    const valuation = value({ item, facts, comparables: sales, asOf: "2026-11-21" });
    if (valuation.kind !== "valued") throw new Error(valuation.sentence);
    return valuation.salePrice;
  };
  const [sound, faulty] = [salePriceOf([]), salePriceOf([fault(0.4)])];
  expect(Math.exp(faulty.logMedian - sound.logMedian)).toBeCloseTo(0.6);
  expect(faulty.logSd).toBeGreaterThan(sound.logSd);
});

test("a fault that a grade counts takes only what it costs more than the grade", () => {
  const ofGrade = conditionFactor("fair", phone);
  expect(factorOf([fault(0.5, true), fault(0.1)], "fair") * ofGrade).toBeCloseTo(0.45);
  expect(factorOf([fault(0.3, true)], "new")).toBeCloseTo(0.7);
  expect(factorOf([fault(0.3, true)], null)).toBeCloseTo(0.7);
});

test("the least value of a faulty one is that of one for parts, held against its own grade", () => {
  const worst = [fault(0.9), fault(0.9)];
  const ofGrade = conditionFactor("fair", phone);
  expect(factorOf(worst, "fair") * ofGrade).toBeCloseTo(conditionFactor("parts", phone));
  const fairest = { ...phone, conditionFactors: { fair: 0.3, parts: 0.3 } };
  expect(faultFactor(itemOf({ entry: fairest, faults: worst }), "fair")).toBe(1);
});

test("a fault of one for parts widens nothing more, the least fault a little", () => {
  expect(faultDoubt(itemOf({ faults: [fault(0.5)] }), "parts")).toBe(0);
  expect(faultDoubt(itemOf({ faults: [fault(0.01)] }), "good")).toBe(0.08);
  expect(faultDoubt(itemOf({ faults: [fault(0.5)] }), "good")).toBeCloseTo(0.5 * Math.log(2));
  expect(faultDoubt(itemOf(), "good")).toBe(0);
});

test("several faults are named one after the other", () => {
  const second = { ...fault(0.2), name: "cracked back" };
  expect(faultSentence(itemOf({ faults: [fault(0.5), second] }), "good")).toBe(
    "The listing mentions: worn battery, cracked back. That lowers the price about 60%",
  );
});

test("where a guide's price is for an unused one, a fault is held against its own good one", () => {
  const makeup = { ...phone, conditionFactors: { new: 1, good: 0.5, fair: 0.4 } };
  const faultyAt = (grade: ConditionGrade) =>
    faultFactor(itemOf({ entry: makeup, faults: [fault(0.3, true)] }), grade);
  expect(faultyAt("good")).toBeCloseTo(0.7);
  expect(faultyAt("fair")).toBeCloseTo(0.7 / 0.8);
});
