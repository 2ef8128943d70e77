import { expect, test } from "vitest";
import { cents } from "../money/cents.ts";
import { noOwnCosts } from "../profit/own-costs.ts";
import { itemOf, phone } from "../valuation/testing/items.ts";
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

test("StockX is an exit for unworn sneakers, and for nothing that was worn", () => {
  const item = itemOf({ entry: { ...phone, feeClass: "athletic_shoes" } });

  expect(platformsOf({ item, isNew: true })).toContain("stockx");
  expect(platformsOf({ item, isNew: false })).not.toContain("stockx");
});
