import { builtInGuide } from "@flipworth/guide/built-in";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { PriceBlindFacts } from "../reading/listing-facts.ts";
import { readFields, type ListingFields } from "../reading/fields/read-fields.ts";
import type { IdentifiedItem } from "./identification.ts";
import { identify } from "./identify.ts";

function factsOf(fields: ListingFields): PriceBlindFacts {
  const { price: _price, ...facts } = readFields(fields);
  return facts;
}

function itemOf(title: string, more: ListingFields = {}): IdentifiedItem {
  const found = identify(factsOf({ title, ...more }));
  if (found.kind !== "item") throw new Error(`${title} is ${found.kind}`);
  return found;
}

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
  "Vitamix 5200 base only no pitcher",
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

test.each([
  ["iPhone 13 for parts", true],
  ["iPhone 13 cracked screen", true],
  ["iPhone 13, won't turn on", true],
  ["iPhone 13 iCloud locked", true],
  ["Broken recliner", true],
  ["iPhone 13, no cracks, never broken", false],
  ["iPhone 13 jailbroken", false],
  ["iPhone 13 cracked back, works perfect", false],
])("%j is for parts: %s", (title, isForParts) => {
  expect(itemOf(title).isForParts).toBe(isForParts);
});

test.each([
  ["Set of 4 dining chairs", 4],
  ["4 dining chairs", 4],
  ["Dining chairs (4)", 4],
  ["Dining chairs x4", 4],
  ["Four wooden bar stools", 4],
  ["Pair of table lamps", 2],
  ["Lot of 5 iPhone 13", 5],
  ["2 x office chair", 2],
  ["6 drawer dresser", 1],
  ["3 piece sectional", 1],
  ["Pair of hiking boots", 1],
  ["Pair of bookshelf speakers", 1],
  ["Dining table with 6 chairs", 1],
  ["2014 Trek mountain bikes", 1],
  ["iPhone 13", 1],
  // The variant prices the pair already.
  ["Pair of Sonos Ones", 1],
  ["13 pairs of Lucky Brand jeans", 13],
  ["Lot of 6 Xbox 360 games", 6],
  ["3 x Levis 501 jeans", 3],
  ["Pair of Timberland 6 inch boots", 1],
  ["Large ceramic planter pots (5)", 5],
  ["Set of 10 patio chairs, $10 each", 1],
])("%j counts as %s", (title, quantity) => {
  expect(itemOf(title).quantity).toBe(quantity);
});

test.each([
  ["Couch, dresser, microwave", true],
  ["iPhone 13 and MacBook Air", true],
  ["Bundle of tools", true],
  ["Huge lot of toys", true],
  ["Garage sale", true],
  ["Moving sale: office chair", false],
  ["Sofa and loveseat", false],
  ["Desk / table", false],
  ["A lot of life left in this recliner", false],
])("%j is a mixed lot: %s", (title, isMixedLot) => {
  expect(itemOf(title).isMixedLot).toBe(isMixedLot);
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

test.each(["Talbots long sleeve button down shirt", "Athleta cords size 8"])(
  "what a garment is made of and called is nothing for it: %s",
  (title) => {
    expect(identify(factsOf({ title, category: "Clothing" }))).toMatchObject({
      isAccessory: false,
      category: "clothing",
    });
  },
);
