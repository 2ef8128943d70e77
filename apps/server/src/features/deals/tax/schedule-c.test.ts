import type { TaxYearChoices, Trip } from "@flipworth/contract";
import { describe, expect, test } from "vitest";
import {
  ledgerCost,
  ledgerDeal,
  ledgerReturn,
  ledgerSale,
  ledgerTrip,
  soldDeal,
} from "../../../testing/ledger-deal.ts";
import { scheduleC } from "./schedule-c.ts";
import { defaultChoices } from "./tax-year.ts";

type Deals = ReturnType<typeof ledgerDeal>[];
const cost = (kind: "repair" | "packing" | "driving", cents: number, paidOn = "2026-11-02") =>
  ledgerCost({ kind, cents, paidOn });
const accrual: TaxYearChoices = { ...defaultChoices, method: "accrual" };
const yearOf = (
  deals: Deals,
  { choices = defaultChoices, trips = [] as readonly Trip[], year = 2026 } = {},
) => scheduleC({ year, deals, trips, choices });
const lineOf = (label: string, ...question: Parameters<typeof yearOf>) =>
  yearOf(...question).lines.find((line) => line.label.startsWith(label))?.cents;

describe("the lines of a year", () => {
  test("stand in the form's order, with its numbers, and the last is their sum", () => {
    const { lines, netProfitCents } = yearOf([soldDeal()]);
    expect(lines.map(({ line, label, cents }) => [line, label, cents])).toEqual([
      ["1", "Gross receipts", 110_00],
      ["2", "Returns and allowances", 0],
      ["35", "Inventory at beginning of year", 0],
      ["36", "Purchases less items kept or given away", 40_00],
      ["41", "Inventory at end of year", 0],
      ["4", "Cost of goods sold", 40_00],
      ["5", "Gross profit", 70_00],
      ["9", "Car and truck expenses", 0],
      ["10", "Commissions and fees", 15_00],
      ["22", "Supplies", 1_00],
      ["27b", "Other: shipping labels", 7_00],
      ["27b", "Other: costs without a purchase", 0],
      ["28", "Total expenses", 23_00],
      ["31", "Net profit or loss", 47_00],
    ]);
    expect(netProfitCents).toBe(47_00);
    expect(lines.every(({ explanation }) => explanation.length > 5)).toBe(true);
    expect(lines.find(({ line }) => line === "28")?.explanation).toBe("Lines 9 to 27b");
  });

  test("a sale belongs to the year of its day, and so does a purchase", () => {
    const deal = soldDeal({ boughtOn: "2025-12-31", sale: ledgerSale({ soldOn: "2026-01-01" }) });
    expect(lineOf("Gross receipts", [deal])).toBe(110_00);
    expect(lineOf("Purchases", [deal])).toBe(0);
    expect(lineOf("Purchases", [deal], { year: 2025 })).toBe(40_00);
    expect(lineOf("Gross receipts", [deal], { year: 2025 })).toBe(0);
  });

  test("what was bought or sold on New Year's Day was not there, or still there, the evening before", () => {
    const bought = ledgerDeal({ boughtOn: "2026-01-01" });
    const sold = soldDeal({ boughtOn: "2025-06-01", closedOn: "2026-01-01" });
    expect(lineOf("Inventory at beginning", [bought])).toBe(0);
    expect(lineOf("Inventory at beginning", [sold])).toBe(40_00);
    expect(lineOf("Inventory at end", [bought])).toBe(40_00);
  });

  test("what was paid for an item before it was bought is in no inventory until then", () => {
    const costs = [cost("repair", 6_00, "2025-12-20")];
    const bought = ledgerDeal({ boughtOn: "2026-01-05", costs });
    expect(lineOf("Inventory at end", [bought], { year: 2025 })).toBe(0);
    expect(lineOf("Inventory at end", [bought])).toBe(46_00);
  });

  test("what is kept without ever being bought takes nothing from the purchases", () => {
    const kept = ledgerDeal({ stage: "kept", boughtOn: null, closedOn: "2026-11-20" });
    expect(lineOf("Purchases", [kept, soldDeal()])).toBe(40_00);
  });

  test("a return is paid in the year in which it comes back, and its sale counts in its own", () => {
    const returns = [ledgerReturn({ soldOn: "2025-12-30", returnedOn: "2026-01-02" })];
    const deal = ledgerDeal({ stage: "returned", returns });
    expect(lineOf("Gross receipts", [deal])).toBe(0);
    expect(lineOf("Gross receipts", [deal], { year: 2025 })).toBe(110_00);
    expect(lineOf("Returns", [deal])).toBe(90_00);
    expect(lineOf("Returns", [deal], { year: 2025 })).toBe(0);
    expect(lineOf("Commissions", [deal])).toBe(-5_00);
    expect(lineOf("Other: shipping labels", [deal])).toBe(8_00);
    expect(lineOf("Commissions", [deal], { year: 2025 })).toBe(15_00);
  });

  test("a return and the sale after it both count", () => {
    const deal = soldDeal({ returns: [ledgerReturn()] });
    expect(lineOf("Gross receipts", [deal])).toBe(220_00);
    expect(lineOf("Commissions", [deal])).toBe(25_00);
    expect(lineOf("Other: shipping labels", [deal])).toBe(22_00);
    expect(lineOf("Supplies", [deal])).toBe(2_00);
    expect(lineOf("Gross profit", [deal])).toBe(220_00 - 90_00 - 40_00);
  });

  test("what was paid for an item is part of it, packing is supplies, driving stands in the log", () => {
    const costs = [
      cost("repair", 6_00),
      cost("packing", 2_00),
      cost("driving", 9_00),
      cost("repair", 50_00, "2025-12-31"),
      cost("packing", 60_00, "2025-12-31"),
    ];
    expect(lineOf("Purchases", [ledgerDeal({ costs })])).toBe(46_00);
    expect(lineOf("Supplies", [ledgerDeal({ costs })])).toBe(2_00);
    expect(lineOf("Total expenses", [ledgerDeal({ costs })])).toBe(2_00);
  });

  test("what was paid without ever buying is an expense of its own", () => {
    const costs = [cost("repair", 6_00), cost("packing", 2_00), cost("driving", 9_00)];
    const never = ledgerDeal({ stage: "offered", boughtOn: null, priceCents: null, costs });
    expect(lineOf("Purchases", [never])).toBe(0);
    expect(lineOf("Other: costs without", [never])).toBe(6_00);
    expect(lineOf("Other: costs without", [never], { year: 2025 })).toBe(0);
    expect(lineOf("Other: costs without", [ledgerDeal({ costs })])).toBe(0);
  });

  test("the log counts the drives of the year that have a rate", () => {
    const trips = [
      ledgerTrip("2026-03-01", 12.5, 9_06),
      ledgerTrip("2025-12-31", 10, 7_00),
      ledgerTrip("2026-12-31", 1, null),
    ];
    expect(lineOf("Car", [], { trips })).toBe(9_06);
  });

  test.each(["kept", "given_away"] as const)(
    "what is %s is no purchase of the business",
    (stage) => {
      const costs = [cost("repair", 6_00), cost("packing", 2_00)];
      const deal = ledgerDeal({ stage, closedOn: "2026-12-01", costs });
      expect(lineOf("Purchases", [deal])).toBe(0);
      expect(lineOf("Purchases", [{ ...deal, closedOn: "2027-01-01" }])).toBe(46_00);
      expect(lineOf("Purchases", [{ ...deal, closedOn: "2027-01-01" }], { year: 2027 })).toBe(
        -46_00,
      );
    },
  );
});

