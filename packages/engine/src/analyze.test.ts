import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnalysisInput } from "./analysis-input.ts";
import { analyze } from "./analyze.ts";
import type { Sighting } from "./identification/sighting.ts";
import { cents } from "./money/cents.ts";
import type { ListingFields } from "./reading/fields/read-fields.ts";
import { defaultTargets } from "./verdict/targets.ts";

const inputOf = (fields: ListingFields, changes: Partial<AnalysisInput> = {}): AnalysisInput => ({
  fields,
  comparables: [],
  marketplaceUrl: null,
  sellingPlatform: null,
  targets: defaultTargets,
  asOf: "2026-11-21",
  ...changes,
});

function reportOn(fields: ListingFields, changes: Partial<AnalysisInput> = {}) {
  const outcome = analyze(inputOf(fields, changes));
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.report;
}

const titles = [
  "Apple iPhone 13 128GB",
  "DeWalt 20V drill with 2 batteries",
  "Solid wood dresser 6 drawers",
  "Herman Miller Aeron chair",
  "Zorblatt ZX500 thing",
];
const sales = [190, 210, 205].map((priceDollars) => ({
  title: "Apple iPhone 13 128GB unlocked",
  priceDollars,
  soldAt: "2026-11-02",
  kind: "sold" as const,
  condition: null,
}));

describe("the asking price never touches the value", () => {
  const valueOf = (fields: ListingFields) => {
    const report = reportOn(fields, { comparables: sales });
    const { low, median, high } = report.details.analysisStages.evaluation;
    const { resaleRange, marketValue, maxBuyPrice, confidence, details } = report;
    const { identification, valuation } = details.analysisStages;
    return {
      resaleRange,
      marketValue,
      maxBuyPrice,
      confidence,
      low,
      median,
      high,
      identification,
      valuation,
    };
  };
  const title = fc.constantFrom(...titles);
  const ask = fc.integer({ min: 20, max: 900 });
  const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

  test("as a field, from a tenth to ten times as much", () => {
    fc.assert(
      fc.property(title, ask, factor, (words, dollars, times) => {
        const price = Math.round(dollars * times * 100) / 100;
        expect(valueOf({ title: words, price })).toEqual(valueOf({ title: words, price: dollars }));
      }),
    );
  });

  test("as words in the title or the description", () => {
    fc.assert(
      fc.property(title, ask, fc.constantFrom("title", "description"), (words, dollars, place) => {
        const plain = { title: words, description: "Works well, pick up in town." };
        const priced = {
          ...plain,
          [place]: `${plain[place === "title" ? "title" : "description"]} $${dollars}`,
        };
        const { maxBuyPrice: _, ...value } = valueOf(priced);
        expect(valueOf(plain)).toMatchObject(value);
      }),
    );
  });
});

test("a field wins over the text, and the text fills what the fields leave out", () => {
  const text = "Acme drill\n$80\nCondition\nUsed - Good";
  const report = reportOn({ title: "DeWalt DCF887 impact driver" }, { text });
  expect(report.title).toBe("DeWalt DCF887 impact driver");
  expect(report.price).toBe(80);
});

test("the stages are told in order, each with a sentence", () => {
  const told: [string, string][] = [];
  const onStage = (stage: string, sentence: string) => told.push([stage, sentence]);
  reportOn({ title: "Apple iPhone 13 128GB", price: 100 }, { onStage });
  expect(told.map(([stage]) => stage)).toEqual([
    "reading",
    "identification",
    "valuation",
    "verdict",
  ]);
  for (const [, sentence] of told) expect(sentence).toMatch(/^\S.{10,}[.)]$/);
});

test.each<[string, Partial<AnalysisInput>, string]>([
  ["nothing at all", {}, "nothing_to_read"],
  [
    "only white space and marks",
    { fields: { title: " \u200b\u202e ", description: "\n" } },
    "nothing_to_read",
  ],
  ["only symbols", { fields: { title: "!!! *** ???" } }, "nothing_to_read"],
  ["an empty picture", { screenshot: { widthPx: 800, heightPx: 600, lines: [] } }, "not_a_listing"],
  [
    "the text of a page of results",
    { text: "$85\nDeWalt drill\n$40\nRyobi drill\n$120\nMilwaukee set" },
    "not_a_listing",
  ],
  ["a negative price", { fields: { title: "Drill", price: -5 } }, "unusable_price"],
  ["an infinite price", { fields: { title: "Drill", price: Infinity } }, "unusable_price"],
  ["an absurd price", { fields: { title: "Drill", price: 5_000_000 } }, "unusable_price"],
  ["a home", { fields: { title: "2 bedroom apartment for rent", price: 1450 } }, "not_an_item"],
  ["a job", { fields: { title: "Now hiring: line cook, full time" } }, "not_an_item"],
  ["a service", { fields: { title: "House cleaning services" } }, "not_an_item"],
])("%s is refused", (_name, changes, reason) => {
  const outcome = analyze(inputOf({}, changes));
  expect(outcome).toMatchObject({ kind: "refused", reason });
});

