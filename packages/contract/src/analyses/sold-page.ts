import { z } from "zod";
import { SoldSearch } from "./analysis.ts";
import { limits } from "../limits.ts";

const words = z.string().max(limits.titleCharacters);
const field = z.string().max(limits.fieldCharacters);

/** A card of a page of sold results: the wire's comparable, and what only people look at. */
export const SoldCard = z.object({
  title: words.min(1),
  price: z.number().min(0).max(limits.priceDollars),
  soldAt: field.optional(),
  kind: z.enum(["sold", "ask"]),
  condition: field.optional(),
  /** What the card shows in fields of its own: "Brand", "Size". */
  attributes: z.record(z.string(), field).optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(limits.urlCharacters)
    .optional(),
  /** What the buyer paid on top; absent where the card does not say. */
  shippingDollars: z.number().min(0).max(limits.priceDollars).optional(),
  /** Offers were invited, so it may have been sold for less. */
  isBestOffer: z.boolean().optional(),
  /** Matches only some of the words that were searched for. */
  isLessRelevant: z.boolean().optional(),
});
export type SoldCard = z.infer<typeof SoldCard>;

/** With the card where it could count all the same, if the person says so. */
export const StruckOutCard = z.object({ title: words, reason: words, card: SoldCard.optional() });
export type StruckOutCard = z.infer<typeof StruckOutCard>;

/** What was searched, and what besides because the first found few. */
const Searched = z.object({
  words: z.string(),
  sales: z.number().int(),
  wider: z.string().nullable(),
});

const notFound = [
  "not_allowed",
  "check_page",
  "sign_in",
  "elsewhere",
  "no_results",
  "not_loaded",
  "closed",
] as const;
/** Why a look at sold prices brought none. */
export const NoSales = z.object({ kind: z.enum(notFound) });
export type NoSales = z.infer<typeof NoSales>;

/** The site's question to the extension, after a press there: one search, one answer. */
export const SoldPageQuestion = z.object({ search: SoldSearch });
export type SoldPageQuestion = z.infer<typeof SoldPageQuestion>;

export const SoldPageAnswer = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("found"),
    cards: z.array(SoldCard).max(limits.comparables),
    struckOut: z.array(StruckOutCard).max(limits.comparables),
    search: Searched,
  }),
  NoSales,
]);
export type SoldPageAnswer = z.infer<typeof SoldPageAnswer>;
