import type { SellingPlatform } from "../../profit/selling-platforms.ts";

/** What a column of a sales file may hold. */
export const importFields = [
  "title",
  "price",
  "shipping",
  "date",
  "condition",
  "itemId",
  "quantity",
  "section",
  "fee",
  "label",
  "cost",
  "boughtOn",
  "sku",
] as const;
export type ImportField = (typeof importFields)[number];

/** Which column of a file holds what, by its heading. */
export type ImportColumns = Partial<Record<ImportField, string>>;

type KnownFile = {
  marketplace: string;
  platform: SellingPlatform;
  /** Headings that only this marketplace's file has, all of them. */
  marks: readonly string[];
  columns: ImportColumns;
};

/**
 * The files that marketplaces let a seller download, by their headings as far as known. A file that
 * is none of them is read by `usualHeadings`, and the person can map its columns.
 */
export const knownFiles: readonly KnownFile[] = [
  {
    marketplace: "eBay",
    platform: "ebay",
    marks: ["item title", "sold for"],
    columns: {
      title: "Item Title",
      price: "Sold For",
      shipping: "Shipping And Handling",
      date: "Sale Date",
      itemId: "Item Number",
      quantity: "Quantity",
    },
  },
  {
    marketplace: "eBay",
    platform: "ebay",
    marks: ["item title", "item subtotal", "transaction creation date"],
    columns: {
      title: "Item title",
      price: "Item subtotal",
      shipping: "Shipping and handling",
      date: "Transaction creation date",
      itemId: "Item ID",
      quantity: "Quantity",
    },
  },
  {
    marketplace: "Mercari",
    platform: "mercari",
    marks: ["item title", "item price", "mercari selling fee"],
    columns: {
      title: "Item Title",
      price: "Item Price",
      shipping: "Buyer Shipping Fee",
      date: "Sold Date",
      itemId: "Item Id",
    },
  },
  {
    marketplace: "Poshmark",
    platform: "poshmark",
    marks: ["listing title", "order price"],
    columns: {
      title: "Listing Title",
      price: "Order Price",
      date: "Order Date",
      section: "Category",
      condition: "NWT",
    },
  },
  {
    marketplace: "Depop",
    platform: "depop",
    marks: ["date of sale", "item price", "buyer shipping cost"],
    columns: {
      title: "Description",
      price: "Item price",
      shipping: "Buyer shipping cost",
      date: "Date of sale",
      section: "Category",
    },
  },
  {
    marketplace: "StockX",
    platform: "stockx",
    marks: ["item", "sale price", "order number"],
    columns: { title: "Item", price: "Sale Price", date: "Sale Date" },
  },
  {
    marketplace: "Facebook Marketplace",
    platform: "facebook_shipped",
    marks: ["listing title", "sale price", "order date"],
    columns: {
      title: "Listing title",
      price: "Sale price",
      shipping: "Shipping",
      date: "Order date",
    },
  },
];

/** What people call such columns themselves, the likeliest first. */
export const usualHeadings: Readonly<Record<ImportField, readonly string[]>> = {
  title: [
    "title",
    "item title",
    "item name",
    "listing title",
    "item",
    "name",
    "product",
    "description",
  ],
  price: ["sold for", "sold price", "sale price", "sale", "price", "item price", "amount", "total"],
  shipping: ["shipping charged", "buyer shipping", "shipping", "postage"],
  date: ["sold date", "sale date", "date sold", "sold on", "sold", "order date", "date"],
  condition: ["condition"],
  itemId: ["item number", "item id", "listing id", "sku"],
  quantity: ["quantity", "qty"],
  section: ["category", "department"],
  // One column for all of a sale's fees: of several each is only a part, and the fee tables know better.
  fee: ["total fees", "selling fees", "fees", "fee"],
  label: ["label cost", "shipping label", "shipping cost", "postage cost"],
  cost: ["cost price", "cost of goods", "cogs", "purchase price", "cost", "paid"],
  boughtOn: ["purchase date", "date bought", "bought on", "bought"],
  sku: ["custom label", "custom label (sku)", "sku"],
};
