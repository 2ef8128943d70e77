import { date, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { ownerId } from "./owner-id.ts";

/** The things of the price guide whose prices a person wants to hear of. */
export const watchedThings = pgTable(
  "watched_things",
  {
    ownerId: ownerId(),
    entryId: text("entry_id").notNull(),
    watchedSince: date("watched_since").notNull(),
    /** The movement that the last mail told of, in percent; null before any did. */
    toldPercent: integer("told_percent"),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.entryId] })],
);

/** Who wants a weekly mail of what moved. */
export const trendDigests = pgTable(
  "trend_digests",
  {
    ownerId: ownerId().primaryKey(),
    /** When it was last looked whether anything moved. */
    lastLookedAt: timestamp("last_looked_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("trend_digests_by_look").on(table.lastLookedAt)],
);
