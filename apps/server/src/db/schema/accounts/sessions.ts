import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** One row for each browser that is signed in. */
export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the cookie's token, in hex. The token itself is stored nowhere. */
    tokenHash: text("token_hash").primaryKey(),
    /** What the person calls it by when they end it from another browser. Opens nothing. */
    id: uuid("id").notNull().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** "Chrome on Windows": the families alone; null where they cannot be told. */
    device: text("device"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** To the hour. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("sessions_of_user").on(table.userId),
    index("sessions_by_end").on(table.expiresAt),
  ],
);
