import { limits, SalesImport } from "@flipworth/contract";
import { Hono } from "hono";
import { isoDay } from "../../calendar-days.ts";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { createImportPlaces } from "../../sales-files/import-places.ts";
import { importSales } from "./import-sales.ts";

type ImportDeps = {
  database: Database;
  clock: () => Date;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  /** Names what is new. */
  nameNew: () => Promise<void>;
};

/** Reads files of sales, and tells how far that is. */
export function importRoutes({ database, clock, authenticate, nameNew }: ImportDeps) {
  const enterImport = createImportPlaces();
  // One of a person at a time.
  const running = new Map<string, { kept: number; total: number }>();
  const today = () => isoDay(clock());
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const ownerId = await authenticate(c);
      return replyJson(c, running.get(ownerId) ?? { kept: 0, total: null });
    })
    .post("/", async (c) => {
      const ownerId = await authenticate(c);
      const leave = await enterImport(ownerId, c.req.raw.signal);
      try {
        const file = await readJson(c.req.raw, SalesImport, limits.importBytes);
        const imported = await importSales(database, {
          ownerId,
          today: today(),
          file,
          onProgress: (progress) => running.set(ownerId, progress),
        });
        if (imported.added !== null) void nameNew();
        return replyJson(c, imported);
      } finally {
        running.delete(ownerId);
        leave();
      }
    });
}
