import { describe, expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { type Case, decide, isFree } from "./decide.ts";

const thing = { thing: 1, part: 0, broken: 0, lure: 0, other: 0 };
const sure = { beliefs: thing, isSure: true, alternatives: [] };
const blocking = { kind: "weapon", sentence: "", words: "", blocks: true };
const buyable: Case = {
  askingPrice: cents(100_00),
  limit: cents(100_00),
  isSold: false,
  blocking: undefined,
  isLikelyScam: false,
  identity: sure,
  confidence: "High",
  isNamed: true,
};
const decided = (changes: Partial<Case> = {}) => decide({ ...buyable, ...changes });

describe("the verdict by the money", () => {
  test.each([
    [100_00, 100_00, "buy"], // the limit itself is worth it
    [100_01, 100_00, "negotiate"],
    [100_00, 65_00, "negotiate"], // sellers come down to 65 % of what they ask
    [100_00, 64_99, "skip"],
    [100_00, 0, "skip"],
    [100_00, null, "skip"],
    [0, 0, "buy"], // a gift
    [0, null, "skip"], // a gift that costs more to sell than it brings
  ])("at %s cents with a limit of %s cents it is %s", (ask, limit, verdict) => {
    const askingPrice = cents(ask);
    const told = decided({ askingPrice, limit: limit === null ? null : cents(limit) });
    expect(told).toEqual({ verdict, because: "figures" });
  });
});

describe("what rules a verdict by the money out, most telling first", () => {
  test.each<[string, Partial<Case>, ReturnType<typeof decide>]>([
    [
      "a scam",
      { isLikelyScam: true, isSold: true },
      { verdict: "likely_scam", because: "figures" },
    ],
    ["a sale", { isSold: true, blocking }, { verdict: "skip", because: "sold" }],
    [
      "no price",
      { askingPrice: null, isSold: true, blocking },
      { verdict: null, because: "no_price" },
    ],
    ["a ban", { blocking, limit: null }, { verdict: "skip", because: "blocked" }],
    [
      "a doubt of what it is",
      { identity: { ...sure, isSure: false }, confidence: "Low" },
      { verdict: "check", because: "identity" },
    ],
    ["a wide range", { confidence: "Low" }, { verdict: "check", because: "wide_range" }],
    ["no name", { confidence: "Low", isNamed: false }, { verdict: "check", because: "unsure" }],
    ["no name of what is priced well", { isNamed: false }, { verdict: "buy", because: "figures" }],
  ])("%s", (_what, changes, decision) => {
    expect(decided(changes)).toEqual(decision);
  });

  test("what is too dear is a Skip, whatever else is in doubt", () => {
    const identity = { ...sure, isSure: false };
    expect(decided({ limit: cents(1_00), identity, confidence: "Low" }).verdict).toBe("skip");
  });
});

test("only an answer that says what to find out, or to stay away, costs no credit", () => {
  const verdicts = ["buy", "negotiate", "skip", "check", "likely_scam", null] as const;
  expect(verdicts.filter(isFree)).toEqual(["check", "likely_scam"]);
});
