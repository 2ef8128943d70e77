import { z } from "zod";

const count = z.number().int();

/** The median of the latest 90 days against the median of the year before them. */
export const Movement = z.object({
  percent: z.number(),
  /** By how many percent it may be off by chance; eight in ten are off by less. */
  doubtPercent: z.number(),
  /** It moved by more than its doubt. */
  isSure: z.boolean(),
  /** Dollars. */
  median: z.number(),
  before: z.number(),
  /** Sales of the latest 90 days. */
  count,
});
export type Movement = z.infer<typeof Movement>;

/** A thing of the price guide that moved. */
export const MovedThing = Movement.extend({ entryId: z.string(), name: z.string() });
export type MovedThing = z.infer<typeof MovedThing>;

export const FastThing = z.object({
  entryId: z.string(),
  name: z.string(),
  daysToSell: z.number(),
  count,
});

/** A maker or a category: what its things did on the whole. */
export const MovedGroup = z.object({
  name: z.string(),
  percent: z.number(),
  doubtPercent: z.number(),
  isSure: z.boolean(),
  /** Things with enough sales to tell, and the sales of the latest 90 days among them. */
  things: count,
  count,
});
export type MovedGroup = z.infer<typeof MovedGroup>;

/** The month of the year in which the things of a category bring the most. */
const Peak = z.object({
  category: z.string(),
  month: z.number().int().min(1).max(12),
  /** Over the median of all months. */
  percent: z.number(),
  count,
});

/** A thing that a person watches. */
export const WatchedThing = z.object({
  entryId: z.string(),
  name: z.string(),
  /** ISO date. */
  watchedSince: z.string(),
  /** null while there are too few sales to tell. */
  movement: Movement.nullable(),
});
export type WatchedThing = z.infer<typeof WatchedThing>;

/** Answer of `GET /api/trends`: what moves among all recorded sales that count for the person. */
export const Trends = z.object({
  /** Sales of the latest 27 months, the person's own and shared ones. */
  sold: count,
  /** The most first; only what moved by more than its doubt. */
  rose: z.array(MovedThing),
  fell: z.array(MovedThing),
  /** The fastest first. */
  fastest: z.array(FastThing),
  makers: z.array(MovedGroup),
  categories: z.array(MovedGroup),
  /** Of months that two years have sales of. */
  peaks: z.array(Peak),
});
export type Trends = z.infer<typeof Trends>;

/** Answer of `GET /api/watches`, and of what changes them. */
export const Watches = z.object({
  things: z.array(WatchedThing),
  /** Whether a weekly mail tells what moved, and whether this server sends mail. */
  digest: z.object({ isOn: z.boolean(), isPossible: z.boolean() }),
});
export type Watches = z.infer<typeof Watches>;

/** Body of `PUT /api/watches/digest`. */
export const DigestChoice = z.strictObject({ isOn: z.boolean("must be true or false") });
