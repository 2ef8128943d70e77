import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { connect, type Connection } from "../db/client.ts";

type Opened = { name: string; connection: Connection };

let opened: Promise<Opened> | undefined;

/** The test file's own database, a copy of the migrated template; it goes when the run's PostgreSQL goes. */
export async function testDatabase(): Promise<Connection> {
  opened ??= open();
  return (await opened).connection;
}

/** The next test file that asks gets another one. */
export async function closeTestDatabase(): Promise<void> {
  const closing = await opened;
  opened = undefined;
  if (!closing) return;
  await closing.connection.close();
  if (inject("dropsDatabases")) await administer(`drop database ${closing.name} with (force)`);
}

async function open(): Promise<Opened> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await administer(`create database ${name} template migrated`);
  // Longer than the usual wait for a connection: other suites may be using every core.
  const patient = { ...inject("postgres"), database: name, connectionTimeoutMillis: 60_000 };
  return { name, connection: connect(patient, () => {}) };
}

async function administer(statement: string): Promise<void> {
  const admin = new pg.Client(inject("postgres"));
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}
