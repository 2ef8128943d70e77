import { z } from "zod";
import { feeClasses } from "../money/fee-classes.ts";
import { SellingPlatform } from "../analyses/listing.ts";
import { field, httpUrl, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { amountCents, calendarDay, signedCents, wholeQuantity } from "./deal-fields.ts";

/** Where a deal is. `split` is a lot whose items are deals of their own now: it has no money left. */
const dealStages = [
  "watching",
  "offered",
  "bought",
  "listed",
  "sold",
  "returned",
  "kept",
  "given_away",
  "split",
] as const;
export const DealStage = z.enum(dealStages, `must be one of ${dealStages.join(", ")}`);
export type DealStage = z.infer<typeof DealStage>;

/** Stages that still need something done; a plan limits how many deals are in them. */
export const openDealStages = ["watching", "offered", "bought", "listed", "returned"] as const;

/** Stages of what was paid for and is still there. */
export const stockDealStages = ["bought", "listed", "returned"] as const;

const costKinds = [
  "buying_fees",
  "inbound_shipping",
  "repair",
  "parts",
  "packing",
  "driving",
  "other",
] as const;
export const CostKind = z.enum(costKinds, `must be one of ${costKinds.join(", ")}`);
export type CostKind = z.infer<typeof CostKind>;

export const DealCost = z.strictObject({
  kind: CostKind,
  cents: amountCents,
  paidOn: calendarDay,
  note: field.default(""),
});
export type DealCost = z.infer<typeof DealCost>;

export const DealListing = z.strictObject({
  platform: SellingPlatform,
  url: httpUrl.nullable().default(null),
  askCents: amountCents,
  listedOn: calendarDay,
  state: z.enum(["active", "ended", "sold"], "must be active, ended or sold"),
});
export type DealListing = z.infer<typeof DealListing>;

export const DealSale = z.object({
  soldOn: calendarDay,
  platform: SellingPlatform,
  priceCents: amountCents,
  /** What the buyer paid for delivery on top of the price. */
  buyerShippingCents: amountCents,
  labelCents: amountCents,
  packingCents: amountCents,
  feeCents: amountCents,
  /** How the fee was worked out; null where the person entered it. */
  feeRule: z.string().nullable(),
});
export type DealSale = z.infer<typeof DealSale>;

/** A sale that was undone, with what came back and what it cost. */
export const DealReturn = DealSale.extend({
  returnedOn: calendarDay,
  refundCents: amountCents,
  /** What the platform gave back of its fee. */
  feeBackCents: amountCents,
  returnLabelCents: amountCents,
});
export type DealReturn = z.infer<typeof DealReturn>;

/** What our analysis said before the purchase. It never changes afterwards. */
export const DealPrediction = z.object({
  lowCents: amountCents,
  medianCents: amountCents,
  highCents: amountCents,
  netProfitCents: signedCents.nullable(),
  platform: z.string().nullable(),
  confidence: z.string(),
  saidOn: calendarDay,
  /** By how many percent the person's own sales had moved this range. */
  ownBiasPercent: z.number(),
});
export type DealPrediction = z.infer<typeof DealPrediction>;

/** What a person writes of a deal; every field but the title has a default. */
const writable = {
  title: text(limits.titleCharacters).trim().min(1, "must not be empty"),
  stage: DealStage.exclude(["sold", "split"], "must not be sold or split here"),
  quantity: wholeQuantity,
  /** A label of one's own, to find the item again. */
  sku: field,
  storedAt: field,
  category: field.nullable(),
  /** The row of the fee tables that it falls under. */
  feeClass: z.enum(feeClasses, `must be one of ${feeClasses.join(", ")}`),
  condition: field.nullable(),
  /** Where it was bought: a marketplace, a garage sale. */
  source: field,
  sourceUrl: httpUrl.nullable(),
  boughtOn: calendarDay.nullable(),
  askingCents: amountCents.nullable(),
  offerCents: amountCents.nullable(),
  /** What was paid for all of it; null before it is bought. */
  priceCents: amountCents.nullable(),
  weightOunces: z.number().int("must be whole ounces").min(1).max(160_000).nullable(),
  costs: z.array(DealCost).max(limits.dealCosts, `must be at most ${limits.dealCosts}`),
  listings: z.array(DealListing).max(limits.dealListings, `must be at most ${limits.dealListings}`),
  /** When it was kept or given away. */
  closedOn: calendarDay.nullable(),
  note: text(limits.dealNoteCharacters),
};

/** What `POST /api/deals` takes: a title is enough. */
export const NewDeal = z.strictObject({
  title: writable.title,
  stage: writable.stage.default("watching"),
  quantity: writable.quantity.default(1),
  sku: writable.sku.default(""),
  storedAt: writable.storedAt.default(""),
  category: writable.category.default(null),
  feeClass: writable.feeClass.default("most"),
  condition: writable.condition.default(null),
  source: writable.source.default(""),
  sourceUrl: writable.sourceUrl.default(null),
  boughtOn: writable.boughtOn.default(null),
  askingCents: writable.askingCents.default(null),
  offerCents: writable.offerCents.default(null),
  priceCents: writable.priceCents.default(null),
  weightOunces: writable.weightOunces.default(null),
  costs: writable.costs.default([]),
  listings: writable.listings.default([]),
  closedOn: writable.closedOn.default(null),
  note: writable.note.default(""),
  /** An analysis of one's own: what it said stays with the deal. */
  analysisId: z.uuid("must be the id of an analysis").nullable().default(null),
  /** Miles driven for it, there and back: a line of the mileage log and a cost at the day's rate. */
  miles: z
    .number("must be a number of miles")
    .min(0, "must not be negative")
    .max(limits.milesToDrive, `must be at most ${limits.milesToDrive}`)
    .default(0),
});
export type NewDeal = z.input<typeof NewDeal>;

/** What `PUT /api/deals/{id}` takes: what changes, and the revision that it changes. */
export const DealEdit = z
  .strictObject({ ...writable })
  .partial()
  .extend({
    revision: z.number().int("must be the deal's revision"),
  });
export type DealEdit = z.input<typeof DealEdit>;

export const Deal = z.object({
  ...writable,
  id: z.string(),
  stage: DealStage,
  /** Goes up by one with each change; an edit names the one that it changes. */
  revision: z.number().int(),
  analysisId: z.string().nullable(),
  /** The lot that it was split from. */
  lotId: z.string().nullable(),
  sale: DealSale.nullable(),
  returns: z.array(DealReturn),
  prediction: DealPrediction.nullable(),
  hasReceipt: z.boolean(),
  /** Price and all costs that are entered. */
  costCents: signedCents,
  /** What it has made: null until it is sold or given away. */
  profitCents: signedCents.nullable(),
  /** From the purchase to the sale, or to today. */
  daysHeld: z.number().int().nullable(),
  /** Where it is still listed after it was sold. */
  takeDown: z.array(z.object({ platform: SellingPlatform, url: z.string().nullable() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Deal = z.infer<typeof Deal>;

/** A field of a deal before and after a change, as text. */
export const DealChange = z.object({
  at: z.iso.datetime(),
  what: z.string(),
  /** Who: "site", "extension" or "API key NAME"; not there of a change from before that was kept. */
  by: z.string().optional(),
  fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});
export type DealChange = z.infer<typeof DealChange>;

export const DealWithHistory = z.object({ deal: Deal, changes: z.array(DealChange) });
