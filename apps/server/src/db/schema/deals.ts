import type {
  Deal,
  DealCost,
  DealListing,
  DealPrediction,
  DealReturn,
  DealSale,
  DealStage,
} from "@flipworth/contract";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  json,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { analyses } from "./analyses.ts";
import { ownerId } from "./owner-id.ts";

/** What a person bought, or might buy, to sell: the item is the record, listings are its faces. */
export const deals = pgTable(
  "deals",
  {
    id: uuid("id").primaryKey(),
    ownerId: ownerId(),
    /** The client's Idempotency-Key, so that a repeated request makes no second deal. */
    requestKey: text("request_key"),
    revision: integer("revision").notNull(),
    title: text("title").notNull(),
    stage: text("stage").$type<DealStage>().notNull(),
    quantity: integer("quantity").notNull(),
    sku: text("sku").notNull(),
    storedAt: text("stored_at").notNull(),
    category: text("category"),
    feeClass: text("fee_class").$type<Deal["feeClass"]>().notNull(),
    condition: text("condition"),
    source: text("source").notNull(),
    sourceUrl: text("source_url"),
    boughtOn: date("bought_on"),
    askingCents: integer("asking_cents"),
    offerCents: integer("offer_cents"),
    priceCents: integer("price_cents"),
    weightOunces: integer("weight_ounces"),
    costs: json("costs").$type<DealCost[]>().notNull(),
    listings: json("listings").$type<DealListing[]>().notNull(),
    sale: json("sale").$type<DealSale>(),
    returns: json("returns").$type<DealReturn[]>().notNull(),
    /** When it was sold, kept or given away. */
    closedOn: date("closed_on"),
    prediction: json("prediction").$type<DealPrediction>(),
    analysisId: uuid("analysis_id").references(() => analyses.id, { onDelete: "set null" }),
    lotId: uuid("lot_id"),
    /** The lines of files that sold it from stock: the same line again is the same sale. */
    importKeys: text("import_keys").array().notNull().default([]),
    note: text("note").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("deals_once_per_key").on(table.ownerId, table.requestKey),
    index("deals_by_date").on(table.ownerId, table.createdAt, table.id),
    index("deals_open")
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`stage in ('watching', 'offered', 'bought', 'listed', 'returned')`),
    index("deals_judged")
      .on(table.ownerId, table.closedOn)
      .where(sql`stage = 'sold' and prediction is not null`),
    // Deleting an analysis looks for the rows that name it.
    index("deals_of_analysis").on(table.analysisId),
    check("deals_amounts_not_negative", sql`least(asking_cents, offer_cents, price_cents) >= 0`),
    check("deals_quantity_positive", sql`${table.quantity} > 0`),
  ],
);
