import { expect, test } from "vitest";
import type { IdentifiedItem } from "../identification/identification.ts";
import { cents } from "../money/cents.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import type { Valuation } from "../valuation/evidence.ts";
import { evidenceOf, fallingPhone, itemOf, listingOf, phone } from "../valuation/testing/items.ts";
import { type JudgeInput, judge } from "./judge.ts";
import { defaultTargets } from "./targets.ts";

const worth = (dollars: number, logSd = 0.3): Valuation => ({
  kind: "valued",
  salePrice: { logMedian: Math.log(dollars), logSd },
  evidence: [{ evidence: evidenceOf(), weight: 1 }],
  struckOut: [],
  sentence: "worth it",
});
const asking = (dollars: number): PriceReading => ({
  kind: "stated",
  amount: cents(dollars * 100),
  words: `$${dollars}`,
});
const pickup: IdentifiedItem = itemOf({ entry: { ...phone, shipPounds: null } });

type Changes = Partial<Omit<JudgeInput, "facts">> & { facts?: Partial<ListingFacts> };
const judged = ({ facts, ...changes }: Changes = {}) =>
  judge({
    item: itemOf(),
    facts: listingOf({ price: asking(100), ...facts }),
    valuation: worth(200),
    sellingPlatform: null,
    targets: defaultTargets,
    asOf: "2026-11-21",
    ...changes,
  });

test("a phone worth $200 asked at $100 is a Buy on eBay, and the bill says why", () => {
  const verdict = judged();
  expect(verdict.recommendation).toBe("Buy");
  expect(verdict.confidence).toBe("High");
  expect(verdict.deal?.plan.platform).toBe("ebay");
  // 200 − (13.6 % of 215 + 0.40) − 9.29 − 3 − 100
  expect(verdict.deal?.judged?.net.median).toBe(58_07);
  expect(verdict.sentences[0]).toMatch(/^Buy: \d+% chance of at least \$10 profit and 30% return/);
});

test("the same phone at $200 is a Skip that names the price to offer", () => {
  const { recommendation, deal, sentences } = judged({ facts: { price: asking(200) } });
  expect(recommendation).toBe("Skip");
  expect(sentences[0]).toContain("a loss of $41.93");
  expect(sentences[1]).toMatch(/^It would be a Buy at \$\d+\.\d\d or less\.$/);
  expect(deal?.maxBuyPrice).toBeLessThan(200_00);
});

test("what no parcel holds is sold for pickup, without fees", () => {
  const { deal } = judged({ item: pickup });
  expect(deal?.plan.platform).toBe("facebook_local");
  expect(deal?.judged?.net.median).toBe(100_00);
});

test("a named platform is used", () => {
  const { deal } = judged({ sellingPlatform: "mercari" });
  expect(deal?.bill.lines[1]).toMatchObject({ label: "Selling fee", amount: -20_00 });
});

test("a gift is judged", () => {
  const { recommendation, deal } = judged({ facts: { price: { kind: "free", words: "FREE" } } });
  expect(recommendation).toBe("Buy");
  expect(deal?.judged?.flipScore).toBe(100);
});

test.each<[PriceReading, string]>([
  [{ kind: "missing" }, "names no price"],
  [{ kind: "unclear", words: "$8S" }, "not clear"],
  [{ kind: "placeholder", amount: cents(100), words: "$1" }, "typed to get past a form"],
  [{ kind: "foreign", currency: "GBP", words: "£25" }, "in GBP"],
  [{ kind: "periodic", words: "$150 / month" }, "a rent or an instalment"],
])("a price that is %o gives a range and a limit, but no verdict", (price, words) => {
  const { recommendation, deal, sentences } = judged({ facts: { price } });
  expect(recommendation).toBeNull();
  expect(deal?.judged).toBeNull();
  expect(deal?.range).toEqual({ low: 136_00, median: 200_00, high: 295_00 });
  expect(deal?.maxBuyPrice).toBeGreaterThan(0);
  expect(sentences[0]).toContain(words);
  expect(sentences[1]).toContain("It would be a Buy at");
});

test("too little evidence gives no range, no limit and no verdict", () => {
  const thin = { kind: "not_enough_evidence", sentence: "x", evidence: [], struckOut: [] } as const;
  const verdict = judged({ valuation: thin });
  expect(verdict).toMatchObject({ recommendation: null, deal: null, confidence: "Low" });
});

test("Low confidence is never a Buy, however cheap", () => {
  const { recommendation, sentences } = judged({
    valuation: worth(200, 1.1),
    facts: { price: asking(5) },
  });
  expect(recommendation).toBe("Skip");
  expect(sentences[0]).toContain("confidence is Low");
});

test("a sold listing is a Skip that says so", () => {
  const { recommendation, sentences } = judged({ facts: { isSold: true } });
  expect(recommendation).toBe("Skip");
  expect(sentences).toEqual(["Skip: the page marks it as sold."]);
});

test("what may not be resold is a Skip at any price", () => {
  const { recommendation, deal, sentences } = judged({ facts: { description: "a replica" } });
  expect(recommendation).toBe("Skip");
  expect(deal?.maxBuyPrice).toBeNull();
  expect(sentences[0]).toContain("copy");
});

test("a popular thing far below its price raises a risk, a slow seller does not", () => {
  const price = asking(60);
  const kinds = (item: IdentifiedItem) =>
    judged({ item, facts: { price } }).risks.map((r) => r.kind);
  expect(kinds(itemOf())).toContain("far_below_market");
  expect(kinds(itemOf({ entry: { ...phone, sellsIn: "months" } }))).toEqual([]);
});

test("a thing that fees eat is a Skip that says local pickup would do", () => {
  const { recommendation, sentences } = judged({
    valuation: worth(32),
    facts: { price: asking(12) },
  });
  expect(recommendation).toBe("Skip");
  expect(sentences.at(-1)).toContain("local pickup");
});

test("High confidence needs a title that was read without a doubt", () => {
  const box = { left: 0, top: 0, right: 90, bottom: 12 };
  const blurred = { source: { kind: "picture", box }, certainty: "unsure" } as const;

  const verdict = judged({ facts: { origins: { title: blurred } } });

  expect(verdict.confidence).toBe("Medium");
  expect(verdict.recommendation).toBe("Buy");
});

test("a Buy of a thing that falls fast says to sell it soon; what nobody should buy does not", () => {
  const item = itemOf({ entry: { ...fallingPhone, usedMedianUsd: 440 } });
  const sentencesOf = (changes: Changes) =>
    judged({ item, valuation: worth(440), ...changes }).sentences;

  expect(sentencesOf({})[1]).toMatch(/^Phones like this lose about 25% of their value a year/);
  expect(sentencesOf({ facts: { price: { kind: "missing" } } }).at(-1)).toContain(
    "sell it within weeks",
  );
  expect(sentencesOf({ facts: { isSold: true } }).join()).not.toContain("Phones like this");
});
