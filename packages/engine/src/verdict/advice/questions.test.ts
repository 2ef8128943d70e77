import { describe, expect, test } from "vitest";
import { itemOf, listingOf, phone as made } from "../../valuation/testing/items.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import { altima, vehicleOf } from "../testing/vehicle-of.ts";
import { questionsFor } from "./questions.ts";
import { vehicleQuestions } from "./vehicle-questions.ts";

type Changes = Partial<IdentifiedItem>;
const ask = (changes: Changes, title: string, description = "") =>
  questionsFor(
    itemOf({ ...changes, variant: null, entry: null, model: null }),
    listingOf({ title, description }),
  ).join(" ");

type Row = [changes: Changes, title: string, description: string, question: RegExp];

const phone: Changes = { category: "electronics" };
const sofa: Changes = { category: "furniture" };

test.each<Row>([
  [phone, "iPhone 12", "works perfectly", /Does everything work/],
  [phone, "iPhone 12", "Fully functional, no issues", /Does everything work/],
  [phone, "iPhone 12", "everything works as it should", /Does everything work/],
  [phone, "iPhone 12", "tested and working", /Does everything work/],
  [phone, "iPhone 12 unlocked", "", /unlocked/],
  [phone, "iPhone 12", "unlocked for any carrier", /unlocked/],
  [phone, "iPhone 12", "signed out of iCloud", /signed out/],
  [phone, "iPhone 12", "comes with charger", /cables/],
  [sofa, "Grey sofa", "84 inches long", /measure/],
  [sofa, "Grey sofa", '84"W x 36"D x 30"H', /measure/],
  [sofa, "Grey sofa", "smoke free and pet free home", /smoke/],
  [{ category: "sporting-goods" }, "Trek bike size M", "", /size/],
  [{ category: "vehicles" }, "Honda Civic", "clean title in hand", /title/],
  [{ category: "tools" }, "DeWalt drill", "comes with two batteries and charger", /batteries/],
  [{ category: "jewelry" }, "Ring", "stamped 14k, 5.2 grams", /marked|weigh/],
  [{ category: "toys" }, "Lego castle", "complete with box", /complete/],
  [{ category: "appliances" }, "Washer", "plugged in, can see it running", /running/],
])("%o, %j with %j answers %s", (...row) => {
  const [changes, title, description, question] = row;
  expect(ask(changes, title, description)).not.toMatch(question);
});

test.each<Row>([
  [phone, "iPhone 12", "", /unlocked/],
  [phone, "iPhone 12", "not unlocked, locked to AT&T", /signed out/],
  [phone, "Samsung TV", "", /Does everything work/],
  [sofa, "Grey sofa", "", /measure/],
  [sofa, "Grey sofa", "nice", /smoke/],
  [{ category: "vehicles" }, "Honda Civic", "", /title/],
  [{ category: "tools" }, "DeWalt drill", "", /batteries/],
])("%o, %j with %j leaves %s to ask", (...row) => {
  const [changes, title, description, question] = row;
  const item = itemOf({ ...changes, variant: null, model: null });
  const all = questionsFor(item, listingOf({ title, description, condition: null }));
  expect(all.join(" ")).toMatch(question);
});

test("several things are asked whether the price is for all, and for the version of none", () => {
  const versions = { name: "commercial", factor: 2, phrases: ["commercial"] };
  const entry = { ...made, variants: [versions] };
  const several = itemOf({ entry, variant: null, items: [itemOf(), itemOf(), itemOf()] });

  const [first, ...others] = questionsFor(several, listingOf({ title: "stove, fridge, washer" }));

  expect(first).toBe("Is the price for one, or for all 3?");
  expect(others.join(" ")).not.toMatch(/version/);
});

test("a television is not asked whether it is unlocked", () => {
  expect(ask(phone, "Samsung 55 inch TV")).not.toMatch(/unlocked|signed out/);
});

test("a vehicle is asked about as a vehicle", () => {
  const vehicle = vehicleOf(altima);
  const questions = questionsFor(itemOf({ vehicle }), listingOf({ title: altima }));
  expect(questions).toEqual(vehicleQuestions(vehicle));
});

