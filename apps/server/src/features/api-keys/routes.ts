import { NewApiKey } from "@flipworth/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { readJson } from "../../http/middleware/read-json.ts";
import { requestKey } from "../../http/middleware/request-key.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { listKeys, makeKey, revokeKey } from "./store.ts";
import { saidOfRecords } from "../../words/errors.ts";

type ApiKeyRoutesDeps = {
  database: Database;
  clock: () => Date;
  logger: Logger;
  /** The id of the person who is signed in by their own session. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
};

/** A person's API keys: a key can neither make nor revoke one. */
export function apiKeyRoutes({ database, clock, logger, authenticate }: ApiKeyRoutesDeps) {
  return new Hono<ApiEnv>()
    .get("/", async (c) => replyJson(c, await listKeys(database, await authenticate(c))))
    .post("/", async (c) => {
      const userId = await authenticate(c);
      const made = await readJson(c.req.raw, NewApiKey);
      const making = { userId, made, requestKey: requestKey(c), now: clock() };
      const key = await makeKey(database, making);
      logger.info({ requestId: c.var.requestId, userId }, "made an API key");
      return replyJson(c, key, { status: 201 });
    })
    .delete("/:id", async (c) => {
      const userId = await authenticate(c);
      const isRevoked = await revokeKey(database, userId, c.req.param("id"));
      if (!isRevoked) throw new AppError("not_found", saidOfRecords("noSuchKey"));
      logger.info({ requestId: c.var.requestId, userId }, "revoked an API key");
      return replyJson(c, { deleted: true });
    });
}
