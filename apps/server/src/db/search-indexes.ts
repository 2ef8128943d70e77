import type pg from "pg";
import { errorCode } from "../error-code.ts";

// Trigrams for words anywhere in a title, and the owner in the same index. Both are among what
// PostgreSQL brings along, and whoever may create in a database may create these.
const extensions = ["pg_trgm", "btree_gin"];
const searched = [
  { table: "analyses", column: "title" },
  { table: "analyses", column: "name" },
  { table: "saved_listings", column: "title" },
  { table: "saved_listings", column: "listing_title" },
] as const;

// May not; this server does not have it; it lacks what the extension needs.
const refusals = new Set(["42501", "0A000", "58P01", "42704"]);

const notIndexed =
  "Searches in long lists are slow on this database because Flipworth couldn't add its search index. Have the database owner run `create extension pg_trgm; create extension btree_gin;` there, and start again.";

/**
 * Sees that titles can be searched by an index. Not a migration: a database that has no right to
 * the extensions gets everything else, and the index as soon as it has the right. Answers with a
 * sentence where searches stay slow.
 */
export async function ensureSearchIndexes(client: pg.ClientBase): Promise<string | undefined> {
  try {
    for (const name of extensions) await client.query(`create extension if not exists ${name}`);
    for (const names of searched) await ensureIndex(client, names);
    return undefined;
  } catch (error) {
    if (refusals.has(errorCode(error) ?? "")) return notIndexed;
    throw error;
  }
}

async function ensureIndex(
  client: pg.ClientBase,
  { table, column }: (typeof searched)[number],
): Promise<void> {
  const name = `${table}_by_words_of_${column}`;
  const { rows } = await client.query(
    "select indisvalid from pg_index where indexrelid = to_regclass($1)",
    [name],
  );
  if (rows[0]?.indisvalid === true) return;
  // One that was cut off while it was made is there and of no use.
  await client.query(`drop index if exists ${name}`);
  // Rows are written meanwhile: an older server may be running. What is not sorted in yet is read as
  // a whole by each search, so it is sorted in from 256 kB on and not from 4 MB.
  await client.query(
    `create index concurrently ${name} on ${table}
     using gin (owner_id, (lower(${column} collate "und-x-icu")) gin_trgm_ops)
     with (gin_pending_list_limit = 256)`,
  );
}
