import { describe, expect, test } from "vitest";
import { cents } from "../../money/cents.ts";
import { noOwnCosts } from "../../profit/own-costs.ts";
import type { RecognizedVehicle } from "../../vehicles/recognize-vehicle.ts";
import { altima, vehicleOf, withFacts } from "../testing/vehicle-of.ts";
import { defaultTargets } from "../targets.ts";
import { saleLimitSentence } from "./sale-limit.ts";
import { vehicleExits } from "./vehicle-exits.ts";
import { vehicleRisks } from "./vehicle-risks.ts";
import { targetsFor } from "./vehicle-targets.ts";

const asOf = "2026-11-22";

const classicOf = (title: string) => {
  const { classic } = vehicleOf(title).found;
  if (classic === null) throw new Error(`${title} is no classic`);
  return classic;
};
const exitsOf = (vehicle: RecognizedVehicle, median = cents(10_000_00)) =>
  vehicleExits(vehicle, { median, asOf, ownCosts: noOwnCosts });
const costsOf = (vehicle: RecognizedVehicle) =>
  (exitsOf(vehicle)[0].plan.extras ?? []).map(({ label, amount }) => [label, amount]);

describe("selling a vehicle", () => {
  test("what leaves most comes first, each way at its share of the private price less the costs", () => {
    expect(exitsOf(vehicleOf(altima)).map(({ way, net }) => [way?.name, net])).toEqual([
      ["Private sale", 9_775_00],
      ["Dealer or instant cash offer", 7_775_00],
      ["Public auction", 7_575_00],
      ["Salvage yard or parts", 1_575_00],
    ]);
  });

  test("no parcel and no platform's fee stand on its bill", () => {
    const [{ plan }] = exitsOf(vehicleOf(altima));
    expect(plan).toMatchObject({ platform: "facebook_local", isNeverMailed: true });
    expect(plan.price.explanation).toBe("What a private buyer pays (general knowledge)");
  });

  test("what a sale leaves is told in whole dollars, to the nearest", () => {
    expect(exitsOf(vehicleOf(altima), cents(10_000_60))[0].net).toBe(9_776_00);
    expect(exitsOf(vehicleOf(altima), cents(10_000_40))[0].net).toBe(9_775_00);
  });

  test("title and cleaning cost something always, a tow only where it does not run", () => {
    const usual = [
      ["Title and registration transfer", 150_00],
      ["Cleaning and photos", 75_00],
    ];
    expect(costsOf(vehicleOf(altima))).toEqual(usual);
    expect(costsOf(withFacts({ runs: null }))).toEqual(usual);
    expect(costsOf(withFacts({ runs: false }))).toEqual([
      ...usual,
      ["Tow or trailer home", 150_00],
    ]);
  });

  test("an inspection costs something only where the words say that it is still to be passed", () => {
    const due = withFacts({ told: { noSmog: "needs smog" } });
    expect(costsOf(due).map(([label]) => label)).toContain("Smog or safety inspection");
  });

  test("a trailer pays for its title alone", () => {
    const trailer = vehicleOf("2015 utility trailer 6x12");
    expect(costsOf(trailer).map(([label]) => label)).toEqual(["Title and registration transfer"]);
  });
});

