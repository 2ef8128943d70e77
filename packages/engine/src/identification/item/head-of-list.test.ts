import { expect, test } from "vitest";
import { itemOf } from "../../testing/identified-item.ts";

const idsIn = (title: string) => (itemOf(title).items ?? []).map(({ entry }) => entry?.id);

test("the head of a list is named by its own words, whatever comes along", () => {
  const item = itemOf("iPad 9th gen 64gb + pencil + keyboard case");
  expect(item).toMatchObject({ isMixedLot: false, isAccessory: false });
  expect(item.entry?.id).toBe("apple-ipad-9th-gen");
});

test("a plus that ends a model's name parts nothing", () => {
  expect(itemOf("iPhone 14 Plus otterbox").items).toBeUndefined();
});

test("one comma may part a thing from its part", () => {
  expect(itemOf("Samsung refrigerator, ice maker").isMixedLot).toBe(false);
});

test.each([
  ["Ryzen 5600x + B550 board + 16gb combo", ["amd-ryzen-5-5600x", "any-motherboard"]],
  ["Roku TV 50 inch and soundbar", ["any-flat-screen-tv-50-inch-class", "any-soundbar"]],
  ["crib mattress and changing table", ["crib-mattress", "changing-table-or-nursery-dresser"]],
])('%j is a thing and what an "and" adds to it', (title, ids) => {
  expect(idsIn(title)).toEqual(ids);
});

test.each([
  "dining table and chairs",
  "PlayStation 5 and games",
  "toddler bed with mattress and bedding",
  "vacuum and charger",
])("%j is one thing with what goes with it", (title) => {
  expect(itemOf(title).isMixedLot).toBe(false);
});

test("what something unknown in front of a list is, nobody can tell", () => {
  expect(itemOf("Zorblatt 6SE, tripod, eyepiece kit").items).toBeUndefined();
});

test.each(["curio cabinet glass shelves", "patio table glass top"])(
  "%j is the whole thing with a part of that material",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(false);
  },
);
