import { expect, test } from "vitest";
import type { Valuation } from "./evidence.ts";
import { withOwnBias } from "./own-bias.ts";
import { evidenceOf } from "./testing/items.ts";

const bias = { logShift: Math.log(1.1), percent: 10, sentence: "" };
const evidence = [{ evidence: evidenceOf(), weight: 1 }];
const valued: Valuation = {
  kind: "valued",
  salePrice: { logMedian: Math.log(200), logSd: 0.3 },
  evidence,
  struckOut: [],
  sentence: "",
};
const thin: Valuation = { kind: "not_enough_evidence", sentence: "", evidence, struckOut: [] };

test("what a person's own sales taught moves the typical price, and neither range nor evidence", () => {
  const { logMedian, logSd } = { ...valued.salePrice };
  expect(withOwnBias(valued, bias)).toEqual({
    ...valued,
    salePrice: { logMedian: logMedian + Math.log(1.1), logSd },
  });
});

test("nothing taught moves nothing, and without a value there is nothing to move", () => {
  expect(withOwnBias(valued, undefined)).toBe(valued);
  expect(withOwnBias(valued, { ...bias, logShift: 0 })).toBe(valued);
  expect(withOwnBias(thin, bias)).toBe(thin);
});
