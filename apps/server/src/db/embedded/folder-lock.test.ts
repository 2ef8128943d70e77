import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
import { willPass } from "./failure.ts";
import { lockFolder } from "./folder-lock.ts";

/** The lock is held by a server that died, and PostgreSQL has not noticed. */
async function heldByTheDead() {
  const { pool } = await testDatabase();
  const config = { ...pool.options, application_name: "flipworth server 2147483647" };
  const holder = new pg.Client(config);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("select pg_advisory_lock($1)", [0x666f6c64]);
  return pool;
}

test("a database that goes away under a server that waits for its folder, amid a query or between two, is waited for", async () => {
  const pool = await heldByTheDead();
  const cut = () =>
    pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
      [`flipworth server ${process.pid}`],
    );

  for (const moment of Array.from({ length: 8 }).keys()) {
    const failed = lockFolder(pool.options).then(() => "held", willPass);
    await pause(moment * 4);
    await expect.poll(async () => (await cut()).rowCount, { interval: 1 }).toBe(1);

    expect(await failed).toBe(true);
  }
});
