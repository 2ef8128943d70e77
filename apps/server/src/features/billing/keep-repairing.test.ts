import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Database } from "../../db/client.ts";
import { createLogger } from "../../lifecycle/logger.ts";
import { noPayments } from "../../providers/payments/none.ts";
import { keepRepairing } from "./repair.ts";

/** Repairs every few milliseconds; each round begins with the deletion of old events. */
function repairing(eachRound: () => Promise<unknown>) {
  const logged: string[] = [];
  let rounds = 0;
  const where = () => {
    rounds += 1;
    return eachRound();
  };
  // Safe because a round asks the database for nothing before its events are deleted.
  const database = { delete: () => ({ where }) } as unknown as Database;
  const deps = { database, payments: noPayments, clock: () => new Date("2026-11-21T12:00:00Z") };
  const logger = createLogger("warn", { write: (line: string) => void logged.push(line) });
  const stop = keepRepairing(deps, logger, 5);
  return { logged, rounds: () => rounds, stop };
}

const patience = { timeout: 10_000 };

test("a round of repairs that fails is told, and the next one comes all the same until it is stopped", async () => {
  const { logged, rounds, stop } = repairing(() => Promise.reject(new Error("no database")));

  await expect.poll(rounds, patience).toBeGreaterThan(2);
  stop();
  const untilThen = rounds();
  await sleep(50);

  expect(rounds()).toBe(untilThen);
  expect(logged.join()).toContain("subscriptions were not checked");
  expect(logged.join()).toContain("no database");
});

test("a round of repairs that is not over keeps the next one from beginning", async () => {
  const { rounds, stop } = repairing(() => new Promise(() => {}));

  await expect.poll(rounds, patience).toBe(1);
  await sleep(50);
  stop();

  expect(rounds()).toBe(1);
});
