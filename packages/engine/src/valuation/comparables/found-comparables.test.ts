import { expect, test } from "vitest";
import type { AnalysisInput } from "../../analysis-input.ts";
import { analyze } from "../../analyze.ts";
import { defaultTargets } from "../../verdict/targets.ts";
import type { FoundComparables, FoundListing } from "./found-comparables.ts";

const listing = (priceDollars: number, title = "Apple iPhone 13 128GB unlocked"): FoundListing => ({
  title,
  priceDollars,
  kind: "ask",
  soldAt: null,
  condition: "Used",
  url: `https://www.ebay.com/itm/${100_000 + priceDollars}`,
});
const foundOf = (...listings: readonly FoundListing[]): FoundComparables => ({
  kind: "found",
  source: "eBay",
  words: "Apple iPhone 13",
  searchUrl: "https://www.ebay.com/sch/i.html?_nkw=Apple+iPhone+13",
  askedAt: "2026-11-21T12:00:00.000Z",
  listings,
});

function reportOn(changes: Partial<AnalysisInput>) {
  const outcome = analyze({
    fields: { title: "Apple iPhone 13 128GB", condition: "Used - Good", price: 100 },
    comparables: [],
    marketplaceUrl: null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-21",
    ...changes,
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  return outcome.report;
}

const stagesOf = (changes: Partial<AnalysisInput>) => reportOn(changes).details.analysisStages;

test("what is found counts as asked and never as sold, and says where it was looked up", () => {
  const { evidence } = stagesOf({ found: foundOf(listing(230), listing(250)) }).valuation;
  expect(evidence.find(({ source }) => source === "asking_comparables")).toMatchObject({
    sentence: expect.stringContaining("2 asking prices"),
    basis: "active listings that were looked up on eBay: asking prices, not sales",
  });
  expect(evidence.map(({ source }) => source)).not.toContain("sold_comparables");
});

test("found listings stand apart, each that does not count with its reason", () => {
  const found = foundOf(listing(240), listing(15, "Case for iPhone 13"));
  const handedIn = { ...listing(20, "iPhone 13 charger"), kind: "sold" as const };
  const { comparables, valuation } = stagesOf({ found, comparables: [handedIn] });

  expect(comparables?.listings).toEqual([
    expect.objectContaining({ price: 240, kind: "ask", reason: null }),
    expect.objectContaining({ price: 15, reason: "an accessory, not the main item" }),
  ]);
  expect(valuation.struckOut.map(({ title }) => title)).toEqual(["iPhone 13 charger"]);
});

test("the basis of asks that were found and of others that were handed in names both", () => {
  const { url: _url, ...handedIn } = listing(235);
  const { evidence } = stagesOf({
    found: foundOf(listing(240)),
    comparables: [handedIn],
  }).valuation;
  expect(evidence.at(-1)?.basis).toBe(
    "active listings that were sent with the request or looked up on eBay: asking prices, not sales",
  );
});

test("the listing itself is not evidence of its own value, also when its asking price changes", () => {
  const own = "https://www.ebay.com/itm/Apple-iPhone-13/123456789012?hash=item1";
  const beside = (price: number) =>
    foundOf(listing(240), { ...listing(price), url: "https://www.ebay.com/itm/123456789012" });
  const { resaleRange, details } = reportOn({ marketplaceUrl: own, found: beside(20) });

  expect(details.analysisStages.comparables?.listings).toHaveLength(1);
  expect(reportOn({ marketplaceUrl: own, found: beside(2_000) }).resaleRange).toBe(resaleRange);
});

test.each<[string, FoundComparables, string]>([
  [
    "that found some",
    foundOf(listing(240), listing(15, "Case for iPhone 13")),
    'We searched eBay for "Apple iPhone 13" and used 1 of 2 listings.',
  ],
  [
    "that found none",
    foundOf(),
    'We searched eBay for "Apple iPhone 13" and found no listings right now.',
  ],
  ["that failed", { kind: "unfound", sentence: "eBay took too long." }, "eBay took too long."],
])("the reasons tell of a search %s", (_, found, sentence) => {
  const { reasoning, details } = reportOn({ found });
  expect(reasoning).toContain(sentence);
  expect(details.analysisStages.comparables?.sentence).toBe(sentence);
});

test("without a search there is no word of one", () => {
  expect(stagesOf({})).not.toHaveProperty("comparables");
});
