import { expect, test } from "vitest";
import { mergeFacts } from "./merge-facts.ts";
import { readFields } from "./read-fields.ts";

test("the first reading wins and the second fills what is missing", () => {
  const first = readFields({ title: "Oak desk", condition: "Used - Good" });
  const second = readFields({
    title: "A desk",
    price: 40,
    location: "Denver, CO",
    condition: "New",
  });

  expect(mergeFacts(first, second)).toEqual({
    title: "Oak desk",
    price: { kind: "stated", amount: 4000, words: "$40" },
    condition: { grade: "good", words: "Used - Good" },
    description: null,
    category: null,
    location: "Denver, CO",
    isSold: false,
  });
});

test("a placeholder price is a reading and is not filled from the second", () => {
  const merged = mergeFacts(readFields({ price: "$1234" }), readFields({ price: "$40" }));

  expect(merged.price.kind).toBe("placeholder");
});
