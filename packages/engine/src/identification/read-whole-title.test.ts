import { expect, test } from "vitest";
import { factsOf } from "../valuation/testing/items.ts";
import { identify } from "./identify.ts";

const itemOf = (title: string) => {
  const item = identify(factsOf({ title, description: null, condition: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each(["Fellowes paper shredder jams", "Samsung washer leaks", "Fender tube amp no sound"])(
  "%j is one for repair",
  (title) => {
    expect(itemOf(title).isForParts).toBe(true);
  },
);

test.each(["NBA Jam SNES", "Samsung washer no leaks", "Relaxed fit jeans"])(
  "%j is whole",
  (title) => {
    expect(itemOf(title)).toMatchObject({ isForParts: false, isAccessory: false });
  },
);

test.each([
  ["Guyatone LG-70", "Guyatone"],
  ["Gibson Les Paul guitar with original case", "Gibson"],
])("%j is by %s", (title, brand) => {
  expect(itemOf(title)).toMatchObject({ brand, isAccessory: false });
});

test.each([
  ["HP LaserJet printer", "any-laser-printer"],
  ["Triple S guitar", "any-acoustic-guitar"],
  ["50 Matchbox cars", "die-cast-car-lot"],
])("%j is a %s", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test.each([
  ["Kona Coiler", "kona-bike"],
  ["cherry pitter", "kind-kitchen-gadget"],
  ["fishing line spooler", "minnow-or-bait-bucket-stringer-or-bait-trap"],
])("a name of the guide is no slip of the pen: %j is a %s", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});
