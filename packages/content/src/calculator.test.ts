import { expect, test } from "vitest";
import {
  calculateProfit,
  centsFromText,
  formatPercent,
  formatUsd,
  type ProfitInput,
  verdictMessage,
} from "./calculator.ts";

const empty: ProfitInput = {
  purchasePrice: "",
  salePrice: "",
  gasAndTravel: "",
  repairAndCleaning: "",
  hours: "",
};
const deal = (given: Partial<ProfitInput>) => calculateProfit({ ...empty, ...given });

test("a drill bought for $40 and sold for $100 after $15 of costs earns $45 in an hour and a half", () => {
  const result = deal({
    purchasePrice: "40",
    salePrice: "100",
    gasAndTravel: "5",
    repairAndCleaning: "10",
    hours: "1.5",
  });

  expect(result).toEqual({
    grossProfit: 60_00,
    totalExpenses: 15_00,
    netProfit: 45_00,
    profitMargin: 45,
    roi: 112.5,
    hourlyRate: 30_00,
    isGoodDeal: true,
  });
});

test("an empty form is a deal of nothing", () => {
  expect(deal({})).toEqual({
    grossProfit: 0,
    totalExpenses: 0,
    netProfit: 0,
    profitMargin: 0,
    roi: 0,
    hourlyRate: 0,
    isGoodDeal: false,
  });
});

test.each([
  ["", 0],
  ["   ", 0],
  ["abc", 0],
  ["12 dollars", 0],
  ["1.2.3", 0],
  ["Infinity", 0],
  ["NaN", 0],
  ["0x10", 0],
  ["99999999999999999999", 0], // past what whole cents can hold
  [" 12.5 ", 12_50],
  [".99", 99],
  ["-20", -20_00],
  ["$1,250.50", 1_250_50],
  ["1,25", 0], // a comma that parts no thousands could mean anything
])("the text %j counts as %d cents", (text, amountCents) => {
  expect(centsFromText(text)).toBe(amountCents);
});

test.each([
  { given: { purchasePrice: "10", salePrice: "0" }, margin: 0, roi: -100 },
  { given: { purchasePrice: "10", salePrice: "-5" }, margin: 0, roi: -150 },
  { given: { purchasePrice: "0", salePrice: "50" }, margin: 100, roi: 0 },
  { given: { purchasePrice: "-10", salePrice: "50" }, margin: 120, roi: 0 },
])("$given has a margin of $margin% and a return of $roi%", ({ given, margin, roi }) => {
  expect(deal(given)).toMatchObject({ profitMargin: margin, roi });
});

test.each(["0", "-2", "", "soon"])("%j hours pay nothing an hour", (hours) => {
  expect(deal({ purchasePrice: "10", salePrice: "50", hours }).hourlyRate).toBe(0);
});

test.each([
  { why: "both thresholds met exactly", buy: "60", sell: "100", costs: "10", good: true },
  { why: "a cent short of 30% margin", buy: "40", sell: "100", costs: "30.01", good: false },
  { why: "exactly 30% margin", buy: "40", sell: "100", costs: "30", good: true },
  { why: "exactly 50% return", buy: "60", sell: "100", costs: "10", good: true },
  { why: "a cent short of 50% return", buy: "60", sell: "100", costs: "10.01", good: false },
  { why: "29.9% margin with a high return", buy: "1", sell: "100", costs: "69.1", good: false },
  { why: "a free item has no return to judge by", buy: "0", sell: "100", costs: "0", good: false },
  { why: "30% of an odd price, free of rounding", buy: "20", sell: "70", costs: "29", good: true },
])("good deal or not: $why", ({ buy, sell, costs, good }) => {
  const result = deal({ purchasePrice: buy, salePrice: sell, repairAndCleaning: costs });
  expect(result.isGoodDeal).toBe(good);
});

test("a selling fee is one more expense", () => {
  const result = deal({ purchasePrice: "40", salePrice: "100", sellingFeeCents: 15_02 });
  expect(result).toMatchObject({ totalExpenses: 15_02, netProfit: 44_98 });
});

test("the verdict is said in the words of the specification", () => {
  expect(verdictMessage({ isGoodDeal: true })).toBe("Great Deal! High profit margin and ROI.");
  expect(verdictMessage({ isGoodDeal: false })).toBe("Consider if this meets your profit goals.");
});

test.each([
  [1_234_50, "$1,234.50"],
  [-3_05, "-$3.05"],
  [0, "$0.00"],
  [-0.2, "$0.00"], // an hourly rate is not a whole number of cents
  [33_33.333, "$33.33"],
])("%d cents read %s", (amountCents, text) => {
  expect(formatUsd(amountCents)).toBe(text);
});

test.each([
  [33.333, "33.3%"],
  [45, "45.0%"],
  [-12.25, "-12.3%"],
  [-0.01, "0.0%"],
  [1900, "1,900.0%"],
])("%d percent reads %s", (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
