import { index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** A key by which a program acts for a person. */
export const apiKeys = pgTable(
  "api_keys",
  {
    /** What the person calls it by when they revoke it. Opens nothing. */
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    scope: text("scope").$type<"read" | "write">().notNull(),
    /** SHA-256 of the key, in hex. The key itself is stored nowhere. */
    keyHash: text("key_hash").notNull().unique(),
    /** Its last four characters. */
    ending: text("ending").notNull(),
    /** The Idempotency-Key that it was made with. */
    requestKey: text("request_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** To five minutes. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
  },
  (table) => [
    index("api_keys_of_user").on(table.userId, table.createdAt),
    uniqueIndex("api_keys_once_per_request").on(table.userId, table.requestKey),
  ],
);
