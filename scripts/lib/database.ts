import { join } from "node:path";
import pg from "pg";
import type { RunningServer } from "./server.ts";

/** How to reach the PostgreSQL that a running server brought along. */
export function databaseConfig({ dataDir }: RunningServer): pg.PoolConfig {
  return { host: join(dataDir, "run"), user: "flipworth", database: "postgres", max: 10 };
}

/** Runs `work` on one connection to a running server's own database. */
export async function withDatabase<Result>(
  server: RunningServer,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseConfig(server));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
