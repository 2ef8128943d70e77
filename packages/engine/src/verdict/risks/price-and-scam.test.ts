import { describe, expect, test } from "vitest";
import { identify } from "../../identification/identify.ts";
import { type Cents, cents } from "../../money/cents.ts";
import { factsOf, itemOf, listingOf, phone } from "../../valuation/testing/items.ts";
import type { JudgeInput } from "../judge-input.ts";
import { judgeInputOf } from "../testing/judge-input-of.ts";
import { asking } from "../testing/worked-deal.ts";
import { baitRisk, risksOf, scamOf } from "./listing-risks.ts";
import { priceRisk } from "./price-risk.ts";
import type { Risk } from "./risks.ts";
import { isFarTooLow, isLikelyScam, scamSigns } from "./scam-signs.ts";

const worth = (dollars: number, logSd = 0.3) => ({ logMedian: Math.log(dollars), logSd });
const risk = (kind: string): Risk => ({ kind, sentence: "", words: "", blocks: false });

describe("a price far below what such things sell for", () => {
  const atPrice = (amount: number, salePrice = worth(200), item = itemOf()) =>
    priceRisk(salePrice, { item, price: { amount: cents(amount), words: "$90" } });

  test("is told with its share and with the listing's words, and forbids nothing", () => {
    expect(atPrice(90_00)).toEqual({
      kind: "far_below_market",
      sentence: "Only 45% of what it usually sells for. See it working in person before you pay.",
      words: "$90",
      blocks: false,
    });
  });

  test.each([
    [99_99, 0.3, true], // under half of it
    [100_01, 0.3, false],
    [90_00, 0.45, false], // in so wide a range that is nothing unusual
    [1, 0.3, true],
    [0, 0.3, false], // a gift is no bait
  ])("at %d cents of 200 dollars, with prices scattering by %d: %s", (amount, logSd, isTold) => {
    expect(atPrice(amount, worth(200, logSd)) !== null).toBe(isTold);
  });

  test("counts only of what many people want", () => {
    const slow = itemOf({ entry: { ...phone, sellsIn: "months" } });
    const weeks = itemOf({ entry: { ...phone, sellsIn: "weeks" } });
    expect(atPrice(50_00, worth(200), slow)).toBeNull();
    expect(atPrice(50_00, worth(200), weeks)).not.toBeNull();
    expect(atPrice(50_00, worth(200), itemOf({ entry: null }))).toBeNull();
    expect(atPrice(10_00, worth(49))).toBeNull();
    expect(atPrice(10_00, worth(51))).not.toBeNull();
  });
});

describe("signs of a scam", () => {
  test("are the risks that are one, each kind once, and a price far too low", () => {
    const risks = [risk("deposit"), risk("weapon"), risk("courier"), risk("deposit")];
    expect(scamSigns(risks, false)).toEqual(["deposit", "courier"]);
    expect(scamSigns([], true)).toEqual(["far_below_market"]);
    expect(scamSigns([risk("locked")], false)).toEqual([]);
  });

  test("are enough when there are two of them", () => {
    expect(isLikelyScam(["deposit"])).toBe(false);
    expect(isLikelyScam(["deposit", "courier"])).toBe(true);
    expect(isLikelyScam(["deposit", "courier", "stock_photo"])).toBe(true);
  });

  test.each<[number | null, boolean, boolean]>([
    [69_00, true, true], // under 35 % of $200
    [71_00, true, false],
    [69_00, false, false], // what is taken for it may be a part of it
    [0, true, false],
    [null, true, false],
  ])("an ask of %s cents for a thing named for sure (%s) is far too low: %s", (...row) => {
    const [ask, isNamedForSure, isFar] = row;
    const asked: Cents | null = ask === null ? null : cents(ask);
    expect(isFarTooLow(asked, worth(200), isNamedForSure)).toBe(isFar);
  });
});

describe("the risks of a listing", () => {
  const half = listingOf({ price: asking(cents(50_00)) });
  const inputOf = (changes: Partial<JudgeInput> = {}) =>
    judgeInputOf({ facts: half, asOf: "2026-11-22", ...changes });

  test("are those of its words and, of a vehicle, of what it tells", () => {
    const title = "2014 Honda Civic LX, 5,000 miles, small deposit required";
    const car = identify(factsOf({ title }));
    if (car.kind !== "item") throw new Error("this is a vehicle");
    const facts = listingOf({ title });
    const kinds = (item: JudgeInput["item"]) =>
      risksOf(inputOf({ item, facts })).map(({ kind }) => kind);
    expect(kinds(itemOf())).toEqual(["deposit"]);
    expect(kinds(car)).toEqual(["deposit", "odometer"]);
  });

  test("a price that is not stated is no bait, and one far too low is a sign beside the words'", () => {
    const free = listingOf({ price: { kind: "free", words: "free" } });
    const placeholder = listingOf({
      price: { kind: "placeholder", amount: cents(1_00), words: "$1" },
    });
    expect(baitRisk(inputOf(), worth(200))?.kind).toBe("far_below_market");
    expect(baitRisk(inputOf({ facts: free }), worth(200))).toBeNull();
    expect(baitRisk(inputOf({ facts: placeholder }), worth(200))).toBeNull();
    const known = { salePrice: worth(200), risks: [risk("deposit")] };
    expect(scamOf(inputOf(), known)).toEqual({
      signs: ["deposit", "far_below_market"],
      isLikely: true,
    });
    expect(scamOf(inputOf({ facts: free }), known)).toEqual({
      signs: ["deposit"],
      isLikely: false,
    });
  });
});
