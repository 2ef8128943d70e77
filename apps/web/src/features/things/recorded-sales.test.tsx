import { afterEach, expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render.tsx";
import { RecordedSales } from "./recorded-sales.tsx";
import { showRecordedSales } from "./show-recorded-sales.ts";

const root = document.documentElement;
const sale = { title: "iPhone", condition: null, marketplace: "eBay", id: null };
const prices = {
  sold: 2,
  range: { low: 180, median: 200, high: 230 },
  turnover: { offered: 4, sold: 3, daysToSell: 6 },
  sales: [
    { ...sale, price: 200, date: "2026-10-01", kind: "sold" },
    { ...sale, price: 230, date: "2026-11-01", kind: "ask" },
  ],
};

const answer = (body: unknown) =>
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body));
const part = () => document.querySelector<HTMLElement>("[data-recorded-sales]");

afterEach(() => {
  vi.restoreAllMocks();
  delete root.dataset["session"];
});

test("whoever is signed in sees the recorded sales of the thing, in words and as dots", async () => {
  const asked = answer(prices);
  renderScreen(<RecordedSales entryId="apple-iphone-15" />);
  expect(part()?.hidden).toBe(true);

  const shown = showRecordedSales(document);
  root.dataset["session"] = "in";
  await shown;

  expect(asked.mock.calls[0]?.[0]).toBe("/api/prices/apple-iphone-15");
  expect(part()?.hidden).toBe(false);
  expect(part()?.textContent).toContain("2 recorded sales: $180–$230, median $200.");
  expect(part()?.textContent).toContain("Sold after 6 days.");
  expect([...document.querySelectorAll("circle")].map((dot) => dot.getAttribute("fill"))).toEqual([
    "currentColor",
    "none",
  ]);
  expect(part()?.querySelector("a")?.getAttribute("href")).toBe("/prices/recorded/apple-iphone-15");
});

test("a visitor is not asked for, and without sales nothing shows", async () => {
  const asked = answer({ ...prices, sales: [] });
  renderScreen(<RecordedSales entryId="apple-iphone-15" />);

  root.dataset["session"] = "out";
  await showRecordedSales(document);
  expect(asked).not.toHaveBeenCalled();

  root.dataset["session"] = "in";
  await showRecordedSales(document);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(part()?.hidden).toBe(true);
});
