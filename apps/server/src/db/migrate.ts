import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";

// Any number that no other user of the database locks: "flip" in ASCII.
const migrationLock = 0x666c6970;

/**
 * Brings the schema up to date. Several servers may start at once: an advisory lock lets one
 * migrate while the others wait, and a killed one releases it by dying.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another server's migration may take longer than any ordinary statement.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Destroyed rather than returned: the lock and the setting end with the connection.
    client.release(true);
  }
}
