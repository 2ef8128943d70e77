import type { Analysis } from "@flipworth/contract";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/client.ts";
import { everyPage } from "../../../db/every-page.ts";
import { listOrders, type ListQuery, type Place } from "../../../db/list-page.ts";
import { rankOfProfit } from "../../../db/profit-rank.ts";
import { analyses } from "../../../db/schema/analyses.ts";
import { namesHave } from "../../../db/title-search.ts";
import { analysisToWire } from "../keeping/store.ts";

export async function findPlace(
  database: Database,
  ownerId: string,
  id: string,
): Promise<Place | undefined> {
  const { createdAt, profitRank } = analyses;
  const [row] = await database
    .select({ id: analyses.id, createdAt, profitRank })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), eq(analyses.id, id)));
  return row;
}

/** One page by key: the index leads straight to its first row, however long the history is. */
export async function listHistory(database: Database, query: ListQuery): Promise<Analysis[]> {
  const { ownerId, after, limit, search, sort } = query;
  const { isAfter, order } = orders[sort];
  const names = [analyses.title, analyses.name];
  // The reports of rows that a search passes over are not read.
  const page = database
    .select({ id: analyses.id })
    .from(analyses)
    .where(and(eq(analyses.ownerId, ownerId), after && isAfter(after), namesHave(names, search)))
    .orderBy(...order)
    .limit(limit);
  const rows = await database
    .select({
      id: analyses.id,
      createdAt: analyses.createdAt,
      report: analyses.report,
      profitRank: analyses.profitRank,
    })
    .from(analyses)
    .where(sql`${analyses.id} in ${page}`)
    .orderBy(...order);
  return rows.map(analysisToWire);
}

/** False when the owner has none of that id. */
export async function deleteAnalysis(
  database: Database,
  ownerId: string,
  id: string,
): Promise<boolean> {
  const isTheirs = and(eq(analyses.ownerId, ownerId), eq(analyses.id, id));
  const { rowCount } = await database.delete(analyses).where(isTheirs);
  return rowCount === 1;
}

/** All of an owner's, newest first, a page at a time. */
export function everyAnalysis(database: Database, ownerId: string): AsyncGenerator<Analysis[]> {
  return everyPage<Analysis>((last, limit) => {
    const after = last && placeOf(last);
    return listHistory(database, { ownerId, after, limit, search: "", sort: "newest" });
  });
}

function placeOf({ id, createdAt, cents }: Analysis): Place {
  return { id, createdAt: new Date(createdAt), profitRank: rankOfProfit(cents.netProfit) };
}

const orders = listOrders(analyses);
