import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, centsFromDollars } from "../money/cents.ts";
import { bill, netProceeds, type SellingPlanInput, sellingPlan } from "./bill.ts";
import { sellingPlatforms } from "./selling-platforms.ts";

const parcel: SellingPlanInput = {
  platform: "ebay",
  feeClass: "most",
  category: null,
  shipPounds: 2,
  asOf: "2026-07-12",
};

test("a $100 sale on eBay at July's rates, 2 lb, keeps $72.03", () => {
  const { lines, net } = bill(cents(100_00), { plan: sellingPlan(parcel), askingPrice: null });
  expect(lines.map(({ label, amount }) => [label, amount])).toEqual([
    ["Sale price", 100_00],
    ["Selling fee", -15_02],
    ["Shipping", -9_95],
    ["Packing", -3_00],
  ]);
  expect(net).toBe(72_03);
});

test("the asking price is the last line and comes off the net", () => {
  const plan = sellingPlan(parcel);
  const { lines, net } = bill(cents(100_00), { plan, askingPrice: cents(40_00) });
  expect(lines.at(-1)).toMatchObject({ label: "Asking price", amount: -40_00 });
  expect(net).toBe(32_03);
});

test("a pickup sale on Facebook keeps the whole price", () => {
  const plan = sellingPlan({ ...parcel, platform: "facebook_local", shipPounds: null });
  expect(netProceeds(cents(250_00), plan)).toBe(250_00);
});

test("Poshmark's buyer pays the label", () => {
  const plan = sellingPlan({ ...parcel, platform: "poshmark" });
  expect(netProceeds(cents(50_00), plan)).toBe(37_00);
});

test("the drive to fetch it and a person's own parcel price come off the net", () => {
  const ownCosts = { milesToDrive: 30, costPerMile: cents(70), usualShipping: cents(8_00) };
  const plan = sellingPlan({ ...parcel, ownCosts });

  const { lines, net } = bill(cents(100_00), { plan, askingPrice: cents(40_00) });

  expect(lines.slice(2).map(({ label, amount }) => [label, amount])).toEqual([
    ["Shipping", -8_00],
    ["Packing", 0],
    ["Driving", -21_00],
    ["Asking price", -40_00],
  ]);
  expect(net).toBe(100_00 - 15_02 - 8_00 - 21_00 - 40_00);
  expect(netProceeds(cents(100_00), plan)).toBe(net + 40_00);
});

test("a person's own parcel price is not charged where nothing is posted", () => {
  const ownCosts = { milesToDrive: 0, costPerMile: cents(70), usualShipping: cents(8_00) };
  const plan = sellingPlan({ ...parcel, ownCosts, platform: "facebook_local" });
  expect(netProceeds(cents(100_00), plan)).toBe(100_00);
});

test("a thing too big for a parcel carries no shipping and says so", () => {
  const plan = sellingPlan({ ...parcel, shipPounds: null });
  expect(plan.shipping).toMatchObject({ amount: 0 });
  expect(plan.shipping.explanation).toContain("freight not included");
});

test("a fee that only secondary pages give is called approximate", () => {
  const explanationOn = (platform: "ebay" | "mercari") =>
    bill(centsFromDollars(50), { plan: sellingPlan({ ...parcel, platform }), askingPrice: null })
      .lines[1]?.explanation;
  expect(explanationOn("mercari")).toContain("approximate");
  expect(explanationOn("ebay")).not.toContain("approximate");
});

test("the lines of a bill add up to its net, and to what the quick sum gives", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...sellingPlatforms),
      fc.integer({ min: 0, max: 1_000_000 }),
      (platform, price) => {
        const plan = sellingPlan({ ...parcel, platform });
        const { lines, net } = bill(cents(price), { plan, askingPrice: null });
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
        expect(netProceeds(cents(price), plan)).toBe(net);
      },
    ),
  );
});

test("a lower price at an exit comes off first, and the fee is of what the buyer pays", () => {
  const price = { share: 0.85, doubt: 0.2, explanation: "Local buyers pay less" };
  const plan = sellingPlan({ ...parcel, price });

  const { lines, net } = bill(cents(100_00), { plan, askingPrice: null });

  expect(lines.slice(0, 3).map(({ label, amount }) => [label, amount])).toEqual([
    ["Sale price", 100_00],
    ["Lower price there", -15_00],
    ["Selling fee", -12_83], // 13.6 % of $85 and its tax of $6.38, and $0.40
  ]);
  expect(lines[1]?.explanation).toBe("Local buyers pay less");
  expect(net).toBe(100_00 - 15_00 - 12_83 - 9_95 - 3_00);
  expect(netProceeds(cents(100_00), plan)).toBe(net);
});

test("what an item costs beside the sale comes off, each by its name", () => {
  const extras = [
    { label: "Title", amount: cents(50_00), explanation: "The state's fee" },
    { label: "Inspection", amount: cents(25_00), explanation: "Before the sale" },
  ];
  const plan = { ...sellingPlan(parcel), extras };

  const { lines, net } = bill(cents(500_00), { plan, askingPrice: null });

  expect(lines.slice(4)).toEqual([
    { label: "Title", amount: -50_00, explanation: "The state's fee" },
    { label: "Inspection", amount: -25_00, explanation: "Before the sale" },
  ]);
  expect(net).toBe(netProceeds(cents(500_00), { ...plan, extras: [] }) - 75_00);
  expect(netProceeds(cents(500_00), plan)).toBe(net);
});

test("a fee on sales tax says so with its rate, and one on the price alone doesn't", () => {
  const explanationOn = (platform: "ebay" | "poshmark") =>
    bill(cents(50_00), { plan: sellingPlan({ ...parcel, platform }), askingPrice: null }).lines[1]
      ?.explanation ?? "";

  expect(explanationOn("ebay")).toContain("also charged on 7.5% sales tax (");
  expect(explanationOn("poshmark")).not.toContain("sales tax");
});

test("each line says why it is there", () => {
  const explanationsOf = (input: Partial<SellingPlanInput>) =>
    Object.fromEntries(
      bill(cents(50_00), {
        plan: sellingPlan({ ...parcel, ...input }),
        askingPrice: cents(5_00),
      }).lines.map(({ label, explanation }) => [label, explanation]),
    );
  const ownCosts = { milesToDrive: 0, costPerMile: cents(70), usualShipping: cents(8_00) };

  expect(explanationsOf({})).toMatchObject({
    "Sale price": "Median of the resale range",
    Packing: "Box, tape and padding",
    "Asking price": "What you pay",
  });
  expect(explanationsOf({ platform: "facebook_local" })).toMatchObject({
    Shipping: "The buyer picks it up",
    Packing: "Nothing to pack for pickup",
  });
  expect(explanationsOf({ platform: "poshmark" })).toMatchObject({
    Shipping: "The buyer pays for the label",
  });
  expect(explanationsOf({ ownCosts })).toMatchObject({
    Shipping: "Your usual shipping and packing",
    Packing: "Included in your usual shipping",
  });
});

test("the heaviest parcel is still mailed, and anything heavier is picked up", () => {
  expect(sellingPlan({ ...parcel, shipPounds: 70 }).shipping.amount).toBeGreaterThan(0);
  expect(sellingPlan({ ...parcel, shipPounds: 71 }).shipping).toMatchObject({ amount: 0 });
});
