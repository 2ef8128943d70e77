import { expect, test } from "vitest";
import { mergeFacts } from "./merge-facts.ts";
import { readFields } from "./fields/read-fields.ts";

test("the first reading wins and the second fills what is missing", () => {
  const first = readFields({ title: "Oak desk", condition: "Used - Good" });
  const second = readFields({
    title: "A desk",
    price: 40,
    location: "Denver, CO",
    condition: "New",
  });

  expect(mergeFacts(first, second)).toMatchObject({
    title: "Oak desk",
    price: { kind: "stated", amount: 4000, words: "$40" },
    condition: { grade: "good", words: "Used - Good" },
    description: null,
    category: null,
    location: "Denver, CO",
    isSold: false,
  });
});

test("each fact keeps where the reading that gave it found it", () => {
  const line = { source: { kind: "text", firstLine: 3, lastLine: 3 }, certainty: "sure" } as const;
  const second = readFields({ title: "A desk", price: 40 }, { title: line, price: line });

  const { origins } = mergeFacts(readFields({ title: "Oak desk" }), second);

  expect(origins).toEqual({
    title: { source: { kind: "field" }, certainty: "sure" },
    price: line,
  });
});

test("a price that was not clear gives way to one that is, and to nothing less", () => {
  const unclear = readFields({ title: "Desk", description: "Desk $80, chair $40, lamp $10" });

  expect(mergeFacts(unclear, readFields({ price: "$80" })).price.kind).toBe("stated");
  expect(mergeFacts(unclear, readFields({ title: "Desk" })).price.kind).toBe("unclear");
});

test("a placeholder price is a reading and is not filled from the second", () => {
  const merged = mergeFacts(readFields({ price: "$1234" }), readFields({ price: "$40" }));

  expect(merged.price.kind).toBe("placeholder");
});
