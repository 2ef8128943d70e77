import { describe, expect, test } from "vitest";
import {
  ledgerCost,
  ledgerDeal,
  ledgerReturn,
  ledgerSale,
  soldDeal,
} from "../../../testing/ledger-deal.ts";
import { costOf, daysHeld, isCostUnknown, keptOfSale, profitOf, sumOf } from "./deal-money.ts";

const repair = ledgerCost();

test("an item cost its price and everything that was paid for it", () => {
  expect(costOf(ledgerDeal({ costs: [repair, { ...repair, cents: 1_50 }] }))).toBe(47_50);
  expect(costOf(ledgerDeal({ priceCents: null, costs: [repair] }))).toBe(6_00);
  expect(sumOf([])).toBe(0);
});

test("a sale leaves price and postage less fee, label and packing", () => {
  expect(keptOfSale(ledgerSale())).toBe(87_00);
});

describe("the profit of a deal", () => {
  test.each([
    ["what was sold has its sale less its cost", soldDeal({ costs: [repair] }), 41_00],
    // 87 were left of the undone sale, of which 90 − 5 + 8 went again.
    ["an undone sale counts", soldDeal({ returns: [ledgerReturn()] }), 41_00],
    ["two undone sales count", soldDeal({ returns: [ledgerReturn(), ledgerReturn()] }), 35_00],
    ["what is given away has lost its cost", ledgerDeal({ stage: "given_away" }), -40_00],
    [
      "what is given away after a return has lost more",
      ledgerDeal({ stage: "given_away", returns: [ledgerReturn()] }),
      -46_00,
    ],
    ["what is kept is no business loss", ledgerDeal({ stage: "kept" }), null],
    ["what is there has none yet", ledgerDeal({ stage: "listed" }), null],
    ["what was sold at an unknown cost has none yet", soldDeal({ priceCents: null }), null],
    ["what was sold without a sale has none", soldDeal({ sale: null }), null],
    ["what came back has none", ledgerDeal({ stage: "returned", sale: ledgerSale() }), null],
  ])("%s", (_rule, deal, profit) => {
    expect(profitOf(deal)).toBe(profit);
  });
});

test("only of what is sold a cost is missing", () => {
  expect(isCostUnknown(soldDeal({ priceCents: null }))).toBe(true);
  expect(isCostUnknown(soldDeal({ priceCents: 0 }))).toBe(false);
  expect(isCostUnknown(ledgerDeal({ priceCents: null }))).toBe(false);
});

test("an item is held from its purchase to its sale or to today", () => {
  expect(daysHeld(ledgerDeal(), "2026-11-21")).toBe(20);
  expect(daysHeld(soldDeal(), "2026-11-21")).toBe(10);
  expect(daysHeld(ledgerDeal({ boughtOn: "2026-11-22" }), "2026-11-21")).toBe(0);
  expect(daysHeld(ledgerDeal({ boughtOn: null }), "2026-11-21")).toBeNull();
});
