import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { noOwnCosts } from "../profit/own-costs.ts";
import { itemOf, listingOf, phone } from "../valuation/testing/items.ts";
import type { JudgeInput } from "./judge-input.ts";
import { openExits } from "./open-exits.ts";
import { judgeInputOf } from "./testing/judge-input-of.ts";
import { salePrice } from "./testing/worked-deal.ts";

const shoes = itemOf({ entry: { ...phone, feeClass: "athletic_shoes" } });
const exitsOf = (changes: Partial<JudgeInput> = {}) =>
  openExits(judgeInputOf({ item: shoes, facts: listingOf(), ...changes }), salePrice);
const hasStockx = (condition: ReturnType<typeof listingOf>["condition"]) =>
  exitsOf({ facts: listingOf({ condition }) }).some(({ plan }) => plan.platform === "stockx");

test("only sneakers that are told to be new may go to StockX", () => {
  expect(hasStockx({ grade: "new", words: "New" })).toBe(true);
  expect(hasStockx({ grade: "like_new", words: "Like new" })).toBe(false);
  expect(hasStockx(null)).toBe(false);
});

test("who says nothing of themselves may sell every way, at the usual costs", () => {
  const usual = exitsOf();
  expect(usual.map(({ plan }) => plan.platform)).toContain("facebook_local");
  expect(exitsOf({ ownCosts: noOwnCosts })).toEqual(usual);
});

test("who does not ship meets people, and who drives far has less of a sale", () => {
  const allowedExits = { shipsParcels: false, meetsLocally: true, platforms: null };
  expect(exitsOf({ allowedExits })).toHaveLength(1);
  const ownCosts = { ...noOwnCosts, milesToDrive: 20, costPerMile: cents(70) };
  expect(exitsOf({ ownCosts })[0].net).toBe(exitsOf()[0].net - 14_00);
});
