import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const itemOf = (title: string, changes: { category?: string } = {}) => {
  const item = identify(factsOf({ title, description: null, ...changes }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Case for iPhone 13", "kind-phone-case-or-cover"],
  ["iPhone 13 case", "kind-phone-case-or-cover"],
  ["MacBook Air charger", "kind-charger-cable-or-adapter-for-a-device"],
])("%j has the price of its own kind", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test.each([
  "10 office chairs mesh black",
  "lazy boy recliner footrest wont lock, needs fixing",
  "toro recycler mower wont start carb?",
])("%j sells the thing, whose parts it speaks of", (title) => {
  expect(itemOf(title).isAccessory).toBe(false);
});

test("a sticker for a car is a thing of its own", () => {
  const sticker = itemOf("Honda Civic vinyl decal sticker");

  expect(sticker.entry?.model).toMatch(/decal|sticker/);
  expect(sticker.isAccessory).toBe(false);
});

test("words that tell whose or how old it is do not part an accessory from its thing", () => {
  expect(itemOf("DJI Mavic Pro original battery").isAccessory).toBe(true);
  expect(itemOf("Spectra S2 breast pump").isAccessory).toBe(false);
  expect(itemOf("Delta drill press bench top").isAccessory).toBe(false);
});

test("one word of another section's line does not win over the section's own kind", () => {
  expect(itemOf("Encore office chairs", { category: "furniture" }).entry?.id).toBe("office-chair");
});

test("what is missing rules nothing out", () => {
  expect(itemOf("Vizio 32 inch TV no remote").entry?.id).toMatch(/vizio/);
});

test("behind a piece of furniture another piece is no accessory of it", () => {
  expect(itemOf("White coffee table shelves shoe rack").isAccessory).toBe(false);
  expect(itemOf("Sofa slipcover").isAccessory).toBe(true);
});

test.each([
  ["Brand new iPhone 12 / 11 tough two piece case", "kind-phone-case-or-cover"],
  ["iPhone 8, 8 Plus cases", "kind-phone-case-or-cover"],
  ["iPad Air 2 leather/wood case", "kind-phone-case-or-cover"],
  ["Damask case (iPhone 12)", "kind-phone-case-or-cover"],
  ["Microsoft Surface 4 charger", "kind-charger-cable-or-adapter-for-a-device"],
])("%j is for several models and none of them", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test("a part of a piece of furniture or the mending of a phone is not the thing", () => {
  expect(itemOf("Oak storage cabinet panels").isAccessory).toBe(true);
  expect(itemOf("iPhone 8 Plus screen replacement").isAccessory).toBe(true);
});

test("what a number counts on the thing makes no accessory of it", () => {
  expect(itemOf("Adult tricycle 3 wheel bike").isAccessory).toBe(false);
});

test("a noun of the thing's own name is no accessory for it", () => {
  expect(itemOf("Boss DS-1 pedal")).toMatchObject({ isAccessory: false, brand: "Boss" });
  expect(itemOf("Stainless steel sink (bowl and drainer)").isAccessory).toBe(false);
});

test.each([
  "Yamaha P-125 sustain pedal",
  "Singer sewing machine foot pedal",
  "Stratocaster pickguard",
])("%j is a part of it", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test.each([
  ["Dell ultrawide 34 monitor U3421WE", "any-ultrawide-monitor-34-inch-class"],
  ["Dell 24 monitor P2419H", "dell-monitor-24-inch-class"],
  ["Steam Deck 512 OLED", "valve-steam-deck-oled"],
])("%j is found by its size and screen", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test.each([
  ["Taylor acoustic guitar strings", "strings"],
  ["IKEA Malm dresser drawer only", "drawer only"],
  ["Bose QuietComfort ear cushions QC35", "ear cushions"],
  ["Nespresso Vertuo water tank", "water tank"],
  ["Traeger hopper assembly", "hopper"],
])("of %j the %s are sold, and bring what such a part brings", (title, noun) => {
  const { partOf, isAccessory } = itemOf(title);

  expect(isAccessory).toBe(true);
  expect(partOf?.noun).toBe(noun);
});

test("what counts or measures a part sells the thing", () => {
  expect(itemOf("Char-Broil gas grill 3 burners").isAccessory).toBe(false);
  expect(itemOf("Nikon D750 full frame DSLR").isAccessory).toBe(false);
});
