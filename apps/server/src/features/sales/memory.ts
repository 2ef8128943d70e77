import type { AccountSettings, Analysis, ListingRequest } from "@flipworth/contract";
import type { RememberedSale } from "@flipworth/engine";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import type { createNearSales } from "./near-sales.ts";
import { rememberComparables } from "./remember-comparables.ts";

/**
 * What an operator has decided of the results pages that people read: nothing is kept, each person
 * keeps their own, or what people agree to share helps all.
 */
export type SalesKeeping = "off" | "own" | "shared";

type MemoryDeps = {
  database: Database;
  clock: () => Date;
  logger: Logger;
  keeping: SalesKeeping;
  findNear: ReturnType<typeof createNearSales>;
  /** Names what is new. */
  nameNew: () => Promise<void>;
};

type PageRead = {
  ownerId: string;
  listing: ListingRequest;
  analysis: Analysis;
  settings: AccountSettings;
};

/** What an analysis asks of the memory, and what it leaves there. */
export function salesMemory({ database, clock, logger, keeping, findNear, nameNew }: MemoryDeps) {
  const isSharing = keeping === "shared";
  return {
    memory: {
      near: async (question: {
        ownerId: string;
        title: string;
      }): Promise<readonly RememberedSale[]> =>
        // The engine gets nothing that it has no use for.
        (await findNear({ ...question, isSharing })).map(({ id: _id, ...sale }) => sale),
    },
    remember: async ({ settings, ...read }: PageRead) => {
      if (keeping === "off") return;
      const today = isoDay(clock());
      const isShared = isSharing && settings.sharesSales === true;
      const kept = await rememberComparables(database, { ...read, today, isShared }).catch(
        (error: unknown) => {
          logger.warn({ err: error }, "the sales of a results page were not kept");
          return 0;
        },
      );
      if (kept > 0) void nameNew();
    },
  };
}

/** One look into an index: most requests of a new server need no more. */
export function anySalesFor(owner: SQLWrapper, isSharing: SQLWrapper): SQL<boolean> {
  const own = sql`exists(select 1 from sales where owner_id = ${owner})`;
  const shared = sql`exists(select 1 from sales where owner_id is null)`;
  return sql<boolean>`${own} or (${isSharing}::boolean and ${shared})`;
}
