import { expect, test } from "vitest";
import { identify } from "../identify.ts";
import { itemOf } from "../../testing/identified-item.ts";
import { factsOf } from "../../valuation/testing/items.ts";

const inSection = (title: string, category: string) => {
  const item = identify(factsOf({ title, description: null, category }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Black leather trifold motorcycle wallet with chain", "wallet"],
  ["Brown accordion wallet genuine leather", "wallet"],
  ["Hammer head whale 12 inch stuffed animal plush toy", "stuffed-animal"],
])("%j is the kind that it is called, and no likeness of something else", (title, id) => {
  const { entry, isAccessory } = itemOf(title);

  expect({ id: entry?.id, isAccessory }).toEqual({ id, isAccessory: false });
});

test.each([
  ["FS or trade for large: 2016 Trek Fuel EX 8", "trek-fuel-ex"],
  ["smart watch (compatible with iPhone and Android)", "any-smart-watch"],
  ["Mavi Zach distressed denim button fly jeans", "mavi-jeans"],
  ["yes no game complete", "kind-board-or-card-game"],
])("%j is sold whole", (title, id) => {
  const { entry, isAccessory } = itemOf(title);

  expect({ id: entry?.id, isAccessory }).toEqual({ id, isAccessory: false });
});

test("what a maker's plane has of wood is told in the plural, and a handle is sold", () => {
  expect(itemOf("Stanley hand plane 9 1/4 inch wooden handles").isAccessory).toBe(false);
  expect(itemOf("Stanley hand plane handle").entry?.model).toMatch(/handle/);
});

test("a kind that is called all that it is called is the whole of it", () => {
  const title = "27 inch mountain bike 24 speed MTB bicycle suspension fork";

  expect(itemOf(title).isAccessory).toBe(false);
});

test("what stands behind the for of a kind is no part of that kind", () => {
  expect(itemOf("racing stripes for Dodge Charger").entry?.id).toBe(
    "kind-decal-sticker-or-race-number",
  );
});

test("a sticker is one behind what it fits as well", () => {
  expect(itemOf("Gazoo Racing fits GT86 window sticker, bumper").entry?.id).toBe(
    "kind-sticker-or-decal",
  );
});

test("a maker of parts names no part among whole bicycles", () => {
  expect(inSection("Rail 700 disc Shimano 16 speed wheels", "bike").isAccessory).toBe(false);
});

test("a maker whose name is one letter off makes no part of a kind that is named", () => {
  expect(itemOf("Radley leather bag")).toMatchObject({ entry: { id: "handbag" }, brand: null });
});

test("a maker behind a not made none of it", () => {
  expect(itemOf("boys hoodie grey, not Nike").brand).toBeNull();
});
