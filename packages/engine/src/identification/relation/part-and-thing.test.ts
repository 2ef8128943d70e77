import { expect, test } from "vitest";
import { itemOf } from "../../testing/identified-item.ts";

test.each([
  "Samsung legs 55 inch TV",
  "Xbox controller 360",
  "Sony eyecup for a7iii",
  "eyecup for Canon 5D mark III",
])("%j has a part between a maker and what it is for", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test("what is priced by the pound has no parts between its maker and its name", () => {
  expect(itemOf("lego minifigures bulk 2 lbs").isAccessory).toBe(false);
});

test.each(["speakers for Samsung TV", "Samsung 55 inch TV speakers"])(
  "%j are what is said of a television, and no speakers of their own",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);

test.each([
  ["Nest thermostat base plate", "another machine's thermostat is a part, this one has parts"],
  ["Switch OLED battery", "the word in front of the noun is the thing's own"],
  ["charger for 3ds xl", "the number behind the for begins a name"],
  ["legs for 55 inch Samsung TV", "the number behind the for is a size"],
])("%j is something for the thing: %s", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test("a noun of several words counts as a whole in front of a for", () => {
  expect(itemOf("wood case for Pioneer SX-780").partOf?.noun).toBe("wood case");
});

test("what is counted by the box is not the box", () => {
  expect(itemOf("Boy scout patches box of").isAccessory).toBe(false);
});

test.each([
  ['26" 27 speed double disc brake suspension fork mountain bike', false],
  ["suspension fork mountain bike", true],
])("%j sells a part of the bike: %s", (title, isPart) => {
  expect(itemOf(title).isAccessory).toBe(isPart);
});

test.each([
  "screen iPhone XR",
  "back glass iPhone 12 Pro",
  "keyboard MacBook Air 2015",
  "door Whirlpool refrigerator",
  "HDMI port PS5",
])("%j begins with a piece and names what it is of", (title) => {
  expect(itemOf(title)).toMatchObject({ isAccessory: true });
});

test.each([
  ["Levoit Core 300 filter", "a model ends with its number"],
  ["KTM 250 plastics & seat", "in the plural a material is a piece"],
  ["Jacuzzi J335 pillows 4", "the letter belongs to the number between"],
  ["Dyson fan filter AM07", "the letters behind the noun belong to a number"],
])("%j sells what stands behind the model: %s", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test("a model's own kind behind its name is the model", () => {
  expect(itemOf("Evans G2 drumheads tom pack 12 13 16").isAccessory).toBe(false);
});

test("a part with a slip of the pen is a part", () => {
  expect(itemOf("honda civic alternater 2010").vehicle).toBeUndefined();
  expect(itemOf("honda civic alternator 2010").vehicle).toBeUndefined();
  expect(itemOf("2010 honda civic").vehicle).toBeDefined();
});

test.each([
  "legs from West Elm sofa",
  "hard drive taken out of PS4 500gb",
  "pedals that came on my Specialized Roubaix",
  "groundsheet to fit Vango tent",
  "blender cup and blade for NutriBullet",
])("%j was taken from the thing or is for it", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test.each(["couch from Ashley no pets", "floor lamp from West Elm", "oak desk from Japan"])(
  "%j names who made it",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(false);
  },
);

test.each([
  "Yamaha P-45 stand bench and pedal",
  "Lectric XP 3.0 spare battery, lock, panniers",
  "DeWalt drill 2 batteries charger case",
])("%j lists what comes along with the thing", (title) => {
  expect(itemOf(title).isAccessory).toBe(false);
});

test("a thing that is called by another of its names further on is no part of itself", () => {
  expect(itemOf("Miele Boost CX1 canister").isAccessory).toBe(false);
});

test.each([
  ["Sub-Zero 650 evaporator fan motor", "a model's number stands between"],
  ["Kyocera copier developer unit DV-5140", "the unit is the part's own word"],
  ["Ashley furniture Bolanburg bed rails king", "the size of the bed follows"],
  ["womb chair seat cushion Knoll boucle", "any chair's cushion is named by the thing's last word"],
])("%j is a part: %s", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test("a list that calls itself accessories is sold without the thing", () => {
  expect(itemOf("Litter Robot 3 fence and ramp accessory").isAccessory).toBe(true);
});

test.each(["Akai MPC2000XL lcd screen replacement", "golf putter grip replacement"])(
  "%j is a spare one of that kind of part, and no part of it",
  (title) => {
    expect(itemOf(title)).toMatchObject({ isAccessory: false });
  },
);

test.each(["Sea Doo GTX seat", "Polaris Ranger XP seat"])(
  "%j has a model between the maker's name of a kind and the part",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);

test("several pieces of a thing are priced apart from one of them", () => {
  const usdOf = (title: string) => itemOf(title).partOf?.usedMedianUsd ?? 0;
  expect(usdOf("wheelchair armrests")).toBeGreaterThan(usdOf("wheelchair armrest"));
});

test.each(["yeezy 350 box only size 10 no shoes", "original xbox box only no console"])(
  "%j sells what says by itself that it is apart",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);

test.each([
  ["Club Car DS ball washer", "ball washer"],
  ["Club Car DS turn signal kit", "turn signal kit"],
])("%j is a part of the cart, and no kind that its last words name", (title, noun) => {
  expect(itemOf(title).partOf).toMatchObject({ noun, thing: { id: "golf-cart-vehicle" } });
});

test("a list of several nouns behind a maker is none of its parts", () => {
  expect(itemOf("Club Car DS, washing machine").isAccessory).toBe(false);
});

test("the color of a watch's dial tells of the watch", () => {
  expect(itemOf("Movado Museum Classic black dial leather").partOf).toBeUndefined();
  expect(itemOf("Movado Museum Classic dial").partOf?.noun).toBe("dial");
});

test("a kind of part with an only behind it is sold, and not the thing", () => {
  expect(itemOf("Gucci GG belt buckle only brass").partOf?.noun).toBe("buckle only");
});

test.each([
  ["Mamiya RB67 film back Pro S", "a model's name goes on behind its part"],
  ["Bambu Lab X1C hotend complete", "the piece is complete, and no machine"],
  ["Synology DS918+ power brick", "the plus belongs to the model's number"],
  ["Asus B550-F motherboard I/O shield", "two letters with a slash between are one word's"],
])("%j is a part: %s", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});
