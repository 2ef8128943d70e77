import { expect, test } from "vitest";
import { isBareLink } from "./page-phrases.ts";
import { readPastedText } from "./read-pasted-text.ts";

const page = (line: string) => `${line}
Trek FX 2 hybrid bike
${line}
$350
Listed 2 days ago in Denver, CO
Details
Condition
Used - Good
Ridden two summers.
${line}`;

test.each([
  "Contact seller",
  "Seller's other items",
  "Message seller",
  "See other items",
  "Visit store",
  "Message Austin",
  "Hi Austin, is this still available?",
  "Hello, is this still available?",
  "Hi, I'm interested in this item. Is it still available?",
  "What condition is this item in?",
  "Do you deliver?",
  "Location is approximate",
  "Show map",
  "https://www.example.com/marketplace/item/12345/?ref=search",
])("%j is the page's own, and neither title nor description nor place", (line) => {
  expect(readPastedText(page(line))).toMatchObject({
    title: "Trek FX 2 hybrid bike",
    price: { kind: "stated", amount: 35_000 },
    condition: { words: "Used - Good" },
    description: "Ridden two summers.",
    location: "Denver, CO",
  });
});

test("an auction page with the seller's links above the price keeps its own title and price", () => {
  const facts = readPastedText(`Shop by category
Sony WH-1000XM4 headphones black
soundtrader22 (1841)
99.8% positive
Seller's other items
Contact seller
US $140.00
Condition:
Used
Similar items
Sony WH-1000XM5
$190`);
  expect(facts).toMatchObject({
    title: "Sony WH-1000XM4 headphones black",
    price: { kind: "stated", amount: 14_000 },
  });
});

test.each([
  ["Condition Used - Fair", "fair"],
  ["Condition: Used – like new", "like_new"],
  ["Condition\nUsed - Good", "good"],
  ["Condition:\nUsed - Fair", "fair"],
  ["condition: excellent", "like_new"],
  ["Condition New", "new"],
  ["Condition\tUsed - like new", "like_new"],
  ["Used - Fair", "fair"],
  ["Condition Like New", "like_new"],
  ["CONDITION: FAIR", "fair"],
  ["Item condition: Used - Good", "good"],
])("a text with %j says %s", (words, grade) => {
  const copied = `Trek FX 2 hybrid bike\n$350\nListed 2 days ago in Denver, CO\n${words}\nNice ride.`;
  expect(readPastedText(copied).condition?.grade).toBe(grade);
  expect(readPastedText(`Trek FX 2 hybrid bike $350\n${words}`).condition?.grade).toBe(grade);
});

test.each([
  ["Location Denver, CO", "Denver, CO"],
  ["Location: Denver, CO", "Denver, CO"],
  ["Location is approximate", null],
  ["Location varies, ask me", null],
])("%j gives the place %s", (line, place) => {
  const facts = readPastedText(`Trek FX 2 bike\n$350\nCondition\nUsed - Good\n${line}\nNice ride.`);
  expect(facts.location).toBe(place);
});

test.each([
  ["Trek FX 2 bike\n400", "400"],
  ["Trek FX 2 bike\n400\nGreat shape", "400"],
  ["Oak desk\n1,200", "1,200"],
  ["Sofa, grey\n85\npick up only", "85"],
])("%j leaves open whether %s is the price", (text, words) => {
  expect(readPastedText(text).price).toEqual({ kind: "unclear", words });
});

test.each([
  ["Trek FX 2 bike\n2019\nGreat shape", "missing"],
  ["Trek FX 2 bike\n$350\n400", "stated"],
  ["Trek FX 2 bike, 350 obo\n400", "stated"],
  ["Trek FX 2 bike\n5", "missing"],
])("a bare number in %j is no price that is asked about: %s", (text, kind) => {
  expect(readPastedText(text).price.kind).toBe(kind);
});

test.each([
  ["https://www.example.com/item/1", true],
  ["www.example.com/item/1", true],
  ["check this out https://www.example.com/item/1", true],
  ["Is this a good deal? https://www.example.com/item/1", true],
  ["https://www.example.com/item/1\nhttps://www.example.com/item/2", true],
  ["Trek bike https://www.example.com/item/1", false],
  ["https://www.example.com/item/1 $40", false],
  ["Trek bike $350", false],
  ["", false],
  ["this one", false],
])("%j is nothing but a link: %s", (text, isLink) => {
  expect(isBareLink(text)).toBe(isLink);
});

test.each([
  ["Vintage $2 bill 1976\n£40\nCondition: Used", "GBP"],
  ["Disneyland $5 bill - €40", "EUR"],
  ["$100 casino chip\nCA $40\nCondition: Used", "CAD"],
])("in %j the price's own currency wins over dollars of the title", (text, currency) => {
  expect(readPastedText(text).price).toMatchObject({ kind: "foreign", currency });
});
