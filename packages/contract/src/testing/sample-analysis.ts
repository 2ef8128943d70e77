import { Analysis } from "../analyses/analysis.ts";

/** A valid answer of the API, with `change` on top. Amounts are made up. */
export function sampleAnalysis(change: Partial<Analysis> = {}): Analysis {
  return Analysis.parse({
    id: "0199f3a0-0000-7000-8000-000000000001",
    title: "DeWalt impact driver DCF887",
    price: 40,
    condition: "Used - Good",
    brand: "DeWalt",
    model: "DCF887",
    category: "tools",
    resaleRange: "$72 - $118",
    marketValue: "$92",
    netProfit: "$24.94",
    profitPotential: "$24.94",
    recommendation: "Buy",
    flipScore: 83,
    confidence: "High",
    reasoning: ["Used ones sell for $72 to $118."],
    maxBuyPrice: 52,
    risks: [],
    soldListingsUrl: "https://www.ebay.com/sch/i.html?_nkw=dewalt+dcf887&LH_Sold=1",
    marketplaceUrl: null,
    marketplaceItemId: null,
    cents: sampleCents,
    createdAt: "2026-11-21T10:00:00Z",
    details: { brand: "DeWalt", model: "DCF887", analysisStages: sampleStages },
    ...change,
  });
}

const sampleCents: Analysis["cents"] = {
  price: 4000,
  low: 7200,
  median: 9200,
  high: 11_800,
  netProfit: 2494,
  netProfitLow: 690,
  netProfitHigh: 4502,
  breakEven: 6431,
  maxBuyPrice: 5200,
};

const sampleStages: Analysis["details"]["analysisStages"] = {
  reading: {
    title: "DeWalt impact driver DCF887",
    priceKind: "stated",
    priceWords: "$40",
    conditionWords: "Used - Good",
    description: "Tool only, works great.",
    location: "Columbus, OH",
    sentence: "“DeWalt impact driver DCF887” for $40.",
  },
  identification: {
    kind: "item",
    name: "DeWalt DCF887",
    entryId: "dewalt-dcf887",
    variant: null,
    quantity: 1,
    isAccessory: false,
    isForParts: false,
    sentence: "It is a DeWalt DCF887.",
  },
  valuation: {
    evidence: [
      {
        source: "price_guide",
        sentence: "The price guide’s entry “DeWalt DCF887, used”.",
        low: 72,
        median: 92,
        high: 118,
        weight: 1,
        asOf: "2026-11",
        basis: "An estimate of US resale prices",
      },
    ],
    struckOut: [],
    sentence: "It sells for about $92.",
  },
  evaluation: {
    estimated_resale_range: "$72 - $118",
    estimated_net_profit: "$24.94",
    low: 72,
    median: 92,
    high: 118,
    netProfitLow: 6.9,
    netProfitHigh: 45.02,
    breakEven: 64.31,
    sellingPlatform: "ebay",
    feeRule: "eBay, most categories",
    feeSource: "https://www.ebay.com/help/selling",
    feeEffectiveFrom: "2026-02-14",
    fees: [
      { label: "Sale price", amount: 92, explanation: "The typical sale" },
      { label: "eBay fee", amount: -13.86, explanation: "13.6% and $0.40" },
      { label: "Shipping", amount: -10.2, explanation: "3 lb, zone 5" },
      { label: "Packing", amount: -3, explanation: "Box and filling" },
      { label: "Asking price", amount: -40, explanation: "What the seller wants" },
    ],
    targets: { profit: 10, roiPercent: 30 },
  },
};
