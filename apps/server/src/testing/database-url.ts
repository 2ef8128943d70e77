import type { PoolOptions } from "pg";
import { testDatabase } from "./test-database.ts";

/** The database of this test file, as another process reaches it. */
export async function databaseUrl(): Promise<string> {
  return urlOf((await testDatabase()).pool.options);
}

export function urlOf(options: PoolOptions): string {
  const { host = "", port, user = "", database = "", password } = options;
  if (port === undefined)
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return `postgres://${user}:${typeof password === "string" ? password : ""}@${host}:${port}/${database}`;
}
