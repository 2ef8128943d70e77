import fc from "fast-check";
import { expect, test } from "vitest";
import { combine } from "./combine.ts";
import { evidenceOf } from "./testing/items.ts";

test("one source alone gives its median, and its scatter and doubt together", () => {
  const { salePrice, evidence } = combine([evidenceOf({ medianUncertainty: 0.3, scatter: 0.4 })]);
  expect(Math.exp(salePrice.logMedian)).toBeCloseTo(200);
  expect(salePrice.logSd).toBeCloseTo(0.5);
  expect(evidence.map(({ weight }) => weight)).toEqual([1]);
});

test("the surer source weighs more, by the square of its doubt", () => {
  const { evidence } = combine([
    evidenceOf({ medianUncertainty: 0.1 }),
    evidenceOf({ medianUncertainty: 0.2 }),
  ]);
  expect(evidence.map(({ weight }) => weight)).toEqual([0.8, 0.2].map((w) => expect.closeTo(w)));
});

test("sources that disagree widen the range beyond what either says alone", () => {
  const sure = evidenceOf({ medianUncertainty: 0.1, scatter: 0.2 });
  const alone = combine([sure]).salePrice.logSd;
  const contradicted = combine([sure, { ...sure, logMedian: sure.logMedian + 1.5 }]);
  expect(contradicted.salePrice.logSd).toBeGreaterThan(2 * alone);
});

test("of three sources the disagreement is shared by the two that are more than one", () => {
  const at = (logMedian: number) => evidenceOf({ logMedian, medianUncertainty: 0.1, scatter: 0.2 });
  const { logMedian, logSd } = combine([at(4), at(5), at(6)]).salePrice;
  // Ten deviations off on either side: 200 / 2 is the square by which the doubt of 1 / 300 grows.
  expect(logMedian).toBeCloseTo(5);
  expect(logSd).toBeCloseTo(Math.sqrt(0.2 ** 2 + 100 / 300));
});

const doubt = fc.double({ min: 0.05, max: 1.5, noNaN: true });

test("evidence that agrees never widens the range", () => {
  fc.assert(
    fc.property(doubt, doubt, doubt, (first, second, scatter) => {
      const one = evidenceOf({ medianUncertainty: first, scatter });
      const other = evidenceOf({ medianUncertainty: second, scatter });
      const alone = combine([one]).salePrice.logSd;
      expect(combine([one, other]).salePrice.logSd).toBeLessThanOrEqual(alone + 1e-12);
    }),
  );
});

test("the combined median lies between those of its sources, whatever their order", () => {
  fc.assert(
    fc.property(doubt, doubt, fc.double({ min: 0, max: 9, noNaN: true }), (u, v, logMedian) => {
      const one = evidenceOf({ medianUncertainty: u });
      const other = evidenceOf({ medianUncertainty: v, logMedian });
      const { salePrice } = combine([one, other]);
      expect(salePrice.logMedian).toBeGreaterThanOrEqual(Math.min(one.logMedian, logMedian) - 1e-9);
      expect(salePrice.logMedian).toBeLessThanOrEqual(Math.max(one.logMedian, logMedian) + 1e-9);
      expect(combine([other, one]).salePrice.logMedian).toBeCloseTo(salePrice.logMedian, 9);
    }),
  );
});
