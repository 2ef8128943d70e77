import {
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/users.ts";

type LastTry = { at: string; event: string; outcome: string; isDelivered: boolean };

/** An address of a person's that is told when something happens in their account. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    url: text("url").notNull(),
    events: text("events").array().notNull(),
    /** As it is: messages are signed with it. */
    secret: text("secret").notNull(),
    /** The Idempotency-Key that it was made with. */
    requestKey: text("request_key"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastTry: json("last_try").$type<LastTry>(),
    /** When we turned it off, and why; null while it is on. */
    turnedOffAt: timestamp("turned_off_at", { withTimezone: true }),
    turnedOffReason: text("turned_off_reason"),
  },
  (table) => [
    index("webhooks_of_user").on(table.userId, table.createdAt),
    uniqueIndex("webhooks_once_per_request").on(table.userId, table.requestKey),
  ],
);

/** A message that waits for its first or next try; gone once it is delivered or given up. */
export const webhookMessages = pgTable(
  "webhook_messages",
  {
    /** Also the id that the receiver knows it by: the same at each try. */
    id: uuid("id").primaryKey(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    event: text("event").notNull(),
    /** The JSON text that is signed and sent. */
    body: text("body").notNull(),
    tries: integer("tries").notNull(),
    nextTryAt: timestamp("next_try_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("webhook_messages_due").on(table.nextTryAt),
    index("webhook_messages_of_webhook").on(table.webhookId, table.createdAt),
  ],
);
