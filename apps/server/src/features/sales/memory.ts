import type { AccountSettings, Analysis, ListingRequest } from "@flipworth/contract";
import type { RememberedSale } from "@flipworth/engine";
import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { createNearSales } from "./near-sales.ts";
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
};

type PageRead = {
  ownerId: string;
  listing: ListingRequest;
  analysis: Analysis;
  settings: AccountSettings;
};

/** What an analysis asks of the memory, and what it leaves there. */
export function salesMemory({ database, clock, logger, keeping }: MemoryDeps) {
  const isSharing = keeping === "shared";
  const findNear = createNearSales(database, clock);
  return {
    memory: {
      reaches: (ownerId: string) => reaches(database, { ownerId, isSharing }),
      near: (question: { ownerId: string; title: string }): Promise<readonly RememberedSale[]> =>
        findNear({ ...question, isSharing }),
    },
    remember: async ({ settings, ...read }: PageRead) => {
      if (keeping === "off") return;
      const today = clock().toISOString().slice(0, 10);
      const isShared = isSharing && settings.sharesSales === true;
      await rememberComparables(database, { ...read, today, isShared }).catch((error: unknown) =>
        logger.warn({ err: error }, "the sales of a results page were not kept"),
      );
    },
  };
}

const anySales = prepared((database) => {
  const own = sql`exists(select 1 from sales where owner_id = ${sql.placeholder("ownerId")})`;
  const shared = sql`exists(select 1 from sales where owner_id is null)`;
  const isSharing = sql`${sql.placeholder("isSharing")}::boolean`;
  return database
    .select({ any: sql<boolean>`${own} or (${isSharing} and ${shared})` })
    .from(sql`(values (1)) as one`)
    .prepare("any_sales");
});

/** One look into an index: most requests of a new server need no more. */
async function reaches(
  database: Database,
  asked: { ownerId: string; isSharing: boolean },
): Promise<boolean> {
  const [row] = await anySales(database).execute(asked);
  return row?.any ?? false;
}
