import { expect, test } from "vitest";
import { identify } from "../identification/identify.ts";
import { factsOf } from "../valuation/testing/items.ts";
import { value } from "../valuation/value.ts";
import { confidenceOf } from "./confidence.ts";

function confidenceIn(title: string, description: string | null = null) {
  const facts = factsOf({ title, description, condition: { grade: "good", words: "good" } });
  const item = identify(facts);
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  const valuation = value({ item, facts, comparables: [], asOf: "2026-11-21" });
  return confidenceOf(valuation, item);
}

test("a line whose year is told is one product, and a narrow range of it is High", () => {
  expect(confidenceIn("2021 Trek Slash 9.8")).toBe("High");
});

test("a line without its year is not one product", () => {
  expect(confidenceIn("Trek Slash")).not.toBe("High");
});

test.each(["Dining chair", "West Elm sofa, solid oak, leather", "Leather wallet"])(
  "%s is a kind of thing and never High, whatever is told of it",
  (title) => {
    expect(confidenceIn(title, "Retails for $200.")).not.toBe("High");
  },
);
