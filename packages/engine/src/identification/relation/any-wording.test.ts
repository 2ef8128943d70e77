import { expect, test } from "vitest";
import { itemOf } from "../../testing/identified-item.ts";

/** A thing, by its maker or any of its kind, and a piece that the lexicon tells of it. */
const pairs = [
  { thing: "Takamine G330", piece: "preamp" },
  { thing: "Chromag Samurai", piece: "suspension fork" },
  { thing: "Roomba i7", piece: "side brush" },
  { thing: "chifforobe wardrobe", piece: "escutcheons" },
];

const wordings: readonly ((thing: string, piece: string) => string)[] = [
  (thing, piece) => `${thing} ${piece}`,
  (thing, piece) => `${thing} - ${piece}`,
  (thing, piece) => `${thing} / ${piece}`,
  (thing, piece) => `${piece} - ${thing}`,
  (thing, piece) => `${piece}: ${thing}`,
  (thing, piece) => `${piece} (fits ${thing})`,
  (thing, piece) => `${piece} for ${thing}`,
  (thing, piece) => `${piece} for a ${thing}`,
  (thing, piece) => `${piece} for my ${thing}`,
  (thing, piece) => `${piece} fit ${thing}`,
  (thing, piece) => `${piece} from ${thing}`,
  (thing, piece) => `used ${thing} ${piece} good condition`,
  (thing, piece) => `${thing} ${piece} great shape`,
  (thing, piece) => `${thing} ${piece} tested working`,
  (thing, piece) => `${thing} ${piece} works great`,
  (thing, piece) => `${thing} ${piece} pulled from working unit`,
  (thing, piece) => `${thing.toUpperCase()} ${piece.toUpperCase()}`,
];

test.each(
  pairs.flatMap(({ thing, piece }) =>
    wordings.map((titleOf) => ({ title: titleOf(thing, piece) })),
  ),
)("$title sells the piece", ({ title }) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test("pieces that are counted in front of a thing are sold", () => {
  expect(itemOf("knobs set of 6 Whirlpool stove")).toMatchObject({
    isAccessory: true,
    quantity: 6,
  });
});

test("what somebody is looking to sell comes behind", () => {
  expect(itemOf("looking to sell tailpiece Fender Mark Knopfler").isAccessory).toBe(true);
});

test.each([
  "MacBook Pro 2015 - charger included",
  "Canon T3i - 2 lenses, bag",
  "iPhone 12 screen good",
  "PS5 disc drive version with controller",
  "mountain bike for a teen",
  "desk for my office",
])("%j sells the thing", (title) => {
  expect(itemOf(title).isAccessory).toBe(false);
});
