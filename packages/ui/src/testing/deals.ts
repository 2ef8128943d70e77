import type { Deal, DealEvaluation } from "../deal-card/deal.ts";

const evaluation: DealEvaluation = {
  low: 72,
  median: 92,
  high: 118,
  netProfitLow: 6.9,
  netProfitHigh: 45.02,
  breakEven: 64.31,
  sellingPlatform: "ebay",
  feeRule: "eBay, most categories, 13.6% and $0.40 an order",
  feeSource: "https://www.ebay.com/help/selling/fees-credits-invoices/selling-fees?id=4822",
  feeEffectiveFrom: "2026-02-14",
  fees: [
    { label: "Sale price", amount: 92, explanation: "The typical sale" },
    { label: "eBay fee", amount: -13.86, explanation: "13.6% of the sale with tax, plus $0.40" },
    { label: "Shipping", amount: -10.2, explanation: "3 lb, zone 5, rates of July 2026" },
    { label: "Packing", amount: -3, explanation: "Box, tape and padding" },
    { label: "Asking price", amount: -40, explanation: "What the seller wants" },
  ],
  targets: { profit: 10, roiPercent: 30 },
};

/** As it was stored before there were five verdicts. */
export const buyDeal: Deal = {
  title: "DeWalt 20V MAX XR impact driver DCF887",
  price: 40,
  condition: "Used - Good",
  category: "tools",
  cents: { netProfit: 2494 },
  recommendation: "Buy",
  flipScore: 83,
  confidence: "High",
  reasoning: [
    "A DeWalt DCF887 impact driver, named by its model number in the title.",
    "Used ones sell for $72 to $118, by the price guide of November 2026.",
    "A Buy at $52 or less.",
  ],
  maxBuyPrice: 52,
  risks: [
    { kind: "tool_only", sentence: "No battery or charger comes with it.", words: "tool only" },
  ],
  soldListingsUrl: "https://www.ebay.com/sch/i.html?_nkw=dewalt+dcf887&LH_Sold=1&LH_Complete=1",
  marketplaceUrl: "https://www.facebook.com/marketplace/item/1234567890",
  details: {
    analysisStages: {
      reading: { sentence: "Read title, price and condition." },
      identification: {
        sentence: "DeWalt DCF887: the title says “DCF887”.",
      },
      valuation: {
        evidence: [
          {
            source: "price_guide",
            sentence: "The price guide’s entry “DeWalt DCF887, used”.",
            low: 70,
            median: 90,
            high: 116,
            weight: 0.62,
            asOf: "2026-11",
            basis: "Flipworth’s own estimate of US resale prices",
          },
          {
            source: "sold_comparables",
            sentence: "6 sold comparables from the last 90 days.",
            low: 75,
            median: 96,
            high: 122,
            weight: 0.38,
            asOf: null,
            basis: "Sales that your browser brought",
          },
        ],
        struckOut: [
          {
            title: "Lot of 3 DeWalt impact drivers",
            price: 240,
            reason: "A lot, not a single one",
          },
        ],
        sentence: "Two sources agree on about $92.",
      },
      evaluation,
    },
  },
};

/** eBay was asked for it. */
export const lookedUpDeal: Deal = {
  ...buyDeal,
  details: {
    analysisStages: {
      ...buyDeal.details.analysisStages,
      comparables: {
        source: "eBay",
        sentence: 'We searched eBay for "DeWalt DCF887" and used 2 of 3 listings.',
        searchUrl: "https://www.ebay.com/sch/i.html?_nkw=DeWalt+DCF887&LH_BIN=1",
        askedAt: "2026-11-22T12:00:00.000Z",
        listings: [
          {
            title: "DeWalt DCF887B 20V MAX XR impact driver, tool only",
            price: 89.99,
            url: "https://www.ebay.com/itm/110000000001",
            reason: null,
          },
          {
            title: "DeWalt DCF887 <b>brushless</b> impact driver with a case",
            price: 110,
            url: "https://www.ebay.com/itm/110000000002",
            reason: null,
          },
          {
            title: "Belt clip for DeWalt DCF887",
            price: 7.5,
            url: "https://www.ebay.com/itm/110000000003",
            reason: "an accessory, not the main item",
          },
        ],
      },
    },
  },
};

export const lossDeal: Deal = {
  ...buyDeal,
  title: "DeWalt impact driver, firm on price",
  price: 95,
  cents: { netProfit: -3006 },
  recommendation: "Skip",
  flipScore: 2,
  confidence: "Medium",
  risks: [],
  reasoning: ["At $95 the typical sale loses $30.06.", "A Buy at $52 or less."],
  details: withEvaluation({ netProfitLow: -48.1, netProfitHigh: -9.98, breakEven: 128.2 }),
};

/** A listing that names no price: there is a range and a most to pay, and no verdict. */
export const unpricedDeal: Deal = {
  ...buyDeal,
  price: null,
  cents: { netProfit: null },
  recommendation: null,
  flipScore: null,
  reasoning: ["The listing names no price, so there is no verdict yet.", "A Buy at $52 or less."],
  details: {
    analysisStages: {
      ...withEvaluation({
        netProfitLow: undefined,
        netProfitHigh: undefined,
        breakEven: undefined,
      }).analysisStages,
      reading: { sentence: "The listing names no price." },
    },
  },
};

export const foreignDeal: Deal = {
  ...unpricedDeal,
  reasoning: ["The price is in GBP. Only US dollars are judged, so there is no verdict."],
  details: {
    analysisStages: {
      ...unpricedDeal.details.analysisStages,
      reading: { sentence: "The price is in pounds." },
    },
  },
};

export const unknownDeal: Deal = {
  ...unpricedDeal,
  title: "Box of stuff from grandma’s attic",
  price: 40,
  confidence: "Low",
  maxBuyPrice: null,
  soldListingsUrl: null,
  risks: [],
  reasoning: [
    "There is not enough to go on: add the brand or the model.",
    "Nothing in the text names a single thing.",
  ],
  details: {
    analysisStages: {
      ...buyDeal.details.analysisStages,
      valuation: {
        evidence: [],
        struckOut: [],
        sentence: "There is not enough to go on: add the brand or the model.",
      },
      evaluation: { fees: [], targets: evaluation.targets },
    },
  },
};

/** The same stages with another evaluation. */
export function withEvaluation(change: Partial<DealEvaluation>): Deal["details"] {
  const { analysisStages } = buyDeal.details;
  return { analysisStages: { ...analysisStages, evaluation: { ...evaluation, ...change } } };
}
