import { describe, expect, test } from "vitest";
import type { IdentifiedItem } from "../identification/identification.ts";
import { cents } from "../money/cents.ts";
import type { ListingFacts, PriceReading } from "../reading/listing-facts.ts";
import { fallingPhone, itemOf, listingOf, phone } from "../valuation/testing/items.ts";
import { judge } from "./judge.ts";
import type { JudgeInput } from "./judge-input.ts";
import { defaultTargets } from "./targets.ts";
import { valuedAt } from "./testing/judge-input-of.ts";

const worth = (dollars: number, logSd = 0.3) => valuedAt({ logMedian: Math.log(dollars), logSd });
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

describe("buy", () => {
  test("a phone worth $200 asked at $100 is a Buy at the exit that leaves most", () => {
    const { verdict, headline, deal } = judged();

    expect(verdict).toBe("buy");
    expect(deal?.plan.platform).toBe("facebook_local");
    // 85 % of 200 is what a neighbor pays, and nothing comes off it.
    expect(deal?.judged?.net.median).toBe(70_00);
    expect(headline).toBe("Buy: about $70 profit.");
  });

  test("a bargain that is surely the thing stays a Buy with a word of caution", () => {
    const { verdict, headline } = judged({ facts: { price: asking(90) } });

    expect(verdict).toBe("buy");
    expect(headline).toBe("Buy: about $80 profit. See it working before you pay.");
  });

  test("a free thing is a Buy and no lure by itself", () => {
    const { verdict, deal } = judged({ facts: { price: { kind: "free", words: "FREE" } } });

    expect(verdict).toBe("buy");
    expect(deal?.judged?.flipScore).toBe(100);
  });

  test("of a thing that falls fast, it says to sell it soon", () => {
    const item = itemOf({ entry: { ...fallingPhone, usedMedianUsd: 440 } });
    const sentencesOf = (changes: Changes) =>
      judged({ item, valuation: worth(200), ...changes }).sentences.join(" ");

    expect(sentencesOf({})).toContain("lose about 25% of their value a year");
    expect(sentencesOf({ facts: { isSold: true } })).not.toContain("Phones like this");
  });
});

describe("negotiate and skip", () => {
  test("an ask somewhat above the limit is negotiated down to it", () => {
    const { verdict, headline, deal, advice } = judged({ facts: { price: asking(150) } });

    expect(verdict).toBe("negotiate");
    expect(deal?.maxBuyPrice).toBe(115_00);
    expect(headline).toBe("Negotiate: $115 or less.");
    expect(advice?.offers).toEqual({ opening: 100_00, walkAway: 115_00 });
  });

  test("an ask that no seller comes down from far enough is a Skip without offers", () => {
    const { verdict, headline, deal, advice } = judged({ facts: { price: asking(200) } });

    expect(verdict).toBe("skip");
    expect(headline).toBe("Skip: not worth it above $115.");
    expect(deal?.judged?.flipScore).toBeLessThan(60);
    expect(advice?.offers).toBeNull();
  });

  test("a thing that sells for less than the wanted profit is a Skip at any price", () => {
    const { verdict, headline } = judged({ valuation: worth(9), facts: { price: asking(5) } });

    expect(verdict).toBe("skip");
    expect(headline).toBe("Skip: selling costs more than it brings.");
  });

  test("a sold listing is a Skip that says so", () => {
    const { verdict, headline, deal } = judged({ facts: { isSold: true } });

    expect(verdict).toBe("skip");
    expect(deal?.judged).toBeNull();
    expect(headline).toBe("Skip: it is already sold.");
  });

  test("what may not be resold is a Skip without a limit, and the reason is the listing's own words", () => {
    const { verdict, deal, deciding } = judged({ facts: { description: "a replica" } });

    expect(verdict).toBe("skip");
    expect(deal).toMatchObject({ maxBuyPrice: null, judged: null });
    expect(deciding).toContain("copy");
  });
});

describe("check", () => {
  test("a tenth of what it should bring is more likely a part than the thing", () => {
    const { verdict, headline, identityCheck } = judged({ facts: { price: asking(20) } });

    expect(verdict).toBe("check");
    expect(headline).toBe(
      "Check first: at $20 this is more likely a part or accessory than the real thing.",
    );
    expect(identityCheck?.alternatives[0]).toMatchObject({ name: "A part or accessory for it" });
    expect(identityCheck?.question).toContain("Is this the Acme Phone 9 itself");
  });

  test("what would mislead is not told, and what to pay for the real thing is", () => {
    const { deal, advice } = judged({ facts: { price: asking(20) } });

    expect(deal?.judged).toBeNull();
    expect(deal?.maxBuyPrice).toBe(115_00);
    expect(advice?.offers).toBeNull();
    expect(advice?.exits.every(({ netProfit }) => netProfit === null)).toBe(true);
  });

  test("a range too wide to trust is a check where the money would be right, and a Skip elsewhere", () => {
    const wide = worth(200, 1.1);

    expect(judged({ valuation: wide, facts: { price: asking(60) } }).verdict).toBe("check");
    expect(judged({ valuation: wide, facts: { price: asking(190) } }).verdict).toBe("skip");
  });
});

