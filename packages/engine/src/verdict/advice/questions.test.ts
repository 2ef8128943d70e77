import { expect, test } from "vitest";
import { itemOf, listingOf } from "../../valuation/testing/items.ts";
import type { IdentifiedItem } from "../../identification/identification.ts";
import { questionsFor } from "./questions.ts";

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

test("a television is not asked whether it is unlocked", () => {
  expect(ask(phone, "Samsung 55 inch TV")).not.toMatch(/unlocked|signed out/);
});

test("there are never more than three, and no two alike", () => {
  const all = questionsFor(itemOf(), listingOf({ title: "Acme Phone 9" }));
  expect(all.length).toBeLessThanOrEqual(3);
  expect(new Set(all).size).toBe(all.length);
});
