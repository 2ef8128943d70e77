import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import pg from "pg";
import { z } from "zod";
import { StartError } from "../lifecycle/start-error.ts";
import { appliedMigrations, tableMark, tablesInOrder } from "./tables.ts";
import { errorCode } from "../error-code.ts";

const Header = z.object({ flipworthBackup: z.literal(1), migrations: z.array(z.string()) });
const Table = z.strictObject({
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string().regex(/^[a-z0-9 ,()[\]]+$/) })),
});

const rowsAtOnce = 500;
/** Or so much text, whichever is first: rows with pictures in them are long. */
const charactersAtOnce = 16_000_000;

/**
 * Writes a backup's rows into an empty, migrated database: all of them or, on any error, none.
 * Answers how many rows were restored. Throws StartError when the file or the database is not fit.
 */
export async function restoreBackup(pool: pg.Pool, file: string): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("set local statement_timeout = 0");
    await refuseUnlessEmpty(client);
    const rowCount = await restoreLines(client, file);
    await client.query("commit");
    return rowCount;
  } finally {
    // Ends an unfinished transaction, and nothing of it stays; after a commit it does nothing.
    await client.query("rollback");
    client.release();
  }
}

async function restoreLines(client: pg.ClientBase, file: string): Promise<number> {
  const state: RestoreState = {
    client,
    table: undefined,
    waiting: [],
    waitingCharacters: 0,
    rowCount: 0,
  };
  let isFirst = true;
  for await (const line of linesOf(file)) {
    if (isFirst) await checkHeader(client, line, file);
    else await restoreLine(state, line);
    isFirst = false;
  }
  if (isFirst) throw notABackup(file);
  await flush(state);
  await advanceSequences(client);
  return state.rowCount;
}

type RestoreState = {
  client: pg.ClientBase;
  table: z.infer<typeof Table> | undefined;
  waiting: string[];
  waitingCharacters: number;
  rowCount: number;
};

async function restoreLine(state: RestoreState, line: string): Promise<void> {
  if (line.startsWith(tableMark)) {
    await flush(state);
    state.table = Table.parse(JSON.parse(line.slice(tableMark.length)));
    return;
  }
  state.waiting.push(line);
  state.waitingCharacters += line.length;
  const isFull = state.waitingCharacters >= charactersAtOnce;
  if (isFull || state.waiting.length >= rowsAtOnce) await flush(state);
}

async function flush(state: RestoreState): Promise<void> {
  if (!state.table || state.waiting.length === 0) return;
  const table = pg.escapeIdentifier(state.table.table);
  const columns = state.table.columns.map(({ name }) => pg.escapeIdentifier(name));
  const values = state.table.columns.map(({ type }, index) => `(row->>${index})::${type}`);
  await state.client.query(
    `insert into ${table} (${columns.join(", ")}) overriding system value
     select ${values.join(", ")} from json_array_elements($1::json) row`,
    [`[${state.waiting.join(",")}]`],
  );
  state.rowCount += state.waiting.length;
  state.waiting = [];
  state.waitingCharacters = 0;
}

/** Only a line feed ends a line: `node:readline` also cuts at U+2028 and U+2029, which rows may hold. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip().setEncoding("utf8");
  let begun = "";
  // pipe() passes no errors on; a file that cannot be read must not look like an empty one.
  source.on("error", (error) => unzipped.destroy(error));
  try {
    for await (const chunk of source.pipe(unzipped)) {
      const [first = "", ...others] = String(chunk).split("\n");
      begun += first;
      for (const next of others) {
        yield begun;
        begun = next;
      }
    }
    if (begun !== "") yield begun;
  } catch (cause) {
    throw errorCode(cause)?.startsWith("Z_") ? notABackup(file, cause) : cause;
  }
}

async function checkHeader(client: pg.ClientBase, line: string, file: string): Promise<void> {
  const header = parseHeader(line, file);
  const ours = await appliedMigrations(client);
  const fits = header.migrations.every((hash, index) => ours[index] === hash);
  if (!fits) {
    throw new StartError(
      `${file} was made by a newer version of Flipworth. Restore it with that version.`,
    );
  }
}

function parseHeader(line: string, file: string) {
  try {
    return Header.parse(JSON.parse(line));
  } catch (cause) {
    throw notABackup(file, cause);
  }
}

async function refuseUnlessEmpty(client: pg.ClientBase): Promise<void> {
  for (const { table } of await tablesInOrder(client)) {
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`);
    if (rowCount === 0) continue;
    throw new StartError(
      `The database already has rows in ${table}. Restore into an empty database (another DATA_DIR or DATABASE_URL).`,
    );
  }
}

/** Rows brought their own numbers: the next one must come after the highest. */
async function advanceSequences(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ sequence: string; table: string; column: string }>(
    `select pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence,
            table_name as table, column_name as column
     from information_schema.columns
     where table_schema = 'public'
       and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
  );
  for (const { sequence, table, column } of rows) {
    const highest = `select max(${pg.escapeIdentifier(column)}) from ${pg.escapeIdentifier(table)}`;
    await client.query(`select setval($1, coalesce((${highest}), 1), (${highest}) is not null)`, [
      sequence,
    ]);
  }
}

function notABackup(file: string, cause?: unknown): StartError {
  const sentence = `${file} isn't a Flipworth backup, or it is damaged.`;
  return new StartError(sentence, { cause });
}
