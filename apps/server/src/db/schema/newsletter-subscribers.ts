import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Addresses that asked for the newsletter, each once. */
export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  /** In lower case. */
  email: text("email").primaryKey(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  /** When a mail last asked whether they mean it; null where the server sends no mail. */
  askedAt: timestamp("asked_at", { withTimezone: true }),
  confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
});
