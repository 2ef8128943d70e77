import { expect, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { dailyCalls } from "./daily-calls.ts";

async function callsAt(start: string, callsADay: number) {
  const { pool } = await testDatabase();
  await pool.query("delete from rate_limits where key like 'ebay_calls%'");
  const time = { now: new Date(start) };
  const server = () => dailyCalls(pool, { callsADay, clock: () => time.now });
  return { server, time };
}

async function takeAll(calls: ReturnType<typeof dailyCalls>, hasPriority: boolean) {
  let taken = 0;
  while (taken < 50 && (await calls.take(hasPriority))) taken++;
  return taken;
}

test("all servers of a database count together, and a fifth of the day is for who pays", async () => {
  const { server } = await callsAt("2026-11-22T12:00:00Z", 10);
  const [first, second] = [server(), server()];

  expect(await takeAll(first, false)).toBe(8);
  expect(await second.take(false)).toBe(false);
  expect(await takeAll(second, true)).toBe(2);
  expect(await first.take(true)).toBe(false);
});

test("many at once get no more than there is", async () => {
  const { server } = await callsAt("2026-11-22T12:00:00Z", 10);
  const calls = server();
  const taken = await Promise.all(Array.from({ length: 40 }, () => calls.take(true)));
  expect(taken.filter(Boolean)).toHaveLength(10);
});

test("the day begins at midnight in California, as eBay's does", async () => {
  const { server, time } = await callsAt("2026-11-22T07:59:00Z", 5);
  const calls = server();
  expect(await takeAll(calls, true)).toBe(5);

  time.now = new Date("2026-11-22T08:00:00Z");
  expect(await takeAll(calls, true)).toBe(5);
});
