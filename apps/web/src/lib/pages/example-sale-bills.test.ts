import { expect, test } from "vitest";
import { exampleBill, todaysBill } from "./example-sale-bills.ts";

const amounts = ({ lines }: ReturnType<typeof exampleBill>) =>
  lines.map(({ label, amount }) => `${label} ${amount}`);

test("the example is the article's own: $75.75 kept, $24.25 saved", () => {
  const bill = exampleBill();

  expect(amounts(bill)).toEqual([
    "Sale price $100.00",
    "Selling fee -$13.25",
    "Shipping -$8.00",
    "Packaging -$3.00",
  ]);
  expect(bill.keeps).toBe("$75.75");
  expect(bill.note).toContain("saves $24.25");
});

test.each([
  // 13.6 % of $107.50 and $0.40; postage as of the day; $3 of packing.
  { asOf: "2026-11-21", day: "November 21, 2026", shipping: "-$8.24", keeps: "$73.74" },
  { asOf: "2026-08-01", day: "August 1, 2026", shipping: "-$7.69", keeps: "$74.29" },
])("on $asOf the same sale leaves $keeps", ({ asOf, day, shipping, keeps }) => {
  const bill = todaysBill(asOf);

  expect(bill.title).toBe(`At the rates of ${day}`);
  expect(amounts(bill)).toEqual([
    "Sale price $100.00",
    "Selling fee -$15.02",
    `Shipping ${shipping}`,
    "Packing -$3.00",
  ]);
  expect(bill.keeps).toBe(keeps);
});
