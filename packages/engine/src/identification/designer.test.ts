import { expect, test } from "vitest";
import { itemOf } from "../testing/identified-item.ts";

const piecesOf = (title: string) =>
  itemOf(title)
    .adjustments.filter(({ isNarrowing }) => isNarrowing)
    .map(({ name }) => name);

test.each([
  ["Rick Owens DRKSHDW jeans", "Rick Owens", "jeans"],
  ["Stone Island crewneck sweatshirt navy", "Stone Island", "sweatshirt"],
  ["Number (N)ine skull tee", "Number (N)ine", "tee"],
  ["Denim Tears cotton wreath hoodie", "Denim Tears", "hoodie"],
  ["Chrome Hearts trucker hat", "Chrome Hearts", "trucker hat"],
])("%j is a piece by %s: its %s", (title, brand, piece) => {
  expect(itemOf(title).brand).toBe(brand);
  expect(piecesOf(title)).toEqual([piece]);
});

test.each([
  ["Margiela Replica GAT sneakers", "Replica GAT sneakers"],
  ["Supreme box logo hoodie FW16", "box logo hoodie or crewneck"],
  ["saint laurent Wyatt chelsea boots 43", "Wyatt or Jodhpur boots"],
  ["Balenciaga Triple S", "Triple S"],
])("%j is the product %s", (title, model) => {
  expect(itemOf(title).entry?.model).toBe(model);
});

test("a designer's perfume or skateboard is none of his clothes", () => {
  expect(itemOf("Gucci Guilty perfume 90ml").category).not.toBe("clothing");
  expect(itemOf("Supreme skateboard deck").category).not.toBe("clothing");
});

test("a replica of a designer's shoes has no price of theirs", () => {
  expect(itemOf("Balenciaga Triple S replica").brand).toBeNull();
});

test("a designer's coat is worth more than his trousers, and those more than a T-shirt", () => {
  const [pieces] = itemOf("Rick Owens DRKSHDW jeans").entry?.adjustments ?? [];
  const factors = (pieces?.kind === "words" ? pieces.adjustments : []).filter(({ name }) =>
    ["leather jacket", "coat", "jacket", "pants", "tee", "socks"].includes(name),
  );
  const inOrder = factors.map(({ factor }) => factor);

  expect(factors.map(({ name }) => name)).toHaveLength(6);
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a));
});
