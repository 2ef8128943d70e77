import { describe, expect, test } from "vitest";
import { ledgerPrediction, ledgerSale, soldDeal } from "../../../testing/ledger-deal.ts";
import { voiceOf } from "../../../words/voice-of.ts";
import { accuracyReport, ownBiasOf } from "./accuracy-report.ts";
import { type Outcome, ownBias } from "./own-bias.ts";

const voice = voiceOf("en");
const outcomes = (count: number, broughtCents: number, changes: Partial<Outcome> = {}) =>
  Array.from({ length: count }, () => ({
    medianCents: 100_00,
    broughtCents,
    ownBiasPercent: 0,
    ...changes,
  }));

describe("what a person's own sales do to their next answers", () => {
  const biasOf = (...all: Outcome[]) => ownBias(all, voice);

  test("is nothing before five sales, and says how many are missing", () => {
    expect(biasOf()).toEqual({
      logShift: 0,
      percent: 0,
      sales: 0,
      sentence: "We correct your estimates after 5 more sold deals with an analysis.",
    });
    expect(biasOf(...outcomes(4, 50_00)).sentence).toContain("after 1 more sold deal with");
  });

  test("is something from the fifth sale on", () => {
    expect(biasOf(...outcomes(5, 80_00)).logShift).toBeCloseTo(Math.log(0.8) / 3);
  });

  test("is the mean error, shrunk by ten sales that sell like everybody's", () => {
    const { logShift, percent, sales } = biasOf(...outcomes(10, 80_00));
    expect(logShift).toBeCloseTo(Math.log(0.8) / 2);
    expect(percent).toBe(-10.6);
    expect(sales).toBe(10);
  });

  test("counts what had been corrected already", () => {
    const corrected = biasOf(...outcomes(10, 100_00, { ownBiasPercent: -20 }));
    expect(corrected.logShift).toBeCloseTo(Math.log(0.8) / 2);
  });

  test("is never more than a quarter, and one sale counts for at most double or half", () => {
    expect(biasOf(...outcomes(200, 200_00)).logShift).toBeCloseTo(Math.log(1.25));
    expect(biasOf(...outcomes(200, 50_00)).logShift).toBeCloseTo(-Math.log(1.25));
    const mistaken = biasOf(...outcomes(9, 100_00), ...outcomes(1, 9_000_00));
    expect(mistaken.logShift).toBeCloseTo(Math.log(2) / 20);
    const given = biasOf(...outcomes(9, 100_00), ...outcomes(1, 1_00));
    expect(given.logShift).toBeCloseTo(-Math.log(2) / 20);
  });

  test.each([
    [80_00, "Your 10 sold deals brought 20% less than we said, so we lower your estimates by 11%."],
    [
      120_00,
      "Your 10 sold deals brought 20% more than we said, so we raise your estimates by 10%.",
    ],
    [
      99_00,
      "Your 10 sold deals brought 1% less than we said, so we leave your estimates as they are.",
    ],
    [
      101_00,
      "Your 10 sold deals brought 1% more than we said, so we leave your estimates as they are.",
    ],
  ])("ten sales at %d cents of $100: %s", (broughtCents, sentence) => {
    expect(biasOf(...outcomes(10, broughtCents)).sentence).toBe(sentence);
  });
});

const prediction = ledgerPrediction();
const judged = (...[changes]: Parameters<typeof soldDeal>) => soldDeal({ prediction, ...changes });
const reportOf = (...deals: ReturnType<typeof soldDeal>[]) => accuracyReport(deals, voice);

