import type { Database } from "./client.ts";

/**
 * A query that is put together once for each database and, because it has a name, planned once for
 * each connection: for what every request asks.
 */
export function prepared<Query>(prepare: (database: Database) => Query) {
  const known = new WeakMap<Database, Query>();
  return (database: Database): Query => {
    const found = known.get(database);
    if (found !== undefined) return found;
    const made = prepare(database);
    known.set(database, made);
    return made;
  };
}
