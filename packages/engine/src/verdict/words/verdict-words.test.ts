import { describe, expect, test } from "vitest";
import { cents } from "../../money/cents.ts";
import { fallingPhone, itemOf } from "../../valuation/testing/items.ts";
import type { Decision } from "../decide.ts";
import { defaultTargets } from "../targets.ts";
import { judgeInputOf } from "../testing/judge-input-of.ts";
import {
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
import { furtherSentences } from "./further-sentences.ts";
import { identityCheckOf } from "./identity-check.ts";
import { decidingSentence, limitSentence, spreadSentence } from "./verdict-sentences.ts";

describe("what decided", () => {
  const deciding = (changes: Partial<Parameters<typeof decidingSentence>[0]>) =>
    decidingSentence({
      decision: { verdict: "buy", because: "figures" },
      deal: worked,
      targets: defaultTargets,
      blocking: undefined,
      question: undefined,
      signs: [],
      price,
      ...changes,
    });
  const chance = /^\d+% chance you make at least \$10 and 30%\.$/;

  test("is the chance of the targets at the ask", () => {
    expect(deciding({})).toMatch(chance);
    expect(deciding({ decision: skip })).toMatch(chance);
    expect(deciding({ decision: { verdict: "negotiate", because: "figures" } })).toMatch(
      /^At the asking price: \d+% chance/,
    );
    expect(deciding({ deal: dealWith({ judged: null }) })).toBe("");
  });

  test("is the sale or the ban where that is the reason", () => {
    const blocking = { kind: "weapon", sentence: "No weapons.", words: "", blocks: true };
    expect(deciding({ decision: { verdict: "skip", because: "sold" } })).toBe(
      "The page marks it as sold.",
    );
    const blocked: Decision = { verdict: "skip", because: "blocked" };
    expect(deciding({ decision: blocked, blocking })).toBe("No weapons.");
    expect(deciding({ decision: blocked })).toBe("");
  });

  test("is the question to ask, or the signs of a scam", () => {
    expect(deciding({ decision: check, question: "Is it whole?" })).toBe(
      "Ask the seller: Is it whole?",
    );
    expect(deciding({ decision: check })).toBe("Ask the seller: What exactly is it?");
    const scam: Decision = { verdict: "likely_scam", because: "figures" };
    expect(deciding({ decision: scam, signs: ["deposit", "courier"] })).toBe(
      "Signs of a scam: money before you see it, a courier or escrow.",
    );
  });

  test("is what to pay at most where no price is judged", () => {
    const decision: Decision = { verdict: null, because: "no_price" };
    expect(deciding({ decision, deal: limitOf(80_00) })).toBe("Pay at most $80.");
    expect(limitSentence(limitOf(0), price)).toBe("Only worth taking for free.");
    expect(limitSentence(limitOf(null), price)).toBe("Selling costs more than it brings.");
  });
});

test.each([
  [40_00, 90_00, "Likely profit: $40–$90."],
  [-20_00, 90_00, "Likely profit: -$20 to $90."],
  [-90_00, 1_00, "Likely profit: -$90 to $1."],
  [-90_00, 0, "Likely loss: -$90 to $0."],
  [-90_00, -20_00, "Likely loss: -$90 to -$20."],
  [0, 0, "Likely loss: $0–$0."],
])("sales that leave %d to %d cents read: %s", (low, high, sentence) => {
  if (!worked.judged) throw new Error("this ask is judged");
  const net = { low: cents(low), median: cents(low), high: cents(high) };
  expect(spreadSentence(dealWith({ judged: { ...worked.judged, net } }))).toBe(sentence);
  expect(spreadSentence(dealWith({ judged: null }))).toBeNull();
});

describe("what settles a check", () => {
  const checkOf = (changes: Partial<Parameters<typeof identityCheckOf>[0]> = {}) =>
    identityCheckOf({
      decision: check,
      identity: identityOf(other("part", 0.5012)),
      name: "Acme Phone 9",
      firstQuestion: "Which one?",
      ...changes,
    });

  test("is told beside no other verdict", () => {
    expect(checkOf({ decision: skip })).toBeNull();
  });

  test("names what else it may be with whole percents", () => {
    expect(checkOf()?.alternatives).toEqual([
      { name: "A part or accessory for it", probability: 0.5, range: null },
    ]);
  });

  test.each([
    ["part", "Is this the Acme Phone 9 itself, complete and working, or a part"],
    ["broken", "Is the Acme Phone 9 complete and fully working?"],
    ["lure", "Can I see the Acme Phone 9 in person before I pay?"],
    ["other", "Which one?"],
  ] as const)("against %s asks: %s", (one, question) => {
    expect(checkOf({ identity: identityOf(other(one, 0.5)) })?.question).toContain(question);
  });

  test("asks what the advice would ask first where the thing itself is not in doubt", () => {
    const decision: Decision = { verdict: "check", because: "wide_range" };
    expect(checkOf({ decision })?.question).toBe("Which one?");
    expect(checkOf({ decision, firstQuestion: undefined })?.question).toBe(
      "Which brand and model is it exactly?",
    );
  });

  test("takes a part for the likeliest where nothing else is, and a thing without a name for an item", () => {
    expect(checkOf({ identity: identityOf(), name: null })?.question).toContain(
      "Is this the item itself",
    );
  });
});

describe("what else is worth a sentence", () => {
  const said = (decision: Decision, { deal = worked, item = itemOf() } = {}) =>
    furtherSentences(judgeInputOf({ item }), {
      decision,
      deal,
      exits: [],
      identity: identityOf(),
      risks: [],
      signs: [],
      salePrice,
      confidence: "High",
    });
  const [spread, limit, free] = [
    expect.stringMatching(/^Likely profit/),
    "Pay at most $140.",
    "This answer is free.",
  ];

  test.each<[Decision["verdict"], Decision, boolean]>([
    ["buy", { verdict: "buy", because: "figures" }, true],
    ["negotiate", { verdict: "negotiate", because: "figures" }, true],
    ["skip", skip, false],
  ])("beside %s what waiting costs is told: %s", (_verdict, decision, isTold) => {
    const item = itemOf({ entry: fallingPhone });
    const isFalling = (sentence: string) => sentence.startsWith("Phones like this lose");
    const dear = { range: { ...worked.range, median: cents(400_00) } };
    expect(said(decision, { item, deal: dealWith(dear) }).some(isFalling)).toBe(isTold);
    const costly = said(decision, { item, deal: dealWith({ ...dear, maxBuyPrice: null }) });
    expect(costly.some(isFalling)).toBe(false);
  });

  test.each<[Decision, readonly unknown[]]>([
    [{ verdict: "likely_scam", because: "figures" }, [free]],
    [{ verdict: "skip", because: "sold" }, []],
    [{ verdict: "skip", because: "blocked" }, []],
    [skip, [spread]],
    [{ verdict: "negotiate", because: "figures" }, [spread]],
    [{ verdict: "buy", because: "figures" }, [spread, limit]],
    [check, [spread, limit, free]],
    [{ verdict: null, because: "no_price" }, [spread]],
  ])("beside %j: %j", (decision, sentences) => {
    expect(said(decision)).toEqual(sentences);
  });
});
