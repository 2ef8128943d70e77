import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const entryOf = (title: string, category: string) => {
  const item = identify(factsOf({ title, category, description: null }));
  return item.kind === "item" ? (item.entry?.id ?? null) : item.kind;
};

test.each([
  ["Zanussi ZEI50 white", "Appliances / Fridge Freezers", "refrigerator"],
  ["Quorvex Banshire RX", "bicycles/enduro", "kind-full-suspension-mountain-bike"],
  ["Nice bike", "bicycles/enduro", "kind-full-suspension-mountain-bike"],
  ["Diesel Larkee 34", "Men/Jeans", "jeans"],
])("%s in %s is of the section's kind", (title, category, entry) => {
  expect(entryOf(title, category)).toBe(entry);
});

test("a title that names another category's thing is not of the section's kind", () => {
  expect(entryOf("Coffee maker", "Men/Jeans")).not.toBe("jeans");
});

test("a section that names only a category tells no kind", () => {
  expect(entryOf("Quorvex Banshire", "Home & Garden")).toBeNull();
});

test.each([
  "Sofas, Armchairs & Suites / Private",
  "Dining, Living Room Furniture / Other",
  "Office Furniture / Storage & Filing Cabinets",
])("%s names several kinds or none, and so tells no kind", (category) => {
  expect(entryOf("Quorvex Banshire", category)).toBeNull();
});

test.each([
  ["Cycling / Bicycle Accessories", "Zentro clip"],
  ["Cameras & Studio / Other Cameras", "Zentro clip"],
  ["Furniture / Dining Tables & Chairs", "Carved oak piece"],
  ["Clothes, Footwear & Accessories / Jewellery", "Turquoise flower"],
])("%s does not say what the %s is", (category, title) => {
  expect(entryOf(title, category)).toBeNull();
});

test("a section of books holds single books", () => {
  expect(entryOf("Quorvex Banshire", "Books & Magazines / Books")).toBe("kind-book");
});

test("shelves for books are furniture, and what stands in a kitchen is no clothing", () => {
  expect(entryOf("Large bookcase", "Office Furniture / Bookshelves")).toBe("bookcase-or-bookshelf");
  expect(entryOf("Beko dishwasher", "Kitchenware & Accessories / Tableware")).toMatch(/dishwasher/);
});

test.each([
  ["Rudy Project sunglasses", "bike", "sunglasses"],
  ["Backpack, hardly used", "bicycles", "backpack"],
  ["Earrings", "furniture", "earrings"],
  ["Road bike shoes size 44", "bike", "kind-cycling-shoes"],
  ["Cufflinks with a maple leaf", "wallet", "kind-cufflinks-or-tie-bar"],
])("%s in the section %s are what they are", (title, category, id) => {
  expect(entryOf(title, category)).toBe(id);
});

test("the section makes an answer less sure than the title does", () => {
  const sureness = (title: string) => {
    const item = identify(factsOf({ title, category: "Appliances / Fridge Freezers" }));
    return item.kind === "item" ? item.confidence : 0;
  };

  expect(sureness("Zanussi ZEI50")).toBeLessThan(sureness("Zanussi fridge freezer"));
});

test("a maker's everyday name counts only in its own section", () => {
  expect(entryOf("Strandberg Boden 7", "Musical Instruments/Electric Guitars")).not.toBe(
    "boden-clothing",
  );
  expect(entryOf("Dean zero", "Electronics")).toBeNull();
});
