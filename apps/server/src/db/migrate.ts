import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { ensureSearchIndexes } from "./search-indexes.ts";

// Any number that no other user of the database locks: "flip" in ASCII.
const migrationLock = 0x666c6970;
const lookEveryMs = 100;

/**
 * Brings the schema up to date. Several servers may start at once: an advisory lock lets one
 * migrate while the others wait, and a killed one releases it by dying.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  await underLock(pool, (client) => migrate(drizzle(client), { migrationsFolder }));
}

/** After the migrations: what searches need. Answers with a sentence where they stay slow. */
export async function indexForSearches(pool: pg.Pool): Promise<string | undefined> {
  return underLock(pool, ensureSearchIndexes);
}

async function underLock<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // A migration may take longer than any ordinary statement.
    await client.query("set statement_timeout = 0");
    await takeLock(client);
    return await work(client);
  } finally {
    // Destroyed rather than returned: the lock and the setting end with the connection.
    client.release(true);
  }
}

/** Asks again and again: a statement that waits would hold up an index that is made meanwhile. */
async function takeLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as ok", [migrationLock]);
    if (rows[0]?.ok === true) return;
    await sleep(lookEveryMs);
  }
}
