import { expect, test } from "vitest";
import { draftFromTargets, readTargets } from "./read-targets.ts";

test.each([
  ["", "", null],
  ["25", "50", { profit: 25, roiPercent: 50 }],
  ["$1,250", "30 %", { profit: 1250, roiPercent: 30 }],
  ["25", "", { profit: 25, roiPercent: 30 }],
  ["", "50", { profit: 10, roiPercent: 50 }],
])("targets of “%s” and “%s” are %j", (profit, roiPercent, targets) => {
  expect(readTargets({ profit, roiPercent })).toEqual({ kind: "targets", targets });
});

test.each([
  ["much", "30", { profit: { id: "notDollars" } }],
  ["-1", "-2", { profit: { id: "negative" }, roiPercent: { id: "negative" } }],
  ["", "lots", { roiPercent: { id: "notPercent" } }],
  ["", "20,000", { roiPercent: { id: "tooMuch", most: 10_000 } }],
])("what is wrong with “%s” and “%s” is said at its field", (profit, roiPercent, problems) => {
  expect(readTargets({ profit, roiPercent })).toEqual({ kind: "problems", problems });
});

test("kept targets stand in the fields as they were typed", () => {
  expect(draftFromTargets({ profit: 25, roiPercent: 50 })).toEqual({
    profit: "25",
    roiPercent: "50",
  });
  expect(draftFromTargets(null)).toEqual({ profit: "", roiPercent: "" });
});
