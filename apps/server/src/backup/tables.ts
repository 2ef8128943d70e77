import type pg from "pg";

/** A table as a backup names it, with the columns that can be written back and their types. */
export type BackedUpTable = { table: string; columns: { name: string; type: string }[] };

/** First line of a backup. `migrations` says which schema its rows fit. */
export type BackupHeader = { flipworthBackup: 1; migrations: string[] };

/** Begins the line that names a table; no row's JSON begins so. */
export const tableMark = "#";

export async function appliedMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  return rows.map(({ hash }) => hash);
}

/** Our tables, each after those that its foreign keys point to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<BackedUpTable[]> {
  const { rows } = await client.query<BackedUpTable>(
    `select relname as table,
            json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
                     order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r'
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
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
