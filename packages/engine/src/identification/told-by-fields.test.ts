import { expect, test } from "vitest";
import { readFields } from "../reading/read-fields.ts";
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
  expect(itemOf("Case for iPhone 13", { Brand: "Spigen" }).isAccessory).toBe(true);
});
