import { existsSync, readFileSync } from "node:fs";
import type { Database } from "../db/client.ts";

/** Processor time of all connections to PostgreSQL so far; not a number where the system does not tell. */
export async function databaseMs(database: Database): Promise<number> {
  const { rows } = await database.execute<{ pid: number }>(
    "select pid from pg_stat_activity where backend_type = 'client backend'",
  );
  const nanoseconds = rows.map(({ pid }) => {
    const file = `/proc/${pid}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, "utf8").split(" ")[0]) : Number.NaN;
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}
