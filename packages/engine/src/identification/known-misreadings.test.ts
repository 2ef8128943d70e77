import { expect, test } from "vitest";
import { factsOf } from "../valuation/testing/items.ts";
import { identify } from "./identify.ts";

// Each was once read wrongly. A new one of a kind belongs to the labelled titles instead.

const itemOf = (title: string, category: string | null = null) => {
  const item = identify(factsOf({ title, description: null, category }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each(["relaxed fit jeans mens 34", "Levis loose fit jeans 36x30", "slim fit suit jacket 40R"])(
  "%j is a garment that fits somehow and nothing that fits something",
  (title) => {
    expect(itemOf(title)).toMatchObject({ isAccessory: false, category: "clothing" });
  },
);

test.each([
  "Gibson Les Paul Standard with original case",
  "Fender Telecaster 1978 w/ original hardshell case",
  "Martin D-28 acoustic guitar with original case",
])("%j is a guitar", (title) => {
  expect(itemOf(title)).toMatchObject({ isAccessory: false, category: "musical-instruments" });
});

test("letters and a number behind another maker's name are that maker's", () => {
  expect(itemOf("Guyatone LG-70").brand).not.toBe("LG");
});

test("the name of a shoe in front of a guitar is no shoe", () => {
  expect(itemOf("Triple S guitar").brand).not.toBe("Balenciaga");
  expect(itemOf("Triple S guitar").category).toBe("musical-instruments");
});

test("a LaserJet is a laser printer", () => {
  expect(itemOf("HP LaserJet printer").entry?.model).toMatch(/laser/i);
});

test.each(["Persian rug 6x9 hand knotted tabriz wool", "6x9 Persian rug hand knotted wool"])(
  "a size in %j is no pair of speakers",
  (title) => {
    expect(itemOf(title).entry?.model).toMatch(/rug/);
  },
);
