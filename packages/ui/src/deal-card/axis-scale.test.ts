import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lossShare, placeOnAxis } from "./axis-scale.ts";

const range = { low: 80, median: 98, high: 120 };

const price = fc.double({ min: 0, max: 1_000_000, noNaN: true });
const prices = fc.record({
  range: fc
    .tuple(price, price, price)
    .map((three) => three.toSorted((a, b) => a - b))
    .map(([low = 0, median = 0, high = 0]) => ({ low, median, high })),
  asking: fc.option(price),
  breakEven: fc.option(price, { nil: undefined }),
});

describe("the price axis", () => {
  test("every mark lies on it, whatever the prices", () => {
    fc.assert(
      fc.property(prices, (given) => {
        const places = Object.values(placeOnAxis(given)).filter((place) => place !== null);
        expect(places.every((place) => place >= 0 && place <= 100)).toBe(true);
      }),
    );
  });

  test("marks keep the order of their prices", () => {
    fc.assert(
      fc.property(prices, (given) => {
        const { low, median, high, asking } = placeOnAxis(given);
        expect(low <= median && median <= high).toBe(true);
        if (asking !== null && given.asking !== null) {
          expect(Math.sign(asking - low) * Math.sign(given.asking - given.range.low)).not.toBe(-1);
        }
      }),
    );
  });

  test("a listing without a price has no asking mark and no break-even", () => {
    expect(placeOnAxis({ range, asking: null })).toMatchObject({ asking: null, breakEven: null });
  });
});

test.each([
  // below the range every sale wins, above it every sale loses
  { breakEven: 60, share: 0 },
  { breakEven: 100, share: 50 },
  { breakEven: 150, share: 100 },
])("a break-even of $breakEven turns $share% of the band to loss", ({ breakEven, share }) => {
  const places = placeOnAxis({ range, asking: 40, breakEven });
  expect(lossShare(places)).toBeCloseTo(share);
});
