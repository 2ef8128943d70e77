import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { noOwnCosts } from "../profit/own-costs.ts";
import { identify } from "../identification/identify.ts";
import { factsOf, itemOf, phone } from "../valuation/testing/items.ts";
import { type AllowedExits, everyExit, type ExitQuestion, exitsFor } from "./exits.ts";

const exitsOf = (changes: Partial<ExitQuestion> = {}) =>
  exitsFor({
    item: itemOf(),
    median: cents(200_00),
    isNew: false,
    wish: null,
    allowed: everyExit,
    asOf: "2026-11-21",
    ownCosts: noOwnCosts,
    ...changes,
  });
const platformsOf = (changes: Partial<ExitQuestion> = {}) =>
  exitsOf(changes).map(({ plan }) => plan.platform);
const allowing = (changes: Partial<AllowedExits>) => ({ allowed: { ...everyExit, ...changes } });

test("the exits come with what leaves most first", () => {
  const nets = exitsOf().map(({ net }) => net);

  expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  expect(platformsOf()).toContain("mercari");
});

test("a neighbor pays about 85% for what ships easily and all of it for what nobody ships", () => {
  const localNet = (shipPounds: number | null) =>
    exitsOf({ item: itemOf({ entry: { ...phone, shipPounds } }) }).find(
      ({ plan }) => plan.platform === "facebook_local",
    )?.net;

  expect(localNet(1)).toBe(170_00);
  expect(localNet(15)).toBe(182_00);
  expect(localNet(null)).toBe(200_00);
});

test("who does not meet people has only shipped exits, and who does not ship only the local one", () => {
  expect(platformsOf(allowing({ meetsLocally: false }))).not.toContain("facebook_local");
  expect(platformsOf(allowing({ shipsParcels: false }))).toEqual(["facebook_local"]);
});

test("only the platforms that the person uses are looked at", () => {
  expect(platformsOf(allowing({ platforms: ["mercari", "ebay"] }))).toEqual(["ebay", "mercari"]);
});

test("a wish comes first even where it leaves less or is not among the platforms", () => {
  expect(platformsOf({ wish: "poshmark", ...allowing({ platforms: ["ebay"] }) })).toEqual([
    "poshmark",
    "ebay",
  ]);
});

test("a thing that can't go any allowed way is shown the way that it would go", () => {
  const item = itemOf({ entry: { ...phone, shipPounds: null } });
  expect(platformsOf({ item, ...allowing({ meetsLocally: false }) })).toEqual(["facebook_local"]);
});

test("a parcel that can't go any allowed way is shown as sold on eBay, by its own fees", () => {
  const nothing = allowing({ meetsLocally: false, shipsParcels: false });
  const shoes = itemOf({ entry: { ...phone, feeClass: "athletic_shoes" } });

  expect(platformsOf(nothing)).toEqual(["ebay"]);
  // 200 − 8 % of 215 − 9.29 − 3: the class of the entry, not that of electronics
  expect(exitsOf({ item: shoes, ...nothing })[0].net).toBe(170_51);
});

test("a wish comes before all, and the others follow by what they leave", () => {
  const [first, ...others] = exitsOf({ wish: "ebay" });
  const nets = others.map(({ net }) => net);

  expect(first.plan.platform).toBe("ebay");
  expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  expect(nets[0]).toBeGreaterThan(first.net);
});

test("what leaves most comes first wherever it stands in the list of platforms", () => {
  const cards = itemOf({ category: "collectibles" });
  const platforms = exitsOf({ item: cards, median: cents(30_00) });
  const nets = platforms.map(({ net }) => net);

  expect(nets).toEqual(nets.toSorted((a, b) => b - a));
  expect(platforms.at(-1)?.plan.platform).not.toBe("etsy");
});

test("the platforms of a category are exits for its things, and for no others", () => {
  const clothing = platformsOf({ item: itemOf({ category: "clothing" }) });
  expect(clothing).toEqual(expect.arrayContaining(["poshmark", "depop", "whatnot"]));
  expect(platformsOf()).not.toContain("poshmark");
  expect(platformsOf({ item: itemOf({ category: null, entry: phone }) })).toHaveLength(5);
});

test.each([
  [70, 1, true],
  [70.5, 1, false],
  [35, 2, true],
  [36, 2, false],
])("%d pounds each, %d of them, go as a parcel: %s", (shipPounds, quantity, isParcel) => {
  const item = itemOf({ entry: { ...phone, shipPounds }, quantity });
  expect(platformsOf({ item }).includes("ebay")).toBe(isParcel);
});

test("a wish to ship what no parcel holds is shown beside the pickup", () => {
  const item = itemOf({ entry: { ...phone, shipPounds: null } });
  expect(platformsOf({ item, wish: "ebay" })).toEqual(["ebay", "facebook_local"]);
});

test("a thing that the guide does not know goes as its category does", () => {
  const unknown = itemOf({ entry: null });
  expect(platformsOf({ item: unknown, isNew: true })).not.toContain("stockx");
  expect(platformsOf({ item: itemOf({ entry: null, category: "furniture" }) })).toEqual([
    "facebook_local",
  ]);
});

test("a vehicle has ways of its own", () => {
  const item = identify(factsOf({ title: "2014 Honda Civic LX sedan, 80,000 miles" }));
  if (item.kind !== "item") throw new Error("this is a vehicle");
  expect(exitsOf({ item, median: cents(9_000_00) })[0].way?.id).toBe("private_sale");
});

test("StockX is an exit for unworn sneakers, and for nothing that was worn", () => {
  const item = itemOf({ entry: { ...phone, feeClass: "athletic_shoes" } });

  expect(platformsOf({ item, isNew: true })).toContain("stockx");
  expect(platformsOf({ item, isNew: false })).not.toContain("stockx");
});
