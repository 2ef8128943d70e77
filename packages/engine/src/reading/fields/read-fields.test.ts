import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

const given = { source: { kind: "field" }, certainty: "sure" };

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
    seller: null,
    isSold: false,
    origins: {
      title: given,
      price: given,
      condition: given,
      description: given,
      category: given,
      location: given,
    },
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
    seller: null,
    isSold: false,
    origins: {},
  });
});

test("what only the words tell is likely, and names the fact that holds them", () => {
  const { origins } = readFields({
    title: "Oak desk, like new",
    description: "Six drawers, asking $80.",
  });

  expect(origins).toMatchObject({
    price: { source: { kind: "words", of: "description" }, certainty: "likely" },
    condition: { source: { kind: "words", of: "title" }, certainty: "likely" },
  });
});

test("nothing that was read in doubtful words is surer than they are", () => {
  const box = { left: 0, top: 0, right: 90, bottom: 20 };
  const blurred = { source: { kind: "picture", box }, certainty: "unsure" } as const;

  const { origins } = readFields({ description: "Works great." }, { description: blurred });

  expect(origins.condition?.certainty).toBe("unsure");
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
