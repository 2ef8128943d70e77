import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "./accounts/users.ts";

/**
 * What was sold and what was asked: nothing of the people in it. A row is a person's own, or it is
 * shared and then has no owner, only a name without meaning for whoever brought it.
 */
export const sales = pgTable(
  "sales",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "cascade" }),
    /** A bucket of a salted hash, to tell that three rows are of three people. */
    contributor: text("contributor"),
    /** Alike for the same sale, however often it is seen. */
    saleKey: text("sale_key").notNull(),
    title: text("title").notNull(),
    /** The title's words as the engine reads them, and of a person's own row whose it is; see `ownWord`. */
    words: text("words").array().notNull(),
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").$type<"USD">().notNull(),
    kind: text("kind").$type<"sold" | "ask">().notNull(),
    condition: text("condition"),
    /** The marketplace's own section. */
    section: text("section"),
    shippingCents: integer("shipping_cents"),
    /** Of the sale; of an ask the day on which it was last seen. */
    happenedOn: date("happened_on").notNull(),
    /** With `happenedOn` the time on the market of what was an ask first. */
    firstSeenOn: date("first_seen_on").notNull(),
    marketplace: text("marketplace").notNull(),
    itemId: text("item_id"),
    /** What the engine takes it for; see `name-sales.ts`. */
    entryId: text("entry_id"),
    category: text("category"),
    grade: text("grade"),
    /** How sure that is, from 0 to 1; null until the engine has seen it. */
    probability: real("probability"),
    origin: text("origin").$type<"page" | "own" | "import">().notNull(),
    importId: uuid("import_id"),
    /** The person wants it in no answer. It stays, so that it does not come back. */
    isStruckOut: boolean("is_struck_out").notNull().default(false),
  },
  (table) => [
    uniqueIndex("sales_own_once")
      .on(table.ownerId, table.saleKey)
      .where(sql`owner_id is not null`),
    uniqueIndex("sales_shared_once")
      .on(table.saleKey, table.contributor)
      .where(sql`owner_id is null`),
    index("sales_by_date").on(table.ownerId, table.happenedOn, table.id),
    index("sales_of_entry").on(table.entryId, table.happenedOn),
    index("sales_of_category").on(table.category, table.happenedOn),
    index("sales_unnamed")
      .on(table.id)
      .where(sql`probability is null`),
    index("sales_own_by_words")
      .using("gin", table.words)
      .where(sql`owner_id is not null`),
    index("sales_shared_by_words")
      .using("gin", table.words)
      .where(sql`owner_id is null`),
    check("sales_price_positive", sql`${table.priceCents} > 0`),
    check("sales_of_one_kind", sql`(${table.ownerId} is null) <> (${table.contributor} is null)`),
  ],
);
