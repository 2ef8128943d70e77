import { z } from "zod";
import { Recommendation } from "./analysis.ts";
import { dollars, field, httpUrl, text } from "./fields.ts";
import { limits } from "./limits.ts";

/** What `POST /api/saved-listings` takes: the spec's six fields, and what a row can show beyond them. */
export const NewSavedListing = z.strictObject({
  title: text(limits.titleCharacters).trim().min(1, "must not be empty"),
  /** Asking price in dollars. */
  price: dollars.default(0),
  condition: field.default("Unknown"),
  /** As the row shows it: "$80 - $120". */
  marketValue: field.default("N/A"),
  profitPotential: field.default("N/A"),
  marketplaceUrl: httpUrl.optional(),
  recommendation: Recommendation.nullable().optional(),
  marketplaceItemId: field.nullable().optional(),
  /** The analysis it was saved from; the row opens its deal card. */
  analysisId: z.uuid("must be the id of an analysis").nullable().optional(),
});
export type NewSavedListing = z.input<typeof NewSavedListing>;

export const SavedListing = z.object({
  id: z.string(),
  title: z.string(),
  /** Dollars. */
  price: z.number(),
  condition: z.string().nullable(),
  marketValue: z.string(),
  profitPotential: z.string(),
  recommendation: Recommendation.nullable(),
  marketplaceUrl: z.string().nullable(),
  marketplaceItemId: z.string().nullable(),
  analysisId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedListing = z.infer<typeof SavedListing>;
