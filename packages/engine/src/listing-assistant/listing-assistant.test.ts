import fc from "fast-check";
import { expect, test } from "vitest";
import { flawsIn } from "./flaws.ts";
import type { KnownItem } from "./known-item.ts";
import { listingDrafts } from "./listing-draft.ts";
import { listingTitle } from "./listing-title.ts";
import { draftPlatforms, platformRules } from "./platform-rules.ts";
import { sellerMessages } from "./seller-messages.ts";

const drill: KnownItem = {
  title: "DeWalt DCD771 drill kit w/ 2 batteries MUST GO!! OBO",
  brand: "DeWalt",
  model: "DCD771",
  variant: null,
  category: "tools",
  feeClass: "most",
  grade: "good",
  quantity: 1,
  sku: "",
  flaws: [],
  weightOunces: 80,
  range: { low: 60_00, median: 90_00, high: 130_00 },
  costCents: 40_00,
  asOf: "2026-11-22",
};
const anItem = fc.record({
  title: fc.string({ minLength: 1, maxLength: 200 }),
  brand: fc.option(fc.constantFrom("DeWalt", "Herman Miller", "Bang & Olufsen")),
  model: fc.option(fc.constantFrom("DCD771", "Aeron Chair", "Beosound 1")),
  quantity: fc.integer({ min: 1, max: 40 }),
});

test("a title leads with brand and model, keeps the item's words and drops the seller's shouting", () => {
  expect(listingTitle(drill, 80)).toBe("DeWalt DCD771 drill kit 2 batteries");
});

test("a title says that it is for parts, however little room there is", () => {
  const broken: KnownItem = { ...drill, grade: "parts" };
  expect(listingTitle(broken, 26)).toBe("DeWalt DCD771 For Parts");
  expect(listingTitle(broken, 29)).toBe("DeWalt DCD771 drill For Parts");
});

test("no title is longer than its platform takes, and no word in it is made up or repeated", () => {
  fc.assert(
    fc.property(anItem, (given) => {
      const item = { ...drill, ...given };
      const known =
        `${item.title} ${item.brand} ${item.model} Lot of ${item.quantity}`.toLowerCase();
      for (const platform of draftPlatforms) {
        const { titleCharacters } = platformRules[platform];
        const title = listingTitle(item, titleCharacters);
        expect(title.length).toBeLessThanOrEqual(titleCharacters);
        const words = title.toLowerCase().split(" ").filter(Boolean);
        expect(new Set(words).size).toBe(words.length);
        for (const word of words) expect(known).toContain(word);
      }
    }),
  );
});

test("words that nobody searches for are a title still where there are no others, and a long one is cut", () => {
  const unnamed = { ...drill, brand: null, model: null };
  expect(listingTitle({ ...unnamed, title: "Rare!! Must go" }, 80)).toBe("Rare Must go");
  expect(listingTitle({ ...unnamed, title: "x".repeat(300) }, 80)).toBe("x".repeat(80));
});

test("a description tells the flaws it knows, and asks for what nobody said", () => {
  const [ebay] = listingDrafts({ ...drill, flaws: ["Chuck has a scratch."] }).drafts;
  expect(ebay?.description).toContain("- Chuck has a scratch.");
  expect(ebay?.condition).toBe("Used");
  const [unseen] = listingDrafts({ ...drill, grade: null, category: "furniture" }).drafts;
  expect(unseen?.condition).toBeNull();
  expect(unseen?.description).toContain("Condition: ____");
  expect(unseen?.description).toContain("Width (in): ____");
});

test("prices list above what they take, mark down in between and tell what is left of each", () => {
  const { drafts } = listingDrafts(drill);
  for (const { prices } of drafts) {
    expect(prices).not.toBeNull();
    if (!prices) continue;
    expect(prices.takeAtLeast).toBeLessThanOrEqual(prices.markdown.to);
    expect(prices.markdown.to).toBeLessThanOrEqual(prices.listAt);
    expect(prices.profitAtList).toBe(prices.netAtList - 40_00);
  }
  const ebay = drafts.find(({ platform }) => platform === "ebay");
  expect(ebay?.prices?.listAt).toBe(99_00);
  const local = drafts.find(({ platform }) => platform === "facebook_local");
  expect(local?.prices?.netAtList).toBe(local?.prices?.listAt);
});

test("without an estimate there is no price", () => {
  const { drafts } = listingDrafts({ ...drill, range: null });
  expect(drafts.map(({ prices }) => prices)).toEqual(drafts.map(() => null));
});

test("a sentence about damage is a flaw, and one that denies it is none", () => {
  const words =
    "Works great. No scratches or dents. One small crack in the case. Left speaker doesn't work!";
  expect(flawsIn(words)).toEqual(["One small crack in the case.", "Left speaker doesn't work!"]);
});

test("the opening offer is the computed price, and without one there is none", () => {
  const offer = sellerMessages({ title: "Drill", openingOffer: "$45", questions: ["Old?"] });
  expect(offer.map(({ name }) => name)).toEqual([
    "Questions first",
    "Opening offer",
    "Follow-up",
    "Polite no",
  ]);
  expect(offer[1]?.text).toContain("$45");
  const without = sellerMessages({ title: "Drill", openingOffer: null, questions: [] });
  expect(without.map(({ name }) => name)).toEqual(["Follow-up", "Polite no"]);
  expect(
    [offer, without].map((all) => all.some(({ text }) => text.includes("My offer stands"))),
  ).toEqual([true, false]);
});
