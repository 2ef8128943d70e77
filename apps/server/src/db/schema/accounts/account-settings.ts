import type { AccountSettings } from "@flipworth/contract";
import { json, pgTable, uuid } from "drizzle-orm/pg-core";
import { users } from "./users.ts";

/** How a person resells; who has never said has no row. */
export const accountSettings = pgTable("account_settings", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  settings: json("settings").$type<AccountSettings>().notNull(),
});
