import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { value } from "../../valuation/value.ts";
import { itemOf } from "../../testing/identified-item.ts";

const asOf = "2026-11-22";

function medianOf(title: string): number {
  const valuation = value({
    item: itemOf(title),
    facts: factsOf({ title, category: null }),
    comparables: [],
    asOf,
  });
  if (valuation.kind !== "valued") throw new Error(`${title} has no value`);
  return Math.exp(valuation.salePrice.logMedian);
}

test.each([
  ["dog sweaters small x12", 12],
  ["Ralph Lauren polo shirts, qty 5, mens L", 5],
  ["dewalt 20v max 5ah battery 2 pk", 2],
  ["Hummel figurines 11 pcs", 11],
  ["12 pc hand planes lot stanley", 12],
  ["Adirondack chairs polywood, 4, teal", 4],
  ["Concrete garden statues lion pair", 2],
  ["12 jigsaw puzzles 1000 piece", 12],
  ["Hess truck collection 3 trucks boxed", 3],
  ["six 1000 piece puzzles", 6],
  ["7 funko pops in box marvel", 7],
  ["original xbox games 12", 12],
  ["super nintendo games 5 lot mario kart", 5],
  ["(4) makita 18v 5ah batteries", 4],
  ["Three DeWalt 20v 5ah batteries", 3],
  ["Breyer horses traditional size, 11 of them", 11],
  ["Hallmark Keepsake ornaments, 25 in boxes", 25],
  ["Shiny Brite ornaments 3 boxes of 12", 36],
  ["HP 62XL black ink x3 new", 3],
  ["8 large Yankee Candle jars never burned", 8],
  ["Titleist Pro V1 golf balls 6 dozen", 72],
  ["Nancy Drew yellow spine 34 books", 34],
  ["Lifetime folding tables 6ft (2)", 2],
  ["3 Ryobi 18v batteries 4ah", 3],
  ["2x milwaukee m18 5.0 batteries", 2],
  ["squishmallows x22 5-12 inch", 22],
  ["set of four 18 inch rims with tires 5x114", 4],
  ["5 dell 24 in monitors", 5],
  ["iPhone 11 64gb lot of 5 unlocked", 5],
  ["3 pairs of levis 501 34x32", 3],
  ["titleist golf balls pro v1 used 50", 50],
  ["National Geographics about 60, 70s and 80s", 60],
  ["shot glasses lot x30", 30],
  ["mantel clock keys, doz", 12],
  ["Titleist Pro V1 48 balls AAAA", 48],
  ["Two 3' Bar Stools", 2],
  ["four 8 ft folding tables", 4],
  ["two 10 ft kayaks", 2],
  ["makita DC18RC chargers, two, both work", 2],
  ["propane tanks 20# both full, 2", 2],
  ["petg spools 1kg unopened, six", 6],
  ["4 steelcase leap", 4],
  ["two ipad air 2", 2],
  ["rug 9'x12' blue", 1],
  ['table leaf oak 12" wide x 42', 1],
  ["tupperware seals lids #227 qty 4", 4],
  ['lamp wicks flat 7/8" roll', 1],
])("%s are %i", (title, pieces) => {
  expect(itemOf(title).quantity).toBe(pieces);
});

test.each([
  "3 ton floor jack",
  "7 drawer desk",
  "3 piece suit charcoal",
  "Galaxy S21 128gb",
  "5 piece drum set Pearl",
  "wine cooler 28 bottle dual zone",
  "snow blade fits john deere x300",
  "Engagement ring 1/2 ct solitaire 14k",
  "Titleist T100 irons 4-P x100",
  "Roku ultra 2022 box + remote",
  "Charizard base set 2 holo",
  "1000 piece puzzle Ravensburger",
  "4 piece silverplate tea set Oneida w tray",
  "pair klipsch r-51m speakers",
  "kef q150 (2) black",
  "Pair 50 lb hex dumbbells rubber",
  "Bookends horse brass pr",
  "Stetson 4X beaver cowboy hat",
  "17.5 HP briggs engine off craftsman",
  "90% silver dimes mixed dates",
])("%s is one", (title) => {
  expect(itemOf(title)).toMatchObject({ quantity: 1, isMixedLot: false });
});

test("of a set that is priced by its pieces they are the number", () => {
  expect(itemOf("sterling flatware gorham chantilly 48pc svc 8").quantity).toBe(48);
  expect(itemOf("Franciscan Desert Rose set 24 pieces").quantity).toBe(24);
});

test("what is priced by the set brings its share of a set, or several times it", () => {
  const [two, four, eight] = [
    "2 used tires 225/60r16",
    "set of 4 used tires 225/60r16",
    "8 used tires 225/60r16",
  ].map(medianOf);
  expect(two).toBeLessThan(0.7 * (four ?? 0));
  expect(eight).toBeGreaterThan(1.5 * (four ?? 0));
});

test("a pair of what is priced by the pair is one, and a single one is half of it", () => {
  expect(itemOf("Pair of bookshelf speakers")).toMatchObject({ quantity: 1, amount: 1 });
  expect(itemOf("Single bookshelf speaker").amount).toBe(0.5);
});

