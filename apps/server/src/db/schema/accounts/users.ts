import { pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { credits } from "../credits.ts";

/** A person who has signed in. */
export const users = pgTable(
  "users",
  {
    /** Also the owner id of the person's credits and analyses. */
    id: uuid("id")
      .primaryKey()
      .references(() => credits.ownerId, { onDelete: "cascade" }),
    /** Who vouches for them, and what they are called there: the only lasting name of a person. */
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    email: text("email"),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [unique("users_one_per_subject").on(table.issuer, table.subject)],
);
