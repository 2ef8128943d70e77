import { expect, test } from "vitest";
import { missingWords, tellingWords } from "./same-thing.ts";
import { factsOf, itemOf, phone } from "../testing/items.ts";

const unknown = (title: string) =>
  tellingWords(itemOf({ entry: null, brand: null, model: null }), factsOf({ title }));

test("an entry is told by its maker and model, anything else by its title without the price", () => {
  expect(tellingWords(itemOf(), factsOf())).toEqual(["acme", "phone", "9"]);
  expect(unknown("Great Zorblatt ZX-500 amplifier $40 obo")).toEqual([
    "zorblatt",
    "zx",
    "500",
    "amplifier",
  ]);
});

test.each([
  ["Zorblatt ZX-500 amp", null],
  ["zorblatt zx500 tube amplifier tested", null],
  ["Zorblatt ZX-300 amplifier", 'does not say "500"'],
  ["Box for cables 500", 'does not say "zorblatt zx amplifier"'],
])("%j: %s", (title, reason) => {
  expect(missingWords(title, unknown("Zorblatt ZX-500 amplifier"))).toBe(reason);
});

test("a size or a year in a title of ours need not stand in a comparable's", () => {
  const telling = unknown("Zorblatt corduroy trousers 31x30 1973");
  expect(missingWords("Zorblatt corduroy trousers 34 waist", telling)).toBeNull();
});

test("a label that leaves the model open asks for no such words", () => {
  const entry = { ...phone, specificity: "line" as const, model: "phone, model unknown" };
  expect(missingWords("Acme phone black", tellingWords(itemOf({ entry }), factsOf()))).toBeNull();
});
