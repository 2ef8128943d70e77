import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import type { AnalysisInput } from "../analysis-input.ts";
import { createEngine } from "../create-engine.ts";
import { recordedSale } from "../testing/recorded-sale.ts";
import { defaultTargets } from "../verdict/targets.ts";
import type { RememberedSale } from "./remembered-sale.ts";
import { createSalesIndex } from "./sales-index.ts";

const engine = createEngine(builtInGuide());

function ask(fields: AnalysisInput["fields"], sales: readonly RememberedSale[], url?: string) {
  const outcome = engine.analyze({
    fields: { condition: "Used - Good", ...fields },
    sales,
    comparables: [],
    marketplaceUrl: url ?? null,
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-21",
  });
  if (outcome.kind === "refused") throw new Error(outcome.sentence);
  const { evaluation, valuation } = outcome.report.details.analysisStages;
  const remembered = valuation.evidence.find(({ source }) => source === "remembered_sales");
  return {
    median: evaluation.median ?? 0,
    low: evaluation.low ?? 0,
    high: evaluation.high ?? 0,
    remembered,
  };
}

const title = "Dewalt DCD771 20V cordless drill";
/** Of titles that differ by a letter, at prices around the one that is named. */
const many = (
  dollars: number,
  count: number,
  more: (at: number) => Partial<RememberedSale> = () => ({}),
) =>
  Array.from({ length: count }, (_one, at) =>
    recordedSale(
      `${title} ${String.fromCharCode(97 + (at % 26))}`,
      dollars * (0.91 + 0.02 * (at % 10)),
      more(at),
    ),
  );

test("what this very thing brought moves its price, and the range gets narrower", () => {
  const before = ask({ title }, []);
  const after = ask({ title }, many(before.median * 1.6, 12));

  expect(after.median / before.median).toBeGreaterThan(1.3);
  expect(after.median / before.median).toBeLessThan(1.65);
  expect(after.high / after.low).toBeLessThan(before.high / before.low);
});

test("one sale moves the price less than ten that say the same", () => {
  const before = ask({ title }, []).median;
  const one = ask({ title }, many(before * 1.8, 1)).median;
  const ten = ask({ title }, many(before * 1.8, 10)).median;
  expect(one).toBeGreaterThan(before);
  expect(ten).toBeGreaterThan(one);
});

test("sales of a line's other models carry over in part", () => {
  const before = ask({ title }, []).median;
  const guideOf = (other: string) => ask({ title: other }, []).median;
  const others = ["Dewalt DCF887 20V impact driver", "Dewalt DCS391 20V circular saw"];
  const sales = others.flatMap((other) =>
    [1, 2, 3].map((at) => recordedSale(`${other} ${"abc"[at - 1]}`, guideOf(other) * 1.8)),
  );

  const after = ask({ title }, sales).median;

  expect(after).toBeGreaterThan(before);
  expect(after / before).toBeLessThan(1.6);
});

test("sales of a wholly different thing change nothing", () => {
  const sales = [1, 2, 3].map((at) => recordedSale(`Vintage porcelain tea cup ${at}`, 400));
  expect(ask({ title }, sales)).toMatchObject({
    median: ask({ title }, []).median,
    remembered: undefined,
  });
});

test("a thing that the guide does not price gets a range from recorded sales of it", () => {
  const unknown = "Zorblatt Q77 flux aligner";
  expect(ask({ title: unknown }, []).median).toBe(0);
  const sales = "abcdefgh".split("").map((letter) => recordedSale(`${unknown} ${letter}`, 240));

  const { median } = ask({ title: unknown }, sales);

  expect(median).toBeGreaterThan(180);
  expect(median).toBeLessThan(300);
});

test("what the listing judged asks changes nothing, be it a tenth or ten times as much", () => {
  const sales = many(120, 8);
  const [plain, ...others] = [80, 8, 800].map((price) => ask({ title, price }, sales));
  for (const other of others) expect(other).toEqual(plain);
});

