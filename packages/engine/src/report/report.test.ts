import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import type { ListingFacts } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import { evidenceOf, listingOf, itemOf } from "../valuation/testing/items.ts";
import { judge } from "../verdict/judge.ts";
import { defaultTargets } from "../verdict/targets.ts";
import { reportOf } from "./report.ts";

const valued: Valuation = {
  kind: "valued",
  salePrice: { logMedian: Math.log(200), logSd: 0.3 },
  evidence: [{ evidence: evidenceOf(), weight: 1 }],
  struckOut: [{ title: "Acme Phone 9 case", priceDollars: 9, reason: "an accessory" }],
  sentence: "Most sell for $136–$295; typical $200.",
};
const thin: Valuation = { ...valued, kind: "not_enough_evidence", sentence: "Add the model." };

function reportFor(valuation: Valuation, changes: Partial<ListingFacts> = {}) {
  const price = { kind: "stated", amount: cents(100_00), words: "$100" } as const;
  const facts = listingOf({ price, ...changes });
  const item = itemOf();
  const targets = defaultTargets;
  const question = { item, facts, valuation, targets, sellingPlatform: null, asOf: "2026-11-21" };
  const marketplaceUrl = "https://www.facebook.com/marketplace/item/77001122/";
  return reportOf({ facts, item, valuation, verdict: judge(question), targets, marketplaceUrl });
}

test("the strings for people and the numbers beside them say the same", () => {
  const report = reportFor(valued);
  expect(report).toMatchObject({
    title: "Acme Phone 9",
    price: 100,
    condition: "Used - Good",
    resaleRange: "$136 - $295",
    marketValue: "$200",
    netProfit: "$70",
    profitPotential: "$70",
    recommendation: "Buy",
    verdict: "buy",
    headline: "Buy: about $70 profit.",
    marketplaceItemId: "77001122",
  });
  expect(report.details.analysisStages.evaluation).toMatchObject({
    estimated_resale_range: "$136 - $295",
    estimated_net_profit: "$70",
    low: 136,
    median: 200,
    high: 295,
    sellingPlatform: "facebook_local",
    targets: { profit: 10, roiPercent: 30 },
  });
});

test("the bill adds up to the net profit", () => {
  const { fees } = reportFor(valued).details.analysisStages.evaluation;
  const sum = fees.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
  expect(sum).toBe(70_00);
});

test("the reasons begin with the verdict and name thing, range, confidence and exit", () => {
  const { reasoning } = reportFor(valued);
  expect(reasoning[0]).toBe("Buy: about $70 profit.");
  expect(reasoning[1]).toMatch(/^\d+% chance you make at least \$10 and 30%\.$/);
  expect(reasoning).toContain("Most sell for $136–$295; typical $200.");
  expect(reasoning).toContain('Acme Phone 9, very likely (matched "acme phone 9").');
  expect(reasoning).toContain("Medium confidence: based on our estimate.");
  expect(reasoning).toContain("Best place to sell: Facebook Marketplace with local pickup.");
});

test("three short lines say what it is, what the price rests on and what decides", () => {
  const { summary } = reportFor(valued);
  expect(summary).toEqual([
    'Acme Phone 9, very likely (matched "acme phone 9").',
    "Most sell for $136–$295, based on our estimate.",
    expect.stringMatching(/^\d+% chance you make at least \$10 and 30%\.$/),
  ]);
});

test("a price that rests on sales says on how many", () => {
  const sold = { ...evidenceOf(), source: "sold_comparables" as const, count: 12 };
  const mixed = { ...valued, evidence: [{ evidence: sold, weight: 0.7 }, ...valued.evidence] };
  expect(reportFor(mixed).summary[1]).toContain("based on our estimate and 12 sales");
});

test("a check tells what else it may be, in dollars, and keeps its figures back", () => {
  const price = { kind: "stated", amount: cents(20_00), words: "$20" } as const;
  const report = reportFor(valued, { price });
  expect(report).toMatchObject({ verdict: "check", recommendation: null, netProfit: null });
  expect(report).toMatchObject({ flipScore: null, resaleRange: "$136 - $295" });
  expect(report.identityCheck?.alternatives[0]).toMatchObject({ low: 8, high: 83 });
});

test("a risk stands among the reasons with the words that raised it", () => {
  const report = reportFor(valued, { description: "Zelle only, please" });
  expect(report.risks).toEqual([
    {
      kind: "unprotected_payment",
      words: "Zelle",
      sentence: expect.any(String),
      isUrgent: false,
    },
  ]);
  expect(report.reasoning.at(-1)).toMatch(/^"Zelle": /);
});

test("what was struck out keeps its reason", () => {
  expect(reportFor(valued).details.analysisStages.valuation.struckOut).toEqual([
    { title: "Acme Phone 9 case", price: 9, reason: "an accessory" },
  ]);
});

test("without enough evidence every figure is absent and the first reason says what to add", () => {
  const report = reportFor(thin);
  expect(report.reasoning[0]).toBe("Add the model.");
  expect(report).toMatchObject({ resaleRange: null, netProfit: null, recommendation: null });
  expect(report.details.analysisStages.evaluation).toEqual({
    estimated_resale_range: null,
    estimated_net_profit: null,
    fees: [],
    targets: { profit: 10, roiPercent: 30 },
  });
});

test("a listing in pounds has no price in dollars", () => {
  const report = reportFor(valued, { price: { kind: "foreign", currency: "GBP", words: "£25" } });
  expect(report).toMatchObject({ price: null, netProfit: null, resaleRange: "$136 - $295" });
  expect(report.details.analysisStages.reading).toMatchObject({
    priceKind: "foreign",
    priceWords: "£25",
  });
});

test("the advice is in dollars and absent without a range", () => {
  const { advice } = reportFor(valued).details.analysisStages.evaluation;
  expect(advice?.offers).toEqual({ opening: 75, walkAway: 115 });
  expect(advice?.daysToSell).toEqual({ from: 1, to: 14 });
  expect(advice?.questions).toHaveLength(3);
  expect(reportFor(thin).details.analysisStages.evaluation.advice).toBeUndefined();
});

test("a fact that was hard to read is named in the reasons and keeps its place", () => {
  const box = { left: 10, top: 20, right: 300, bottom: 48 };
  const title = { source: { kind: "picture", box }, certainty: "unsure" } as const;

  const report = reportFor(valued, { origins: { title } });

  const { reading } = report.details.analysisStages;
  expect(reading.origins).toEqual({ title });
  expect(reading.sentence).toContain("so compare with the listing: the title");
  expect(report.reasoning).toContain("Hard to read, so compare with the listing: the title.");
});

test("a price that was not clear is shown, and no verdict rests on it", () => {
  const report = reportFor(valued, { price: { kind: "unclear", words: "$8S $110" } });

  expect(report).toMatchObject({ price: null, netProfit: null, recommendation: null });
  expect(report.details.analysisStages.reading).toMatchObject({
    priceKind: "unclear",
    priceWords: null,
    sentence: expect.stringContaining('price not clear ("$8S $110")'),
  });
  expect(report.reasoning[0]).toContain('not clear from "$8S $110"');
});

test("a recall with a remedy stands before everything else, other warnings at the end", () => {
  const description = "Works great. No local pickup. Comes with its toys.";
  const { reasoning, risks } = reportFor(valued, { title: "4moms mamaRoo swing", description });

  expect(reasoning[0]).toContain("strap");
  expect(reasoning.at(-1)).toContain("won't meet");
  expect(risks.map(({ isUrgent }) => isUrgent)).toEqual([true, false]);
});
