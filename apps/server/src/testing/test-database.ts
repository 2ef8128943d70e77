import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Connection } from "../db/client.ts";

let opened: Promise<Connection> | undefined;

/** The test file's own database, a copy of the migrated template; it goes when the run's PostgreSQL goes. */
export function testDatabase(): Promise<Connection> {
  opened ??= open();
  return opened;
}

/** The next test file that asks gets another one. */
export async function closeTestDatabase(): Promise<void> {
  const closing = opened;
  opened = undefined;
  await (await closing)?.close();
}

async function open(): Promise<Connection> {
  const config = inject("postgres");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`create database ${name} template migrated`);
  await admin.end();
  // Longer than the usual wait for a connection: other suites may be using every core.
  const patient = { ...config, database: name, connectionTimeoutMillis: 60_000 };
  return connect(patient, () => {});
}
