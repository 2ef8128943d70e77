import { testDatabase } from "./test-database.ts";

/** The database of this test file, as another process reaches it. */
export async function databaseUrl(): Promise<string> {
  const {
    host = "",
    port,
    user = "",
    database = "",
    password,
  } = (await testDatabase()).pool.options;
  if (port === undefined)
    return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
  return `postgres://${user}:${typeof password === "string" ? password : ""}@${host}:${port}/${database}`;
}
