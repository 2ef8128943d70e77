import { expect, test } from "vitest";
import { isGenericMarketplace, listingToSave } from "./listing-to-save.ts";
import { NewSavedListing } from "./saved-listing.ts";
import { sampleAnalysis } from "../testing/sample-analysis.ts";

const unknown = sampleAnalysis({
  title: "",
  price: null,
  condition: null,
  brand: null,
  model: null,
  resaleRange: null,
  marketValue: null,
  netProfit: null,
  profitPotential: null,
  cents: { ...sampleAnalysis().cents, low: null, high: null, netProfit: null },
  recommendation: null,
});
const nothingKnown = {
  ...unknown,
  details: {
    ...unknown.details,
    brand: null,
    model: null,
    analysisStages: {
      ...unknown.details.analysisStages,
      evaluation: {
        ...unknown.details.analysisStages.evaluation,
        estimated_resale_range: null,
        estimated_net_profit: null,
      },
    },
  },
};

test("what an analysis knows is what is saved", () => {
  const analysis = sampleAnalysis({
    marketplaceUrl: "https://www.facebook.com/marketplace/item/77",
    marketplaceItemId: "77",
    verdict: "buy",
  });

  expect(listingToSave(analysis)).toEqual({
    title: "DeWalt DCF887",
    listingTitle: analysis.title,
    price: 40,
    condition: "Used - Good",
    marketValue: "$72 - $118",
    profitPotential: "$24.94",
    cents: { marketLow: 7200, marketHigh: 11_800, profit: 2494 },
    marketplaceUrl: "https://www.facebook.com/marketplace/item/77",
    recommendation: "Buy",
    verdict: "buy",
    marketplaceItemId: "77",
    analysisId: analysis.id,
  });
});

test("where nothing is known the defaults are saved, and the server accepts them", () => {
  const listing = listingToSave(nothingKnown);

  expect(listing).toEqual({
    title: "Unknown Item",
    listingTitle: null,
    price: null,
    condition: "Unknown",
    marketValue: "N/A",
    profitPotential: "N/A",
    cents: { marketLow: null, marketHigh: null, profit: null },
    marketplaceUrl: "https://www.facebook.com/marketplace",
    recommendation: null,
    verdict: null,
    marketplaceItemId: null,
    analysisId: unknown.id,
  });
  expect(NewSavedListing.safeParse(listing).success).toBe(true);
});

test.each([
  [{ title: "Drill", brand: "DeWalt" }, { title: "Drill" }],
  [{ marketValue: "$92" }, { marketValue: "$92" }],
  [{ profitPotential: "-$3.05" }, { profitPotential: "-$3.05" }],
  [
    { marketplaceUrl: "javascript:alert(1)" },
    { marketplaceUrl: "https://www.facebook.com/marketplace" },
  ],
])("of %j it saves %j", (known, saved) => {
  expect(listingToSave({ ...nothingKnown, ...known })).toMatchObject(saved);
});

test.each([
  ["https://www.facebook.com/marketplace", true],
  ["https://m.facebook.com/marketplace/?ref=bookmark", true],
  ["https://www.facebook.com/marketplace/item/77", false],
  ["https://www.ebay.com/marketplace", false],
  ["no address", false],
])("%s names no listing: %s", (address, isGeneric) => {
  expect(isGenericMarketplace(address)).toBe(isGeneric);
});
