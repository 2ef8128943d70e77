import { exchangeRates } from "@flipworth/contract/exchange-rates";
import { builtInGuide } from "@flipworth/guide/built-in";
import { describe, expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { defaultTargets } from "../verdict/targets.ts";

const engine = createEngine(builtInGuide());

function reportOf(price: string, marketplaceUrl: string | null = null) {
  const outcome = engine.analyze({
    fields: { title: "Apple iPhone 13 128GB unlocked, good condition", price },
    comparables: [],
    marketplaceUrl,
    sellingPlatform: "ebay",
    targets: defaultTargets,
    asOf: "2026-11-23",
  });
  if (outcome.kind !== "analysed") throw new Error(outcome.sentence);
  return outcome.report;
}

describe("an ask in another currency is judged in dollars at the dated rate", () => {
  test.each([
    ["€100", "EUR", "€"],
    ["100 EUR", "EUR", "€"],
    ["100,00 €", "EUR", "€"],
    ["£100", "GBP", "£"],
    ["CA$100", "CAD", "CA$"],
    ["$100 CAD", "CAD", "CA$"],
    ["AU $100", "AUD", "A$"],
  ] as const)("%s", (price, currency, sign) => {
    const report = reportOf(price);
    const { abroad } = report;

    expect(report.cents.price).toBe(Math.round(100_00 * exchangeRates.dollars[currency]));
    expect(abroad).toMatchObject({ currency, price: 100_00, ratesAsOf: exchangeRates.asOf });
    expect(report.verdict).not.toBeNull();
    expect(report.reasoning.join(" ")).toContain(`${sign}100 is about $`);
    expect(report.reasoning.join(" ")).toContain("no marketplace fees or postage of that country");
  });

  test("what to say to the seller is in the seller's currency and never above the dollars", () => {
    const { abroad, maxBuyPrice, headline } = reportOf("€175");

    expect(abroad?.maxBuyPrice).toBeLessThanOrEqual(
      (maxBuyPrice ?? 0) * (100 / exchangeRates.dollars.EUR),
    );
    expect(headline).toMatch(/€[\d,]+ \(about \$[\d,]+\)/);
  });

  test("it is a local sale without fees, whatever exit was wished for", () => {
    const { details } = reportOf("£100");

    expect(details.analysisStages.evaluation.sellingPlatform).toBe("facebook_local");
    expect(details.analysisStages.evaluation.advice?.platforms).toHaveLength(1);
  });

  test("the range is wider than that of the same ask in dollars", () => {
    const [abroad, home] = [reportOf("€100").cents, reportOf("$114").cents];

    expect(abroad.median).toBe(home.median);
    expect((abroad.high ?? 0) / (abroad.low ?? 1)).toBeGreaterThan(
      (home.high ?? 0) / (home.low ?? 1),
    );
  });
});

test.each([
  ["https://www.kijiji.ca/v-phones/1", "CAD"],
  ["https://www.gumtree.com.au/s-ad/1", "AUD"],
])("a bare dollar sign at %s is that country's", (url, currency) => {
  expect(reportOf("$100", url).abroad).toMatchObject({ currency, price: 100_00 });
  expect(reportOf("US $100", url).abroad).toBeUndefined();
});

test.each(["5,000 SEK", "JPY 5,000", "€1", "€50 / month"])(
  "%s is ranged and gets no verdict",
  (price) => {
    const report = reportOf(price);

    expect(report.abroad).toBeUndefined();
    expect(report.verdict).toBeNull();
    expect(report.cents.median).not.toBeNull();
  },
);

test("dollars stay what they were", () => {
  expect(reportOf("$100").abroad).toBeUndefined();
});
