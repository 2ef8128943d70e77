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
