import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const itemOf = (title: string) => {
  const item = identify(factsOf({ title, description: null }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  "UGG style slippers",
  "Coach style tote bag brown",
  "Dyson style hair dryer",
  "slippers similar to UGG",
  "earbuds look like AirPods Pro",
])("%j is any of its kind and nobody's", (title) => {
  const { brand, entry } = itemOf(title);

  expect(brand).toBeNull();
  expect(entry?.specificity).toBe("type");
});

test("behind the name the word tells a line of the maker's own", () => {
  expect(itemOf("Seiko diver SKX007 style").brand).toBe("Seiko");
});

test("what the guide itself calls so keeps its entry", () => {
  expect(itemOf("Tiffany style lamp stained glass").entry?.id).toBe("tiffany-style-lamp");
});
