import { expect, test } from "vitest";
import { tokenize } from "../../price-guide/tokens.ts";
import { chooseEntry } from "./choose-entry.ts";

const idOf = (title: string) => chooseEntry(tokenize(title), null).best?.entry.id;

test.each([
  ["Leather wallet for men, long clutch purse", "wallet"],
  ["Oak armoire / media cabinet", "armoire-or-wardrobe"],
  ["Road bike bundle (road bike, bike lock, bike helmet)", "bike-road"],
])("%s is the first kind that it names", (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ["Breakfast bar stool", "bar-stool"],
  ["Chair, recliner", "recliner"],
  ["Bed room dresser", "dresser"],
])("%s waits for the narrower or the last name of one phrase", (title, id) => {
  expect(idOf(title)).toBe(id);
});

test("what is not there is not sold, by no word of its name", () => {
  expect(idOf("Grill no propane tank")).toBe("grill-kind-not-told");
});

test("what is included comes along, though the two have a name of their own", () => {
  expect(idOf("projector remote")).toMatch(/projector-lamp/);
  expect(idOf("projector remote included")).toBe("any-projector");
});

test.each([
  ["Samsung galaxy s6 edge sprint", "samsung-galaxy-s6-edge"],
  ["Peloton womens tank top", "peloton-apparel"],
])("%s: the maker's name says nothing of which of its products it is", (title, id) => {
  expect(idOf(title)).toBe(id);
});

test("a comma parts two names", () => {
  expect(idOf("Crib, mattress and changing pad")).toBe("crib");
});

test.each([
  ["Roku TV 50 inch and soundbar", "any-flat-screen-tv-50-inch-class"],
  ["KitchenAid mixer + pasta attachment", "kitchenaid-mixer"],
])("%s: another thing behind an and says nothing against the first", (title, id) => {
  expect(idOf(title)).toBe(id);
});

test("what two things have is no third one", () => {
  expect(idOf("Washer and dryer pedestals")).toMatch(/pedestal/);
});

test("a sticker is a sticker, whatever is printed on it or it is stuck on", () => {
  expect(idOf("Racing decal for truck, tool box, iPhone")).toMatch(/decal|sticker/);
  expect(idOf("Vinyl decal sticker iPhone 13 laptop")).toMatch(/decal|sticker/);
});

test.each([
  ["queen bed headboard only", "headboard"],
  ["king bed footboard only", "footboard"],
])("of %j the kind right before the only is sold", (title, id) => {
  expect(idOf(title)).toContain(id);
});

test.each([
  ["Gibson guitars of the golden era book", "kind-book"],
  ["Campbell Biology 12th ed hardcover", "kind-college-science-textbook"],
  ["Lathe and a book", "lathe"],
])("%s ends with the book that is sold, where nothing says more of it", (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ["snap on stool", "shop-stool-or-creeper"],
  ["hand auger", "post-hole-digger-by-hand"],
  ["Fender MIJ Hybrid 60s Telecaster", "fender-made-in-japan-traditional-or-hybrid"],
])("%s is not ruled out by a word of the name itself", (title, id) => {
  expect(idOf(title)).toBe(id);
});
