import { expect, test } from "vitest";
import { ledgerCost, ledgerDeal, ledgerListing, soldDeal } from "../../../testing/ledger-deal.ts";
import { leftToSpend, stockAskCents, stockOf } from "./stock.ts";

const listing = (askCents: number, state: "active" | "ended" | "sold" = "active") =>
  ledgerListing({ askCents, state });
const repair = ledgerCost();

test("stock is what was paid for and is still there, at cost, since its oldest purchase", () => {
  const deals = [
    ledgerDeal({ costs: [repair] }),
    ledgerDeal({ stage: "listed", quantity: 3, priceCents: 9_00, boughtOn: "2026-10-01" }),
    ledgerDeal({ stage: "returned", priceCents: 1_00, boughtOn: null }),
    ledgerDeal({ stage: "watching", boughtOn: "2020-01-01" }),
    ledgerDeal({ stage: "kept", boughtOn: "2020-01-01" }),
    soldDeal({ boughtOn: "2020-01-01" }),
  ];
  expect(stockOf(deals)).toEqual({ items: 5, costCents: 56_00, since: "2026-10-01" });
  expect(stockOf([])).toEqual({ items: 0, costCents: 0, since: null });
  expect(stockOf([ledgerDeal({ boughtOn: null })]).since).toBeNull();
});

test("stock is asked at the highest price at which each thing is listed now", () => {
  const deals = [
    ledgerDeal({ listings: [listing(90_00), listing(120_00), listing(500_00, "ended")] }),
    ledgerDeal({ stage: "listed", listings: [listing(30_00), listing(80_00, "sold")] }),
    ledgerDeal(),
    soldDeal({ listings: [listing(700_00)] }),
  ];
  expect(stockAskCents(deals)).toBe(150_00);
});

test("what is tied up in stock is gone from the bankroll until it sells", () => {
  expect(leftToSpend(100_00, [ledgerDeal(), soldDeal()])).toBe(60_00);
  expect(leftToSpend(30_00, [ledgerDeal()])).toBe(-10_00);
  expect(leftToSpend(null, [ledgerDeal()])).toBeNull();
});
