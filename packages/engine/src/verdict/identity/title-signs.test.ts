import { describe, expect, test } from "vitest";
import { itemOf, phone } from "../../valuation/testing/items.ts";
import { namesOldYear, titleSigns } from "./title-signs.ts";

const saysNothing = {
  namesPart: false,
  saysNotTheThing: false,
  saysLikeness: false,
  saysWhole: false,
};
const signsOf = (title: string, item = itemOf()) => titleSigns(title, item);

describe("what a title says beside the name", () => {
  test.each([
    ["Acme Phone 9", {}],
    ["", {}],
    ["Acme Phone 9 battery", { namesPart: true }],
    ["Acme Phone 9 only", { saysNotTheThing: true }],
    ["Acme Phone 9 style", { saysLikeness: true }],
    ["Acme Phone 9 works", { saysWhole: true }],
    ["Acme Phone 9 with nothing else", { saysWhole: true }],
    ["Acme Phone 9 w/ extras", { saysWhole: true }],
    ["Acme Phone 9 Withers Road", {}],
    [
      "Acme Phone 9 battery replacement, tested",
      { namesPart: true, saysNotTheThing: true, saysWhole: true },
    ],
  ])("%j", (title, signs) => {
    expect(signsOf(title)).toEqual({ ...saysNothing, ...signs });
  });

  test.each([
    "Acme Phone 9 with battery",
    "Acme Phone 9, battery, screen",
    "Acme Phone 9 plus battery",
    "Acme Phone 9 needs battery",
  ])("a part that comes with the thing does not count: %s", (title) => {
    expect(signsOf(title).namesPart).toBe(false);
  });

  test("a title that begins with such a word still has its part read", () => {
    expect(signsOf("New in box battery Acme Phone 9").namesPart).toBe(false);
    expect(signsOf("Plus size battery Acme Phone 9").namesPart).toBe(true);
  });

  test.each([
    ["of its model", itemOf({ entry: { ...phone, model: "Battery 9" }, matchedWords: null })],
    ["that were matched", itemOf({ matchedWords: "acme battery" })],
    ["of its variant", itemOf({ variant: { name: "battery", phrases: [], factor: 1 } })],
    [
      "by which its variant is known",
      itemOf({ variant: { name: "big", phrases: ["battery"], factor: 1 } }),
    ],
  ])("words %s are no part of it", (_which, item) => {
    expect(signsOf("Acme Phone 9 battery", item).namesPart).toBe(false);
  });

  test("words of its own name say nothing against it", () => {
    const spare = itemOf({ matchedWords: "acme spare replica" });
    expect(signsOf("Acme Spare Replica", spare)).toEqual(saysNothing);
  });

  test("the name of its category is no part of it, and a thing of no known entry may have parts", () => {
    const parts = itemOf({ category: "furniture", matchedWords: null, entry: null });
    expect(signsOf("furniture", parts)).toEqual(saysNothing);
    expect(signsOf("Zorblatt battery", itemOf({ entry: null })).namesPart).toBe(true);
    expect(signsOf("Zorblatt battery", itemOf({ category: null, entry: null })).namesPart).toBe(
      true,
    );
  });
});

describe("a year of long ago", () => {
  const asOf = "2026-11-21";
  const isOld = (title: string, item = itemOf()) => namesOldYear(title, item, asOf);

  test.each([
    ["Acme Phone 9 2018", true],
    ["Acme Phone 9 2019", false],
    ["1989 Acme Phone 9", true],
    ["Acme Phone 9", false],
    ["Acme Phone 9 12018", false],
  ])("%j is of an older generation: %s", (title, expected) => {
    expect(isOld(title)).toBe(expected);
  });

  test("it tells nothing of a thing that is no electronics", () => {
    expect(isOld("Acme Phone 9 2012", itemOf({ category: "furniture" }))).toBe(false);
  });

  test("it tells nothing where the estimate goes by the year already", () => {
    const adjusted = { name: "2012 model", factor: 1, explains: 0, isNarrowing: true };
    const variant = { name: "2012", phrases: ["2012"], factor: 1 };
    expect(isOld("Acme Phone 9 2012", itemOf({ adjustments: [adjusted] }))).toBe(false);
    expect(isOld("Acme Phone 9 2012", itemOf({ variant }))).toBe(false);
    expect(isOld("Acme Phone 9 2012", itemOf({ matchedWords: "phone 9 2012" }))).toBe(false);
  });

  test("it tells of a thing whose words are not known", () => {
    expect(isOld("Acme Phone 9 2012", itemOf({ matchedWords: null }))).toBe(true);
  });
});
