import { expect, test } from "vitest";
import { cents } from "../../money/cents.ts";
import { sellingPlan } from "../../profit/bill.ts";
import { itemOf, listingOf, phone } from "../../valuation/testing/items.ts";
import { workOut } from "../deal.ts";
import { defaultTargets } from "../targets.ts";
import { adviceFor } from "./advice.ts";
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

test("the least first offer is a dollar", () => {
  expect(offersFor(cents(2_00), cents(5_00))).toEqual({ opening: 1_00, walkAway: 5_00 });
  expect(offersFor(cents(1_33), cents(5_00))).toBeNull();
});

const deal = workOut({
  salePrice: { logMedian: Math.log(200), logSd: 0.3 },
  plan: planFor("most"),
  targets: defaultTargets,
  askingPrice: null,
});
const adviceOf = (changes: Partial<Parameters<typeof adviceFor>[0]> = {}) =>
  adviceFor({
    item: itemOf(),
    facts: listing,
    deal,
    exits: [{ plan: planFor("most"), net: cents(150_00) }],
    askingPrice: cents(100_00),
    verdict: "buy",
    ...changes,
  });

test.each([
  ["buy", true],
  ["negotiate", true],
  ["skip", false],
  ["check", false],
  [null, false],
] as const)("beside the verdict %s an offer is told: %s", (verdict, isTold) => {
  expect(adviceOf({ verdict }).offers !== null).toBe(isTold);
  expect(adviceOf({ verdict, askingPrice: null }).offers).toBeNull();
});

test("each way to sell tells what it leaves after the ask, and without an ask what it leaves", () => {
  const way = { id: "auction", name: "Public auction" };
  const exits = [
    { plan: planFor("most"), net: cents(150_00) },
    { plan: planFor("most"), net: cents(90_00), way },
  ];
  expect(adviceOf({ exits }).exits).toEqual([
    { platform: "ebay", net: 150_00, netProfit: 50_00 },
    { platform: "ebay", way, net: 90_00, netProfit: -10_00 },
  ]);
  expect(adviceOf({ exits, askingPrice: null }).exits.map((exit) => exit.netProfit)).toEqual([
    null,
    null,
  ]);
});

test("how many days a sale takes is known of what the guide knows", () => {
  const daysOf = (sellsIn: "days" | "weeks" | "months") =>
    adviceOf({ item: itemOf({ entry: { ...phone, sellsIn } }) }).daysToSell;
  expect([daysOf("days"), daysOf("weeks"), daysOf("months")]).toEqual([
    { from: 1, to: 14 },
    { from: 7, to: 75 },
    { from: 20, to: 270 },
  ]);
  expect(adviceOf({ item: itemOf({ entry: null }) }).daysToSell).toBeNull();
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
