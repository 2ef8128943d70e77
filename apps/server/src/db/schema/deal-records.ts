import type { DealPlan, TaxYearChoices } from "@flipworth/contract";
import {
  customType,
  date,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { deals } from "./deals.ts";
import { ownerId } from "./owner-id.ts";

const dealId = () =>
  uuid("deal_id")
    .notNull()
    .references(() => deals.id, { onDelete: "cascade" });
const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** What was changed of a deal, before and after. */
export const dealChanges = pgTable(
  "deal_changes",
  {
    id: uuid("id").primaryKey(),
    dealId: dealId(),
    at: timestamp("at", { withTimezone: true }).notNull(),
    what: text("what").notNull(),
    /** Through which door: "site", "extension" or "API key NAME"; null before that was kept. */
    by: text("changed_by"),
    fields: json("fields").$type<Record<string, [unknown, unknown]>>().notNull(),
  },
  (table) => [index("deal_changes_by_date").on(table.dealId, table.at)],
);

/** A photo of the receipt of a deal. */
export const dealReceipts = pgTable(
  "deal_receipts",
  {
    dealId: dealId().primaryKey(),
    ownerId: ownerId(),
    contentType: text("content_type").$type<"image/png" | "image/jpeg" | "image/webp">().notNull(),
    sizeBytes: integer("size_bytes").notNull(),
    picture: bytes("picture").notNull(),
  },
  (table) => [index("deal_receipts_of_owner").on(table.ownerId)],
);

/** Bankroll and goal. */
export const dealPlans = pgTable("deal_plans", {
  ownerId: ownerId().primaryKey(),
  plan: json("plan").$type<DealPlan>().notNull(),
});

/** The mileage log. */
export const trips = pgTable(
  "trips",
  {
    id: uuid("id").primaryKey(),
    ownerId: ownerId(),
    requestKey: text("request_key"),
    drivenOn: date("driven_on").notNull(),
    tenthsOfMiles: integer("tenths_of_miles").notNull(),
    purpose: text("purpose").notNull(),
    /** The log stays complete when the deal is deleted. */
    dealId: uuid("deal_id").references(() => deals.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("trips_once_per_key").on(table.ownerId, table.requestKey),
    index("trips_by_date").on(table.ownerId, table.drivenOn, table.id),
    index("trips_of_deal").on(table.dealId),
  ],
);

/** What a person chose for a year's taxes. */
export const taxYears = pgTable(
  "tax_years",
  {
    ownerId: ownerId(),
    year: smallint("year").notNull(),
    choices: json("choices").$type<TaxYearChoices>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.year] })],
);