test("what works is asked once where there is little else to ask", () => {
  const item = itemOf({ category: null, entry: { ...made, variants: undefined } });
  const facts = { title: "Acme thing", description: "Serial number on the label", condition: null };
  const questions = questionsFor(item, listingOf(facts));
  expect(questions).toEqual([
    expect.stringMatching(/^Does everything work/),
    expect.stringMatching(/^How old is it/),
  ]);
});

test("there are never more than three, and no two alike", () => {
  const all = questionsFor(itemOf(), listingOf({ title: "Acme Phone 9" }));
  expect(all.length).toBeLessThanOrEqual(3);
  expect(new Set(all).size).toBe(all.length);
});

test("what such things ask for is one question, its points joined as people say them", () => {
  expect(ask({ category: "tools" }, "DeWalt drill")).toContain(
    "Can I try it, and do batteries and charger come with it?",
  );
  expect(ask({ category: "appliances" }, "Washer")).toContain("Can I see it running before I pay?");
  expect(ask(phone, "iPhone 12")).toContain(
    "Is it unlocked, is it signed out of every account, and are its cables there?",
  );
});

test("a thing of no kind, and one whose points are all told, is asked for none", () => {
  const general = [
    "Which brand and model is it exactly?",
    "Can you send a photo of the maker's label or the serial number?",
    "Does everything work, and is anything damaged or missing?",
  ].join(" ");
  expect(ask({ category: null }, "Thing")).toBe(general);
  expect(ask({ category: "appliances" }, "Washer, plugged in")).toBe(general);
});

test("what the title alone says decides which points such a thing has", () => {
  expect(ask(phone, "Samsung TV", "better than a phone")).not.toMatch(/unlocked/);
  expect(ask(phone, "Samsung TV")).toContain("Are its cables there?");
});

test("a listing without a title or a description is asked all the same", () => {
  const bare = listingOf({ title: null, description: null });
  expect(questionsFor(itemOf({ entry: null }), bare)).toHaveLength(3);
});

test.each([
  [5, 5, true],
  [4, 4, false],
  [1, 12, false], // a dozen pounds of one thing
])("of %d, which is an amount of %d, it is asked whether the price is for one: %s", (...row) => {
  const [quantity, amount, isAsked] = row;
  const [first] = questionsFor(itemOf({ quantity, amount }), listingOf());
  expect(first?.startsWith("Is the price for one")).toBe(isAsked);
});

describe("which version it is", () => {
  const variant = (name: string) => ({ name, phrases: [name.toLowerCase()], factor: 1 });
  const firstOf = (names: readonly string[], listing: { title: string; description?: string }) => {
    const entry = { ...made, variants: names.map(variant) };
    return questionsFor(itemOf({ entry }), listingOf(listing))[0];
  };

  test("is asked with at most three of its names", () => {
    expect(firstOf(["Red", "Blue", "Green", "Black"], { title: "Acme Phone 9" })).toBe(
      "Which version is it: Red, Blue, Green or another?",
    );
  });

  test("is not asked of a thing that has but one, nor where it is told", () => {
    expect(firstOf([], { title: "Acme Phone 9" })).not.toContain("Which version");
    const told = itemOf({
      entry: { ...made, variants: [variant("Red")] },
      variant: variant("Red"),
    });
    expect(questionsFor(told, listingOf())[0]).not.toContain("Which version");
  });

  test("is answered by a size in the title or the description, where all versions are sizes", () => {
    const sizes = ["256 GB", "1 TB"];
    expect(firstOf(sizes, { title: "Acme 128GB" })).not.toContain("Which version");
    expect(firstOf(sizes, { title: "Acme", description: "128 gb" })).not.toContain("Which version");
    expect(firstOf(["256 GB", "Red"], { title: "Acme 128GB" })).toContain("Which version");
    expect(firstOf(sizes, { title: "Acme Phone" })).toContain("Which version");
  });
});
