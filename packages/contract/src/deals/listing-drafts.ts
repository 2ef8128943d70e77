import { z } from "zod";
import { amountCents, signedCents } from "./deal-fields.ts";

/** Query of `GET /api/listing-drafts`: one of the two. */
export const DraftsOf = z.object({ deal: z.string().optional(), analysis: z.string().optional() });

export const ListingDraft = z.object({
  platform: z.string(),
  name: z.string(),
  title: z.string(),
  /** The longest that the platform takes. */
  titleCharacters: z.number().int(),
  /** In the platform's words; null where nobody said. */
  condition: z.string().nullable(),
  categoryPath: z.string().nullable(),
  /** "____" stands for what the person has to fill in. */
  description: z.string(),
  specifics: z.array(z.object({ name: z.string(), value: z.string() })),
  shipping: z.object({ words: z.string(), cents: amountCents }).nullable(),
  /** null without an estimate. */
  prices: z
    .object({
      listAt: amountCents,
      takeAtLeast: amountCents,
      markdown: z.object({ to: amountCents, afterDays: z.number().int() }),
      netAtList: signedCents,
      netAtLeast: signedCents,
      profitAtList: signedCents.nullable(),
      profitAtLeast: signedCents.nullable(),
    })
    .nullable(),
  /** The fields of the platform's form, in its order. */
  fields: z.array(z.string()),
});
export type ListingDraft = z.infer<typeof ListingDraft>;

/** What to write where, and to whom, from what is known. Nothing of it is ever sent. */
export const ListingDrafts = z.object({
  drafts: z.array(ListingDraft),
  photos: z.array(z.string()),
  measurements: z.array(z.string()),
  messages: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type ListingDrafts = z.infer<typeof ListingDrafts>;
