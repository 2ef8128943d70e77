import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const itemOf = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Rolex wall clock submariner dealer", "kind-dealer-wall-clock"],
  ["Xbox Series X mini fridge 10L", "mini-fridge"],
  ["Peloton womens tank top M", "peloton-apparel"],
  ["Fender logo tshirt mens M guitar", "shirt-or-top"],
])("%j is the kind of thing that bears the name", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test("what a maker's garment is made of is no thing of its own", () => {
  expect(itemOf("J.Crew wool skirt").entry?.category).toBe("clothing");
});

test("a maker of toys in front makes a toy of what it names", () => {
  expect(itemOf("LEGO Fender Stratocaster 21329").entry?.brand).toBe("LEGO");
  expect(itemOf("Fender Stratocaster sunburst").entry?.brand).toBe("Fender");
});

test.each([
  ["Fisher-Price laptop", "fisher-price-toy"],
  ["Playskool workbench with tools", "playskool-toy"],
  ["Fisher-Price high chair", "high-chair"],
  ["Fisher-Price baby swing", "baby-swing-bouncer-or-rocker"],
])("%j: a toymaker's thing is a toy, what is for babies stays what it is", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test("a game that bears a toymaker's name stays a game", () => {
  expect(itemOf("LEGO Marvel Super Heroes ps4").entry?.category).toBe("electronics");
});

test.each([
  ["Herman Miller Aeron office chair size B", "herman-miller-aeron"],
  ["Honda EU2200i inverter generator", "honda-eu2200i"],
  ["Fender Stratocaster electric guitar with hard case", "fender-stratocaster"],
])("%j keeps its own name before its kind", (title, entry) => {
  expect(itemOf(title).entry?.id).toBe(entry);
});

test.each(["hoosier cabinet bracket only", "Flexstyle paddle brush attachment only"])(
  "%j sells a piece of it",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);

test.each([
  "DeWalt DCD771 drill tool only",
  "Canon Rebel T7i body only",
  "iPhone 11 64GB T-Mobile only",
  "Fender Stratocaster Japan only rare color",
])("%j sells the whole thing", (title) => {
  expect(itemOf(title).isAccessory).toBe(false);
});

test.each(["dyson supersonic box red presentation EMPTY", "scotty cameron empty putter box"])(
  "%j is a box",
  (title) => {
    expect(itemOf(title).isAccessory).toBe(true);
  },
);

test("a case is a case, though its maker stands behind it", () => {
  expect(itemOf("les paul hardshell case gibson brown").entry?.id).toBe("kind-guitar-case-hard");
  expect(itemOf("chainsaw carrying case Stihl woodsman").entry?.id).not.toBe("stihl-chainsaw");
});

test("of what a toymaker made no machine's price is taken", () => {
  expect(itemOf("KidKraft wooden stand mixer pastel").entry).toBeNull();
});
