import { z } from "zod";
import { ShownSale } from "./sales.ts";
import { FastThing, MovedThing } from "./trends.ts";

const count = z.number().int();
/** Dollars: what eight in ten lie between, and the middle one. */
const range = { low: z.number(), median: z.number(), high: z.number() };

/** The recorded sales of a part of all: of a month, a condition, a marketplace. */
export const PriceGroup = z.object({ name: z.string(), count, ...range });
export type PriceGroup = z.infer<typeof PriceGroup>;

/** How long a thing takes to sell, of offers that were seen more than once or sold after all. */
export const Turnover = z.object({
  /** Offers that were followed, and how many of them are sold. */
  offered: count,
  sold: count,
  /** Median of those whose first and last day are known; null for too few. */
  daysToSell: z.number().nullable(),
});
export type Turnover = z.infer<typeof Turnover>;

/** Answer of `GET /api/prices/{entryId}`: what recorded sales say of one thing. */
export const EntryPrices = z.object({
  entryId: z.string(),
  name: z.string(),
  category: z.string(),
  /** What the price guide says, used and in good condition. */
  guide: z.object({ ...range, asOf: z.string() }),
  /** How many sales and offers count, the person's own and shared ones. */
  sold: count,
  asked: count,
  own: count,
  /** Of sold ones over all time; null without any. */
  range: z.object(range).nullable(),
  /** The latest, newest first. */
  sales: z.array(ShownSale),
  /** Sold ones by month, "2026-11", in order. */
  months: z.array(PriceGroup),
  conditions: z.array(PriceGroup),
  marketplaces: z.array(PriceGroup),
  turnover: Turnover,
  /** What a month of the year brings over the median, in percent; null before there is a year. */
  seasons: z
    .array(z.object({ month: z.number().int().min(1).max(12), percent: z.number(), count }))
    .nullable(),
});
export type EntryPrices = z.infer<typeof EntryPrices>;

/** Answer of `GET /api/price-categories/{category}`: what moves among the things of a category. */
export const CategoryPrices = z.object({
  category: z.string(),
  sold: count,
  /** Of sold ones by month, in order. */
  months: z.array(PriceGroup),
  /** The most first; only what moved by more than chance explains. */
  rose: z.array(MovedThing),
  fell: z.array(MovedThing),
  /** The fastest first. */
  fastest: z.array(FastThing),
  /** The things with the most sales. */
  things: z.array(z.object({ entryId: z.string(), name: z.string(), median: z.number(), count })),
});
export type CategoryPrices = z.infer<typeof CategoryPrices>;