describe("the two methods", () => {
  const sold = soldDeal({ boughtOn: "2025-06-01" });
  const left = ledgerDeal({ boughtOn: "2026-02-01", priceCents: 25_00 });

  test("cash counts what was paid in the year, accrual what was sold in it", () => {
    expect(lineOf("Cost of goods", [sold, left])).toBe(25_00);
    expect(lineOf("Cost of goods", [sold, left], { choices: accrual })).toBe(40_00);
    expect(lineOf("Inventory at beginning", [sold, left])).toBe(40_00);
    expect(lineOf("Inventory at end", [sold, left])).toBe(25_00);
  });

  test("an inventory that a person enters wins over the one from the deals", () => {
    const choices = { ...accrual, openingInventoryCents: 100_00, closingInventoryCents: 0 };
    expect(lineOf("Cost of goods", [left], { choices })).toBe(125_00);
    const { lines } = yearOf([left], { choices });
    const why = lines.filter(({ line }) => line === "35" || line === "41");
    expect(why.map(({ explanation }) => explanation)).toEqual([
      "You entered this",
      "You entered this",
    ]);
  });

  test("each says where its figures come from", () => {
    const whyOf = (number: string, choices = accrual) =>
      yearOf([], { choices }).lines.find(({ line }) => line === number)?.explanation;
    expect(whyOf("35")).toBe("At cost, from your deals");
    expect(whyOf("41", defaultChoices)).toBe(
      "At cost, from your deals; the cash method leaves it out",
    );
    expect(whyOf("4")).toBe("Lines 35 and 36 minus line 41, which is line 42");
    expect(whyOf("4", defaultChoices)).toBe("Line 36: what you paid this year");
  });
});

describe("what is in stock at the end of a day", () => {
  const atEnd = (changes: Parameters<typeof ledgerDeal>[0], year = 2026) =>
    lineOf("Inventory at end", [ledgerDeal(changes)], { year });

  test.each<[string, Parameters<typeof ledgerDeal>[0], number]>([
    ["bought on its last day", { boughtOn: "2026-12-31" }, 40_00],
    ["bought the day after", { boughtOn: "2027-01-01" }, 0],
    ["never bought", { boughtOn: null }, 0],
    ["sold on its last day", { stage: "sold", closedOn: "2026-12-31" }, 0],
    ["sold the day after", { stage: "sold", closedOn: "2027-01-01" }, 40_00],
    ["with a cost paid later", { costs: [cost("repair", 6_00, "2027-01-01")] }, 40_00],
    ["with a cost paid by then", { costs: [cost("repair", 6_00, "2026-12-31")] }, 46_00],
    [
      "sold then and returned later",
      { returns: [ledgerReturn({ soldOn: "2026-12-31", returnedOn: "2027-01-01" })] },
      0,
    ],
    [
      "sold and returned by then",
      { returns: [ledgerReturn({ soldOn: "2026-12-30", returnedOn: "2026-12-31" })] },
      40_00,
    ],
    [
      "sold and returned later",
      { returns: [ledgerReturn({ soldOn: "2027-01-01", returnedOn: "2027-01-05" })] },
      40_00,
    ],
  ])("%s", (_what, changes, cents) => {
    expect(atEnd(changes)).toBe(cents);
  });
});
