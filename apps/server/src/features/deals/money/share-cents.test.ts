import fc from "fast-check";
import { expect, test } from "vitest";
import { shareCents } from "./share-cents.ts";

const amount = fc.integer({ min: 0, max: 100_000_000 });
const weights = fc.array(fc.integer({ min: 0, max: 100_000_000 }), {
  minLength: 1,
  maxLength: 100,
});
const sumOf = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);

test("the shares of any amount sum to it, to the cent", () => {
  fc.assert(
    fc.property(amount, weights, (total, given) => {
      expect(sumOf(shareCents(total, given))).toBe(total);
    }),
  );
});

test("no share is a cent or more away from its exact part", () => {
  fc.assert(
    fc.property(amount, weights, (total, given) => {
      const all = sumOf(given);
      fc.pre(all > 0);
      for (const [at, share] of shareCents(total, given).entries()) {
        const exact = (total * (given[at] ?? 0)) / all;
        expect(Math.abs(share - exact)).toBeLessThan(1.000_001);
      }
    }),
  );
});

test("ten dollars among three are 3.34, 3.33 and 3.33", () => {
  expect(shareCents(1_000, [1, 1, 1])).toEqual([334, 333, 333]);
});

test.each([
  [100, [1, 2, 3, 1], [14, 29, 43, 14]],
  [100, [4, 2, 1], [57, 29, 14]],
  [100, [1, 2, 4], [14, 29, 57]],
  [5, [1, 1, 1], [2, 2, 1]],
])("of %i cents by %j the largest remainders get what is left: %j", (cents, by, shares) => {
  expect(shareCents(cents, by)).toEqual(shares);
});

test("nothing can be shared among nobody", () => {
  expect(() => shareCents(5, [])).toThrow("Nothing to share among");
});

test("weights of nothing share alike", () => {
  expect(shareCents(5, [0, 0])).toEqual([3, 2]);
});
