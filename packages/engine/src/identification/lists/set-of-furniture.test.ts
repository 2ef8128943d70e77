import { expect, test } from "vitest";
import { factsOf } from "../../valuation/testing/items.ts";
import { identify } from "../identify.ts";

const itemOf = (title: string, description: string | null = null) => {
  const item = identify(factsOf({ title, category: "furniture", description }));
  if (item.kind !== "item") throw new Error(`${title} is no item`);
  return item;
};

test.each([
  ["Solid oak dining table set with 6 chairs", "dining-set"],
  ["Painted table & four matching chairs", "dining-set"],
  ["Oak table 4 chairs", "dining-set"],
  ["White desk + swivel chair", "kind-desk-and-chair"],
  ["Grey sofa and 2 armchairs", "sofa-and-loveseat-set"],
  ["Pine dresser and matching night stand", "kind-dresser-and-nightstand"],
  ["Makita 18V drill, circular saw, charger", "makita-combo"],
  ["Glass coffee and end tables", "kind-coffee-and-end-tables"],
])("%s is priced as the pieces together, once", (title, entry) => {
  expect(itemOf(title)).toMatchObject({ entry: { id: entry }, quantity: 1, isMixedLot: false });
});

test("a description that counts the chairs makes a set of the table", () => {
  expect(itemOf("Dining table", "Comes with 4 chairs, all in good order.").entry?.id).toBe(
    "dining-set",
  );
});

test.each([
  ["Dining table without chairs", null],
  ["Dining table", "Seats six. My chairs are not for sale."],
  ["Desk", "Fits any office chair."],
])("%s stays one piece when nothing goes with it", (title, description) => {
  expect(itemOf(title, description).entry?.id).toMatch(/^(?:dining-table|desk)$/);
});
