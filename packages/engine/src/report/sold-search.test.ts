import { expect, test } from "vitest";
import { identify } from "../identification/identify.ts";
import { guideInUse } from "../price-guide/guide.ts";
import { readCondition } from "../reading/fields/read-condition.ts";
import { itemOf } from "../valuation/testing/items.ts";
import { soldSearch } from "./sold-search.ts";
import { soldSearchWords } from "./sold-search-words.ts";

function searchFor(title: string, condition: string | null = null) {
  const blank = { description: null, category: null, location: null, isSold: false };
  const facts = { ...blank, title, condition: readCondition(condition, title) };
  const item = identify(facts);
  if (item.kind !== "item") throw new Error(`Taken for ${item.kind}`);
  return soldSearch(item, facts);
}

const wordsFor = (title: string) => {
  const search = searchFor(title);
  return [search?.words, search?.wider?.words ?? null];
};

test.each([
  [
    "DeWalt DCD771 20V Max cordless drill driver kit, works great",
    "DeWalt DCD771 drill",
    "DeWalt DCD771",
  ],
  ["DeWalt 20V Max Xr Drill with two batteries", "DeWalt 20V drill", null],
  ["iPhone 13 256GB unlocked blue, barely used", "Apple iPhone 13 256GB", "Apple iPhone 13"],
  ["Sony WH-1000XM4 headphones black", "Sony WH-1000XM4", "WH-1000XM4"],
  ["KitchenAid Artisan mixer red 5qt", "KitchenAid Artisan stand mixer", "KitchenAid Artisan"],
  ["2019 Trek Fuel EX 9.9 29", "Trek Fuel EX mountain bike", "Trek Fuel EX"],
  ["Garmin Edge 520 bike computer with mount", "Garmin Edge 520 bike computer", "Garmin Edge 520"],
  ["LEGO 10185 green grocer complete", "LEGO Green Grocer 10185", "LEGO 10185"],
  ["Zelda Skyward Sword HD Switch complete", "Zelda Skyward Sword HD Switch", null],
])("a thing that the guide names is searched by maker and model: %s", (title, words, wider) => {
  expect(wordsFor(title).slice(0, wider === null ? 1 : 2)).toEqual(
    wider === null ? [words] : [words, wider],
  );
});

test.each([
  ["Tefal fasteo steam iron", "Tefal fasteo steam iron", "Tefal iron"],
  [
    "Ibanez AZ242F-TSG Premium Double Cutaway 2010s",
    "Ibanez AZ242F-TSG Premium Cutaway",
    "Ibanez AZ242F-TSG",
  ],
  ["Levi’s vintage jeans 505-0217", "Levi's 505-0217 jeans", "Levi's jeans"],
  [
    "Hugo Boss Kansas Regular Fit Jeans Bright Blue 36",
    "Hugo Boss Kansas Regular Fit Jeans",
    "Hugo Boss Jeans",
  ],
  ["Milwaukee M18 charger", "Milwaukee M18 charger", "Milwaukee charger"],
  [
    "Vintage Wood Round Table with Lion's Paw Footings $40",
    "Round Lion's Paw Table",
    "Round Lion's Table",
  ],
])("a thing of a kind is searched by its maker and its own words: %s", (title, words, wider) => {
  expect(wordsFor(title)).toEqual([words, wider]);
});

const unknown = itemOf({ entry: null, brand: null, model: null, category: null });
const ofTitle = (title: string | null) => soldSearchWords(unknown, { title })?.words ?? null;

test("without a name the telling words of the title are searched, and no price", () => {
  expect(ofTitle("Zorblatt & Co. amp, $40 OBO")).toBe("Zorblatt Co. amp");
  expect(ofTitle("!!!")).toBeNull();
  expect(ofTitle(null)).toBeNull();
  expect(ofTitle("wonderful ".repeat(40))).toBe("wonderful");
});

test("a search is of completed sales, and carries no letter that an address may not have", () => {
  const search = soldSearch(unknown, { title: "Lampe für Küche", condition: null });

  expect(search?.url).toBe(
    "https://www.ebay.com/sch/i.html?_nkw=Lampe+f%C3%BCr+K%C3%BCche&LH_Sold=1&LH_Complete=1",
  );
});

test("the condition that is told and eBay's one category narrow the search, and not the wider one", () => {
  const search = searchFor("Fender Classic Player Stratocaster", "Used - Good");

  expect(search?.url).toContain("&LH_ItemCondition=2750%7C2990%7C3000");
  expect(search?.url).toContain("&_sacat=619");
  expect(search?.wider?.url).not.toMatch(/LH_ItemCondition|_sacat/);
  expect(searchFor("Fender Classic Player, brand new", "New")?.url).toContain("=1000%7C1500");
  expect(searchFor("Fender Classic Player for parts, broken")?.url).toContain("=7000");
  expect(searchFor("Fender Classic Player")?.url).not.toContain("LH_ItemCondition");
});

test("no name of the guide makes a search that is long, empty or full of remarks", () => {
  const { entries } = guideInUse();
  const bad = [...entries].flatMap((entry) => {
    const item = itemOf({
      entry,
      brand: entry.brand,
      model: entry.model,
      category: entry.category,
    });
    const words = soldSearchWords(item, { title: entry.aliases[0] ?? null })?.words;
    const isFine =
      words !== undefined &&
      words.split(" ").length <= (entry.game ? 12 : 10) &&
      !/\b(?:unknown|older|newer)\b|,|\/ |[()]/.test(words);
    return isFine ? [] : [`${entry.id}: ${words}`];
  });

  expect(entries.length).toBeGreaterThan(1_000);
  expect(bad).toEqual([]);
});

test.each([
  ["Levi's 505 jeans", "Poshmark", "https://poshmark.com/search?availability=sold_out&query="],
  [
    "Fender Squier Stratocaster",
    "Reverb",
    "https://reverb.com/marketplace?show_only_sold=true&query=",
  ],
  [
    "Sony WH-1000XM4 headphones",
    "Mercari",
    "https://www.mercari.com/search/?itemStatuses=2&keyword=",
  ],
])("%s is searched for on %s as well", (title, siteName, address) => {
  const search = searchFor(title);

  expect(search?.elsewhere).toMatchObject({ siteName, words: search?.words });
  expect(search?.elsewhere?.url.startsWith(address)).toBe(true);
});

test("what is sold locally, in parts or in lots has eBay's search alone", () => {
  expect(searchFor("Whirlpool side by side refrigerator")?.elsewhere).toBeUndefined();
  expect(searchFor("Sony WH-1000XM4 headphones for parts, not working")?.elsewhere).toBeUndefined();
});
