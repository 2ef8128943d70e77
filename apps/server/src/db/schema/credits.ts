import { sql } from "drizzle-orm";
import { check, integer, pgTable, smallint, timestamp, uuid } from "drizzle-orm/pg-core";

/** One row for each owner of analyses: an install. */
export const credits = pgTable(
  "credits",
  {
    ownerId: uuid("owner_id").primaryKey(),
    /** Analyses charged since the period began; counts for nothing once `resetsAt` has passed. */
    used: integer("used").notNull().default(0),
    /** Day of the month, in UTC, on which the owner signed up and each period begins. */
    periodDay: smallint("period_day").notNull(),
    resetsAt: timestamp("resets_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    check("credits_used_not_negative", sql`${table.used} >= 0`),
    check("credits_period_day_in_month", sql`${table.periodDay} between 1 and 31`),
  ],
);
