import { builtInGuide } from "@flipworth/guide/built-in";
import { describe, expect, test } from "vitest";
import type { AnalysisInput } from "../analysis-input.ts";
import { createEngine } from "../create-engine.ts";
import { cents } from "../money/cents.ts";
import { defaultTargets } from "../verdict/targets.ts";

const engine = createEngine(builtInGuide());
const asOf = "2026-11-22";

function answerTo(fields: AnalysisInput["fields"], changes: Partial<AnalysisInput> = {}) {
  const outcome = engine.analyze({
    fields,
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf,
    ...changes,
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.report;
}

const medianOf = (fields: AnalysisInput["fields"]) =>
  answerTo(fields).details.analysisStages.evaluation.median ?? 0;

const altima = {
  title: "2008 Nissan Altima 2.5 S",
  price: 1500,
  description: "125,000 miles, clean title, runs and drives great.",
  category: "cars & trucks",
};

test("a car is named by year, maker and model, and valued by the table of vehicles", () => {
  const { category, brand, model, details } = answerTo(altima);
  const { identification, valuation } = details.analysisStages;

  expect({ category, brand, model }).toEqual({
    category: "vehicles",
    brand: "Nissan",
    model: "Altima",
  });
  expect(identification.name).toBe("2008 Nissan Altima");
  expect(valuation.evidence[0]).toMatchObject({ source: "vehicle_guide", weight: 1 });
  expect(valuation.evidence[0]?.sentence).toContain("125,000 miles, clean title");
});

test("what is asked does not move the value", () => {
  expect(medianOf({ ...altima, price: 15_000 })).toBe(medianOf({ ...altima, price: 150 }));
});

test("the maker's table itself is a car, and its parts are parts", () => {
  for (const title of ["Toyota Camry", "2009 Chevy Tahoe LT", "Nissan Murano 2010"]) {
    expect(answerTo({ title }).details.analysisStages.identification.entryId).toMatch(/^vehicle-/);
  }
  for (const title of ["Toyota Camry tires", "Jeep Wrangler hard top", "Chevy Tahoe tail lights"]) {
    expect(answerTo({ title }).details.analysisStages.identification.entryId ?? "").not.toMatch(
      /^vehicle-/,
    );
  }
});

describe("what lowers the value", () => {
  const usual = medianOf(altima);

  test.each([
    ["more miles", "225,000 miles, clean title, runs and drives great."],
    ["a salvage title", "125,000 miles, salvage title, runs and drives great."],
    ["not running", "125,000 miles, clean title, does not run."],
    ["a repair", "125,000 miles, clean title, runs, but the catalytic converter was stolen."],
  ])("%s", (_what, description) => {
    expect(medianOf({ ...altima, description })).toBeLessThan(usual);
  });

  test("an older year", () => {
    expect(medianOf({ ...altima, title: "2004 Nissan Altima 2.5 S" })).toBeLessThan(usual);
  });
});

test("the page's own fields are read before the words", () => {
  const attributes = { odometer: "225000", "title status": "salvage" };
  expect(medianOf({ ...altima, attributes })).toBeLessThan(medianOf(altima));
});

test("ways to sell are those of vehicles, private sale first, and the bill has the title transfer", () => {
  const { evaluation } = answerTo(altima).details.analysisStages;

  expect(evaluation.advice?.platforms.map(({ platform }) => platform)).toEqual([
    "private_sale",
    "dealer_offer",
    "auction",
    "salvage_yard",
  ]);
  expect(evaluation.fees.find(({ label }) => label === "Title and registration transfer")).toEqual(
    expect.objectContaining({ amount: -150 }),
  );
});

test("nobody mails a vehicle, so its bill has no row of a parcel", () => {
  const { fees } = answerTo(altima).details.analysisStages.evaluation;

  expect(fees.map(({ label }) => label)).toEqual([
    "Sale price",
    "Selling fee",
    "Title and registration transfer",
    "Cleaning and photos",
    "Asking price",
  ]);
});

test("what each way to sell leaves is in whole dollars", () => {
  const { advice } = answerTo(altima).details.analysisStages.evaluation;
  expect(advice?.platforms.filter(({ net }) => !Number.isInteger(net))).toEqual([]);
});

test("one that does not run is towed home", () => {
  const fields = { ...altima, description: "Does not run, needs a transmission." };
  const { fees } = answerTo(fields).details.analysisStages.evaluation;

  expect(fees.find(({ label }) => label === "Tow or trailer home")?.amount).toBe(-150);
});

test.each([
  ["2004 Volvo V70 wagon", "2004 Volvo V70"],
  ["2001 Volvo S70", "2001 Volvo S70"],
  ["Honda Foreman 500 2012", "2012 Honda Foreman"],
  ["1998 Plymouth Voyager", "1998 Plymouth Voyager"],
  ["2015 Subaru BRZ limited", "2015 Subaru BRZ"],
])("%s is shown as it is called", (title, name) => {
  expect(answerTo({ ...altima, title }).details.analysisStages.identification.name).toBe(name);
});

test("who set no targets is judged at $500 and 15%, and who did at theirs", () => {
  const own = { profit: cents(80_000), roiPercent: 40 };

  expect(answerTo(altima).details.analysisStages.evaluation.targets).toEqual({
    profit: 500,
    roiPercent: 15,
  });
  expect(answerTo(altima, { targets: own }).details.analysisStages.evaluation.targets).toEqual({
    profit: 800,
    roiPercent: 40,
  });
});

test.each([
  ["$500 down, easy financing", 500],
  ["only $199 per month", 199],
  ["down payment $1,000", 1000],
])("%s is no price", (words, price) => {
  const report = answerTo({ ...altima, price, description: `${words}. 125,000 miles.` });

  expect(report.price).toBeNull();
  expect(report.verdict).toBeNull();
});

test.each([
  ["title_jumping", "Open title, title is in the previous owner's name."],
  ["lien", "There is a lien on it."],
  ["odometer", "True mileage unknown."],
  ["flood", "Had flood damage."],
  ["sold_for_another", "Selling for a friend."],
  ["accident", "It was in an accident in 2019."],
  ["dealer", "Financing available, plus doc fee."],
  ["trade", "Will trade for a truck."],
  ["vin", "VIN 1HGCM82633A004353"],
])("%s is warned of", (kind, description) => {
  const kinds = answerTo({ ...altima, description }).risks.map((risk) => risk.kind);
  expect(kinds).toContain(kind);
});

test.each(["No lien, no flood damage.", "No dealers, clean title."])(
  "%s raises no warning",
  (description) => {
    expect(answerTo({ ...altima, description }).risks).toEqual([]);
  },
);

test("a known weak point and what to look at stand among the questions", () => {
  const { advice } = answerTo(altima).details.analysisStages.evaluation;

  expect(advice?.questions.some((question) => question.includes("CVT"))).toBe(true);
  expect(advice?.questions.some((question) => question.startsWith("Start it cold"))).toBe(true);
});

test.each([
  ["Miami, FL", "FL wants a dealer's license beyond about 2 vehicles"],
  ["somewhere", "Many states want a dealer's license beyond about 5 vehicles"],
])("in %s the yearly limit of sales is told", (location, words) => {
  expect(answerTo({ ...altima, location }).reasoning.join(" ")).toContain(words);
});

describe("a boat is worth", () => {
  const boat = { title: "2012 pontoon boat 90hp", category: "boats" };

  test("more the longer it is", () => {
    const long = medianOf({ ...boat, title: "2012 pontoon boat 25ft 90hp" });
    const short = medianOf({ ...boat, title: "2012 pontoon boat 18ft 90hp" });
    expect(long).toBeGreaterThan(short * 1.5);
  });

  test("less the more hours its engine ran", () => {
    const many = medianOf({ ...boat, attributes: { "engine hours": "1900" } });
    const few = medianOf({ ...boat, attributes: { "engine hours": "200" } });
    expect(few).toBeGreaterThan(many * 1.2);
  });
});
