import { expect, test } from "vitest";
import { agreementOf } from "./price-agreement.ts";

test("prices are near each other up to ×1.34 and far apart from ×2.5, up and down alike", () => {
  const prices = [
    [134, 100],
    [100, 134],
    [135, 100],
    [249, 100],
    [250, 100],
    [100, 250],
  ] as const;

  expect(agreementOf(prices)).toMatchObject({ things: 6, near: 2, far: 2, middleRatio: 1.35 });
});
