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
    /** The account it was added to: from then on it acts for that person. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("installs_of_user").on(table.userId)],
);
