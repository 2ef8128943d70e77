import type pg from "pg";

/** A table as a backup names it, with the columns that can be written back. */
export type BackedUpTable = { table: string; columns: string[] };

/** First line of a backup. `migrations` says which schema its rows fit. */
export type BackupHeader = { flipworthBackup: 1; migrations: string[] };

export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  return rows.map(({ hash }) => hash);
}

/** Our tables, each after those that its foreign keys point to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.tables join information_schema.columns using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_name order by table_name`,
  );
  const parents = await foreignKeys(client);
  const placed: BackedUpTable[] = [];
  const isReady = ({ table }: BackedUpTable) =>
    (parents.get(table) ?? []).every((p) => p === table || placed.some((t) => t.table === p));
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle");
    placed.push(...ready);
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return placed;
}

async function foreignKeys(client: pg.ClientBase): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ child: string; parents: string[] }>(
    `select child.relname as child, array_agg(parent.relname::text) as parents
     from pg_constraint
     join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
     where contype = 'f' group by child.relname`,
  );
  return new Map(rows.map(({ child, parents }) => [child, parents]));
}
