import { InstallClaim } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../../http/api-env.ts";
import { readJson } from "../../http/read-json.ts";
import { replyJson } from "../../http/reply.ts";
import { claimInstall, type ClaimInstallDeps } from "./claim-install.ts";
import { createInstall } from "./store.ts";

type InstallRoutesDeps = ClaimInstallDeps & {
  /** When credits of somebody who signs up at `now` are renewed. */
  firstReset: (now: Date) => Date;
  countInstall: (network: string) => Promise<Record<string, string>>;
  networkOf: (c: ApiContext) => string;
  /** The id of the signed-in person. Throws `not_signed_in`. */
  authenticateUser: (c: ApiContext) => Promise<string>;
};

export function installRoutes(deps: InstallRoutesDeps) {
  return new Hono<ApiEnv>()
    .post("/", async (c) => {
      c.set("limitHeaders", await deps.countInstall(deps.networkOf(c)));
      const createdAt = deps.clock();
      const resetsAt = deps.firstReset(createdAt);
      return replyJson(c, await createInstall(deps.database, { createdAt, resetsAt }), {
        status: 201,
      });
    })
    .post("/claim", async (c) => {
      const userId = await deps.authenticateUser(c);
      const { secret } = await readJson(c.req.raw, InstallClaim);
      return replyJson(c, { analysesMoved: await claimInstall(deps, { userId, secret }) });
    });
}
