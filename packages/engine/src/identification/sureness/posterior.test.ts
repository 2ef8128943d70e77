import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";
import { posteriorOf } from "./posterior.ts";

const confidenceOf = (title: string, category: string | null = null) => {
  const item = identify(factsOf({ title, description: null, category }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item.confidence;
};

test("a model's number alone is nearly certain, a kind among unknown words is not", () => {
  expect(confidenceOf("DeWalt DCD771 drill")).toBeGreaterThan(0.9);
  expect(confidenceOf("zanzibar quorl chair flimber wost")).toBeLessThan(0.7);
});

test("each word that says something else takes certainty away", () => {
  expect(confidenceOf("iPhone 13 plover")).toBeLessThan(confidenceOf("iPhone 13"));
  expect(confidenceOf("iPhone 13 black unlocked")).toBe(confidenceOf("iPhone 13"));
});

test("the section that the thing belongs to makes it surer", () => {
  const title = "zanzibar quorl chair";
  expect(confidenceOf(title, "Furniture")).toBeGreaterThan(confidenceOf(title));
});

test("a probability lies between 0 and 1 whatever speaks for it", () => {
  const signs = ["model", "numbered", "longName", "first", "listedThere"] as const;
  expect(posteriorOf(signs)).toBeLessThan(1);
  expect(
    posteriorOf(["kind", ...Array.from({ length: 5 }, () => "otherWord" as const)]),
  ).toBeGreaterThan(0);
});
