import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../testing/test-database.ts";
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

test("a database that goes away under a server that waits for its folder fails the wait, and ends nothing else", async () => {
  const pool = await heldByTheDead();
  const waiting = lockFolder(pool.options);
  const failed = expect(waiting).rejects.toThrow(/terminat/);

  const cut = () =>
    pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
      [`flipworth server ${process.pid}`],
    );

  await expect.poll(async () => (await cut()).rowCount).toBe(1);
  await failed;
});
