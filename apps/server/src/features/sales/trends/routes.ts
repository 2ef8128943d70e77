import { DigestChoice, type Watches } from "@flipworth/contract";
import { Hono } from "hono";
import { isoDay } from "../../../calendar-days.ts";
import type { Database } from "../../../db/client.ts";
import type { GuideReader } from "../../../guide-reader.ts";
import type { ApiContext, ApiEnv } from "../../../http/middleware/api-env.ts";
import { readJson } from "../../../http/middleware/read-json.ts";
import { replyJson } from "../../../http/replies/reply.ts";
import { rowsOfMonths } from "../prices/store.ts";
import { marketTrends, thingsOf } from "./market-trends.ts";
import {
  hasDigest,
  stopWatching,
  turnDigestOff,
  turnDigestOn,
  watch,
  watchedBy,
} from "./watches.ts";

type TrendsRoutesDeps = {
  database: Database;
  clock: () => Date;
  guide: GuideReader;
  isSharing: boolean;
  /** Whether this server sends mail. */
  canMail: boolean;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

export function trendsRoutes(deps: TrendsRoutesDeps) {
  const { database, clock, guide, isSharing, authenticate } = deps;
  const today = () => isoDay(clock());
  return new Hono<ApiEnv>()
    .get("/trends", async (c) => {
      const ownerId = await authenticate(c);
      const rows = await rowsOfMonths(database, { ownerId, isSharing }, today());
      const ids = [...new Set(rows.map(({ entryId }) => entryId))];
      return replyJson(c, marketTrends(thingsOf(rows, await guide.findEntries(ids), today())));
    })
    .route("/watches", watchesRoutes(deps));
}

function watchesRoutes(deps: TrendsRoutesDeps) {
  const { database, clock, canMail, authenticate } = deps;
  const parts = { ...deps, today: () => isoDay(clock()) };
  const watches = async (ownerId: string): Promise<Watches> => ({
    things: await watchedBy(parts, ownerId),
    digest: { isOn: await hasDigest(database, ownerId), isPossible: canMail },
  });
  return new Hono<ApiEnv>()
    .get("/", async (c) => replyJson(c, await watches(await authenticate(c))))
    .put("/digest", async (c) => {
      const ownerId = await authenticate(c);
      const { isOn } = await readJson(c.req.raw, DigestChoice);
      await (isOn ? turnDigestOn(database, ownerId, clock()) : turnDigestOff(database, ownerId));
      return replyJson(c, await watches(ownerId));
    })
    .put("/things/:entryId", async (c) => {
      const ownerId = await authenticate(c);
      await watch(parts, ownerId, c.req.param("entryId"));
      return replyJson(c, await watches(ownerId));
    })
    .delete("/things/:entryId", async (c) => {
      const ownerId = await authenticate(c);
      await stopWatching(database, ownerId, c.req.param("entryId"));
      return replyJson(c, await watches(ownerId));
    });
}
