import { expect, test } from "vitest";
import { tokenize } from "../../price-guide/tokens.ts";
import { mended, withPartsJoined, withPartsMended } from "./spelling.ts";

const keysOf = (title: string) => {
  const tokens = tokenize(title);
  return (mended(tokens) ?? tokens).map(({ key }) => key);
};

test.each([
  ["Speciallized", "specialized"],
  ["mircowave", "microwave"],
  ["matress", "mattress"],
  ["Raliegh", "raleigh"],
  ["Milwaulkee", "milwaukee"],
  ["wadrobe", "wardrobe"],
])("%s is meant to be %s", (word, meant) => {
  expect(keysOf(word)).toEqual([meant]);
});

test.each(["dressed", "dresses", "protector", "specialist", "bracelets", "cabin", "mattresses"])(
  "%s is not made another word of",
  (word) => {
    expect(keysOf(word)).toEqual(tokenize(word).map(({ key }) => key));
  },
);

test.each([
  ["chain saw gas 18 inch", "chainsaw gas 18 inch"],
  ["head phones", "headphone"],
  ["coffeetable", "coffee table"],
])("%j is read as %j", (title, meant) => {
  expect(keysOf(title).join(" ")).toBe(meant);
});

test.each(["grill grates", "label maker tape", "mini fridge", "queen size bed"])(
  "two words that name something by themselves stay two: %s",
  (title) => {
    expect(keysOf(title)).toEqual(tokenize(title).map(({ key }) => key));
  },
);

test("the listing's own words stay as they are written", () => {
  expect(mended(tokenize("Queen matress"))?.[1]?.raw).toBe("matress");
});

test.each([
  ["PS5 controler", "PS5 controller"],
  ["dyson v8 attachements", "dyson v8 attachments"],
  ["fridge water fitler", "fridge water filter"],
  ["throw pilows", "throw pillows"],
  ["trek derailer", "trek derailleur"],
])("the part is meant by %j", (title, meant) => {
  expect(withPartsMended(title)).toBe(meant);
});

test.each(["mullet", "chopper", "decent", "below", "fennel", "hummer"])(
  "%s is an English word and no slip of a part's",
  (word) => {
    expect(withPartsMended(word)).toBe(word);
  },
);

test("two words are the one that names a part", () => {
  expect(withPartsJoined("2004 f150 tail gate white")).toBe("2004 f150 tailgate white");
  expect(withPartsJoined("bar stools set")).toBe("bar stools set");
});
