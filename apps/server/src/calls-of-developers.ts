import { Hono } from "hono";
import type { AppDeps } from "./app-deps.ts";
import { apiKeyRoutes } from "./features/api-keys/routes.ts";
import type { Who } from "./features/accounts/who.ts";
import type { ApiEnv } from "./http/middleware/api-env.ts";

type DeveloperParts = { who: Pick<Who, "personally"> };

/** What programs of others need: keys. */
export function callsOfDevelopers(deps: AppDeps, { who }: DeveloperParts) {
  const { database, clock, logger } = deps;
  const authenticate = who.personally;
  return new Hono<ApiEnv>().route(
    "/account/keys",
    apiKeyRoutes({ database, clock, logger, authenticate }),
  );
}