test("too little evidence is an answer without a range, and free", () => {
  const outcome = analyze(inputOf({ title: "Nice stuff", price: 20 }));
  expect(outcome).toMatchObject({ kind: "analysed", isAnswered: false });
  const report = reportOn({ title: "Nice stuff", price: 20 });
  expect(report).toMatchObject({
    resaleRange: null,
    marketValue: null,
    netProfit: null,
    flipScore: null,
    recommendation: null,
    maxBuyPrice: null,
    confidence: "Low",
  });
  expect(report.details.analysisStages.evaluation.fees).toEqual([]);
});

test("odd characters change nothing", () => {
  const odd = reportOn({ title: "\u202eApple\u0000 iPhone\u200b 13 128GB 🔥🔥", price: 100 });
  const plain = reportOn({ title: "Apple iPhone 13 128GB", price: 100 });
  expect(odd.resaleRange).toBe(plain.resaleRange);
});

test("the same figures stand everywhere in a report", () => {
  const report = reportOn({ title: "Apple iPhone 13 128GB", price: 120, condition: "Used - Good" });
  const { evaluation } = report.details.analysisStages;
  expect(report.resaleRange).toBe(`$${evaluation.low} - $${evaluation.high}`);
  expect(report.marketValue).toBe(`$${evaluation.median}`);
  expect(evaluation.fees[0]).toMatchObject({ label: "Sale price", amount: evaluation.median });
  const net = evaluation.fees.reduce((sum, { amount }) => sum + amount * 100, 0);
  expect(report.netProfit).toBe(evaluation.estimated_net_profit);
  expect(Number(report.netProfit?.replace("$", ""))).toBeCloseTo(net / 100);
});

test("a drive lowers the profit and the highest price worth paying, and leaves the value alone", () => {
  const fields = { title: "Apple iPhone 13 128GB", price: 100 };
  const near = reportOn(fields, { sellingPlatform: "facebook_local" });
  const ownCosts = { milesToDrive: 40, costPerMile: cents(70), usualShipping: null };
  const far = reportOn(fields, { sellingPlatform: "facebook_local", ownCosts });

  expect(far.resaleRange).toBe(near.resaleRange);
  expect((near.maxBuyPrice ?? 0) - (far.maxBuyPrice ?? 0)).toBeGreaterThan(20);
  expect(far.details.analysisStages.evaluation.fees).toContainEqual({
    label: "Driving",
    amount: -28,
    explanation: "40 miles round trip at $0.70 a mile",
  });
});

describe("what a vision model saw", () => {
  const sighting: Sighting = {
    kind: "seen",
    thing: {
      kind: "smartphone",
      brand: "Apple",
      model: "iPhone 13",
      condition: "fair",
      defects: ["cracked back"],
      missingParts: ["charger"],
      certainty: 0.9,
    },
    estimate: { low: 150, median: 220, high: 320 },
    shortfall: null,
  };
  const photo = { widthPx: 900, heightPx: 700, lines: [] };

  test("names a photo that has no words, says so, and counts as evidence", () => {
    const report = reportOn({ price: 80 }, { screenshot: photo, sighting });
    expect(report).toMatchObject({ model: "iPhone 13", condition: "looks fair" });
    expect(report.reasoning).toContainEqual(
      "A vision model looked at the picture and saw: Apple iPhone 13 smartphone (90% sure), looks fair, cracked back, missing: charger.",
    );
    const { evidence } = report.details.analysisStages.valuation;
    expect(evidence.map(({ source }) => source)).toContain("model_estimate");
  });

  test("is told and changes nothing where it is unsure", () => {
    const unsure = { ...sighting, thing: { ...sighting.thing, certainty: 0.3 }, estimate: null };
    const {
      reasoning: _told,
      details: seen,
      ...rest
    } = reportOn({ title: "Solid wood dresser 6 drawers", price: 80 }, { sighting: unsure });
    const {
      reasoning: _plain,
      details,
      ...plain
    } = reportOn({
      title: "Solid wood dresser 6 drawers",
      price: 80,
    });
    expect(rest).toEqual(plain);
    expect(seen.analysisStages).toMatchObject(details.analysisStages);
  });

  test("leaves the words of the listing what they are", () => {
    const fields = { title: "Apple iPhone 13 128GB", condition: "Used - Good", price: 80 };
    expect(reportOn(fields, { sighting })).toMatchObject({
      title: "Apple iPhone 13 128GB",
      condition: "Used - Good",
    });
  });

  test("is missed in so many words when no model could look", () => {
    const sentence = "The vision model took too long, so this rests on the words alone.";
    const report = reportOn(
      { title: "Apple iPhone 13 128GB", price: 80 },
      { sighting: { kind: "unseen", sentence } },
    );
    expect(report.reasoning).toContain(sentence);
    expect(report.details.analysisStages.sighting).toEqual({
      hasLooked: false,
      sentence,
      thing: null,
    });
  });
});
