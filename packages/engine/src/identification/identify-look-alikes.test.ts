import { expect, test } from "vitest";
import { identify } from "./identify.ts";
import { factsOf, itemOf } from "../testing/identified-item.ts";

test.each([
  "Case for iPhone 13",
  "iPhone 13 case",
  "iPhone 13 Pro leather case, black",
  "Charger MacBook Air",
  "MacBook Air charger",
  "iPhone 13 box only",
  "Empty box iPhone 13",
  "Screen protector compatible with iPhone 13",
  "Mountain bike safety helmet",
  "Battery for Samsung Galaxy S21",
  "Ninja blender base only no pitcher",
  "AirPods Pro 2 left ear only",
])("%j is an accessory and gets no price of the thing itself", (title) => {
  const item = itemOf(title);

  expect(item.isAccessory).toBe(true);
  expect(item.entry?.specificity ?? "type").toBe("type");
  expect(item.category).not.toBeNull();
});

test.each([
  "iPhone 13 with case and charger",
  "iPhone 13 new in box",
  "iPhone 13 + free case",
  "KitchenAid Professional 600 stand mixer w/ attachments",
  "Dyson V11 Animal cordless vacuum FOR PARTS not charging",
  "Xbox One S parts or repair",
  "Sony a6000 body only",
  "Dining table seats 6",
  "Trek mountain bike for sale",
  "iPhone 13 Pro 256gb swap for Samsung",
])("%j is the thing itself", (title) => {
  const item = itemOf(title);

  expect(item.isAccessory).toBe(false);
  expect(item.entry).not.toBeNull();
});

test("a look-alike loses the brand, its entry and most of the confidence", () => {
  const item = itemOf("Replica Herman Miller Aeron chair");

  expect([item.entry?.brand ?? null, item.brand]).toEqual([null, null]);
  expect(item.confidence).toBeLessThan(0.5);
});

test("another maker's thing does not get the famous one's price", () => {
  expect(itemOf("Harley Benton Stratocaster style guitar").entry?.brand ?? null).not.toBe("Fender");
});

test("a game for a console is not the console", () => {
  const console = itemOf("Sony PS4 500gb console");
  const game = itemOf("Spider-Man PS4");

  expect(console.entry?.id).toBe("sony-playstation-4");
  expect(game.entry?.id).not.toBe(console.entry?.id);
  expect(itemOf("Black PS4 slim").entry?.id).not.toBe(game.entry?.id);
});

test("what comes along with a thing does not rule the thing out", () => {
  expect(itemOf("Nintendo Switch with 3 games").entry?.id).toBe("nintendo-switch");
  expect(itemOf("Nintendo Switch games").entry?.id).not.toBe("nintendo-switch");
});

test("two names of one thing that overlap are one name, and its end is no accessory", () => {
  const bed = itemOf("Full size bed frame for sale");

  expect(bed.entry?.id).toBe("bed-frame");
  expect(bed.isAccessory).toBe(false);
});

test("of two sets by one name the number decides", () => {
  expect(itemOf("LEGO 75192 Millennium Falcon").entry?.id).toBe("lego-millennium-falcon-75192");
  expect(itemOf("LEGO Millennium Falcon").entry?.id).toBe("lego-millennium-falcon-75257");
});

test("a thing that only works with the famous one is not the famous one", () => {
  expect(itemOf("Smart bike (Peloton-compatible)").entry?.brand ?? null).not.toBe("Peloton");
});

test("a maker's name is not the everyday thing of the same name", () => {
  expect(itemOf("Fender", { category: "Musical instruments" }).category).toBe(
    "musical-instruments",
  );
  expect(itemOf("Old Fender").category).not.toBe("vehicles");
});

test.each(["Talbots long sleeve button down shirt", "Athleta cords size 8"])(
  "what a garment is made of and called is nothing for it: %s",
  (title) => {
    expect(identify(factsOf({ title, category: "Clothing" }))).toMatchObject({
      isAccessory: false,
      category: "clothing",
    });
  },
);
