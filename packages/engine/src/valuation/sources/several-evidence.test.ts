import { expect, test } from "vitest";
import type { ValuedItem } from "../evidence.ts";
import { itemOf } from "../testing/items.ts";
import { severalEvidence, valueEach } from "./several-evidence.ts";

const section = { asOf: "2026-11", basis: "made up" };
const worth = (dollars: number, logSd: number, changes = {}): ValuedItem => ({
  item: itemOf(changes),
  salePrice: { logMedian: Math.log(dollars), logSd },
});

test("several things together bring a little less than one by one", () => {
  const { logMedian, medianUncertainty, ...told } = severalEvidence(
    [worth(100, 0.3), worth(300, 0.3, { quantity: 2 })],
    section,
  );
  expect(Math.exp(logMedian)).toBeCloseTo(340);
  expect(medianUncertainty).toBe(0.3);
  expect(told).toMatchObject({
    source: "price_guide",
    ...section,
    sentence:
      "2 different items: Acme Phone 9 $100, 2 × Acme Phone 9 $300; together about $340, as a lot brings less than its items one by one",
  });
});

test("a thing without a name is an item", () => {
  const nameless = worth(10, 0.3, { entry: null, brand: null, model: null });
  expect(severalEvidence([nameless, nameless], section).sentence).toContain("item $10, item $10;");
});

test("half of the errors of several are alike, so their sum scatters less than each of them", () => {
  const scatterOf = (...valued: ValuedItem[]) => severalEvidence(valued, section).scatter;
  expect(scatterOf(worth(100, 0.4))).toBeCloseTo(0.4);
  expect(scatterOf(worth(100, 0.4), worth(100, 0.4))).toBeCloseTo(
    Math.sqrt(0.5 * 0.4 ** 2 + 0.5 * 2 * 0.2 ** 2),
  );
  expect(scatterOf(worth(100, 0.4), worth(300, 0.8))).toBeCloseTo(
    Math.sqrt(0.5 * 0.7 ** 2 + 0.5 * (0.1 ** 2 + 0.6 ** 2)),
  );
});

test("each of several that the guide knows is worth what it would be alone", () => {
  const items = [itemOf(), itemOf({ entry: null })];
  const [first, ...others] = valueEach({ items, grade: "fair", asOf: "2026-11-21" });
  expect(others).toEqual([]);
  expect(first?.item).toBe(items[0]);
  expect(Math.exp(first?.salePrice.logMedian ?? 0)).toBeCloseTo(160);
  expect(first?.salePrice.logSd).toBeGreaterThan(0.25);
  expect(first?.salePrice.logSd).toBeLessThan(0.45);
});
