import { check, index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { Verdict } from "@flipworth/contract";
import { analyses } from "./analyses.ts";
import { noProfit } from "../profit-rank.ts";
import { credits } from "./credits.ts";

/** Listings that a person keeps an eye on. */
export const savedListings = pgTable(
  "saved_listings",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      // Not the person: theirs go at once, and a long list a piece at a time afterwards.
      .references(() => credits.ownerId, { onDelete: "cascade" }),
    /** Alike for the same listing, however often it is saved: its address, or what it says. */
    listingKey: text("listing_key").notNull(),
    title: text("title").notNull(),
    /** The listing's own title, where `title` is the brand and model. */
    listingTitle: text("listing_title"),
    /** null for a listing without a price. */
    priceCents: integer("price_cents"),
    condition: text("condition").notNull(),
    marketValue: text("market_value").notNull(),
    profitPotential: text("profit_potential").notNull(),
    /** `marketValue` in cents; null where it is no amount. */
    marketLowCents: integer("market_low_cents"),
    marketHighCents: integer("market_high_cents"),
    /** `profitPotential` in cents, to sort by; `noProfit` where it is no amount. */
    profitRank: integer("profit_rank").notNull().default(noProfit),
    recommendation: text("recommendation").$type<"Buy" | "Skip">(),
    verdict: text("verdict").$type<Verdict>(),
    marketplaceUrl: text("marketplace_url"),
    marketplaceItemId: text("marketplace_item_id"),
    analysisId: uuid("analysis_id").references(() => analyses.id, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    unique("saved_listings_once").on(table.ownerId, table.listingKey),
    index("saved_listings_by_date").on(table.ownerId, table.createdAt, table.id),
    index("saved_listings_by_profit").on(table.ownerId, table.profitRank, table.id),
    // Deleting an analysis looks for the rows that name it.
    index("saved_listings_of_analysis").on(table.analysisId),
    check("saved_listings_price_not_negative", sql`${table.priceCents} >= 0`),
  ],
);
