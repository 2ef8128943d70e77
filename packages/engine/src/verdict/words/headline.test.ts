import { describe, expect, test } from "vitest";
import { cents } from "../../money/cents.ts";
import { listingOf } from "../../valuation/testing/items.ts";
import type { Decision } from "../decide.ts";
import {
  asking,
  check,
  dealWith,
  identityOf,
  limitOf,
  other,
  price,
  salePrice,
  skip,
  worked,
} from "../testing/worked-deal.ts";
import { headlineOf, type Told } from "./headline.ts";
import { priceSentence } from "./price-sentence.ts";

describe("the headline", () => {
  const headline = (changes: Partial<Told>) =>
    headlineOf({
      decision: { verdict: "buy", because: "figures" },
      deal: worked,
      identity: identityOf(),
      facts: listingOf({ price }),
      salePrice,
      name: "Acme Phone 9",
      ...changes,
    });

  test("tells the profit of a Buy, with a word of caution below half of what it brings", () => {
    expect(headline({})).toBe("Buy: about $100 profit.");
    const below = listingOf({ price: asking(cents(99_99)) });
    expect(headline({ facts: below })).toContain("See it working before you pay.");
    const gift = listingOf({ price: { kind: "free", words: "free" } });
    expect(headline({ facts: gift })).toBe("Buy: about $100 profit.");
  });

  test("tells the profit in the middle, and without one what a sale leaves", () => {
    if (!worked.judged) throw new Error("this ask is judged");
    const net = { ...worked.judged.net, median: cents(60_00) };
    expect(headline({ deal: dealWith({ judged: { ...worked.judged, net } }) })).toBe(
      "Buy: about $60 profit.",
    );
    const bill = { ...worked.bill, net: cents(70_00) };
    expect(headline({ deal: dealWith({ judged: null, bill }) })).toBe("Buy: about $70 profit.");
  });

  test("tells a Skip by what keeps it from being worth it", () => {
    const because = (reason: "sold" | "blocked") =>
      headline({ decision: { verdict: "skip", because: reason } });
    expect(because("sold")).toBe("Skip: it is already sold.");
    expect(because("blocked")).toBe("Skip: this can't be resold.");
    const limited = (limit: number | null) => headline({ decision: skip, deal: limitOf(limit) });
    expect(limited(null)).toBe("Skip: selling costs more than it brings.");
    expect(limited(0)).toBe("Skip: only worth taking for free.");
    expect(limited(30_00)).toBe("Skip: not worth it above $30.");
  });

  test("tells a limit in the seller's currency too", () => {
    const abroad = { currency: "EUR" as const, amount: cents(90_00) };
    const facts = listingOf({
      price: { kind: "stated", amount: cents(100_00), words: "", abroad },
    });
    const decision: Decision = { verdict: "negotiate", because: "figures" };
    expect(headline({ decision, facts, deal: limitOf(80_00) })).toMatch(
      /^Negotiate: €\d+ \(about \$80\) or less\.$/,
    );
    const identity = identityOf(other("part", 0.5));
    expect(headline({ decision: check, facts, identity })).toContain("at €90 this is more likely");
  });

  test.each([
    ["part", "a part or accessory"],
    ["broken", "broken or incomplete"],
    ["lure", "bait"],
    ["other", "something else"],
  ] as const)("names the likeliest other thing, %s, and whether it is likelier", (one, words) => {
    const at = (probability: number) =>
      headline({ decision: check, identity: identityOf(other(one, probability)) });
    expect(at(0.41)).toBe(`Check first: at $100 this is more likely ${words} than the real thing.`);
    expect(at(0.4)).toBe(`Check first: at $100 this may be ${words}.`);
  });

  test("asks to make sure of the name where nothing else is likely or no price is stated", () => {
    expect(headline({ decision: check })).toBe("Check first: make sure this is Acme Phone 9.");
    expect(headline({ decision: check, name: null })).toBe(
      "Check first: make sure this is the complete item.",
    );
    const facts = listingOf({ price: { kind: "free", words: "free" } });
    expect(headline({ decision: check, facts, identity: identityOf(other("part", 0.5)) })).toBe(
      "Check first: make sure this is Acme Phone 9.",
    );
  });

  test("says which doubt it is, and stays away from a scam", () => {
    const because = (reason: "unsure" | "wide_range") =>
      headline({ decision: { verdict: "check", because: reason } });
    expect(because("unsure")).toBe("Check first: we're not sure what this is.");
    expect(because("wide_range")).toContain("depends on details");
    expect(headline({ decision: { verdict: "likely_scam", because: "figures" } })).toBe(
      "Likely scam: do not pay or share a code.",
    );
  });

  test("says why there is no verdict", () => {
    const facts = listingOf({ price: { kind: "unusable", words: "-5" } });
    expect(headline({ decision: { verdict: null, because: "no_price" }, facts })).toBe(
      `No verdict: "-5" can't be used as a price.`,
    );
    expect(priceSentence({ kind: "free", words: "free" })).toBe("");
    expect(priceSentence(price)).toBe("");
  });
});
