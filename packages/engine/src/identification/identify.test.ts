import { builtInGuide } from "@flipworth/guide/built-in";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { IdentifiedItem } from "./identification.ts";
import { identify } from "./identify.ts";
import { factsOf, itemOf } from "../testing/identified-item.ts";

const nameOf = ({ brand, entry }: IdentifiedItem) => `${brand} ${entry?.model ?? null}`;

test.each([
  ["iPhone 13 Pro Max 256GB unlocked", "Apple iPhone 13 Pro Max"],
  ["apple iphone13 128 gb", "Apple iPhone 13"],
  ["DeWalt DCF887B impact driver", "DeWalt DCF887 20V impact driver"],
  ["Steam Deck 512gb OLED", "Valve Steam Deck OLED"],
  ["Shure SM7B microphone", "Shure SM7B, SM7dB or MV7"],
  ["Magic Keyboard iPad Pro 11", "Apple Magic Keyboard for iPad"],
  ["Scotty Cameron Newport 2 putter", "Titleist Scotty Cameron putter"],
])("%j is the %s", (title, name) => {
  expect(nameOf(itemOf(title))).toBe(name);
});

test.each([
  ["IKEA Malm dresser, 6 drawers", "line", "furniture"],
  ["Oak dresser with mirror", "type", "furniture"],
  ["Trek mens mountain bike", "line", "sporting-goods"],
  ["Office chair", "type", "office"],
])("%j names a %s in %s", (title, specificity, category) => {
  const item = itemOf(title);

  expect([item.entry?.specificity, item.category]).toEqual([specificity, category]);
});

test("a variant is read from the title first and then from the description", () => {
  expect(itemOf("iPhone 13 256GB").variant?.name).toBe("256 GB");
  expect(itemOf("iPhone 13", { description: "Unlocked, 256 gb, black." }).variant?.name).toBe(
    "256 GB",
  );
  expect(itemOf("iPhone 13 128GB", { description: "upgraded to a 256gb one" }).variant).toBeNull();
  expect(itemOf("iPhone 13", { description: "either 256gb or 512gb" }).variant).toBeNull();
});

test("a description narrows what the title leaves open, with less confidence", () => {
  const plain = itemOf("iPhone 13");
  const described = itemOf("Phone, great condition", { description: "iPhone 13, 128gb, unlocked" });

  expect(described.entry?.id).toBe(plain.entry?.id);
  expect(described.confidence).toBeLessThan(plain.confidence);
});

test("what a description mentions in passing is not the thing", () => {
  expect(itemOf("Zorbulator 9000", { description: "Trade for iPhone 13" }).entry).toBeNull();
});

test("without an entry the section and the brand still come through", () => {
  const item = itemOf("Vizio thing", { category: "Electronics" });

  expect([item.entry, item.category, item.brand]).toEqual([null, "electronics", "Vizio"]);
  expect(itemOf("Zorbulator 9000").category).toBeNull();
});

test.each(["", "!!! 🔥🔥🔥 ???", "\u202e\u200b"])("nothing readable in %j", (title) => {
  expect(identify(factsOf({ title }))).toEqual({ kind: "unreadable" });
});

test("a title in other letters is a thing of which nothing is known", () => {
  expect(itemOf("自転車 売ります")).toMatchObject({
    entry: null,
    category: null,
    isAccessory: false,
  });
});

test("emoji, control characters and ten thousand characters change nothing", () => {
  expect(nameOf(itemOf("🔥iPhone\u0000 13🔥 \u202e"))).toBe("Apple iPhone 13");
  expect(nameOf(itemOf(`iPhone 13 ${"great ".repeat(2_000)}`))).toBe("Apple iPhone 13");
});

test("the asking price in the words never changes what the thing is", () => {
  const titles = [
    "iPhone 13 Pro Max 256GB obo",
    "Set of 4 dining chairs",
    "DeWalt 20v drill with 2 batteries",
    "Case for iPhone 13",
    "lot of 5 - xbox 360 games",
    "Apartment / month",
    "Samsung 55 inch TV, asking 200 firm",
    "Couch, loveseat and 2 lamps",
    "PS5 now 300",
  ];
  const amounts = fc.oneof(
    fc.nat({ max: 2_000_000 }).map(String),
    fc.constantFrom("1,250", "12.50", "1.5k", "13", "360"),
  );
  fc.assert(
    fc.property(fc.constantFrom(...titles), amounts, fc.nat(), (title, amount, at) => {
      const words = title.split(" ");
      const priced = words.toSpliced(at % (words.length + 1), 0, `$${amount}`).join(" ");
      const blind = identify(factsOf({ title, description: title }));
      expect(identify(factsOf({ title: priced, description: title }))).toEqual(blind);
      expect(identify(factsOf({ title, description: priced }))).toEqual(blind);
    }),
    { numRuns: 300 },
  );
});

test("every answer's confidence is a share and its entry one of the guide's", () => {
  const words = [
    "iphone",
    "13",
    "for",
    "case",
    "and",
    "lot",
    "of",
    "4",
    "chairs",
    "broken",
    "ikea",
    "trek",
    ",",
    "with",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (title) => {
      const found = identify(factsOf({ title: title.join(" ") }));
      if (found.kind !== "item") return;
      expect(found.confidence).toBeGreaterThan(0);
      expect(found.confidence).toBeLessThanOrEqual(1);
      expect(found.entry === null || builtInGuide().entries.includes(found.entry)).toBe(true);
    }),
  );
});
