import { isNull } from "drizzle-orm";
import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Events of the payment provider that came in, each once, however often it was sent. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    /** Whom it is about; null where it is about nobody. */
    customerId: text("customer_id"),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
    /** null until the customer was read because of it. */
    handledAt: timestamp("handled_at", { withTimezone: true }),
  },
  (table) => [
    index("payment_events_by_arrival").on(table.receivedAt),
    // The few that wait, among all that were ever answered.
    index("payment_events_open").on(table.customerId).where(isNull(table.handledAt)),
  ],
);
