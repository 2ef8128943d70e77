import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { appliedMigrations, type BackupHeader, tablesInOrder } from "./tables.ts";

const rowsAtOnce = 500;

/**
 * Writes every row of the database to `file`: gzipped lines of JSON, a header, then for each table
 * its name and its rows. One snapshot, so a running server may go on writing.
 * Answers how many rows were written.
 */
export async function writeBackup(pool: pg.Pool, file: string): Promise<number> {
  const client = await pool.connect();
  let rowCount = 0;
  const count = () => (rowCount += 1);
  try {
    await client.query("set statement_timeout = 0");
    await client.query("begin isolation level repeatable read read only");
    const partial = `${file}.partial`;
    await pipeline(
      Readable.from(backupLines(client, count)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    );
    await rename(partial, file);
    await client.query("commit");
  } finally {
    client.release(true);
  }
  return rowCount;
}

async function* backupLines(client: pg.ClientBase, count: () => void): AsyncGenerator<string> {
  const migrations = await appliedMigrations(client);
  yield line({ flipworthBackup: 1, migrations } satisfies BackupHeader);
  for (const table of await tablesInOrder(client)) {
    yield line(table);
    const name = pg.escapeIdentifier(table.table);
    // As text made by PostgreSQL: JavaScript's numbers would round the large ones.
    await client.query(
      `declare dump no scroll cursor for select to_jsonb(t)::text as row from ${name} t`,
    );
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from dump`);
      if (rows.length === 0) break;
      rows.forEach(count);
      yield rows.map(({ row }) => `${row}\n`).join("");
    }
    await client.query("close dump");
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
