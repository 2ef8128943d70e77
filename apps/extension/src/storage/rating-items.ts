import { z } from "zod";
import { RatedCard } from "../messaging/rating-protocol.ts";
import { item, setting } from "./items.ts";

/** The page that a tab's person wants rated, and what was made of it; one a tab. */
export const PageRating = z.object({
  tabId: z.number().int(),
  /** Where the press was, or where a page that is always rated began. */
  address: z.string(),
  cards: z.array(RatedCard),
  /** How many cards were read, those that are nothing to resell with them. */
  read: z.number().int(),
  /** Milliseconds in all. */
  took: z.object({ load: z.number(), answer: z.number() }).nullable(),
});
export type PageRating = z.infer<typeof PageRating>;
export const ratingItem = (tabId: number) => item("session", `rating.1.${tabId}`, PageRating);

/** The sites, "craigslist", whose pages are rated without a press. */
export const alwaysRatedSetting = setting("alwaysRated.1", z.array(z.string()), []);

/** Whether Chrome tells of a new likely Buy on a page that is rated. */
export const notifySetting = setting("notifyBuys.1", z.boolean(), false);
