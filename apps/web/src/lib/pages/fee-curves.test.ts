// @vitest-environment node
import { expect, test } from "vitest";
import { feeCurves } from "./fee-curves.ts";

test("a curve is the share of the price that the fee table takes, with Poshmark's cliff at $15", () => {
  const poshmark = feeCurves().find(({ name }) => name === "Poshmark");
  const at = (dollars: number) =>
    poshmark?.points.find((point) => point.dollars === dollars)?.percent;

  expect(at(10)).toBe(29.5);
  expect(at(14)).toBe(21.1);
  expect(at(15)).toBe(20);
  expect(at(60)).toBe(20);
});

test("cheap things lose a larger share wherever a part of the fee is a fixed sum", () => {
  for (const { name, points } of feeCurves()) {
    const [first] = points;
    const last = points.at(-1);
    expect(first?.percent, name).toBeGreaterThanOrEqual(last?.percent ?? 100);
  }
});
