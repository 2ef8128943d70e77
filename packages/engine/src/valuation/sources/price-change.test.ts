import { describe, expect, test } from "vitest";
import type { GuideEntry } from "../../price-guide/entry.ts";
import { fallingPhone, phone } from "../testing/items.ts";
import { isTelling, priceChange, yearlyLoss } from "./price-over-time.ts";

const changeOf = (entry: GuideEntry, date: string) =>
  priceChange({ entry, guideMonth: "2026-11" }, date);
const about = (logFactor: number, doubt: number) => ({
  logFactor: expect.closeTo(logFactor, 10),
  doubt: expect.closeTo(doubt, 10),
});

test("what holds its price is only less sure, by the root of the years on either side", () => {
  expect(changeOf(phone, "2026-11-21")).toEqual(about(0, 0));
  expect(changeOf(phone, "2030-11-21")).toEqual(about(0, 0.08));
  expect(changeOf(phone, "2022-11-21")).toEqual(about(0, 0.08));
});

describe("what drifts", () => {
  const falling: GuideEntry = { ...phone, yearlyDrift: -0.1 };
  const rising: GuideEntry = { ...phone, yearlyDrift: 0.05 };

  test("goes on falling, and was dearer before, for ten years and no more", () => {
    expect(changeOf(falling, "2030-11")).toEqual(about(-0.4, 0.2));
    expect(changeOf(falling, "2022-11")).toEqual(about(0.4, 0.2));
    expect(changeOf(falling, "2041-11").logFactor).toBeCloseTo(-1);
    expect(changeOf(falling, "2011-11").logFactor).toBeCloseTo(1);
  });

  test("was cheaper before where it rose, and does not rise on", () => {
    expect(changeOf(rising, "2022-11")).toEqual(about(-0.2, 0.2));
    expect(changeOf(rising, "2030-11")).toEqual(about(0, 0.2));
    expect(changeOf(rising, "2026-11").logFactor).toBeCloseTo(0);
  });
});

describe("what has a launch", () => {
  const { life } = fallingPhone;
  const withLife = (changes: Partial<typeof life> | { launchUsd: null }): GuideEntry => ({
    ...fallingPhone,
    life: { ...life, ...changes },
  });
  const ageAtGuide = 26 / 12;
  const wholeLoss = Math.log((799 * 0.8) / 200);

  test("comes down to its floor at the rate of its first years", () => {
    expect(changeOf(fallingPhone, "2028-11")).toEqual(
      about(Math.log((15 + 185 * 0.75 ** 2) / 200), 0.15 * Math.SQRT2),
    );
  });

  test("brought at its launch what a used one brings then, and that is known", () => {
    expect(changeOf(fallingPhone, "2024-09")).toEqual(about(wholeLoss, 0));
    expect(changeOf(fallingPhone, "2026-11")).toEqual(about(0, 0));
  });

  test("lies between on its kind's curve, least sure in the middle", () => {
    const years = 13 / 12;
    expect(changeOf(fallingPhone, "2025-10")).toEqual(
      about(wholeLoss / 2, 0.15 * Math.sqrt((years * (ageAtGuide - years)) / ageAtGuide)),
    );
  });

  test("is brought back by its kind's curve alone where the price of the launch is not known", () => {
    const lost = -Math.log(0.75);
    expect(changeOf(withLife({ launchUsd: null }), "2025-11")).toEqual(about(lost, 0.15));
  });

  test("before its launch is worth what it was then, and soon too unsure to be shown", () => {
    expect(changeOf(fallingPhone, "2023-09")).toEqual(about(wholeLoss, 0.5));
    expect(changeOf(withLife({ launchUsd: null }), "2020-09")).toEqual(
      about(-Math.log(0.75) * ageAtGuide, Math.hypot(0.15 * Math.sqrt(ageAtGuide), 0.5 * 2)),
    );
  });

  test("loses in a year the share that the next one costs", () => {
    const priced = { entry: fallingPhone, guideMonth: "2026-11" };
    expect(yearlyLoss(priced, "2026-11-21")).toBeCloseTo(1 - (15 + 185 * 0.75) / 200);
    expect(yearlyLoss({ entry: phone, guideMonth: "2026-11" }, "2026-11-21")).toBe(0);
  });
});

test.each([
  [0.03, false],
  [0.031, true],
  [-0.03, false],
  [-0.031, true],
  [0, false],
])("a change of %d in the logarithm is worth telling: %s", (logFactor, expected) => {
  expect(isTelling(logFactor)).toBe(expected);
});
