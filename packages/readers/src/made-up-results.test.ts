import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readSoldPage } from "./sold/read-sold-page.ts";
import type { SoldCard } from "./sold/sold-reading.ts";
import type { SaleTold } from "./testing/made-up-cards.ts";
import { madeUpResults } from "./testing/made-up-results.ts";

const pages = Array.from({ length: 60 }, (_, seed) => madeUpResults(seed + 1));

const fields = ["price", "soldAt", "condition", "shippingDollars"] as const;

/** What is wrong with one card that was taken for a sale; "" for nothing. */
function wrongIn(card: SoldCard, sales: readonly SaleTold[]): string {
  const told = sales.find(({ title }) => title === card.title);
  if (!told) return `no such sale: ${card.title}`;
  const wrong = fields.filter((field) => field in card && card[field] !== told[field]);
  return wrong.map((field) => `${field} ${card[field]} for ${told[field]}`).join(", ");
}

const read = pages.map((page) => {
  const reading = readSoldPage(parseHTML(page.html).document, page.address);
  const cards = reading.kind === "sold_results" ? reading.comparables : [];
  return { page, sold: cards.filter(({ kind }) => kind === "sold") };
});

test("of pages in looks that no reader was written for, nearly every usable sale is read", () => {
  const all = pages.flatMap(({ sales }) => sales);
  const found = read.flatMap(({ page, sold }) =>
    page.sales.filter(({ title }) => sold.some((card) => card.title === title)),
  );

  expect(new Set(pages.map(({ site }) => site)).size).toBe(7);
  expect(all.length).toBeGreaterThan(800);
  expect(found.length / all.length).toBeGreaterThanOrEqual(0.98);
});

test("and no field of any is wrong, nor is an ad, a range or another currency taken for a sale", () => {
  const wrong = read.flatMap(({ page, sold }) =>
    sold.map((card) => wrongIn(card, page.sales)).filter(Boolean),
  );

  expect(wrong).toEqual([]);
});
