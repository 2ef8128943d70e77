import { expect, test } from "vitest";
import { movementOf, pooledMovement } from "./movement.ts";

const today = "2026-11-22";
const sold = (prices: readonly number[], month: string) =>
  prices.map((price, at) => ({ price, date: `${month}-${String(at + 1).padStart(2, "0")}` }));
const times = (count: number, price: number) => Array.from({ length: count }, () => price);

test("twenty percent over many alike sales is a sure movement", () => {
  const move = movementOf(
    [...sold(times(9, 200), "2026-05"), ...sold(times(9, 240), "2026-11")],
    today,
  );

  expect(move?.wire).toMatchObject({
    percent: 20,
    isSure: true,
    median: 240,
    before: 200,
    count: 9,
  });
  expect(move?.wire.doubtPercent).toBeLessThan(20);
});

test("the same twenty percent over three sales each may be chance", () => {
  const move = movementOf(
    [...sold(times(3, 200), "2026-05"), ...sold(times(3, 240), "2026-11")],
    today,
  );

  expect(move?.wire).toMatchObject({ percent: 20, isSure: false });
});

test("prices that scatter need more sales than prices that agree", () => {
  const scattered = [80, 300, 120, 350, 90, 310, 200, 150, 260];
  const agreeing = times(9, 200);
  const doubtOf = (prices: readonly number[]) =>
    movementOf([...sold(prices, "2026-05"), ...sold(prices, "2026-11")], today)?.wire.doubtPercent;

  expect(doubtOf(scattered)).toBeGreaterThan(2 * (doubtOf(agreeing) ?? NaN));
});

test.each([
  ["two recent sales", sold(times(2, 240), "2026-11"), sold(times(9, 200), "2026-05")],
  ["two earlier sales", sold(times(9, 240), "2026-11"), sold(times(2, 200), "2026-05")],
  [
    "earlier sales of before the year",
    sold(times(9, 240), "2026-11"),
    sold(times(9, 200), "2025-05"),
  ],
])("%s tell nothing", (_name, recent, before) => {
  expect(movementOf([...recent, ...before], today)).toBeNull();
});

test("things that move alike make a surer group than one of them", () => {
  const one = movementOf(
    [...sold(times(5, 200), "2026-05"), ...sold(times(5, 230), "2026-11")],
    today,
  );
  if (one === null) throw new Error("five and five are enough");

  const group = pooledMovement("Apple", [one, one, one, one]);

  expect(group).toMatchObject({ percent: 15, things: 4, count: 20 });
  expect(group?.doubtPercent).toBeLessThan(one.wire.doubtPercent);
});

test("things that move against each other leave the group in doubt", () => {
  const up = movementOf(
    [...sold(times(9, 200), "2026-05"), ...sold(times(9, 400), "2026-11")],
    today,
  );
  const down = movementOf(
    [...sold(times(9, 400), "2026-05"), ...sold(times(9, 200), "2026-11")],
    today,
  );
  if (up === null || down === null) throw new Error("nine and nine are enough");

  expect(pooledMovement("Lego", [up, down])).toMatchObject({ percent: 0, isSure: false });
});

test("no things make no group", () => {
  expect(pooledMovement("Apple", [])).toBeNull();
});
