import { type AnyColumn, or, type SQL, sql } from "drizzle-orm";

/**
 * Rows with these words in one of their names; `%` and `_` are looked for as they are. The collation folds
 * the case of all letters: the database that comes along is of the C locale and knows A to Z only.
 * An index of `search-indexes.ts` is on this very expression.
 */
export function namesHave(names: readonly AnyColumn[], search: string): SQL | undefined {
  if (search === "") return undefined;
  // No text of PostgreSQL's holds it, and it takes none that does.
  if (search.includes("\u0000")) return sql`false`;
  const pattern = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  return or(
    ...names.map(
      (name) =>
        sql`lower(${name} collate "und-x-icu") like lower(${pattern}::text collate "und-x-icu")`,
    ),
  );
}
