import { expect, test } from "vitest";
import { itemOf } from "../../testing/identified-item.ts";

const entryOf = (title: string) => itemOf(title).entry?.id;

test("a scale makes a model of whatever the title names", () => {
  expect(entryOf("Polistil 1/15 BMW R75 motorcycle")).toBe("kind-die-cast-car");
  expect(entryOf("1974 Dodge Monaco 1:64")).toBe("kind-die-cast-car");
  expect(entryOf("Farmall M 1/16 scale tractor")).toBe("kind-toy-tractor-ertl");
});

test("a maker of models in front makes a model of a car with its year", () => {
  expect(entryOf("AMT 1957 Chevy Bel Air")).toBe("plastic-model-kit");
  expect(entryOf("1957 Chevy Bel Air")).not.toBe("plastic-model-kit");
});

test("a fraction of an inch is no scale", () => {
  expect(entryOf("receipt paper rolls 3 1/16")).not.toBe("kind-die-cast-car");
  expect(entryOf("drill bit 1/16 inch")).not.toBe("kind-die-cast-car");
});

test("numbers in a row are so many games of one series", () => {
  expect(itemOf("Kingdom Hearts 1 & 2 PS2").quantity).toBe(2);
  expect(itemOf("Donkey Kong Country 1 2 3 SNES").quantity).toBe(3);
  expect(itemOf("Kingdom Hearts 2 PS2").quantity).toBe(1);
  expect(itemOf("Kingdom Hearts 1 & 2 PS2").isMixedLot).toBe(false);
});
