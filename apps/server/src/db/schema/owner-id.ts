import { uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/users.ts";

/** Whose a row is; it goes with their account. */
export const ownerId = () =>
  uuid("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
