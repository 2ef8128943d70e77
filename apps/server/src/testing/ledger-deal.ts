import type { DealListing, DealPrediction, DealReturn, DealSale, Trip } from "@flipworth/contract";
import type { LedgerDeal } from "../features/deals/money/deal-money.ts";

/** What the ledger has of one thing that was bought for $40. */
export const ledgerDeal = (changes: Partial<LedgerDeal> = {}): LedgerDeal => ({
  id: "a",
  title: "Drill",
  stage: "bought",
  quantity: 1,
  category: "tools",
  source: "Garage sale",
  boughtOn: "2026-11-01",
  closedOn: null,
  priceCents: 40_00,
  costs: [],
  listings: [],
  sale: null,
  returns: [],
  prediction: null,
  createdOn: "2026-10-30",
  ...changes,
});

/** $100 and $10 of postage, of which $15 of fees, $7 of a label and $1 of packing go off. */
export const ledgerSale = (changes: Partial<DealSale> = {}): DealSale => ({
  soldOn: "2026-11-11",
  platform: "ebay",
  priceCents: 100_00,
  buyerShippingCents: 10_00,
  labelCents: 7_00,
  packingCents: 1_00,
  feeCents: 15_00,
  feeRule: null,
  ...changes,
});

/** The same, undone for $90 with $5 of the fee given back and $8 of a label paid. */
export const ledgerReturn = (changes: Partial<DealReturn> = {}): DealReturn => ({
  ...ledgerSale(),
  returnedOn: "2026-11-15",
  refundCents: 90_00,
  feeBackCents: 5_00,
  returnLabelCents: 8_00,
  ...changes,
});

export const soldDeal = (changes: Partial<LedgerDeal> = {}): LedgerDeal =>
  ledgerDeal({ stage: "sold", closedOn: "2026-11-11", sale: ledgerSale(), ...changes });

/** What was paid for it beside its price. */
export const ledgerCost = (changes: Partial<LedgerDeal["costs"][number]> = {}) => ({
  kind: "repair" as const,
  cents: 6_00,
  paidOn: "2026-11-02",
  note: "",
  ...changes,
});

export const ledgerListing = (changes: Partial<DealListing> = {}): DealListing => ({
  platform: "ebay",
  url: null,
  askCents: 100_00,
  listedOn: "2026-11-05",
  state: "active",
  ...changes,
});

/** What an analysis said before it was bought. */
export const ledgerPrediction = (changes: Partial<DealPrediction> = {}): DealPrediction => ({
  lowCents: 90_00,
  medianCents: 100_00,
  highCents: 130_00,
  netProfitCents: 30_00,
  platform: "ebay",
  confidence: "High",
  saidOn: "2026-10-30",
  ownBiasPercent: 0,
  ...changes,
});

export const ledgerTrip = (
  drivenOn: string,
  miles: number,
  deductionCents: number | null,
): Trip => ({
  id: drivenOn,
  drivenOn,
  miles,
  purpose: "Garage sales",
  dealId: null,
  deductionCents,
});
