import type { AnalysisCents, AnalysisReport } from "@flipworth/contract";
import type { SeenSighting } from "@flipworth/engine";
import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { credits } from "./credits.ts";
import { noProfit } from "../profit-rank.ts";

/** A report as it was written: older ones have their figures in dollars alone. */
export type StoredReport = Omit<AnalysisReport, "cents"> & { cents?: AnalysisCents };

/** Every answer that was given. Screenshots are not among what is kept. */
export const analyses = pgTable(
  "analyses",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => credits.ownerId, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** False for "not enough evidence", which costs no credit. */
    isCharged: boolean("is_charged").notNull(),
    /**
     * The wire's Analysis without id and createdAt. `json` keeps the text as it was written, so a
     * repeated request is answered byte for byte alike, and it takes escapes that `jsonb` refuses.
     */
    report: json("report").$type<StoredReport>().notNull(),
    /** The report's own, beside it so that lists are searched and sorted without reading reports. */
    title: text("title").notNull(),
    /** Brand and model as lists show them, searched beside the title; null where they are not known. */
    name: text("name"),
    /** Net profit at the median in cents, to sort by; `noProfit` where there is none. */
    profitRank: integer("profit_rank").notNull().default(noProfit),
    idempotencyKey: text("idempotency_key"),
    /** SHA-256 of what was asked under that key, in hex. */
    requestHash: text("request_hash"),
    /** SHA-256 of the words and picture of the listing, in hex: what a refinement must repeat. */
    listingHash: text("listing_hash"),
    /** The charged answer that this one refines for free; null for every other answer. */
    refines: uuid("refines"),
    /** What a vision model saw, so that a refinement of the same picture asks it nothing. */
    sighting: json("sighting").$type<SeenSighting>(),
  },
  (table) => [
    // History is paged by these three, so a page costs the same however long the history is.
    // Ascending and read backwards: `desc()` here would write NULLS LAST and go unused.
    index("analyses_history").on(table.ownerId, table.createdAt, table.id),
    index("analyses_by_profit").on(table.ownerId, table.profitRank, table.id),
    // For deleting the oldest. Rows come in this order, so a few bytes tell where to look.
    index("analyses_by_age").using("brin", table.createdAt),
    index("analyses_refining")
      .on(table.refines)
      .where(sql`${table.refines} is not null`),
    // The last word on "one key, one credit": a second answer under a key cannot be stored.
    unique("analyses_one_per_key").on(table.ownerId, table.idempotencyKey),
  ],
);
