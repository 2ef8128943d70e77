import { pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Who is working on an idempotency key right now. Rows live as long as the work. */
export const analysisClaims = pgTable(
  "analysis_claims",
  {
    ownerId: uuid("owner_id").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    requestHash: text("request_hash").notNull(),
    /** Names the one request that holds the claim. */
    holder: uuid("holder").notNull(),
    /** After this the holder is taken for dead and another may take over. */
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.idempotencyKey] })],
);
