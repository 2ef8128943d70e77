import { expect, test } from "vitest";
import { ledgerDeal, ledgerReturn, ledgerSale, soldDeal } from "../../../testing/ledger-deal.ts";
import { voiceOf } from "../../../words/voice-of.ts";
import { moneyReport } from "./money-report.ts";

const reportOf = (...deals: ReturnType<typeof ledgerDeal>[]) => moneyReport(deals, voiceOf("en"));
// 100 + 10 − 15 − 7 − 1 are left of each sale, of which 40 were paid.
const drill = soldDeal();
const lamp = soldDeal({
  title: "Lamp",
  quantity: 2,
  category: null,
  source: "  ",
  priceCents: 20_00,
  boughtOn: "2026-09-20",
  closedOn: "2026-10-10",
  sale: ledgerSale({ soldOn: "2026-10-10", platform: "facebook_local" }),
});
const given = ledgerDeal({ stage: "given_away", closedOn: "2026-10-20", priceCents: 5_00 });
const stock = ledgerDeal({ stage: "listed", quantity: 3, priceCents: 30_00 });

test("the total is of all that ended, and counts sales and days only of what was sold", () => {
  const { total, sellThroughPercent, stockCents, stockSince } = reportOf(drill, lamp, given, stock);
  expect(total).toEqual({
    name: "All",
    sold: 3,
    salesCents: 220_00,
    costCents: 65_00,
    profitCents: 109_00,
    returnPercent: 167.7,
    medianDaysToSell: 15,
  });
  expect({ sellThroughPercent, stockCents, stockSince }).toEqual({
    sellThroughPercent: 50,
    stockCents: 30_00,
    stockSince: "2026-11-01",
  });
});

test("before anything ended there is nothing to divide by", () => {
  expect(reportOf()).toMatchObject({
    total: { sold: 0, returnPercent: null, medianDaysToSell: null },
    byMonth: [],
    sellThroughPercent: null,
    stockSince: null,
  });
  expect(reportOf(stock).sellThroughPercent).toBe(0);
});

test("months come in their order, of what has no day the one in which it was entered", () => {
  const undated = soldDeal({ closedOn: null, createdOn: "2026-08-31" });
  const months = reportOf(drill, lamp, undated, given).byMonth;
  expect(months.map(({ name, sold, profitCents }) => [name, sold, profitCents])).toEqual([
    ["2026-08", 1, 47_00],
    ["2026-10", 2, 62_00],
    ["2026-11", 1, 47_00],
  ]);
});

test("groups come with the most profit first, and by name where that is alike", () => {
  const namesOf = (groups: readonly { name: string }[]) => groups.map(({ name }) => name);
  const { byCategory, byPlatform, bySource } = reportOf(drill, lamp, given);
  expect(namesOf(byCategory)).toEqual(["other", "tools"]);
  expect(namesOf(byPlatform)).toEqual([
    "Facebook Marketplace with local pickup",
    "eBay",
    "Given away",
  ]);
  expect(namesOf(bySource)).toEqual(["not recorded", "Garage sale"]);
  const twins = ["b", "c", "a"].map((category) => soldDeal({ category }));
  expect(namesOf(reportOf(...twins).byCategory)).toEqual(["a", "b", "c"]);
});

test("a source is one whatever spaces stand around it", () => {
  const spaced = soldDeal({ source: " Garage sale " });
  expect(reportOf(drill, spaced).bySource).toMatchObject([{ name: "Garage sale", sold: 2 }]);
});

test("what was bought or sold on an unknown day tells no days, and what is unfinished no profit", () => {
  const unknownDay = soldDeal({ boughtOn: null });
  const unknownEnd = soldDeal({ closedOn: null });
  const unknownCost = soldDeal({ priceCents: null });
  expect(reportOf(unknownDay, unknownEnd).total.medianDaysToSell).toBeNull();
  expect(reportOf(drill, unknownCost, ledgerDeal({ stage: "kept" })).total.sold).toBe(1);
});

test("what came back and was given away had a sale, which is no sale of its group", () => {
  const after = ledgerDeal({
    stage: "given_away",
    closedOn: "2026-11-20",
    sale: ledgerSale(),
    returns: [ledgerReturn()],
  });
  expect(reportOf(after).total).toMatchObject({ sold: 0, salesCents: 0, profitCents: -46_00 });
  expect(reportOf(after).total.medianDaysToSell).toBeNull();
});
