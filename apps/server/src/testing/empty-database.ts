import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { connect, type Connection } from "../db/client.ts";

/** A migrated database without rows, to restore into; closed with the test. */
export async function emptyDatabase(): Promise<Connection> {
  const config = inject("postgres");
  const name = `restore_${randomUUID().replaceAll("-", "")}`;
  const admin = new pg.Client(config);
  await admin.connect();
  await admin.query(`create database ${name} template migrated`);
  await admin.end();
  const connection = connect({ ...config, database: name, max: 3 }, () => {});
  onTestFinished(connection.close);
  return connection;
}

export async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "flipworth.backup");
}
