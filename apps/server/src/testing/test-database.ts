import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { connect, type Connection } from "../db/client.ts";

let opened: Promise<Connection> | undefined;
let close = async () => {};

/** The test file's own database, copied from the migrated template and dropped after its tests. */
export function testDatabase(): Promise<Connection> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Connection> {
  const config = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(config, `create database ${name} template migrated`);
  const connection = connect({ ...config, database: name }, () => {});
  close = async () => {
    await connection.pool.end();
    await administer(config, `drop database ${name} with (force)`);
  };
  return connection;
}

/** Runs one statement that only works outside the test's own database. */
async function administer(config: pg.PoolConfig, sql: string): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(sql);
  await client.end();
}

// Registered when a test file imports this module, so it runs once its last test is over.
afterAll(() => close());
