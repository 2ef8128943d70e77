import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const itemOf = (title: string, changes: { category?: string } = {}) => {
  const item = identify(factsOf({ title, description: null, ...changes }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Case for iPhone 13", "kind-phone-case-or-cover"],
  ["iPhone 13 case", "kind-phone-case-or-cover"],
  ["MacBook Air charger", "kind-laptop-charger"],
  ["Guide bar off Stihl ms250", "kind-chainsaw-bar"],
])("%j has the price of its own kind", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test.each([
  "10 office chairs mesh black",
  "lazy boy recliner footrest wont lock, needs fixing",
  "toro recycler mower wont start carb?",
  "sofa light brown",
  "solid wood desk light grey",
  "IKEA glass top coffee table",
])("%j sells the thing, whose parts it speaks of", (title) => {
  expect(itemOf(title).isAccessory).toBe(false);
});

test.each([
  ["Hot tub cover 84x84 brown", "cover"],
  ["Windshield off a Polaris snowmobile", "windshield"],
  ["Snowmobile windshield ski doo", "windshield"],
  ["Heater for Can Am Maverick", "heater"],
])("%j sells the part by what its family says it brings", (title, noun) => {
  const { isAccessory, partOf } = itemOf(title);

  expect(isAccessory).toBe(true);
  expect(partOf?.noun).toContain(noun);
});

test.each([
  "Golf cart enclosure 4 passenger",
  "Snowmobile trailer cover",
  "Boat seat pedestal 16 ft",
])("%j is no vehicle", (title) => {
  expect(itemOf(title).entry?.usedMedianUsd).toBeLessThan(300);
});

test("a sticker for a car is a thing of its own", () => {
  const sticker = itemOf("Honda Civic vinyl decal sticker");

  expect(sticker.entry?.model).toMatch(/decal|sticker/);
  expect(sticker.isAccessory).toBe(false);
});

test("words that tell whose or how old it is do not part an accessory from its thing", () => {
  expect(itemOf("DJI Mavic Pro original battery").isAccessory).toBe(true);
  expect(itemOf("Spectra S2 breast pump").isAccessory).toBe(false);
  expect(itemOf("Delta drill press bench top").isAccessory).toBe(false);
});

test("one word of another section's line does not win over the section's own kind", () => {
  expect(itemOf("Encore office chairs", { category: "furniture" }).entry?.id).toBe("office-chair");
});

test.each(["hot tub cover 84x84", "Nest thermostat trim plate", "Ludwig bass drum legs"])(
  "%j sells a part of a thing whose own noun is a part of other things",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);

test.each(["large mirror wood frame", "office chair mesh back", "wall mirror gold frame 30x40"])(
  "%j sells the thing, whose part is only told to be of a material",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(false);
  },
);

test("what is missing rules nothing out", () => {
  expect(itemOf("Vizio 32 inch TV no remote").entry?.id).toMatch(/vizio/);
});

test("behind a piece of furniture another piece is no accessory of it", () => {
  expect(itemOf("White coffee table shelves shoe rack").isAccessory).toBe(false);
  expect(itemOf("Sofa slipcover").isAccessory).toBe(true);
});

test.each([
  ["Brand new iPhone 12 / 11 tough two piece case", "kind-phone-case-or-cover"],
  ["iPhone 8, 8 Plus cases", "kind-phone-case-or-cover"],
  ["iPad Air 2 leather/wood case", "kind-phone-case-or-cover"],
  ["Damask case (iPhone 12)", "kind-phone-case-or-cover"],
  ["Microsoft Surface 4 charger", "kind-laptop-charger"],
])("%j is for several models and none of them", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test("a part of a piece of furniture or the mending of a phone is not the thing", () => {
  expect(itemOf("Oak storage cabinet panels").isAccessory).toBe(true);
  expect(itemOf("iPhone 8 Plus screen replacement").isAccessory).toBe(true);
});

test.each([
  ["hoosier flour sifter bin only", "kind-hoosier-part"],
  ["pair of Stiffel lamp shades only", "kind-lampshade"],
  ["Singer sewing machine foot pedal", "kind-sewing-foot-pedal"],
  ["Casio G-Shock strap DW5600", "kind-watch-strap-of-resin"],
  ["wood picture frame 8x10, no picture", "picture-frame"],
])("%j is priced by what the guide knows of such pieces", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test("what comes with an empty box is not what is sold", () => {
  expect(itemOf("Louis Vuitton box orange w ribbon EMPTY").entry?.id).toBe(
    "kind-empty-designer-box",
  );
});

test("what a number counts on the thing makes no accessory of it", () => {
  expect(itemOf("Adult tricycle 3 wheel bike").isAccessory).toBe(false);
});

test("a noun of the thing's own name is no accessory for it", () => {
  expect(itemOf("Boss DS-1 pedal")).toMatchObject({ isAccessory: false, brand: "Boss" });
  expect(itemOf("Stainless steel sink (bowl and drainer)").isAccessory).toBe(false);
});

test.each([
  "Yamaha P-125 music rest",
  "Singer sewing machine tension assembly",
  "Stratocaster pickguard",
])("%j is a part of it", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test.each([
  ["Dell ultrawide 34 monitor U3421WE", "any-ultrawide-monitor-34-inch-class"],
  ["Dell 24 monitor P2419H", "dell-monitor-24-inch-class"],
  ["Steam Deck 512 OLED", "valve-steam-deck-oled"],
])("%j is found by its size and screen", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test.each([
  ["Taylor acoustic guitar strings", "strings"],
  ["Ethan Allen dresser drawer only", "drawer"],
  ["pachinko machine globe", "globe"],
  ["Ethan Allen dresser drawer front", "drawer front"],
  ["Bose QuietComfort ear cushions QC35", "ear cushions"],
  ["Nespresso Vertuo water tank", "water tank"],
  ["Weber Genesis side shelf assembly", "side shelf"],
  ["Traeger drip tray", "drip tray"],
  ["dining table hardware", "hardware"],
])("of %j the %s are sold, and bring what such a part brings", (title, noun) => {
  const { partOf, isAccessory } = itemOf(title);

  expect(isAccessory).toBe(true);
  expect(partOf?.noun).toBe(noun);
});

test("what counts or measures a part sells the thing", () => {
  expect(itemOf("Char-Broil gas grill 3 burners").isAccessory).toBe(false);
  expect(itemOf("Nikon D750 full frame DSLR").isAccessory).toBe(false);
});

test("what a thing's own name says in front of its noun is not what is sold alone", () => {
  expect(itemOf("Nintendo Switch dock only").entry?.id).toBe("nintendo-switch-dock");
  expect(itemOf("PC case empty ATX tempered glass").entry?.id).toBe("any-pc-case");
  expect(itemOf("Canon camera box empty").isAccessory).toBe(true);
});

test("a family's noun says more than its category's", () => {
  expect(itemOf("Lenovo ThinkPad power brick 65w").entry?.id).toBe("kind-laptop-charger");
  expect(itemOf("PS3 power supply").entry?.id).toBe("kind-console-power-supply");
});

test("an accessory of its own entry has that entry's variant", () => {
  expect(itemOf("MacBook Pro 16 charger 140w").variant?.name).toBe("140 W MacBook charger");
});

test("controllers that go on behind a machine come along", () => {
  expect(itemOf("Nintendo Switch OLED white joy cons w/ box").isAccessory).toBe(false);
  expect(itemOf("Nintendo Switch OLED joy cons only").isAccessory).toBe(true);
});

test("a kind that is sold without the rest is the kind itself", () => {
  expect(itemOf("75 gallon aquarium stand only")).toMatchObject({
    entry: { id: "aquarium-stand" },
    isAccessory: false,
  });
});

test("an empty box is none of what stands on it", () => {
  expect(itemOf("Empty LEGO box Titanic 10294").isAccessory).toBe(true);
  expect(itemOf("LEGO Titanic 10294").isAccessory).toBe(false);
});

test("a lid that the guide knows by name is no lid of itself", () => {
  const lid = itemOf("Griswold #8 lid only");

  expect(lid.isAccessory).toBe(false);
  expect(lid.entry?.id).toBe("kind-cast-iron-lid");
});

test.each(["canopy for BOB stroller", "bird cage ladder"])(
  "%j sells a part of what it names, not another category's kind",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);
test.each([
  "water tank for Ninja Foodi",
  "reverb tank for Vox AC15",
  "carbon filter for portable air conditioner",
])("%j is a part of what stands behind the for, and no far kind of that name", (title) => {
  expect(itemOf(title).isAccessory).toBe(true);
});

test.each(["hamster cage tray", "parrot cage grate", "Ludwig bass drum legs"])(
  "%j is a part of a thing whose own last word is a part of other things",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);
