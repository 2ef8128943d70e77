import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** A browser extension, a browser tab or a script that registered itself, without an account. */
export const installs = pgTable("installs", {
  /** Also the owner id of the install's credits and analyses. */
  id: uuid("id").primaryKey(),
  /** SHA-256 of the bearer secret, in hex. The secret itself is stored nowhere. */
  secretHash: text("secret_hash").notNull().unique(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
