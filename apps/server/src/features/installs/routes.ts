import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import type { ApiContext, ApiEnv } from "../../http/api-env.ts";
import { replyJson } from "../../http/reply.ts";
import { createInstall } from "./store.ts";

type InstallRoutesDeps = {
  database: Database;
  clock: () => Date;
  /** When credits of somebody who signs up at `now` are renewed. */
  firstReset: (now: Date) => Date;
  countInstall: (network: string) => Promise<void>;
  networkOf: (c: ApiContext) => string;
};

export function installRoutes(deps: InstallRoutesDeps) {
  return new Hono<ApiEnv>().post("/", async (c) => {
    await deps.countInstall(deps.networkOf(c));
    const createdAt = deps.clock();
    const resetsAt = deps.firstReset(createdAt);
    return replyJson(c, await createInstall(deps.database, { createdAt, resetsAt }), {
      status: 201,
    });
  });
}
