import type { SignedInDevice } from "@flipworth/contract";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/middleware/api-env.ts";
import { AppError } from "../../http/replies/app-error.ts";
import { replyJson } from "../../http/replies/reply.ts";
import { type CookieSettings, sessionCookie } from "../../http/middleware/session-cookie.ts";
import { digestOf } from "../../secrets.ts";
import { type Device, endDevice, endOtherSessions, listDevices } from "./own-sessions.ts";
import { said } from "../../words/errors.ts";

type SessionRoutesDeps = {
  database: Database;
  logger: Logger;
  clock: () => Date;
  cookies: CookieSettings;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticate: (c: ApiContext) => Promise<string>;
  /** The token of the session that the call came in; undefined for an install's call. */
  sessionToken: (c: ApiContext) => string | undefined;
};

/** Where a person is signed in, and the end of it. */
export function sessionRoutes(deps: SessionRoutesDeps) {
  const { database, logger, clock, cookies, authenticate } = deps;
  const currentHash = (c: ApiContext) => {
    const token = deps.sessionToken(c);
    return token === undefined ? undefined : digestOf(token);
  };
  return new Hono<ApiEnv>()
    .get("/", async (c) => {
      const rows = await listDevices(database, await authenticate(c), clock());
      const current = currentHash(c);
      return replyJson(
        c,
        rows.map((row) => deviceToWire(row, current)),
      );
    })
    .delete("/", async (c) => {
      const userId = await authenticate(c);
      const ended = await endOtherSessions(database, userId, currentHash(c));
      logger.info({ requestId: c.var.requestId, userId, ended }, "signed out everywhere else");
      return replyJson(c, { ended });
    })
    .delete("/:id", async (c) => {
      const userId = await authenticate(c);
      const ended = await endDevice(database, userId, c.req.param("id"));
      if (!ended) throw new AppError("not_found", said("noSuchSession"));
      logger.info({ requestId: c.var.requestId, userId }, "signed out on one device");
      if (ended.tokenHash !== null && ended.tokenHash === currentHash(c)) {
        c.set("setCookie", sessionCookie({ token: "", maxAgeSeconds: 0 }, cookies));
      }
      return replyJson(c, { deleted: true });
    });
}

function deviceToWire(row: Device, currentHash: string | undefined): SignedInDevice {
  const { kind, id, device } = row;
  return {
    kind,
    id,
    device,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    isCurrent: row.tokenHash === currentHash,
  };
}