describe("what a vehicle's words and numbers warn of", () => {
  const kindsOf = (vehicle: RecognizedVehicle) =>
    vehicleRisks(vehicle, asOf).map(({ kind }) => kind);
  const vinOf = (changes: Partial<NonNullable<RecognizedVehicle["facts"]["vin"]>>) =>
    withFacts({
      vin: { vin: "1N4AL21E08N400000", isSound: true, year: 2008, make: "Nissan", ...changes },
    });

  test("nothing of one that tells nothing odd", () => {
    expect(vehicleRisks(vehicleOf(altima), asOf)).toEqual([]);
  });

  test("each with the listing's own words, and none of them forbids to buy it", () => {
    const risks = vehicleRisks(
      withFacts({ told: { lien: "has a lien", trade: "or trade" } }),
      asOf,
    );
    expect(risks).toEqual([
      {
        kind: "lien",
        words: "has a lien",
        blocks: false,
        sentence: expect.stringMatching(/^A lender has a claim/),
      },
      { kind: "trade", words: "or trade", blocks: false, sentence: expect.any(String) },
    ]);
  });

  test("a VIN that fits is only a reason to look up recalls", () => {
    expect(kindsOf(vinOf({}))).toEqual(["recall"]);
    expect(kindsOf(vinOf({ make: null, year: null }))).toEqual(["recall"]);
  });

  test("a VIN whose check digit is wrong says nothing else", () => {
    expect(kindsOf(vinOf({ isSound: false, make: "Ford" }))).toEqual(["vin"]);
  });

  test.each([
    ["Ford", 2008, "vin"],
    ["Nissan", 2010, "vin"],
    ["Nissan", 2006, "vin"],
    ["Nissan", 2009, null], // a model year begins in the autumn before
    ["Nissan", 2007, null],
    ["Infiniti", 2008, null], // made in the same plants
  ])("beside a Nissan of 2008, a VIN of a %s of %d: %s", (make, year, kind) => {
    expect(kindsOf(vinOf({ make, year }))).toEqual(kind === null ? ["recall"] : [kind, "recall"]);
  });

  test("what has no maker of its own contradicts no VIN, and makers of one plant are no others", () => {
    const vin = { vin: "1N4AL21E08N400000", isSound: true, year: null, make: "Ford" };
    expect(kindsOf(withFacts({ vin }, "2015 utility trailer 6x12"))).toEqual(["recall"]);
    const tesla = withFacts({ vin: { ...vin, make: "Tesla" } }, "2019 Tesla Model 3");
    expect(kindsOf(tesla)).toEqual(["recall"]);
  });

  test("what the VIN is of is told with its year only where the year differs", () => {
    const said = (changes: Parameters<typeof vinOf>[0]) => vehicleRisks(vinOf(changes), asOf)[0];
    expect(said({ make: "Ford" })?.sentence).toContain("is that of a Ford,");
    expect(said({ make: "Ford", year: 2001 })?.sentence).toContain("is that of a 2001 Ford,");
    expect(said({ year: 2001 })).toMatchObject({ words: "1N4AL21E08N400000", blocks: false });
  });

  test("a year that the listing does not tell contradicts none", () => {
    const vin = { vin: "1N4AL21E08N400000", isSound: true, year: 2001, make: "Nissan" };
    expect(kindsOf(withFacts({ vin, year: null }))).toEqual(["recall"]);
  });

  test.each([
    [2018, 20_000, ["odometer"]], // eight years at 2,500 miles
    [2018, 20_001, []],
    [2019, 5_000, []], // too young to tell
    [2001, 30_000, ["odometer"]],
    [2000, 30_000, []], // old enough to be kept for itself
    [null, 5_000, []],
    [2012, null, []],
  ])("a car of %s with %s miles: %j", (year, miles, kinds) => {
    expect(kindsOf(withFacts({ year, miles }))).toEqual(kinds);
  });

  test("a car that is kept for itself is driven little", () => {
    const car = withFacts({ year: 2010, miles: 5_000 });
    const classic = classicOf("1967 Ford Mustang");
    expect(kindsOf(car)).toEqual(["odometer"]);
    expect(kindsOf({ ...car, found: { ...car.found, classic } })).toEqual([]);
  });

  test("few miles are told with the age, and no trailer has any to look at", () => {
    expect(vehicleRisks(withFacts({ year: 2012, miles: 21_500 }), asOf)[0]).toMatchObject({
      sentence: expect.stringContaining("Very few miles for 14 years"),
      words: "21,500 miles",
    });
    const facts = { year: 2012, miles: 100 };
    expect(kindsOf(withFacts(facts, "2012 utility trailer 6x12"))).toEqual([]);
  });
});

describe("the yearly limit of sales", () => {
  test.each([
    ["Miami, FL", "FL wants a dealer's license beyond about 2 vehicles"],
    [" Detroit, MI ", "MI wants a dealer's license beyond about 4 vehicles"],
    ["Anchorage, AK", "Many states want a dealer's license beyond about 5 vehicles"],
    ["FLORENCE", "Many states"],
    [null, "Many states"],
  ])("in %j: %s", (location, words) => {
    expect(saleLimitSentence(location)).toContain(words);
    expect(saleLimitSentence(location)).toContain("November 2026");
  });
});

describe("what a flip is to bring", () => {
  const ofVehicles = { profit: 500_00, roiPercent: 15 };

  test("a vehicle has targets of its own until the person sets either", () => {
    const vehicle = vehicleOf(altima);
    const dearer = { ...defaultTargets, profit: cents(11_00) };
    const higher = { ...defaultTargets, roiPercent: 31 };
    expect(targetsFor(defaultTargets, vehicle)).toEqual(ofVehicles);
    expect(targetsFor(dearer, vehicle)).toBe(dearer);
    expect(targetsFor(higher, vehicle)).toBe(higher);
    expect(targetsFor(defaultTargets, undefined)).toBe(defaultTargets);
  });
});
