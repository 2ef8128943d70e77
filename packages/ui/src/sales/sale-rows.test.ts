import { expect, test } from "vitest";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { chosenSales, saleRows, salesOf, type ShownSale } from "./sale-rows.ts";

const sale = (title: string, price: number): ShownSale => ({ title, price, kind: "sold" });
const cards = [sale("Oak dresser", 100), sale("Lot of 3 dressers", 250), sale("Oak dresser", 100)];
const sales = salesOf({ cards, struckOut: [] });

function analysisThatLeftOut(...struckOut: { title: string; price: number; reason: string }[]) {
  const analysis = sampleAnalysis();
  const { analysisStages } = analysis.details;
  const valuation = { ...analysisStages.valuation, struckOut };
  return {
    ...analysis,
    details: { ...analysis.details, analysisStages: { ...analysisStages, valuation } },
  };
}

test("before anybody decides, every sale is sent as it was read", () => {
  expect(chosenSales(sales, {})).toEqual(cards);
});

test("what is shown of a sale and counts for nothing is not sent", () => {
  const shown = { ...sale("Oak dresser", 100), isBestOffer: true };
  const [card] = cards;

  expect(chosenSales(salesOf({ cards: [shown], struckOut: [] }), {})).toEqual([card]);
});

test("what the buyer paid for shipping is sent along", () => {
  const shipped = { ...sale("Oak dresser", 100), shippingDollars: 8.99 };

  expect(chosenSales(salesOf({ cards: [shipped], struckOut: [] }), {})).toEqual([shipped]);
});

test("results of fewer words come last and are sent only when they are put back", () => {
  const less = { ...sale("Pine dresser", 40), isLessRelevant: true };
  const mixed = salesOf({ cards: [less, sale("Oak dresser", 100)], struckOut: [] });

  expect(mixed.map(({ card }) => card.title)).toEqual(["Oak dresser", "Pine dresser"]);
  expect(chosenSales(mixed, {})).toEqual([sale("Oak dresser", 100)]);
  expect(chosenSales(mixed, { 1: "in" })).toContainEqual({ ...less, isVouchedFor: true });
  expect(saleRows(mixed, {}, undefined)[1]).toMatchObject({
    isIn: false,
    reason: "matches only some of your search words",
  });
});

test("a sale thrown out is not sent, and one put back is vouched for", () => {
  expect(chosenSales(sales, { 0: "out", 1: "in" })).toEqual([
    { ...cards[1], isVouchedFor: true },
    cards[2],
  ]);
});

test("a sale that was left out names its reason and does not count", () => {
  const analysis = analysisThatLeftOut({ title: "Lot of 3 dressers", price: 250, reason: "a lot" });

  const rows = saleRows(sales, {}, analysis);

  expect(rows.map(({ isIn, reason }) => [isIn, reason])).toEqual([
    [true, null],
    [false, "a lot"],
    [true, null],
  ]);
});

test("of two alike, one reason leaves one out", () => {
  const analysis = analysisThatLeftOut({ title: "Oak dresser", price: 100, reason: "far above" });

  expect(saleRows(sales, {}, analysis).map(({ isIn }) => isIn)).toEqual([false, true, true]);
});

test("the person's word stands over the reason", () => {
  const analysis = analysisThatLeftOut({ title: "Lot of 3 dressers", price: 250, reason: "a lot" });

  const rows = saleRows(sales, { 0: "out", 1: "in" }, analysis);

  expect(rows.map(({ isIn }) => isIn)).toEqual([false, true, true]);
  expect(rows[1]?.reason).toBe("a lot");
});

test("what the page's reader left out is sent only when it is put back, if its price is known", () => {
  const lot = sale("Lot of 5 dressers", 400);
  const withLot = salesOf({
    cards: [sale("Oak dresser", 100)],
    struckOut: [
      { title: lot.title, reason: "a lot of 5", card: lot },
      { title: "Dresser", reason: "price hidden by best offer" },
    ],
  });

  expect(chosenSales(withLot, {})).toEqual([sale("Oak dresser", 100)]);
  expect(chosenSales(withLot, { 1: "in" })).toContainEqual({ ...lot, isVouchedFor: true });
  expect(saleRows(withLot, {}, undefined)[1]).toMatchObject({ isIn: false, reason: "a lot of 5" });
});
