import { index, pgTable, timestamp, uuid } from "drizzle-orm/pg-core";

/** Whose account is deleted while some of their rows still wait to be. Nobody can reach these. */
export const deletedOwners = pgTable(
  "deleted_owners",
  {
    ownerId: uuid("owner_id").primaryKey(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("deleted_owners_by_date").on(table.deletedAt)],
);
