import { expect, test } from "vitest";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import { categoriesOf, fits, inOrder, noFilters } from "./rated-order.ts";

const card = (id: string, said: Partial<RatedCard>): RatedCard => ({
  id,
  title: id,
  priceDollars: 20,
  condition: null,
  miles: null,
  mileage: null,
  url: "https://www.ebay.com/itm/1",
  mark: "buy",
  profitCents: 3000,
  payAtMostCents: 4000,
  category: "tools",
  reason: "",
  ...said,
});

test("likely Buys come first by profit, then what a lower price makes one, doubt, and the rest", () => {
  const cards = [
    card("skip", { mark: "skip", profitCents: -9000, payAtMostCents: 500 }),
    card("doubt", { mark: "unsure", profitCents: null, payAtMostCents: null }),
    card("far below", { mark: "negotiate", profitCents: 400, payAtMostCents: 1200 }),
    card("good", {}),
    card("a little below", { mark: "negotiate", profitCents: 800, payAtMostCents: 1800 }),
    card("best", { profitCents: 8000 }),
  ];

  expect(inOrder(cards).map(({ id }) => id)).toEqual([
    "best",
    "good",
    "a little below",
    "far below",
    "doubt",
    "skip",
  ]);
});

test("a filter keeps what is known to fit it, and nothing else", () => {
  expect(fits(card("a", {}), noFilters)).toBe(true);
  expect(fits(card("a", { profitCents: 900 }), { ...noFilters, minimumProfit: 10 })).toBe(false);
  expect(fits(card("a", { profitCents: null }), { ...noFilters, minimumProfit: 0 })).toBe(false);
  expect(fits(card("a", { miles: 10 }), { ...noFilters, maximumMiles: 10 })).toBe(true);
  expect(fits(card("a", { miles: null }), { ...noFilters, maximumMiles: 50 })).toBe(false);
  expect(fits(card("a", { category: null }), { ...noFilters, category: "tools" })).toBe(false);
});

test("categories to choose from are those that came, once each", () => {
  const cards = [card("a", { category: "toys" }), card("b", {}), card("c", { category: null })];

  expect(categoriesOf([...cards, card("d", {})])).toEqual(["tools", "toys"]);
});
