import { expect, test } from "vitest";
import { readNewPrice } from "./read-new-price.ts";

const told = (description: string) => readNewPrice({ title: "Acme thing", description });

test.each([
  ["Retail $120, worn once", 120],
  ["MSRP: $1,250.00", 1250],
  ["Originally $80", 80],
  ["Estimated retail price $64", 64],
  ["I paid $450 for it a year ago", 450],
  ["Bought 2 years ago from the furniture shop for $350", 350],
  ["It cost $1.2k new", 1200],
  ["$500 new. Asking $200", 500],
  ["still $65 at IKEA", 65],
  ["new price $199", 199],
  ["Retails for $90 and the retail price was $90", 90],
])("%s tells what it cost new", (words, dollars) => {
  expect(told(words)?.dollars).toBe(dollars);
});

test.each([
  "$40 obo",
  "asking $40",
  "Price: $40",
  "brand new $40",
  "was $300, now $250",
  "retails everywhere",
  "originally from Spain, asking $40",
  "Bought it last year, selling for $40",
  "delivery cost $30",
  "paid $15 at a garage sale",
  "worth $900",
  "The table cost $400 and the chairs cost $90",
])("%s tells no new price", (words) => {
  expect(told(words)).toBeNull();
});

test.each([
  ["retail $4.99", null],
  ["retail $5", 5],
  ["retail $20,000", 20_000],
  ["retail $20,001", null],
])("only an amount that a thing may cost counts: %s", (words, dollars) => {
  expect(told(words)?.dollars ?? null).toBe(dollars);
});

test.each([
  "it cost $30 a month",
  "paid $45 to ship it",
  "I paid $60 for shipping and it cost $80 in repairs",
  "paid $80 used",
])("%s is no price of a new one", (words) => {
  expect(told(words)).toBeNull();
});

test("the title tells it too, and nothing that stands far down or far from the amount", () => {
  expect(readNewPrice({ title: "Acme lamp, retail $50", description: null })?.dollars).toBe(50);
  expect(readNewPrice({ title: null, description: "retail $50" })?.dollars).toBe(50);
  expect(readNewPrice({ title: null, description: null })).toBeNull();
  expect(told(`${"A fine old lamp. ".repeat(240)}Retail $50`)).toBeNull();
  expect(told("Retail $50. It comes with its box and a used cable")?.dollars).toBe(50);
});

test("pounds and euros count at a round rate", () => {
  expect(told("RRP £100")?.dollars).toBe(130);
  expect(told("paid 200 €")?.dollars).toBeCloseTo(220);
});

test("a price for each is told from one for all", () => {
  expect(told("retail $50 each")?.isEach).toBe(true);
  expect(told("retail $50")?.isEach).toBe(false);
});
