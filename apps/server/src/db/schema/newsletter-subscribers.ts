import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Addresses that asked for the newsletter, each once. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  /** In lower case. */
  email: text("email").primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
