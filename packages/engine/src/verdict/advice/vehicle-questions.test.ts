import { describe, expect, test } from "vitest";
import { altima, vehicleOf, withFacts } from "../testing/vehicle-of.ts";
import { vehicleQuestions } from "./vehicle-questions.ts";

describe("what to ask about a vehicle", () => {
  const untold = { year: null, miles: null, title: null, vin: null } as const;

  test("at most three things that are not told, the year first, then what to look at", () => {
    const questions = vehicleQuestions(withFacts(untold));
    expect(questions.slice(0, 3)).toEqual([
      "Which model year is it?",
      "How many miles are on it?",
      "Is the title clean, in your name and in your hand?",
    ]);
    expect(questions[3]).toMatch(/^Its CVT transmission/);
    expect(questions[4]).toMatch(/^Start it cold/);
  });

  test("nothing is asked that is told", () => {
    const vin = { vin: "1HGCM82633A004353", isSound: true, year: 2003, make: "Honda" };
    const [first] = vehicleQuestions(withFacts({ vin }));
    expect(first).toMatch(/^Its CVT transmission/);
    expect(vehicleQuestions(withFacts({ vin: null }))[0]).toBe("What is its VIN?");
  });

  test("a trailer has no miles and is asked for no VIN", () => {
    const questions = vehicleQuestions(withFacts(untold, "2015 utility trailer 6x12"));
    expect(questions.slice(0, 3)).toEqual([
      "Which model year is it?",
      "Is the title clean, in your name and in your hand?",
      expect.stringMatching(/^See the title and the VIN plate/),
    ]);
  });

  test.each([
    [2006, false],
    [2007, true],
    [2020, true],
    [2021, false],
    [null, true],
  ])("the weak point of its years is named for one of %s: %s", (year, isNamed) => {
    const questions = vehicleQuestions(withFacts({ year })).join(" ");
    expect(questions.includes("CVT")).toBe(isNamed);
  });

  test("the weak point of one model is not that of another or of another maker", () => {
    expect(vehicleQuestions(vehicleOf("2012 Nissan Frontier")).join(" ")).not.toContain("CVT");
    expect(vehicleQuestions(vehicleOf("2012 Toyota Camry")).join(" ")).not.toContain("CVT");
    const vehicle = vehicleOf(altima);
    const ofAnother = { ...vehicle, found: { ...vehicle.found, make: "Toyota" } };
    expect(vehicleQuestions(ofAnother).join(" ")).not.toContain("CVT");
  });

  test("one of no known model has no weak point of a model, and is looked at all the same", () => {
    const vehicle = vehicleOf(altima);
    const unnamed = { ...vehicle, found: { ...vehicle.found, model: null } };
    expect(vehicleQuestions(unnamed)[1]).toMatch(/^Start it cold/);
  });
});
