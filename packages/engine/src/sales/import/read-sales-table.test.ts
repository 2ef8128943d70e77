import { expect, test } from "vitest";
import { columnsOf, readSalesTable } from "./read-sales-table.ts";

const today = "2026-11-22";

test("an eBay orders report is known by its headings, behind the lines above them", () => {
  const table = readSalesTable(
    [
      [""],
      [
        "Order Number",
        "Item Number",
        "Item Title",
        "Quantity",
        "Sold For",
        "Shipping And Handling",
        "Sale Date",
      ],
      ["12-345", "256012345678", "Makita XPH12 drill", "1", "$1,085.00", "$12.50", "Nov-03-26"],
      ["", "", "", "", "", "", ""],
    ],
    { today },
  );
  expect(table).toMatchObject({
    marketplace: "eBay",
    bad: [],
    sales: [
      {
        line: 3,
        sale: {
          title: "Makita XPH12 drill",
          priceCents: 108_500,
          shippingCents: 1_250,
          date: "2026-11-03",
          itemId: "256012345678",
        },
      },
    ],
  });
});

test.each([
  ["Mercari", ["Item Id", "Sold Date", "Item Title", "Item Price", "Mercari Selling Fee"]],
  ["Poshmark", ["Order Date", "Listing Title", "Order Price", "Category"]],
  ["Depop", ["Date of sale", "Description", "Item price", "Buyer shipping cost"]],
  ["StockX", ["Item", "Order Number", "Sale Price", "Sale Date"]],
  ["Facebook Marketplace", ["Order date", "Listing title", "Sale price"]],
])("the headings of %s's file are known", (marketplace, headings) => {
  const known = columnsOf(headings);
  expect(known.marketplace).toBe(marketplace);
  expect(Object.keys(known.columns)).toEqual(expect.arrayContaining(["title", "price", "date"]));
});

test("a file of one's own is read by what its headings say", () => {
  const { columns, marketplace } = columnsOf(["Date", "Item name", "Sold for", "Notes"]);
  expect({ columns, marketplace }).toEqual({
    marketplace: null,
    columns: { title: "Item name", price: "Sold for", date: "Date" },
  });
});

test("columns that a person maps win", () => {
  const { sales } = readSalesTable(
    [
      ["When", "Title", "Label", "Price"],
      ["3 Nov 2026", "A1", "Bosch router", "80"],
    ],
    { today, columns: { date: "When", title: "Label", price: "Price" } },
  );
  expect(sales).toMatchObject([{ sale: { title: "Bosch router", date: "2026-11-03" } }]);
});

test("each line that is no sale is named with its reason", () => {
  const { sales, bad } = readSalesTable(
    [
      ["Title", "Price", "Date", "Qty"],
      ["", "10", "2026-01-01", ""],
      ["Lamp", "", "2026-01-01", ""],
      ["Lamp", "£10", "2026-01-01", ""],
      ["Lamp", "0.50", "2026-01-01", ""],
      ["Lamp", "10", "2026-02-30", ""],
      ["Lamp", "10", "", ""],
      ["Lamp", "10", "2027-01-01", ""],
      ["Lamp", "10", "2026-01-01", "3"],
      ["Lamp", "10", "1/31/26", "1"],
    ],
    { today },
  );
  expect(bad.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
    "2: no title",
    "3: no price",
    "4: the price can't be read",
    "5: the price is under $1",
    "6: the date can't be read",
    "7: no date",
    "8: the date is in the future",
    "9: several sold at once: the price of one isn't known",
  ]);
  expect(sales).toMatchObject([{ line: 10, sale: { date: "2026-01-31" } }]);
});
