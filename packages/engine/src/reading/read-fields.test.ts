import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

test("each field is read as the page writes it", () => {
  expect(
    readFields({
      title: "  Trek\u200b FX 2 ",
      price: "$250",
      description: "Rides great.\r\nNew tires.",
      condition: "Used - Good",
      category: "Bicycles",
      location: "Denver, CO",
    }),
  ).toEqual({
    title: "Trek FX 2",
    price: { kind: "stated", amount: 25_000, words: "$250" },
    condition: { grade: "good", words: "Used - Good" },
    description: "Rides great.\nNew tires.",
    category: "Bicycles",
    location: "Denver, CO",
    isSold: false,
  });
});

test("no fields give no facts", () => {
  expect(readFields({})).toEqual({
    title: null,
    price: { kind: "missing" },
    condition: null,
    description: null,
    category: null,
    location: null,
    isSold: false,
  });
});

test.each([
  ["Sold · Trek bike", "Trek bike", true],
  ["SOLD - Trek bike", "Trek bike", true],
  ["[SOLD] Trek bike", "Trek bike", true],
  ["Pending · Trek bike", "Trek bike", false],
  ["Sold as is: Trek bike", "Sold as is: Trek bike", false],
  ["Soldering iron", "Soldering iron", false],
])("the title %j reads as %j, sold: %s", (written, title, isSold) => {
  const facts = readFields({ title: written });

  expect([facts.title, facts.isSold]).toEqual([title, isSold]);
});

test.each([
  [{ title: "Dewalt DCF887 60 obo" }, 6_000],
  [{ title: "Dewalt DCF887", description: "asking 60" }, 6_000],
  [{ title: "Dewalt DCF887", price: "", description: "$60" }, 6_000],
  [{ title: "Dewalt DCF887 $70", price: 60 }, 6_000],
])("without a price field the ask is looked for in the words: %j", (fields, amount) => {
  expect(readFields(fields).price).toMatchObject({ kind: "stated", amount });
});

test("a placeholder in the price field is not replaced by a guess", () => {
  expect(readFields({ price: "$1", description: "couch $200, lamp $5" }).price.kind).toBe(
    "placeholder",
  );
});

test("a title of ten thousand characters and emoji is read like any other", () => {
  const facts = readFields({ title: `🚲 bike ${"very ".repeat(2_000)}`, price: 40 });

  expect(facts.title?.startsWith("🚲 bike very")).toBe(true);
});
