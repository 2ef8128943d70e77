import type { PlanId } from "@flipworth/contract";
import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "./accounts/users.ts";

/** What the payment provider says of a person, as it was last read. Only `syncSubscription` writes it. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The person at the provider, from before their first payment on; null until it has made one. */
    customerId: text("customer_id"),
    /** null before the first subscription and after the last is gone. */
    subscriptionId: text("subscription_id"),
    /** What they are entitled to now. */
    planId: text("plan_id").$type<PlanId>().notNull().default("free"),
    /** The provider's own word: "active", "past_due" …; null without a subscription. */
    status: text("status"),
    currentPeriodEnd: timestamp("current_period_end", { withTimezone: true }),
    /** What follows at the period's end: a smaller plan, or "free" after cancelling. */
    nextPlanId: text("next_plan_id").$type<PlanId>(),
    /** Counts the writes: one that was read before another was written is dropped and read again. */
    version: integer("version").notNull().default(0),
    /** One request at a time may change the plan; a holder that died is out at this moment. */
    busyUntil: timestamp("busy_until", { withTimezone: true }),
    /** When the provider was last asked: the repair job looks at the oldest. */
    syncedAt: timestamp("synced_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("subscriptions_one_per_customer").on(table.customerId),
    index("subscriptions_by_sync").on(table.syncedAt),
  ],
);
