import type { ListingDrafts, MoneyReport, ProfitGroup, TaxYear } from "@flipworth/contract";

export const sampleDrafts: ListingDrafts = {
  drafts: [
    {
      platform: "ebay",
      name: "eBay",
      title: "DeWalt DCD771 drill",
      titleCharacters: 80,
      condition: null,
      categoryPath: null,
      description: "A drill.",
      specifics: [],
      shipping: null,
      prices: {
        listAt: 110_00,
        takeAtLeast: 90_00,
        markdown: { to: 95_00, afterDays: 30 },
        netAtList: 85_00,
        netAtLeast: 70_00,
        profitAtList: 40_00,
        profitAtLeast: 25_00,
      },
      fields: ["Title", "Condition"],
    },
  ],
  photos: ["The label"],
  measurements: [],
  messages: [],
};

const group = (name: string): ProfitGroup => ({
  name,
  sold: 1,
  salesCents: 100_00,
  costCents: 45_00,
  profitCents: 35_05,
  returnPercent: 78,
  medianDaysToSell: 7,
});
export const sampleReport: MoneyReport = {
  total: group("All"),
  byMonth: [group("2026-11")],
  byCategory: [group("tools"), group("other"), group("old-maps")],
  byPlatform: [group("Mercari")],
  bySource: [group("Garage sale")],
  sellThroughPercent: 50,
  stockCents: 40_00,
  stockSince: "2026-11-03",
};

export const sampleTaxYear = (year: number): TaxYear => ({
  year,
  choices: {
    method: "accrual",
    openingInventoryCents: null,
    closingInventoryCents: null,
    reported: {},
  },
  lines: [{ line: "1", label: "Gross receipts", cents: 100_00, explanation: "What buyers paid." }],
  netProfitCents: 35_05,
  miles: 1,
  tripsWithoutRate: 1,
  platforms: [
    {
      platform: "mercari",
      name: "Mercari",
      sales: 1,
      grossCents: 100_00,
      feesCents: 10_00,
      labelsCents: 9_95,
      refundsCents: 0,
      keptCents: 80_05,
      reportedCents: null,
      differenceCents: null,
    },
  ],
  rules: [],
  methodSentences: [],
});
