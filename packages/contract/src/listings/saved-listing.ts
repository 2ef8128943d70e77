import { z } from "zod";
import { Recommendation } from "../analyses/analysis.ts";
import { dollars, field, httpUrl, text } from "../fields.ts";
import { limits } from "../limits.ts";
import { Verdict } from "../analyses/verdict.ts";

const mostCents = 999_999_999;
const earliestSave = Date.parse("2020-01-01T00:00:00Z");

const Cents = z
  .number("must be a whole number of cents")
  .int("must be a whole number of cents")
  .min(-mostCents)
  .max(mostCents)
  .nullable();

/** The figures of a saved row in whole cents; null where its words are no amount. */
const ListingCents = z.object({ marketLow: Cents, marketHigh: Cents, profit: Cents });

/** What `POST /api/saved-listings` takes: the spec's six fields, and what a row can show beyond them. */
export const NewSavedListing = z.strictObject({
  title: text(limits.titleCharacters).trim().min(1, "must not be empty"),
  /** The listing's own title, where `title` is the brand and model. */
  listingTitle: text(limits.titleCharacters).trim().nullable().optional(),
  /** Asking price in dollars; null when the listing has none. A caller that sends nothing means 0. */
  price: dollars.nullable().default(0),
  condition: field.default("Unknown"),
  /** As the row shows it: "$80 - $120". */
  marketValue: field.default("N/A"),
  profitPotential: field.default("N/A"),
  /** The same figures as numbers. A caller that sends words alone has them read from the words. */
  cents: ListingCents.optional(),
  marketplaceUrl: httpUrl.optional(),
  recommendation: Recommendation.nullable().optional(),
  verdict: Verdict.nullable().optional(),
  marketplaceItemId: field.nullable().optional(),
  /** The analysis it was saved from; the row opens its deal card. */
  analysisId: z.uuid("must be the id of an analysis").nullable().optional(),
  /** When it was first saved: undoing a delete puts the row back in its place. Now, when absent. */
  savedAt: z.iso
    .datetime("must be a time such as 2026-11-21T10:00:00Z")
    .refine((time) => Date.parse(time) >= earliestSave, "must be after 2019")
    .optional(),
});
export type NewSavedListing = z.input<typeof NewSavedListing>;

export const SavedListing = z.object({
  id: z.string(),
  title: z.string(),
  /** The listing's own title; null where it is not known apart from `title`. */
  listingTitle: z.string().nullable(),
  /** Dollars; null when the listing has no price. */
  price: z.number().nullable(),
  condition: z.string().nullable(),
  marketValue: z.string(),
  profitPotential: z.string(),
  cents: ListingCents,
  recommendation: Recommendation.nullable(),
  /** null where it was saved without one. */
  verdict: Verdict.nullable(),
  marketplaceUrl: z.string().nullable(),
  marketplaceItemId: z.string().nullable(),
  analysisId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type SavedListing = z.infer<typeof SavedListing>;
