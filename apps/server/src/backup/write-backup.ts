import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { appliedMigrations, type BackupHeader, tableMark, tablesInOrder } from "./tables.ts";

const rowsAtOnce = 500;
// A picture is as large as thousands of other rows: five hundred of them are longer than any text
// that JavaScript holds.
const picturesAtOnce = 10;

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
    await client.query("begin isolation level repeatable read read only");
    await client.query("set local statement_timeout = 0");
    const partial = `${file}.partial`;
    await pipeline(
      Readable.from(backupLines(client, count)),
      createGzip(),
      createWriteStream(partial, { mode: 0o600 }),
    );
    await rename(partial, file);
  } finally {
    await client.query("rollback");
    client.release();
  }
  return rowCount;
}

async function* backupLines(client: pg.ClientBase, count: () => void): AsyncGenerator<string> {
  const migrations = await appliedMigrations(client);
  yield line({ flipworthBackup: 1, migrations } satisfies BackupHeader);
  for (const table of await tablesInOrder(client)) {
    yield tableMark + line(table);
    const values = table.columns.map(({ name }) => `${pg.escapeIdentifier(name)}::text`);
    // Every value as PostgreSQL's own text: JavaScript would round large numbers, and PostgreSQL
    // cannot read back some escapes that its `json` columns hold.
    await client.query(
      `declare dump no scroll cursor for
       select json_build_array(${values.join(", ")})::text as row
       from ${pg.escapeIdentifier(table.table)}`,
    );
    const hasPictures = table.columns.some(({ type }) => type === "bytea");
    const atOnce = hasPictures ? picturesAtOnce : rowsAtOnce;
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${atOnce} from dump`);
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
