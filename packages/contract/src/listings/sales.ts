import { z } from "zod";
import { dollars, field, text } from "../fields.ts";
import { limits } from "../limits.ts";

const day = z.iso.date("must be a day like 2026-11-22");
const paid = dollars.min(1, "must be at least $1");

/** What `POST /api/sales` takes: something that the person sold or bought. */
export const NewSale = z.strictObject({
  title: text(limits.titleCharacters).trim().min(1, "must not be empty"),
  price: paid,
  /** What the buyer paid for postage, in dollars. */
  shippingDollars: dollars.nullable().default(null),
  condition: field.nullable().default(null),
  date: day,
  marketplace: field.min(1, "must not be empty"),
  itemId: field.nullable().default(null),
});

/** A sale or an offer that is remembered for the person who asks. */
export const RecordedSale = z.object({
  id: z.string(),
  title: z.string(),
  /** Dollars. */
  price: z.number(),
  shippingDollars: z.number().nullable(),
  kind: z.enum(["sold", "ask"]),
  condition: z.string().nullable(),
  /** Of the sale; of an offer the day on which it was last seen. */
  date: z.string(),
  firstSeenOn: z.string(),
  marketplace: z.string(),
  itemId: z.string().nullable(),
  /** page: read with a press on a results page; own: entered; import: from a file. */
  origin: z.enum(["page", "own", "import"]),
  /** It counts in no answer any more. */
  isStruckOut: z.boolean(),
});
export type RecordedSale = z.infer<typeof RecordedSale>;

/** A sale among those that an answer or a page of prices rests on. */
export const ShownSale = z.object({
  title: z.string(),
  price: z.number(),
  date: z.string(),
  kind: z.enum(["sold", "ask"]),
  condition: z.string().nullable(),
  marketplace: z.string(),
  /** To strike it out; null for what others share. */
  id: z.string().nullable(),
});
export type ShownSale = z.infer<typeof ShownSale>;

/** Answer of `GET /api/sales/sharing`. */
export const SalesSharing = z.object({
  /** The server shares sold prices among people who agree, and this one has some and never answered. */
  isAsking: z.boolean(),
});

/** What `PUT /api/sales/sharing` takes: whether facts of sold pages may help everybody. */
export const SharingAnswer = z.strictObject({ agrees: z.boolean("must be true or false") });

/** Query of `GET /api/sales/near`. */
export const NearSalesQuery = z.object({
  title: text(limits.titleCharacters).trim().min(1, "must not be empty"),
});

/** Which of a file's columns holds what, by its heading. */
export const SalesColumns = z.strictObject({
  title: field.optional(),
  price: field.optional(),
  shipping: field.optional(),
  date: field.optional(),
  condition: field.optional(),
  itemId: field.optional(),
  quantity: field.optional(),
  section: field.optional(),
  fee: field.optional(),
  label: field.optional(),
  cost: field.optional(),
  boughtOn: field.optional(),
  sku: field.optional(),
});
export type SalesColumns = z.infer<typeof SalesColumns>;

/** What `POST /api/sales/imports` takes. */
export const SalesImport = z.strictObject({
  /** The file's text. */
  csv: text(limits.importCharacters).min(1, "must not be empty"),
  columns: SalesColumns.optional(),
  /** Where the sales were, when the file itself does not say. */
  marketplace: field.optional(),
  /** Reads the file and keeps nothing. */
  isPreview: z.boolean("must be true or false").default(false),
});

export const SalesImported = z.object({
  /** null for a preview. */
  importId: z.string().nullable(),
  /** The marketplace whose file it is; null where that cannot be told. */
  marketplace: z.string().nullable(),
  headings: z.array(z.string()),
  columns: SalesColumns,
  /** The first of those that can be read. */
  sample: z.array(
    z.object({ line: z.number(), title: z.string(), price: z.number(), date: z.string() }),
  ),
  readable: z.number().int(),
  /** New ones; null for a preview. */
  added: z.number().int().nullable(),
  /** The first hundred lines that are no sales, with the reason. */
  bad: z.array(z.object({ line: z.number(), reason: z.string() })),
  badCount: z.number().int(),
});
export type SalesImported = z.infer<typeof SalesImported>;

/** Answer of `GET /api/sales/imports`: how far the person's import is that runs now. */
export const ImportProgress = z.object({
  kept: z.number().int(),
  /** null while none runs or its file is still being read. */
  total: z.number().int().nullable(),
});

/** Query of `GET /api/sales`. */
export const SalesPage = z.object({
  /** The id of the last row of the page before. */
  before: z.string().optional(),
});
