import { type DealPlan, defaultDealPlan } from "@flipworth/contract";
import { describe, expect, test } from "vitest";
import {
  ledgerCost,
  ledgerDeal,
  ledgerListing,
  ledgerReturn,
  ledgerSale,
  soldDeal,
} from "../../../testing/ledger-deal.ts";
import { voiceOf } from "../../../words/voice-of.ts";
import { dealsSummary } from "./summary.ts";

const today = "2026-11-21";
const summaryOf = (deals: ReturnType<typeof ledgerDeal>[], plan: Partial<DealPlan> = {}) =>
  dealsSummary({
    deals,
    plan: { ...defaultDealPlan, ...plan },
    today,
    openLimit: 25,
    voice: voiceOf("en"),
  });

describe("this month's money", () => {
  const monthOf = (...deals: ReturnType<typeof ledgerDeal>[]) => summaryOf(deals).month;
  const nothing = { moneyInCents: 0, moneyOutCents: 0, profitCents: 0, sold: 0, goalCents: null };
  const october = { boughtOn: "2026-10-31", createdOn: "2026-10-31" };

  test("goes out for what was bought and paid in it", () => {
    const repair = ledgerCost();
    const before = { ...repair, paidOn: "2026-10-31" };
    expect(monthOf(ledgerDeal({ costs: [repair, before] }))).toEqual({
      ...nothing,
      moneyOutCents: 46_00,
    });
    expect(monthOf(ledgerDeal(october))).toEqual(nothing);
    expect(monthOf(ledgerDeal({ priceCents: null }))).toEqual(nothing);
    expect(monthOf(ledgerDeal({ boughtOn: null }))).toEqual(nothing);
  });

  test("comes in by what sales of it left, with their profit and their number", () => {
    expect(monthOf(soldDeal({ ...october, quantity: 3 }))).toEqual({
      ...nothing,
      moneyInCents: 87_00,
      profitCents: 47_00,
      sold: 3,
    });
    const sale = ledgerSale({ soldOn: "2026-10-31" });
    expect(monthOf(soldDeal({ ...october, sale, closedOn: "2026-10-31" }))).toEqual(nothing);
  });

  test("goes out again for a return, on its own day", () => {
    const sold = { ...october, stage: "returned" as const };
    const undone = ledgerReturn({ soldOn: "2026-10-31" });
    expect(monthOf(ledgerDeal({ ...sold, returns: [undone] }))).toEqual({
      ...nothing,
      moneyOutCents: 93_00, // 90 + 8 − 5
    });
    const later = ledgerReturn({ returnedOn: "2026-12-01" });
    expect(monthOf(ledgerDeal({ ...sold, returns: [later] }))).toEqual({
      ...nothing,
      moneyInCents: 87_00,
    });
  });

  test("counts no profit where a cost is missing", () => {
    expect(monthOf(soldDeal({ ...october, priceCents: null })).profitCents).toBe(0);
  });
});

test("the summary has the plan's goal and limit, the open deals, the stock and what is left", () => {
  const deals = [
    ledgerDeal({ boughtOn: today }),
    ledgerDeal({ stage: "watching", createdOn: today, boughtOn: null }),
    soldDeal(),
  ];
  const plan = { bankrollCents: 100_00, monthlyProfitGoalCents: 500_00 };
  expect(summaryOf(deals, plan)).toMatchObject({
    openCount: 2,
    openLimit: 25,
    month: { goalCents: 500_00 },
    stock: { items: 1, costCents: 40_00, since: today, askCents: 0 },
    leftToSpendCents: 60_00,
  });
  expect(summaryOf(deals).leftToSpendCents).toBeNull();
});

test("tasks come most urgent first: what is sold and still listed before all", () => {
  const active = ledgerListing({ listedOn: "2026-10-10" });
  const tasks = summaryOf([
    ledgerDeal({ id: "waits" }),
    ledgerDeal({ id: "stale", stage: "listed", listings: [active] }),
    ledgerDeal({ id: "fresh", boughtOn: today }),
    soldDeal({ id: "sold", listings: [active] }),
    ledgerDeal({ id: "offer", stage: "offered" }),
  ]);
  expect(tasks.tasks.map(({ dealId }) => dealId)).toEqual(["sold", "offer", "waits", "stale"]);
  expect(tasks.taskCount).toBe(4);
});

test("thirty tasks are shown and all are counted", () => {
  const { tasks, taskCount } = summaryOf(Array.from({ length: 35 }, () => ledgerDeal()));
  expect([tasks.length, taskCount]).toEqual([30, 35]);
});
