import { expect, test } from "vitest";
import { entryWith } from "../testing/entry-with.ts";
import { identify } from "../identification/identify.ts";
import type { GuideEntry } from "../price-guide/entry.ts";
import type { Valuation } from "../valuation/evidence.ts";
import { evidenceOf, factsOf, itemOf, phone } from "../valuation/testing/items.ts";
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

/** A range whose high end is so many times its low end, of which sales carry a share. */
function valued(highOverLow: number, shareOfSales: number): Valuation {
  const logSd = Math.log(highOverLow) / (2 * 1.2815515655446004);
  const evidence = [
    { evidence: evidenceOf({ source: "sold_comparables" }), weight: shareOfSales },
    { evidence: evidenceOf({ source: "price_guide" }), weight: 1 - shareOfSales },
  ];
  const salePrice = { logMedian: Math.log(100), logSd };
  return { kind: "valued", salePrice, evidence, struckOut: [], sentence: "" };
}

test.each([
  [0.5, 2.19, "High"], // half of what is known is sales
  [0.49, 2.19, "Medium"],
  [1, 2.21, "Medium"], // too wide, whatever it rests on
  [0, 13.9, "Medium"],
  [0, 14.1, "Low"],
  [1, 14.1, "Low"],
])("with %d of the evidence from sales a range of ×%d is %s", (share, ratio, confidence) => {
  expect(confidenceOf(valued(ratio, share), itemOf())).toBe(confidence);
});

test.each([
  [0.49, "Low"],
  [0.5, "Medium"],
])("an item named with %d of sureness is %s without sales, and High with them", (sureness, of) => {
  const item = itemOf({ confidence: sureness });
  expect(confidenceOf(valued(2, 0), item)).toBe(of);
  expect(confidenceOf(valued(2, 1), item)).toBe("High");
});

test.each([
  ["one for parts", { isForParts: true }],
  [
    "one with a grave fault",
    { faults: [{ kind: "leak", name: "leak", words: "leaks", takes: 0.45, isInGrade: false }] },
  ],
  ["many of a kind", { entry: entryWith(phone, { specificity: "type" }), quantity: 6 }],
])("%s is Low without sales of its own", (_, changes) => {
  expect(confidenceOf(valued(2, 0), itemOf(changes))).toBe("Low");
  expect(confidenceOf(valued(2, 1), itemOf(changes))).not.toBe("Low");
});

test.each<[string, Partial<GuideEntry> | null, number, string]>([
  ["as many of a kind as one keeps for oneself", { specificity: "type" }, 4, "Medium"],
  ["one more of a kind", { specificity: "type" }, 5, "Low"],
  ["many of one model", { specificity: "model" }, 6, "Medium"],
  [
    "many of a kind that is priced by the ten",
    { specificity: "type", unit: { pieces: 10, by: {}, isBySides: false } },
    6,
    "Medium",
  ],
  ["many of what no guide knows", null, 6, "Low"],
])("without sales %s is not known for sure", (...row) => {
  const [, changes, quantity, confidence] = row;
  const entry = changes && entryWith(phone, changes);
  expect(confidenceOf(valued(2, 0), itemOf({ entry, quantity }))).toBe(confidence);
});

test("a bicycle named as one product is High by our own estimate, what is told apart by other features is not", () => {
  const adjustedAs = (name: "any_bicycle" | "guitar_features") =>
    itemOf({ entry: entryWith(phone, { adjustedBy: [name] }) });
  expect(confidenceOf(valued(2.5, 0), adjustedAs("any_bicycle"))).toBe("High");
  expect(confidenceOf(valued(2.5, 0), adjustedAs("guitar_features"))).toBe("Medium");
});

test("a title that may be misread is never High", () => {
  const source = { kind: "field" } as const;
  const as = (certainty: "sure" | "unsure") => ({ title: { source, certainty } });
  expect(confidenceOf(valued(2, 1), itemOf(), as("sure"))).toBe("High");
  expect(confidenceOf(valued(2, 1), itemOf(), as("unsure"))).toBe("Medium");
});

test("nothing to go by is Low, however narrow", () => {
  const nothing = {
    kind: "not_enough_evidence",
    sentence: "",
    evidence: [],
    struckOut: [],
  } as const;
  expect(confidenceOf(nothing, itemOf())).toBe("Low");
});

test("a guitar named as one product is High by our own estimate, another kind is not", () => {
  const guitar = entryWith(phone, { feeClass: "guitars_and_basses" });
  expect(confidenceOf(valued(2.5, 0), itemOf({ entry: guitar }))).toBe("High");
  expect(confidenceOf(valued(2.5, 0), itemOf({ entry: guitar, confidence: 0.79 }))).toBe("Medium");
  expect(confidenceOf(valued(2.7, 0), itemOf({ entry: guitar }))).toBe("Medium");
  expect(confidenceOf(valued(2, 0), itemOf())).toBe("Medium");
  expect(confidenceOf(valued(2, 0), itemOf({ entry: null }))).toBe("Medium");
});

test("a garment of a known brand is High only where its new price is told", () => {
  const line = entryWith(phone, { category: "clothing", specificity: "line" });
  const kind = entryWith(phone, { category: "clothing", specificity: "type" });
  const told = {
    ...valued(2.5, 0),
    evidence: [{ evidence: evidenceOf({ source: "new_price" }), weight: 0.5 }],
  };
  expect(confidenceOf(told, itemOf({ entry: line }))).toBe("High");
  expect(confidenceOf(valued(2.5, 0), itemOf({ entry: line }))).toBe("Medium");
  expect(confidenceOf(told, itemOf({ entry: kind }))).toBe("Medium");
});

test("a vehicle is High only with its model and its year", () => {
  const named = identify(
    factsOf({ title: "2014 Honda Civic LX sedan, 80,000 miles, clean title" }),
  );
  if (named.kind !== "item" || !named.vehicle) throw new Error("this is a vehicle");
  const item = { ...named, confidence: 1 };
  const { vehicle } = named;
  const withoutYear = { ...vehicle, facts: { ...vehicle.facts, year: null } };
  const withoutModel = { ...vehicle, found: { ...vehicle.found, model: null } };

  expect(confidenceOf(valued(2.5, 0), item)).toBe("High");
  expect(confidenceOf(valued(2.5, 0), { ...item, vehicle: withoutYear })).toBe("Medium");
  expect(confidenceOf(valued(2.5, 0), { ...item, vehicle: withoutModel })).toBe("Medium");
});

test.each([
  [80, "Low"], // the name and the words around it tell of other things
  [45, "Medium"],
])("what the guide prices at $20 and the title's words at $%d is %s", (usd, confidence) => {
  const valuation = valued(6, 0);
  const evidence = [
    { evidence: evidenceOf({ source: "price_guide", logMedian: Math.log(20) }), weight: 0.5 },
    { evidence: evidenceOf({ source: "title_words", logMedian: Math.log(usd) }), weight: 0.5 },
  ];
  expect(confidenceOf({ ...valuation, evidence }, itemOf())).toBe(confidence);
});
