import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbedded } from "../db/embedded/start.ts";
import { indexForSearches, migrateDatabase } from "../db/migrate.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: pg.PoolConfig;
    /** In a run of so many test files that their databases would fill the disk. */
    dropsDatabases: boolean;
  }
}

let stop = async () => {};

/** Boots one PostgreSQL for the whole run and migrates the template that test files copy. */
export async function setup(project: Pick<TestProject, "provide">) {
  const dataDir = await mkdtemp(join(tmpdir(), "flipworth-test-"));
  // PostgreSQL's own user must reach it when the tests run as root.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    defaultDataDir: dataDir,
    say: () => {},
    shared: false,
    onLost: (error) => {
      throw error;
    },
  });
  await query(embedded.config, "create database migrated");
  const pool = new pg.Pool({ ...embedded.config, database: "migrated" });
  await migrateDatabase(pool, fileURLToPath(new URL("../db/migrations", import.meta.url)));
  await indexForSearches(pool);
  await pool.end();
  project.provide("postgres", embedded.config);
  project.provide("dropsDatabases", false);
  stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function teardown() {
  await stop();
}

async function query(config: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(sql);
  await client.end();
}
