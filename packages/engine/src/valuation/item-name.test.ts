import { expect, test } from "vitest";
import { identify } from "../identification/identify.ts";
import { itemName, shownIdentity, unitsBefore, withPieces } from "./item-name.ts";
import { factsOf, itemOf, phone } from "./testing/items.ts";

test("the listing's own maker and model come before those of the guide", () => {
  expect(shownIdentity(itemOf({ brand: "Zorblatt", model: "ZX" }))).toEqual({
    brand: "Zorblatt",
    model: "ZX",
  });
  expect(shownIdentity(itemOf({ brand: null, model: null }))).toEqual({
    brand: "Acme",
    model: "Phone 9",
  });
  expect(shownIdentity(itemOf({ brand: null, model: null, entry: null }))).toEqual({
    brand: null,
    model: null,
  });
});

test.each([
  [{}, "Acme Phone 9"],
  [{ model: "ACME Phone 9" }, "ACME Phone 9"], // the maker is not said twice
  [{ variant: phone.variants?.[0] ?? null }, "Acme Phone 9, 256 GB"],
  [{ model: "Phone 9, 128 GB", variant: phone.variants?.[0] ?? null }, "Acme Phone 9, 256 GB"],
  [{ entry: null, model: null }, "Acme"],
  [{ entry: null, brand: null }, "Phone 9"],
  [{ entry: null, brand: null, model: null }, null],
])("%j is named %s", (changes, name) => {
  expect(itemName(itemOf(changes))).toBe(name);
});

test("a vehicle is named by its year, maker and model", () => {
  const car = identify(factsOf({ title: "2014 Honda Civic LX sedan, 80,000 miles" }));
  if (car.kind !== "item") throw new Error("this is a vehicle");
  expect(itemName(car)).toBe("2014 Honda Civic");
});

test.each([
  [1, undefined, "", "Forks"],
  [4, undefined, "4 × ", "Forks"],
  [4, 4, "4 × ", "Forks"],
  [48, 4, "", "Forks, 48 pieces"], // four sets of twelve
  [1, 0.5, "", "Forks"],
])("%d of them with an amount of %s read %j and %j", (...row) => {
  const [quantity, amount, before, named] = row;
  const item = itemOf(amount === undefined ? { quantity } : { quantity, amount });
  expect(unitsBefore(item)).toBe(before);
  expect(withPieces("Forks", item)).toBe(named);
});
