// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { salesIn } from "./sales-file.ts";

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const lines = Array.from({ length: 12 }, (_, at) => ({
  title: "Apple iPhone 15 128GB unlocked",
  price: 520,
  condition: "Used - Good",
  date: `2026-12-${String(at + 1).padStart(2, "0")}`,
  source: ["eBay", "Craigslist", "Mercari"][at % 3],
}));

/** The page of a thing in a build that was given these sales. */
async function iphonePage(sales: readonly object[]) {
  const file = sales.map((sale) => JSON.stringify(sale)).join("\n");
  vi.stubGlobal("__RECORDED_SALES__", salesIn(file));
  vi.resetModules();
  const { thingPageOf } = await import("./things/thing-page.ts");
  const { salesWords } = await import("./sales-words.ts");
  const page = thingPageOf("apple-iphone-15");
  if (page === undefined) throw new Error("an iPhone 15 has a page");
  return { ...page, words: page.sales && salesWords(page.sales) };
}

test("recorded sales move a page's range, and the page says how many and up to when", async () => {
  const byGuide = await iphonePage([]);
  const bySales = await iphonePage(lines);

  expect(byGuide.sales).toBeNull();
  expect(bySales.usual.median).toBeGreaterThan(byGuide.usual.median * 1.1);
  expect(bySales.usual.median).toBeLessThan(520);
  expect(bySales.words).toMatch(
    /^recorded sales up to December 2026: 12 recorded sales, 12 of this very model, put it \d+% above what we knew$/,
  );
  expect([byGuide.month, bySales.month]).toEqual(["2026-11-01", "2026-12-01"]);
});

test("a line that is no sale stops the build and is named", () => {
  const file = `${JSON.stringify(lines[0])}\n{"title":"Drill","price":"cheap"}\n`;

  expect(() => salesIn(file)).toThrow("Line 2 is no sale");
});
