import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { installs } from "./installs.ts";
import { users } from "./users.ts";

/** Extensions that asked to act for a person who has not answered yet, each once. */
export const installLinkRequests = pgTable(
  "install_link_requests",
  {
    id: uuid("id").primaryKey(),
    installId: uuid("install_id")
      .notNull()
      .unique()
      .references(() => installs.id, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text("device"),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("install_link_requests_of_user").on(table.userId)],
);
