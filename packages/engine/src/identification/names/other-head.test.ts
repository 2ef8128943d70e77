import { expect, test } from "vitest";
import { tokenize } from "../../price-guide/tokens.ts";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";
import { chooseEntry } from "./choose-entry.ts";

const idOf = (title: string) => chooseEntry(tokenize(title), null).best?.entry.id;

const itemOf = (title: string, category: string | null = null) => {
  const item = identify(factsOf({ title, category, description: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Drone battery Mavic Air 2", "kind-drone-battery-or-propellers"],
  ["Embroidery hoop 5x7 Brother SE600", "kind-embroidery-hoop"],
  ["Leaf blower nozzle tip Echo PB-580T", "kind-blower-nozzle"],
  ["Husqvarna chainsaw chaps", "kind-chainsaw-clothing"],
  ["IKEA desk lamp", "table-lamp"],
  ["Encore sofa", "sofa"],
  ["Encore office chairs", "office-chair"],
  ["Northface tent", "kind-tent-size-not-told"],
  ['Stanley 6 1/2" woodworking plane', "kind-woodworking-plane"],
  ["Milwaukee 1/2 impact", "milwaukee-impact-wrench"],
])("%j is the part or the kind that the words end in", (title, id) => {
  expect(idOf(title)).toBe(id);
});

test.each([
  ["Stand mixer KitchenAid Artisan", /kitchenaid/],
  ["Fixed gear bike Cinelli Mash", /fixed|cinelli/],
  ["12 string guitar Ovation Celebrity", /acoustic-mid-brands/],
])("%j stays the thing that it names", (title, id) => {
  expect(idOf(title)).toMatch(id);
});

test("what is no chainsaw is no maker's chainsaw", () => {
  expect(idOf("Stihl chainsaw sharpener")).not.toBe("stihl-chainsaw");
  expect(idOf("Stihl chainsaw 20 inch")).toBe("stihl-chainsaw");
});

test("a drill and an impact driver are one kit of their maker", () => {
  expect(itemOf("DeWalt DCD771 drill and DCF885 impact combo kit")).toMatchObject({
    entry: { id: "dewalt-drill-impact-combo" },
    isMixedLot: false,
  });
  expect(itemOf("Makita XFD10 drill + XDT11 impact driver kit").entry?.id).toBe("makita-combo");
  expect(itemOf("Bosch drill and impact driver").entry?.id).toMatch(/combo|drill-and-impact/);
});

test("one loudspeaker is half of a pair", () => {
  expect(itemOf("One KEF Q150 speaker").amount).toBe(0.5);
  expect(itemOf("KEF Q150 speakers").amount).toBe(1);
});

test("a newer handheld plays the games of the older one", () => {
  expect(itemOf("gameboy color pokemon yellow").entry?.id).toBe("game-pokemon-yellow-game-boy");
});

test("a section of cases sells cases", () => {
  const section = "Computers / Tablet Accessories / Cases & Covers";
  expect(itemOf("MacBook 13 Brand New", section).entry).toBeNull();
  expect(itemOf("MacBook 13 Brand New").entry).not.toBeNull();
});

test("a letter stuck to a number is no word", () => {
  expect(itemOf("Lec R50052W mini fridge").entry?.id).toBe("mini-fridge");
});

test("among guitars a maker's own line outranks its owner's name", () => {
  const section = "Musical Instruments/Electric Guitars/Solid Body";
  expect(itemOf("Fender Squier Strat Sunburst", section).brand).toBe("Squier");
});

test("a word of a part, far behind the kind, is no bare model's name", () => {
  const title = "27 Inch Mountain Bike, 21-Speed Disc Brake Trigger Transmission";
  expect(itemOf(title, "bike").entry?.brand).not.toBe("Cannondale");
});
