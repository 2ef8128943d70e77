import type { IdentifiedItem } from "../../identification/identification.ts";
import type { GuideEntry } from "../../price-guide/entry.ts";
import type { ListingFacts, PriceBlindFacts } from "../../reading/listing-facts.ts";
import type { ComparableSale, Evidence } from "../evidence.ts";

/** A made-up thing, so that these tests do not move with the price guide. */
export const phone: GuideEntry = {
  id: "acme-phone-9",
  category: "electronics",
  specificity: "model",
  brand: "Acme",
  model: "Phone 9",
  aliases: ["acme phone 9"],
  usedMedianUsd: 200,
  scatter: 0.25,
  variants: [{ name: "256 GB", phrases: ["256gb"], factor: 1.2 }],
  shipPounds: 1,
  feeClass: "most",
  sellsIn: "days",
  family: "made-up",
  asOf: "2026-11",
  basis: "made up for a test",
};

export const itemOf = (changes: Partial<IdentifiedItem> = {}): IdentifiedItem => ({
  kind: "item",
  entry: phone,
  variant: null,
  adjustments: [],
  faults: [],
  category: "electronics",
  brand: "Acme",
  model: "Phone 9",
  quantity: 1,
  isAccessory: false,
  isForParts: false,
  isMixedLot: false,
  confidence: 1,
  matchedWords: "acme phone 9",
  ...changes,
});

/** Takes half of the price. */
export const cracked = {
  kind: "cracked",
  name: "cracked",
  words: "cracked",
  takes: 0.5,
  isInGrade: false,
};

export const factsOf = (changes: Partial<PriceBlindFacts> = {}): PriceBlindFacts => ({
  title: "Acme Phone 9",
  condition: { grade: "good", words: "Used - Good" },
  description: null,
  category: null,
  location: null,
  isSold: false,
  ...changes,
});

/** One that loses a quarter a year, from the autumn of 2024 on. */
export const fallingPhone = {
  ...phone,
  life: {
    launchMonth: "2024-09",
    launchUsd: 799,
    retention: {
      name: "Phones",
      firstShare: 0.8,
      stretches: [
        { untilYears: 5, lossPerYear: 0.25 },
        { untilYears: Infinity, lossPerYear: 0.1 },
      ],
      floorUsd: 15,
    },
  },
} satisfies GuideEntry;

/** The same as a listing with a price, its facts handed in as fields. */
export const listingOf = (changes: Partial<ListingFacts> = {}): ListingFacts => ({
  ...factsOf(),
  price: { kind: "missing" },
  seller: null,
  origins: {},
  ...changes,
});

export const soldAt = (priceDollars: number, title = "Acme Phone 9 unlocked"): ComparableSale => ({
  title,
  priceDollars,
  soldAt: "2026-11-01",
  kind: "sold",
  condition: null,
});

export const evidenceOf = (changes: Partial<Evidence> = {}): Evidence => ({
  source: "price_guide",
  logMedian: Math.log(200),
  medianUncertainty: 0.2,
  scatter: 0.3,
  sentence: "about $200",
  asOf: "2026-11",
  basis: "made up for a test",
  ...changes,
});