describe("what we said beside what it brought", () => {
  test("is told of each sold deal that we had judged, with what the buyer paid", () => {
    expect(reportOf(judged()).deals).toEqual([
      {
        dealId: "a",
        title: "Drill",
        category: "tools",
        platform: "eBay",
        soldOn: "2026-11-11",
        lowCents: 90_00,
        medianCents: 100_00,
        highCents: 130_00,
        broughtCents: 110_00,
        profitCents: 47_00,
        isInside: true,
        predictedProfitCents: 30_00,
      },
    ]);
  });

  test("comes with the newest sale first, and of one day in the order of their ids", () => {
    const older = judged({ id: "c", sale: ledgerSale({ soldOn: "2026-11-01" }) });
    const ids = (...deals: Parameters<typeof reportOf>) =>
      reportOf(...deals).deals.map(({ dealId }) => dealId);
    const [a, b] = [judged(), judged({ id: "b" })];
    expect(ids(older, a, b)).toEqual(ids(b, older, a));
    expect(ids(older, a, b)).toEqual(["a", "b", "c"]);
  });

  test.each<[string, ReturnType<typeof soldDeal>]>([
    ["not judged", soldDeal()],
    ["not sold", judged({ stage: "listed" })],
    ["given away", judged({ stage: "given_away" })],
    ["without a sale", judged({ sale: null })],
    ["without a cost", judged({ priceCents: null })],
    ["judged at nothing", judged({ prediction: { ...prediction, medianCents: 0 } })],
    ["sold for nothing", judged({ sale: ledgerSale({ priceCents: 0, buyerShippingCents: 0 }) })],
  ])("is not told of what was %s", (_what, deal) => {
    expect(reportOf(deal)).toMatchObject({ total: null, deals: [], byCategory: [] });
  });

  test.each([
    [80_00, true], // with $10 of postage the low end itself
    [79_99, false],
    [120_00, true],
    [120_01, false],
  ])("a sale at %d cents and postage is inside of the range: %s", (priceCents, isInside) => {
    expect(reportOf(judged({ sale: ledgerSale({ priceCents }) })).deals[0]?.isInside).toBe(
      isInside,
    );
  });

  test("comes newest first, and by its id where the day is the same", () => {
    const on = (id: string, soldOn: string) => judged({ id, sale: ledgerSale({ soldOn }) });
    const { deals } = reportOf(
      on("b", "2026-11-11"),
      on("c", "2026-11-12"),
      on("a", "2026-11-11"),
      on("d", "2026-11-10"),
    );
    expect(deals.map(({ dealId }) => dealId)).toEqual(["c", "a", "b", "d"]);
  });

  test("is summed up in all and by group, the largest group first", () => {
    const cheap = judged({
      category: null,
      sale: ledgerSale({ priceCents: 50_00, platform: "mercari" }),
      prediction: { ...prediction, netProfitCents: null },
    });
    const { total, byCategory, byPlatform } = reportOf(cheap, judged(), judged());
    expect(total).toEqual({
      name: "All",
      sold: 3,
      inside: 2,
      biasPercent: -10.1, // (1.1 · 1.1 · 0.6) ^ ⅓
      predictedProfitCents: 60_00,
      profitCents: 94_00,
    });
    expect(byCategory.map(({ name, sold }) => [name, sold])).toEqual([
      ["tools", 2],
      ["other", 1],
    ]);
    expect(byPlatform.map(({ name }) => name)).toEqual(["eBay", "Mercari"]);
  });

  test("shows the last two hundred, and these alone correct", () => {
    const many = Array.from({ length: 201 }, (_, at) =>
      judged({
        id: String(at),
        sale: ledgerSale({ soldOn: at === 0 ? "2020-01-01" : "2026-11-11" }),
      }),
    );
    const report = reportOf(...many);
    expect(report.deals).toHaveLength(200);
    expect(report.total?.sold).toBe(201);
    expect(report.ownBias).toMatchObject({ sales: 200 });
    expect(report.ownBias).not.toHaveProperty("logShift");
  });

  test("corrects by the same sales when the next answer asks", () => {
    const deals = Array.from({ length: 10 }, () =>
      judged({ sale: ledgerSale({ priceCents: 70_00 }) }),
    );
    expect(ownBiasOf(deals, voice).logShift).toBeCloseTo(Math.log(0.8) / 2);
  });
});
