import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** One row for each browser that is signed in. */
export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, in hex. The token itself is stored nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("sessions_of_user").on(table.userId),
    index("sessions_by_end").on(table.expiresAt),
  ],
);
