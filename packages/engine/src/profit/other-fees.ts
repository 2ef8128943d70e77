import { feeRow, type FeeRule, flat, percent } from "./fee-rule.ts";

/** One row each; Whatnot's exceptions follow. Rows that only secondary pages give are marked so. */
export const otherFees = {
  facebook_local: feeRow("facebook_local", {
    source: "Facebook charges nothing for local pickup; every source we read agrees",
    effectiveFrom: "2026-11",
    isOfficial: true,
    parts: [],
  }),
  // A minimum of $0.80 is told of, but no page that was read confirms it, so it is left out.
  facebook_shipped: feeRow("facebook_shipped", {
    source: "listing-forge.com, 2026",
    effectiveFrom: "2024-04",
    isOfficial: false,
    parts: [percent("price_and_shipping", 1000)],
  }),
  mercari: feeRow("mercari", {
    source: "crosslist.com, 2026-02-16",
    effectiveFrom: "2025-01-06",
    isOfficial: false,
    parts: [percent("price_and_shipping", 1000)],
  }),
  poshmark: feeRow("poshmark", {
    source: "easyconverteasy.com guide, 2026",
    effectiveFrom: "2026",
    isOfficial: false,
    parts: [
      {
        kind: "flat",
        base: "price",
        steps: [
          { upTo: 14_99, cents: 295 },
          { upTo: Infinity, cents: 0 },
        ],
      },
      {
        kind: "whole",
        base: "price",
        steps: [
          { upTo: 14_99, basisPoints: 0 },
          { upTo: Infinity, basisPoints: 2000 },
        ],
      },
    ],
  }),
  depop: feeRow("depop", {
    source: "Jelonman/marketplace-fee-data on Hugging Face",
    effectiveFrom: "2026",
    isOfficial: false,
    parts: [percent("price_shipping_and_tax", 330), flat(45)],
  }),
  offerup_shipped: feeRow("offerup_shipped", {
    source: "help.offerup.com 360031987832",
    effectiveFrom: "2026",
    isOfficial: true,
    parts: [percent("price", 1290)],
    minimumCents: 199,
  }),
  // Processing is taken on what the buyer pays in all, tax too: the dearer reading of the sources.
  etsy: feeRow("etsy", {
    source: "several secondary pages, 2026; not read on etsy.com",
    effectiveFrom: "2026",
    isOfficial: false,
    parts: [
      flat(20),
      percent("price_and_shipping", 650),
      percent("price_shipping_and_tax", 300),
      flat(25),
    ],
  }),
  flat_13: feeRow("flat_13", {
    source: "the example rate on Flipworth's pages",
    effectiveFrom: "2025-01-26",
    isOfficial: false,
    parts: [percent("price", 1300)],
  }),
} as const satisfies Record<string, FeeRule>;

const stockx = (row: "most" | "watches" | "handbags", basisPoints: number) =>
  feeRow(`stockx_${row}`, {
    source: "stockx.com help, undated; kicks.dev",
    effectiveFrom: "2026",
    isOfficial: false,
    parts: [percent("price", basisPoints), percent("price", 300)],
  });

/** Everything on StockX is unworn; a seller's level brings the first row down to 7%. */
export const stockxFees = {
  most: stockx("most", 900),
  watches: stockx("watches", 990),
  handbags: stockx("handbags", 1450),
} as const;

const whatnot = (row: "most" | "coins" | "electronics", basisPoints: number) =>
  feeRow(`whatnot_${row}`, {
    source: "help.whatnot.com 4847069165965",
    effectiveFrom: "2026",
    isOfficial: true,
    parts: [percent("price", basisPoints), percent("price_shipping_and_tax", 290), flat(30)],
  });

export const whatnotFees = {
  most: whatnot("most", 800),
  coins: whatnot("coins", 400),
  electronics: whatnot("electronics", 500),
} as const;
