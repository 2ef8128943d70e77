import { builtInGuide } from "@flipworth/guide/built-in";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { fallingPhone } from "../testing/items.ts";
import { priceChange, yearlyLoss } from "./price-over-time.ts";

const priceGuide = builtInGuide().entries;
const entries = new Map(priceGuide.map((entry) => [entry.id, entry]));
const launched = priceGuide.filter(({ life }) => life !== undefined);
const lifeOf = (id: string) => entries.get(id)?.life;

function entryOf(id: string): GuideEntry {
  const entry = entries.get(id);
  if (entry === undefined) throw new Error(`${id} is not in the price guide`);
  return entry;
}

function changeOf(entry: GuideEntry, date: string) {
  return priceChange({ entry, guideMonth: entry.asOf }, date);
}

function dollarsIn(id: string, date: string): number {
  const entry = entryOf(id);
  return entry.usedMedianUsd * Math.exp(changeOf(entry, date).logFactor);
}

const lossOf = (id: string, date: string) => {
  const entry = entryOf(id);
  return yearlyLoss({ entry, guideMonth: entry.asOf }, date);
};

const aMonth = fc
  .record({ year: fc.integer({ min: 2005, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${year}-${String(month).padStart(2, "0")}`);

test("the loss of a year is that of the year after the question, whenever it is asked", () => {
  const priced = { entry: fallingPhone, guideMonth: "2026-11" };
  const worthOf = (date: string) => Math.exp(priceChange(priced, date).logFactor);
  const loss = 1 - worthOf("2030-11-21") / worthOf("2029-11-21");
  expect(yearlyLoss(priced, "2029-11-21")).toBeCloseTo(loss);
  expect(yearlyLoss(priced, "2027-11-21")).toBeGreaterThan(loss);
});

test("what has a launch ages by its kind's curve, and has no drift beside it", () => {
  expect(launched.length).toBeGreaterThan(400);
  expect(launched.filter(({ yearlyDrift }) => yearlyDrift !== undefined)).toEqual([]);
});

test("every launch lies before the guide's own month", () => {
  const late = launched.filter(({ life, asOf }) => (life?.launchMonth ?? "") >= asOf);
  expect(late).toEqual([]);
});

test("a guide of this month asked this month gives exactly its own figures, and no doubt", () => {
  for (const entry of priceGuide) {
    const { logFactor, doubt } = changeOf(entry, `${entry.asOf}-21`);
    expect([Math.abs(logFactor), doubt], entry.id).toEqual([0, 0]);
  }
});

test.each([
  // What such things brought second-hand at the time, by what everybody remembers of it.
  { id: "apple-iphone-7", date: "2017-05", from: 330, to: 480 },
  { id: "apple-iphone-11", date: "2022-02", from: 250, to: 380 },
  { id: "sony-playstation-4", date: "2017-05", from: 200, to: 300 },
  { id: "nvidia-geforce-gtx-1080", date: "2018-11", from: 250, to: 420 },
])("$id of $date brought between $from and $to dollars", ({ id, date, from, to }) => {
  expect(dollarsIn(id, date)).toBeGreaterThan(from);
  expect(dollarsIn(id, date)).toBeLessThan(to);
});

test("a guide of a year ago is too dear for a phone and still right for a sofa", () => {
  expect(
    dollarsIn("apple-iphone-16", "2027-11") / dollarsIn("apple-iphone-16", "2026-11"),
  ).toBeCloseTo(0.76, 2);
  expect(changeOf(entryOf("sofa"), "2027-11").logFactor).toBe(0);
});

test("what falls was never worth less than later, over its whole life and beyond", () => {
  const falling = launched.filter(({ life, usedMedianUsd }) => {
    const { launchUsd, retention } = life ?? { launchUsd: null, retention: null };
    return launchUsd === null || usedMedianUsd < launchUsd * (retention?.firstShare ?? 0);
  });
  fc.assert(
    fc.property(fc.constantFrom(...falling), aMonth, aMonth, ({ id }, one, other) => {
      const [earlier, later] = one < other ? ([one, other] as const) : ([other, one] as const);
      expect(dollarsIn(id, earlier)).toBeGreaterThanOrEqual(dollarsIn(id, later) - 1e-9);
    }),
  );
});

test("nothing used ever brought more than its share of the launch price, or of the guide's price", () => {
  fc.assert(
    fc.property(fc.constantFrom(...launched), aMonth, ({ id, life, usedMedianUsd }, date) => {
      const { launchUsd, retention } = life ?? {};
      if (!launchUsd || !retention) return;
      const most = Math.max(launchUsd * retention.firstShare, usedMedianUsd);
      expect(dollarsIn(id, date)).toBeLessThanOrEqual(most + 1e-9);
    }),
  );
});

test.each([
  [
    "iPhones",
    "apple-iphone-",
    ["4", "4s", "5", "5s", "6", "6s", "7", "8", "xr", "11", "12", "13", "14", "15", "16", "17"],
  ],
  [
    "large iPhones",
    "apple-iphone-",
    [
      "6-plus",
      "6s-plus",
      "7-plus",
      "8-plus",
      "xs-max",
      "11-pro-max",
      "12-pro-max",
      "13-pro-max",
      "14-pro-max",
      "15-pro-max",
      "16-pro-max",
      "17-pro-max",
    ],
  ],
  ["Galaxy phones", "samsung-galaxy-", ["s3", "s4", "s5", "s6", "s7", "s8"]],
  ["Galaxy phones since", "samsung-galaxy-", ["s21", "s22", "s23", "s24", "s25"]],
  ["Galaxy Notes", "samsung-galaxy-note-", ["2", "3", "4", "5", "8", "9"]],
  ["iPads", "apple-ipad-", ["5th-gen", "6th-gen", "7th-gen", "8th-gen", "9th-gen"]],
  ["Apple watches", "apple-watch-series-", ["4", "5", "6", "7", "8", "9", "10", "11"]],
  ["PlayStations", "sony-playstation-", ["4", "5"]],
])("of %s a newer one is never under an older one", (_name, prefix, generations) => {
  fc.assert(
    fc.property(aMonth, (date) => {
      const values = generations
        .filter((one) => (lifeOf(`${prefix}${one}`)?.launchMonth ?? "") <= date)
        .map((one) => dollarsIn(`${prefix}${one}`, date));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }),
  );
});

test("the further from the guide's month, the less sure, where only one end is known", () => {
  for (const id of ["apple-iphone-16", "sofa", "any-flat-screen-tv-50-inch-class"]) {
    const doubts = ["2026-11", "2027-02", "2027-11", "2030-11"].map(
      (date) => changeOf(entryOf(id), date).doubt,
    );
    expect(doubts).toEqual([...new Set(doubts)].toSorted((a, b) => a - b));
  }
});

test("what rose was worth less before, and is not expected to rise on", () => {
  const risen = entryOf("any-vcr");
  expect(risen.yearlyDrift).toBeGreaterThan(0);
  expect(changeOf(risen, "2016-11").logFactor).toBeLessThan(0);
  expect(changeOf(risen, "2030-11").logFactor).toBe(0);
});

test("a year's loss is of the year that follows, and the less there is left to lose the smaller it is", () => {
  expect(lossOf("apple-iphone-16", "2026-11-21")).toBeCloseTo(0.24, 2);
  expect(lossOf("apple-iphone-7", "2026-11-21")).toBeLessThan(0.15);
  expect(lossOf("sofa", "2026-11-21")).toBe(0);
});

test("before its launch there is no such thing: the price of the launch, soon too unsure to show", () => {
  expect(dollarsIn("apple-iphone-13", "2021-03")).toBeCloseTo(
    dollarsIn("apple-iphone-13", "2021-09"),
  );
  const doubts = ["2021-09", "2021-03", "2019-09", "2017-09"].map(
    (date) => changeOf(entryOf("apple-iphone-13"), date).doubt,
  );
  expect(doubts).toEqual(doubts.toSorted((a, b) => a - b));
  expect(doubts.at(-1)).toBeGreaterThan(0.9);
});
