import { expect, test } from "vitest";
import { cents } from "../../money/cents.ts";
import { sellingPlan } from "../../profit/bill.ts";
import { itemOf, listingOf, phone } from "../../valuation/testing/items.ts";
import { feeCliff } from "./fee-cliff.ts";
import { offersFor } from "./offers.ts";
import { questionsFor } from "./questions.ts";

const asOf = "2026-11-21";
const planFor = (feeClass: "athletic_shoes" | "most") =>
  sellingPlan({ platform: "ebay", feeClass, category: "clothing", shipPounds: 3, asOf });
const range = (low: number, high: number) => ({
  low: cents(low * 100),
  median: cents(((low + high) / 2) * 100),
  high: cents(high * 100),
});
const listing = listingOf({ price: { kind: "stated", amount: cents(100_00), words: "$100" } });

test("sneakers are told of the fee that drops at $150 with the tax in it", () => {
  expect(feeCliff(planFor("athletic_shoes"), range(120, 200))).toContain("drops at $140");
  expect(feeCliff(planFor("athletic_shoes"), range(30, 90))).toBeNull();
  expect(feeCliff(planFor("most"), range(120, 200))).toBeNull();
});

/** A fee of 20 % up to $50 and of 10 % above, of all of it or of each slice. */
const stepped = (kind: "whole" | "marginal") => {
  const steps = [
    { upTo: 50_00, basisPoints: 2_000 },
    { upTo: Infinity, basisPoints: 1_000 },
  ];
  const plan = { ...planFor("most"), salesTaxBasisPoints: 0 };
  return { ...plan, rule: { ...plan.rule, parts: [{ kind, base: "price" as const, steps }] } };
};

test("a fee that falls for the whole price is told with what it leaves, one for each slice is not", () => {
  const sentence = "The fee drops at $51: selling there leaves you $5.90 more than at $50.";
  expect(feeCliff(stepped("whole"), range(20, 90))).toBe(sentence);
  expect(feeCliff(stepped("marginal"), range(20, 90))).toBeNull();
});

test("a fee that falls outside of the range is not told, its ends are inside", () => {
  expect(feeCliff(stepped("whole"), range(51, 90))).not.toBeNull();
  expect(feeCliff(stepped("whole"), range(52, 90))).toBeNull();
  expect(feeCliff(stepped("whole"), range(20, 51))).not.toBeNull();
  expect(feeCliff(stepped("whole"), range(20, 50))).toBeNull();
});

test("one walks away at the limit, and the first offer lies below it and below the price", () => {
  expect(offersFor(cents(100_00), cents(90_00))).toEqual({ opening: 75_00, walkAway: 90_00 });
  expect(offersFor(cents(100_00), cents(150_00))).toEqual({ opening: 75_00, walkAway: 150_00 });
  expect(offersFor(cents(640_00), cents(495_00))).toEqual({ opening: 445_00, walkAway: 495_00 });
});

test("no offer is made on a gift, without a limit, or where nothing is left to offer", () => {
  expect(offersFor(cents(0), cents(50_00))).toBeNull();
  expect(offersFor(cents(100_00), null)).toBeNull();
  expect(offersFor(cents(1_00), cents(1_00))).toBeNull();
});

test("three questions, and the first asks for the variant that is not told", () => {
  const questions = questionsFor(itemOf(), { ...listing, condition: null });

  expect(questions).toHaveLength(3);
  expect(questions[0]).toContain("256 GB");
  expect(questions[1]).toContain("everything work");
});

test("a condition that was hard to read is asked about like one that is not stated", () => {
  const box = { left: 0, top: 0, right: 90, bottom: 12 };
  const blurred = { source: { kind: "picture", box }, certainty: "unsure" } as const;
  const told = itemOf({ variant: phone.variants?.[0] ?? null });

  expect(questionsFor(told, { ...listing, origins: { condition: blurred } })[0]).toContain(
    "everything work",
  );
});

test("what the listing states is not asked", () => {
  const told = itemOf({ variant: phone.variants?.[0] ?? null });

  expect(questionsFor(told, listing).join(" ")).not.toContain("Which version");
});

test("a size that is stated answers the question although it is no variant of its own", () => {
  const stated = { ...listing, title: "Apple iPhone 13 128GB" };
  expect(questionsFor(itemOf(), stated).join(" ")).not.toContain("Which version");
});

test("of sixteen at one price it is asked first whether that buys one or all", () => {
  expect(questionsFor(itemOf({ quantity: 16 }), listing)[0]).toMatch(/for one, or for all 16/);
  expect(questionsFor(itemOf({ quantity: 4 }), listing).join(" ")).not.toMatch(/for all/);
});
