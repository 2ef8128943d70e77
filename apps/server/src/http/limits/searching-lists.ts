import type { Database } from "../../db/client.ts";
import type { RunQuery } from "../../db/searching.ts";
import type { ApiContext } from "../middleware/api-env.ts";

/** How to run the query of a list: one that searches is counted and bounded. */
type Searching = (c: ApiContext, ownerId: string, words?: string) => Promise<RunQuery>;

type SearchingDeps = {
  database: Database;
  search: (ownerId: string) => RunQuery;
  /** Counts one more for the owner. Throws `rate_limited`. */
  countSearch: (c: ApiContext, ownerId: string) => Promise<void>;
};

export function searchingLists({ database, search, countSearch }: SearchingDeps): Searching {
  return async (c, ownerId, words = "") => {
    if (words.trim() === "") return (work) => work(database);
    await countSearch(c, ownerId);
    return search(ownerId);
  };
}
