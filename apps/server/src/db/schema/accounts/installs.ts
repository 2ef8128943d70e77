import { sql } from "drizzle-orm";
import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** A browser extension, a browser tab or a script that registered itself, without an account. */
export const installs = pgTable(
  "installs",
  {
    /** Also the owner id of the install's credits and analyses. */
    id: uuid("id").primaryKey(),
    /** SHA-256 of the bearer secret, in hex. The secret itself is stored nowhere. */
    secretHash: text("secret_hash").notNull().unique(),
    /** The account that has its history. Where `linkedAt` stands too, it acts for that person. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the person confirmed that it may act for them. */
    linkedAt: timestamp("linked_at", { withTimezone: true }),
    /** When the link was last used, to the hour. */
    lastUsedAt: timestamp("last_used_at", { withTimezone: true }),
    /** "Chrome on Windows": where the link is used; null where that cannot be told. */
    device: text("device"),
    /** Its secret opens nothing from then on: everything it had is the account's. */
    endedAt: timestamp("ended_at", { withTimezone: true }),
  },
  (table) => [
    index("installs_of_user").on(table.userId),
    index("installs_by_end")
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);
