import type { ListPage } from "@flipworth/contract";
import { type AnyColumn, asc, desc, type SQL, sql } from "drizzle-orm";
import { isUuid } from "./uuid.ts";

/** Where a row stands in each of the orders. */
export type Place = { id: string; createdAt: Date; profitRank: number };

export type ListQuery = {
  ownerId: string;
  /** The last row of the page before; undefined begins at the first. */
  after: Place | undefined;
  limit: number;
  /** "" for all. */
  search: string;
  sort: ListPage["sort"];
};

type Order = { isAfter: (place: Place) => SQL; order: readonly SQL[] };

/** The orders of a list that has these columns. Row comparisons, as an index can begin in the middle by them. */
export function listOrders(
  columns: Record<keyof Place, AnyColumn>,
): Record<ListPage["sort"], Order> {
  const { id, createdAt, profitRank } = columns;
  return {
    newest: {
      isAfter: (place) => sql`(${createdAt}, ${id}) < ${moment(place)}`,
      order: [desc(createdAt), desc(id)],
    },
    oldest: {
      isAfter: (place) => sql`(${createdAt}, ${id}) > ${moment(place)}`,
      order: [asc(createdAt), asc(id)],
    },
    profit: {
      isAfter: (place) =>
        sql`(${profitRank}, ${id}) < (${place.profitRank}::integer, ${place.id}::uuid)`,
      order: [desc(profitRank), desc(id)],
    },
  };
}

const moment = ({ createdAt, id }: Place) =>
  sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`;

type List<Row> = {
  ownerId: string;
  findPlace: (id: string) => Promise<Place | undefined>;
  read: (query: ListQuery) => Promise<Row[]>;
  /** Thrown for a `before` that is not there, somebody else's or no id at all. */
  noSuchRow: () => Error;
};

/** One page by key, and what to ask for the page after it; undefined on the last. */
export async function listPage<Row extends { id: string }>(
  list: List<Row>,
  page: ListPage,
): Promise<{ rows: Row[]; next: ListPage | undefined }> {
  const { before, limit, search = "", sort } = page;
  const after = before !== undefined && isUuid(before) ? await list.findPlace(before) : undefined;
  if (before !== undefined && !after) throw list.noSuchRow();
  // One more than asked for tells whether there is a next page.
  const { ownerId } = list;
  const found = await list.read({ ownerId, after, limit: limit + 1, search: search.trim(), sort });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { ...page, before: last.id } : undefined };
}
