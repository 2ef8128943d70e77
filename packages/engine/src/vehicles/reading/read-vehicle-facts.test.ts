import { describe, expect, test } from "vitest";
import { readLength } from "./read-length.ts";
import { readModelYear } from "./read-model-year.ts";
import { readMileage } from "./read-mileage.ts";
import { hasRightCheckDigit, readVin } from "./read-vin.ts";
import { readVehicleFacts } from "./read-vehicle-facts.ts";

const factsOf = (description: string, attributes: Record<string, string> = {}) =>
  readVehicleFacts({
    title: "2008 Nissan Altima",
    description,
    attributes,
    condition: null,
    latestYear: 2026,
  });

test.each([
  ["98 S320 mercedes, 2018 tags", 1998],
  ["2008 Altima", 2008],
  ["'04 F250", 2004],
  ["67 Mustang", 1967],
  ["crv 2012 exl", 2012],
  ["16 ft bass boat", null],
  ["22 inch rims", null],
  ["Accord registered until 2027", null],
  ["2027 Ram 1500", 2027],
  ["Altima 2035", null],
])("the model year of %s is %s", (title, year) => {
  expect(readModelYear(title, 2026)).toBe(year);
});

test.each([
  ["145k miles", 145_000],
  ["145xxx", 145_000],
  ["125,122 miles", 125_122],
  ["200,000 km", 124_280],
  ["odometer: 98000", 98_000],
  ["80mil millas", 80_000],
  ["$145k", null],
  ["no miles told", null],
])("%s tells %s miles", (text, miles) => {
  expect(readMileage(text)).toBe(miles);
});

describe("the title of a vehicle", () => {
  test.each([
    ["clean title in hand", "clean"],
    ["salvage title", "salvage"],
    ["not a salvage, clean title", "clean"],
    ["rebuilt title", "rebuilt"],
    ["lost title, bill of sale only", "missing"],
    ["nice car", null],
  ])("%s is read as %s", (text, title) => {
    expect(factsOf(text).title).toBe(title);
  });

  test("the page's own field wins over the text", () => {
    expect(factsOf("clean title", { "title status": "salvage" }).title).toBe("salvage");
  });
});

test("the page's own odometer wins, with the thousands that sellers drop", () => {
  expect(factsOf("120k miles", { odometer: "175" }).miles).toBe(175_000);
});

test.each([
  ["needs transmission", false],
  ["new transmission, runs great", true],
  ["head gasket was replaced, runs", true],
  ["blown head gasket", false],
  ["does not run", false],
])("%s: running is %s", (text, runs) => {
  expect(factsOf(text).runs).toBe(runs);
});

test.each([
  ["needs brakes and has a cracked windshield", ["windshield", "brakes"]],
  ["transmission slips", ["transmission"]],
  ["engine runs with no problems", []],
  ["new brakes, no leaks", []],
  ["AC doesn't work", ["ac"]],
])("%s names the repairs %s", (text, ids) => {
  expect(factsOf(text).repairs.map(({ id }) => id)).toEqual(ids);
});

test("a VIN with a right check digit tells maker and year", () => {
  expect(readVin("VIN 1HGCM82633A004352", 2026)).toEqual({
    vin: "1HGCM82633A004352",
    isSound: true,
    year: 2003,
    make: "Honda",
  });
});

test("a changed character makes the check digit wrong", () => {
  expect(hasRightCheckDigit("1HGCM82633A004352")).toBe(true);
  expect(hasRightCheckDigit("1HGCM82633A004353")).toBe(false);
});

test.each([
  ["80,000 miles", 80_000],
  ["129 000 km", 80_161],
  ["129.000 km", 80_161],
  ["175", 175_000],
  ["98,000", 98_000],
  ["Not specified", null],
])("the page's field %j tells %s miles", (mileage, miles) => {
  expect(factsOf("", { mileage }).miles).toBe(miles);
});

test("an auction site's own names of the fields are read as well", () => {
  const facts = factsOf("", {
    mileage: "91,500",
    "vehicle title": "Rebuilt, Rebuildable & Reconstructed",
    "drive type": "AWD",
    "fuel type": "Diesel",
    "transmission type": "Manual",
    "number of owners": "2",
    "exterior color": "Blue",
  });
  expect(facts).toMatchObject({
    miles: 91_500,
    title: "rebuilt",
    isFourWheelDrive: true,
    isDiesel: true,
    isManual: true,
    owners: 2,
    color: "blue",
  });
});

test.each([
  ["one owner, clean title", 1],
  ["I am the 2nd owner", 2],
  ["two previous owners", 2],
  ["owner is moving", null],
])("%j tells %s owners", (text, owners) => {
  expect(factsOf(text).owners).toBe(owners);
});

test.each([
  ["Título limpio en mano", "clean"],
  ["sin título", "missing"],
  ["titulo salvage", "salvage"],
])("the Spanish %j is read as %s", (text, title) => {
  expect(factsOf(text).title).toBe(title);
});

test.each([
  ["16ft bass boat", 16],
  ["24' pontoon", 24],
  ["6x12 enclosed trailer", 12],
  ["7 x 16 cargo trailer", 16],
  ["F-150 6.5 ft bed liner", 6.5],
  ["4x4 Silverado", null],
  ["2015 Sea Ray 185", null],
])("%s is %s feet long", (title, feet) => {
  expect(readLength(title)).toBe(feet);
});

test.each([
  ["a small dent on the rear door", null],
  ["dents all over", "fair"],
  ["minor rust", null],
])("%j leaves the condition %s", (text, condition) => {
  expect(factsOf(text).condition).toBe(condition);
});

test.each([
  ["Blown head gaskets", ["Head gasket"]],
  ["check engine light is on", ["What the check-engine light means"]],
  ["Soft spot in the floor near the bow", ["Hull, floor or transom"]],
  ["New head gaskets, no leaks", []],
  ["a small dent", []],
])("%j names the repairs %j", (text, names) => {
  expect(factsOf(text).repairs.map(({ name }) => name)).toEqual(names);
});