test("weight is a price", () => {
  expect(medianOf("10 lb of yarn")).toBeGreaterThan(1.8 * medianOf("3 lb of yarn"));
  const single = itemOf("50 lb dumbbell single").amount ?? 0;
  expect(itemOf("pair of 50 lb dumbbells").amount).toBeGreaterThan(single);
});

test("many of what is sold one by one have the price of a lot", () => {
  expect(itemOf("50 Matchbox cars").entry?.id).toBe("die-cast-car-lot");
  expect(itemOf("hot wheels 8 lb bulk loose").entry?.id).toBe("die-cast-car-lot");
  expect(itemOf("Matchbox car").entry?.id).toBe("kind-die-cast-car");
});

test("several different things are items of their own, and a lot brings less than they one by one", () => {
  const item = itemOf("Bed, desk and a dresser");
  const names = item.items?.map(({ entry }) => entry?.id);
  expect(item).toMatchObject({ isMixedLot: true });
  expect(names).toHaveLength(3);
  const apart = medianOf("Bed frame") + medianOf("Desk") + medianOf("Dresser");
  expect(medianOf("Bed frame, desk and a dresser")).toBeLessThan(apart);
  expect(medianOf("Bed frame, desk and a dresser")).toBeGreaterThan(0.6 * apart);
});

test("each thing of a list has its own number", () => {
  const items = itemOf("4 clarinets 2 flutes").items ?? [];
  expect(items.map(({ quantity }) => quantity)).toEqual([4, 2]);
});

test.each([
  "Dyson V11 vacuum, missing battery charger, cracked wand",
  "iPhone 12, blue, cracked screen, case included",
  "couch, grey, no stains, smoke free",
  "Nintendo Switch, dock, 2 controllers",
  "tabletop fridge, mini fridge",
  "DeWalt drill and impact driver combo kit",
  "Xbox One with 5 games",
])("%s is no lot", (title) => {
  expect(itemOf(title).isMixedLot).toBe(false);
});

test("a part of a thing with what goes with it is that part and no list of things", () => {
  const item = itemOf("Steam deck back shell + buttons");
  expect(item).toMatchObject({ entry: null, isAccessory: true, isMixedLot: false });
  expect(item.items).toBeUndefined();
});

test("a lot of one kind whose number is told is that many, and not of this and that", () => {
  expect(itemOf("Job lot 9 henry vacuum cleaners")).toMatchObject({
    quantity: 9,
    isMixedLot: false,
  });
});

test("boxes of what is priced by the hundred are a hundred each", () => {
  expect(itemOf("Pampers diapers size 4, 2 boxes").quantity).toBe(2);
  expect(medianOf("Pampers diapers size 4, 2 boxes")).toBeGreaterThan(
    medianOf("Pampers diapers size 4, 100 ct"),
  );
});

test.each(["box of kids books", "cookbooks lot", "mixed lot of paperback novels"])(
  "%j has a wide range for a lot of one cheap kind whose number is not told",
  (title) => {
    expect(itemOf(title)).toMatchObject({ isMixedLot: true, isCountUntold: true, quantity: 1 });
    expect(medianOf(title)).toBeGreaterThan(10);
    expect(medianOf(title)).toBeLessThan(60);
  },
);

test.each([
  "lot of mountain bikes",
  "assorted stuff from the garage",
  "bag of thinset mortar 50 lb",
])("%j tells too little for the typical number of a lot", (title) => {
  expect(itemOf(title).isCountUntold).toBeUndefined();
});

test.each([
  ["hallmark ornaments lot", 20, 60],
  ["sawzall blades lot", 8, 25],
  ["bag of thinset mortar 50 lb", 7, 25],
  ["lot of camping gear", 45, 160],
  ["DVD movies 120 assorted", 25, 90],
  ["antique keys skeleton lot", 6, 30],
])("%j is of one kind, and priced as what the guide knows of it", (title, low, high) => {
  expect(itemOf(title).entry).not.toBeNull();
  expect(medianOf(title)).toBeGreaterThan(low);
  expect(medianOf(title)).toBeLessThan(high);
});

test.each(["bag of thinset mortar 50 lb", "DVD movies 120 assorted"])(
  "%j is one, or as many as it says, and no lot",
  (title) => {
    expect(itemOf(title).isMixedLot).toBe(false);
  },
);

test("a box that counts what is in it is no box", () => {
  expect(itemOf("vinyl records box of 50")).toMatchObject({ quantity: 50, isAccessory: false });
});

test.each([
  ["lawn tractor tires 20x8-8 pair", 8],
  ["wheels 17 set of four", 68],
  ["sanding belts 3x21 10 pack", 21],
  ["3/8 air hose 50 ft", 8],
  ["drum heads evans 10 12 14 pack", 14],
])("%s has no count of %d", (title, wrong) => {
  expect(itemOf(title).quantity).not.toBe(wrong);
});

test("what is sold by a measure brings nearly as much more as there is more of it", () => {
  const hundred = medianOf("vinyl plank flooring 100 sq ft");
  expect(medianOf("vinyl plank flooring 300 sq ft") / hundred).toBeGreaterThan(2.4);
  expect(medianOf("vinyl plank flooring 300 sq ft") / hundred).toBeLessThan(3);
});