test("the listing's own offer, seen before, is no evidence of its value", () => {
  const url = "https://www.facebook.com/marketplace/item/1234567890";
  const own = recordedSale(title, 5, { kind: "ask", itemId: "1234567890" });
  expect(ask({ title }, [own], url)).toEqual(ask({ title }, [], url));
  expect(ask({ title }, [{ ...own, itemId: null }])).toEqual(ask({ title }, []));
});

test("an asking price counts for less than a sale at the same price", () => {
  const asked = ask(
    { title },
    many(150, 8, () => ({ kind: "ask" })),
  ).median;
  const sold = ask({ title }, many(150, 8)).median;
  expect(asked).toBeLessThan(sold);
});

test("sales of broken ones say nothing of one that works", () => {
  const broken = many(15, 8, () => ({ condition: "For parts or not working" }));
  expect(ask({ title }, broken).remembered).toBeUndefined();
});

test("what came with the request counts once", () => {
  const outcome = (sales: readonly RememberedSale[]) =>
    engine.analyze({
      fields: { title, condition: "Used - Good" },
      comparables: [
        { title, priceDollars: 90, soldAt: "2026-11-01", kind: "sold", condition: "Used - Good" },
      ],
      sales,
      marketplaceUrl: null,
      sellingPlatform: null,
      targets: defaultTargets,
      asOf: "2026-11-21",
    });
  expect(outcome([recordedSale(title, 90)])).toEqual(outcome([]));
});

test("the answer says how many sales, from where and how old", () => {
  const sales = many(120, 3, (at) => ({
    date: `2026-0${at + 7}-05`,
    kind: at === 0 ? "ask" : "sold",
  }));
  const { remembered } = ask({ title }, sales);
  expect(remembered?.sentence).toMatch(
    /^2 recorded sales and 1 recorded asking price, 3 of this very model, put it \d+% (?:above|below) what we knew$/,
  );
  expect(remembered).toMatchObject({
    basis: "remembered from eBay: July 2026 to September 2026",
    asOf: "2026-09",
  });
});

const sharedBy = (person: string, dollars: number, count: number) =>
  many(dollars, count, (at) => ({
    isOwn: false,
    contributor: person,
    date: `2026-10-${10 + (at % 19)}`,
    itemId: `${person}-${at}`,
  }));

test("what others share counts from three people on", () => {
  const two = [...sharedBy("a", 160, 5), ...sharedBy("b", 160, 5)];
  expect(ask({ title }, two)).toEqual(ask({ title }, []));
  expect(ask({ title }, [...two, ...sharedBy("c", 160, 1)]).remembered).toBeDefined();
});

test("one who pours in false sales hardly moves the answer that the others give", () => {
  const honest = ["a", "b", "c"].flatMap((person) => sharedBy(person, 100, 5));
  const clean = ask({ title }, honest).median;

  for (const times of [0.1, 10]) {
    const poisoned = ask({ title }, [...honest, ...sharedBy("liar", 100 * times, 30)]).median;
    expect(Math.abs(poisoned / clean - 1)).toBeLessThan(0.1);
  }
});

test("one's own sales outweigh what others share falsely", () => {
  const own = many(100, 8);
  const clean = ask({ title }, own).median;
  const liars = ["x", "y", "z"].flatMap((person) => sharedBy(person, 10, 15));
  expect(ask({ title }, [...own, ...liars]).median / clean).toBeGreaterThan(0.6);
});

test("the index finds what shares the rare words first", () => {
  const index = createSalesIndex([
    recordedSale("Fender guitar black", 300),
    recordedSale("Fender Jaguar guitar", 900),
    recordedSale("Guitar case black", 40),
    recordedSale("Lamp", 10),
  ]);
  const [first, ...others] = index.near("fender jaguar black").map((near) => near.title);
  expect(first).toBe("Fender Jaguar guitar");
  expect(others).not.toContain("Lamp");
});
