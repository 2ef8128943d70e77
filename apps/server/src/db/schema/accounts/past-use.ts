import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";

/**
 * What people used of a period before they deleted their account, until that period ends: who signs
 * up again goes on with it. Nothing else is kept of them.
 */
export const pastUse = pgTable(
  "past_use",
  {
    /** HMAC-SHA-256 of issuer and subject under a key of this server, in hex. */
    identityHash: text("identity_hash").primaryKey(),
    used: integer("used").notNull(),
    periodDay: smallint("period_day").notNull(),
    /** The row is deleted at the first deletion or sign-up after this. */
    resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("past_use_by_end").on(table.resetsAt),
    check("past_use_used_not_negative", sql`${table.used} >= 0`),
  ],
);
