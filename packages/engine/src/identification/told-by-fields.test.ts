import { expect, test } from "vitest";
import { readFields } from "../reading/fields/read-fields.ts";
import { identify } from "./identify.ts";

const itemOf = (title: string, attributes: Record<string, string>) => {
  const {
    price: _price,
    seller: _seller,
    origins: _origins,
    ...facts
  } = readFields({
    title,
    attributes,
  });
  const item = identify(facts);
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test("a maker and a model that only the page's fields tell name the thing", () => {
  const item = itemOf("Smartphone, great condition", { Brand: "Apple", Model: "iPhone 13" });
  expect(item.entry?.id).toBe("apple-iphone-13");
});

test("a field that says nothing leaves the title alone", () => {
  const told = itemOf("iPhone 13", { Brand: "Unbranded", Model: "Does not apply" });
  expect(told).toEqual(itemOf("iPhone 13", {}));
});

test("the storage that a field tells is the variant", () => {
  const item = itemOf("Apple iPhone 13", { "Storage Capacity": "256 GB" });
  expect(item.variant?.name).toBe("256 GB");
});

test("the maker of a case's phone makes no phone of the case", () => {
  expect(itemOf("Case for iPhone 13", { Brand: "Nomad" }).isAccessory).toBe(true);
});

test("a field outranks the same fact of the title", () => {
  const storage = itemOf("Apple iPhone 13 128GB", { Storage: "256 GB" });
  expect(storage.variant?.name).toBe("256 GB");
  const year = itemOf("2019 Trek Marlin 7", { Year: "2022" });
  expect(year.adjustments.map(({ name }) => name)).toContain("2022 model");
});

test("a maker picked in a hurry gives way to the product that the title names with its maker", () => {
  const item = itemOf("Samsung Galaxy S21 128GB", { Brand: "Apple" });
  expect(item).toMatchObject({ entry: { id: "samsung-galaxy-s21" }, brand: "Samsung" });
});

test("a field that lists every size of an offer tells none", () => {
  const listed = itemOf("Apple iPhone 13", { Storage: "128 GB, 256 GB, 512 GB" });
  expect(listed.variant).toBeNull();
});

test("a part number that only a field tells names the thing", () => {
  const item = itemOf("Cordless impact driver, bare", { Brand: "DeWalt", MPN: "DCF887" });
  expect(item.entry?.id).toBe("dewalt-dcf887");
});

test("the console that a field tells makes a game of its name", () => {
  const item = itemOf("Spider-Man complete in box", { Platform: "Sony PlayStation 4" });
  expect(item.entry?.tags).toContain("video_game");
});

test("a price that stands in a field names nothing and values nothing", () => {
  const told = itemOf("Apple iPhone 13", { Model: "iPhone 13 $650" });
  expect(told.entry?.id).toBe("apple-iphone-13");
  expect(told.matchedWords).not.toContain("650");
});

test.each([
  ["Alternator", { Transmission: "Automatic", "Placement on Vehicle": "Front" }],
  ["Propane grill, two burners", { Fuel: "Propane" }],
])("%s is no vehicle, whatever its fields tell of one", (title, attributes) => {
  expect(itemOf(title, attributes).vehicle).toBeUndefined();
});
