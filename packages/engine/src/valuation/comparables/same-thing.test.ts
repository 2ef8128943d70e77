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

test("a maker that the listing names is a word of it, once, and empty words are none", () => {
  const item = itemOf({ entry: null, brand: "Zorblatt", model: null });
  const facts = factsOf({ title: "The Zorblatt amplifier in great condition" });
  expect(tellingWords(item, facts)).toEqual(["zorblatt", "amplifier"]);
  expect(tellingWords(item, factsOf({ title: null }))).toEqual(["zorblatt"]);
});

test("a kind of thing is told by its name alone, a line by its maker too", () => {
  const words = (specificity: "type" | "line" | "model", model = "phone, large (any)") =>
    tellingWords(itemOf({ entry: { ...phone, specificity, model } }), factsOf());
  expect(words("type")).toEqual(["phone"]);
  expect(words("line")).toEqual(["acme", "phone"]);
  expect(words("model")).toEqual(["acme", "phone", "large", "any"]);
  expect(tellingWords(itemOf({ entry: { ...phone, brand: null } }), factsOf())).toEqual([
    "phone",
    "9",
  ]);
});

test("half of the words will do, fewer are named", () => {
  const telling = ["acme", "tube", "radio", "amplifier"];
  expect(missingWords("Acme radio", telling)).toBeNull();
  expect(missingWords("Acme lamp", telling)).toBe('does not say "tube radio amplifier"');
});

test.each(["128gb", "31x30", "1973", "55in", "2019"])(
  "%s is a measure and names no model",
  (word) => {
    expect(unknown(`Zorblatt ${word}`)).toEqual(["zorblatt"]);
  },
);

test("words written as one and apart are the same, whichever side writes which", () => {
  expect(missingWords("Zorblatt ZX 500", ["zorblatt", "zx500"])).toBeNull();
  expect(missingWords("Zorblatt ZX500", ["zorblatt", "zx", "500"])).toBeNull();
  expect(missingWords("500 Zorblatt ZX", ["zorblatt", "zx500"])).toBe('does not say "zx500"');
});

test.each(["zx500", "3310", "501", "1873", "x31", "a128gb", "1973b"])(
  "%s may be a model's number",
  (word) => {
    expect(unknown(`Zorblatt ${word}`)).toContain(word);
  },
);
