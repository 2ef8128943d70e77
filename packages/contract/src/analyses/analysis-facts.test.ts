import { expect, test } from "vitest";
import { factsOfAnalysis, nameOfAnalysis } from "./analysis-facts.ts";

const nothing = { resaleRange: null, netProfit: null, brand: null, model: null };
const details = {
  brand: "DeWalt",
  model: "DCF887",
  analysisStages: {
    evaluation: { estimated_resale_range: "$72 - $118", estimated_net_profit: "$24.94" },
  },
};
const fromDetails = {
  resaleRange: "$72 - $118",
  netProfit: "$24.94",
  brand: "DeWalt",
  model: "DCF887",
};

test("the fields of the analysis win over its details, also where they know less", () => {
  expect(factsOfAnalysis({ ...nothing, netProfit: "$5", details })).toEqual({
    ...nothing,
    netProfit: "$5",
  });
});

test("details are read when all four are empty, as an object or as JSON text", () => {
  expect(factsOfAnalysis({ ...nothing, details })).toEqual(fromDetails);
  expect(factsOfAnalysis({ ...nothing, brand: " ", details: JSON.stringify(details) })).toEqual(
    fromDetails,
  );
});

test.each([
  "{broken",
  "",
  "null",
  "[]",
  '"text"',
  null,
  undefined,
  7,
  {},
  { brand: 7, analysisStages: null },
  { analysisStages: { evaluation: "none" } },
])("details that are %j say nothing", (broken) => {
  expect(factsOfAnalysis({ ...nothing, details: broken })).toEqual(nothing);
});

test.each([
  [{ brand: "DeWalt", model: "DCF887" }, "DeWalt DCF887"],
  [{ brand: "DeWalt" }, "Drill"],
  [{ model: "DCF887" }, "Drill"],
  [{ title: "" }, null],
])("with %j the name is %s", (change, name) => {
  expect(nameOfAnalysis({ title: "Drill", ...nothing, details: null, ...change })).toBe(name);
});
