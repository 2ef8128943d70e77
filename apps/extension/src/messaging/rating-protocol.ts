import { limits } from "@flipworth/contract";
import { z } from "zod";

/** A card of a page of listings, as our script read it there. */
export const RateableCard = z.object({
  id: z.string().min(1).max(64),
  title: z.string().min(1).max(limits.titleCharacters),
  priceDollars: z.number().min(0).max(limits.priceDollars),
  condition: z.string().max(limits.fieldCharacters).nullable(),
  miles: z.number().min(0).nullable(),
  mileage: z.string().max(limits.fieldCharacters).nullable(),
  url: z.url({ protocol: /^https$/ }).max(limits.urlCharacters),
});
export type RateableCard = z.infer<typeof RateableCard>;

/** What a mark says; null for what is no item to resell. */
const Mark = z.enum(["buy", "negotiate", "skip", "unsure"]);
export type Mark = z.infer<typeof Mark>;

export const Rating = z.object({
  id: z.string(),
  mark: Mark.nullable(),
  /** Whole cents that a typical sale leaves at the asking price. */
  profitCents: z.number().int().nullable(),
  payAtMostCents: z.number().int().nullable(),
  category: z.string().nullable(),
  reason: z.string(),
});
export type Rating = z.infer<typeof Rating>;

export const RatedCard = z.object({ ...RateableCard.shape, ...Rating.shape, mark: Mark });
export type RatedCard = z.infer<typeof RatedCard>;

/** More than one page of any of the sites shows at once; a feed sends what it loads bit by bit. */
export const mostCardsAtOnce = 200;

/** What became of a press on "Rate this page". */
export const RatingStart = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("started") }),
  /** Chrome lets us into the tab only after a press on the toolbar there. */
  z.object({ kind: z.literal("not_granted") }),
]);
export type RatingStart = z.infer<typeof RatingStart>;

/** How long it took, in milliseconds: to load the engine, nothing when it was there, and to answer. */
const Took = z.object({ load: z.number(), answer: z.number() });

export const AppraiseCards = z.object({
  cards: z.array(RateableCard).max(mostCardsAtOnce),
  /** ISO date. */
  asOf: z.string(),
  sellingPlatform: z.string().nullable(),
  targets: z.object({ profit: z.number(), roiPercent: z.number() }).nullable(),
});
export type AppraiseCards = z.infer<typeof AppraiseCards>;

export const CardsAppraised = z.object({ ratings: z.array(Rating), took: Took });
export type CardsAppraised = z.infer<typeof CardsAppraised>;