test.each([
  [0.49, "Check first: we're not sure what this is."],
  [0.5, "Check first: the price depends on details the listing doesn't give."],
])("a wide range of a thing named with a sureness of %d says: %s", (confidence, headline) => {
  const item = itemOf({ confidence });
  const facts = { price: asking(60) };
  expect(judged({ item, valuation: worth(200, 1.1), facts }).headline).toBe(headline);
});

test("at a price far too low, what a model saw makes it surer that it is the thing", () => {
  const beliefIn = (changes: Changes) =>
    judged({ facts: { price: asking(20) }, ...changes }).identityCheck?.alternatives[0]
      ?.probability ?? 0;
  expect(beliefIn({ isSeen: true })).toBeLessThan(beliefIn({}));
  expect(beliefIn({ isSeen: false })).toBe(beliefIn({}));
});

describe("likely scam", () => {
  const description = "Zelle only, deposit required to hold it.";

  test("two independent signs are enough, and no figure stands beside them", () => {
    const { verdict, headline, deal, advice, deciding } = judged({ facts: { description } });

    expect(verdict).toBe("likely_scam");
    expect(headline).toBe("Likely scam: do not pay or share a code.");
    expect(deal).toMatchObject({ judged: null, maxBuyPrice: null });
    expect(deal?.range.median).toBe(200_00);
    expect(advice).toBeNull();
    expect(deciding).toContain("money before you see it");
  });

  test("one sign has an honest explanation", () => {
    expect(judged({ facts: { description: "Deposit required to hold it." } }).verdict).toBe("buy");
  });

  test("a price far too low for a thing that is named for sure is a sign of its own", () => {
    const facts = { description: "Deposit required to hold it.", price: asking(40) };
    expect(judged({ facts }).verdict).toBe("likely_scam");
  });

  test("it is told without a price and without a value too", () => {
    const thin = {
      kind: "not_enough_evidence",
      sentence: "x",
      evidence: [],
      struckOut: [],
    } as const;

    expect(judged({ facts: { description, price: { kind: "missing" } } }).verdict).toBe(
      "likely_scam",
    );
    expect(judged({ facts: { description }, valuation: thin }).verdict).toBe("likely_scam");
  });
});

test.each<[PriceReading, string]>([
  [{ kind: "missing" }, "gives no price"],
  [{ kind: "unclear", words: "$8S" }, "not clear"],
  [{ kind: "placeholder", amount: cents(100), words: "$1" }, "looks like a placeholder"],
  [{ kind: "foreign", currency: "GBP", words: "£25" }, "in British pounds"],
  [{ kind: "foreign", currency: "JPY", words: "¥2500" }, "in JPY"],
  [{ kind: "periodic", words: "$150 / month" }, "a rent or an installment"],
])("a price that is %o gives a range and a limit, but no verdict", (price, words) => {
  const { verdict, deal, headline, deciding } = judged({ facts: { price } });
  expect(verdict).toBeNull();
  expect(deal?.judged).toBeNull();
  expect(deal?.range).toEqual({ low: 136_00, median: 200_00, high: 295_00 });
  expect(headline).toContain(words);
  expect(deciding).toBe("Pay at most $115.");
});

test("too little evidence gives no range, no limit and no verdict", () => {
  const thin = { kind: "not_enough_evidence", sentence: "x", evidence: [], struckOut: [] } as const;
  const verdict = judged({ valuation: thin });
  expect(verdict).toMatchObject({ verdict: null, deal: null, confidence: "Low" });
});

test("one sign of a scam beside too little evidence is no scam, and nothing is said of money", () => {
  const thin = { kind: "not_enough_evidence", sentence: "x", evidence: [], struckOut: [] } as const;
  const facts = { description: "Deposit required to hold it." };
  const verdict = judged({ facts, valuation: thin });

  expect(verdict).toMatchObject({ verdict: null, sentences: [], deciding: "x", advice: null });
});

test("what no parcel holds is sold for pickup, for its whole price", () => {
  const { deal } = judged({ item: pickup });
  expect(deal?.plan.platform).toBe("facebook_local");
  expect(deal?.judged?.net.median).toBe(100_00);
});

test("a named platform wins over the best exit", () => {
  const { deal, advice } = judged({ sellingPlatform: "ebay" });
  expect(deal?.plan.platform).toBe("ebay");
  // 200 − (13.6 % of 215 + 0.40) − 9.29 − 3 − 100
  expect(deal?.judged?.net.median).toBe(58_07);
  expect(advice?.exits[0]).toMatchObject({ platform: "ebay", netProfit: 58_07 });
});

test("a popular thing far below its price raises a risk, a slow seller does not", () => {
  const price = asking(60);
  const kinds = (item: IdentifiedItem) =>
    judged({ item, facts: { price } }).risks.map((risk) => risk.kind);
  expect(kinds(itemOf())).toContain("far_below_market");
  expect(kinds(itemOf({ entry: { ...phone, sellsIn: "months" } }))).toEqual([]);
});
