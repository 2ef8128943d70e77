import { apiVersion, type Health, type Ready } from "@flipworth/contract";
import { Hono } from "hono";
import type { ApiEnv } from "../../http/middleware/api-env.ts";
import { replyJson } from "../../http/replies/reply.ts";
import type { Site } from "../../http/site/static-site.ts";
import type { HealthProbe } from "./health-probe.ts";

type HealthRoutesDeps = { probe: HealthProbe; version: string; hasPages: boolean };
type ReadyRoutesDeps = Pick<HealthRoutesDeps, "probe" | "version"> & { isStopping: () => boolean };

export function healthRoutes({ probe, version, hasPages }: HealthRoutesDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const isWell = await probe.answers();
    const body = healthBody(isWell, { version, hasPages });
    return replyJson(c, body, { status: isWell ? 200 : 503 });
  });
}

export function healthBody(
  isWell: boolean,
  { version, hasPages }: { version: string; hasPages: boolean },
): Health {
  const status = isWell ? "ok" : "unavailable";
  const site = hasPages ? "ok" : "missing";
  return { status, database: status, site, version, apiVersion };
}

/** An empty build has no home page, and one in part lacks what that page loads. */
export function hasPages(site: Site | null): boolean {
  const home = site?.find("/")?.identity();
  if (!home) return false;
  if (home instanceof Promise) return true;
  const html = new TextDecoder().decode(home.body);
  const assets = [...html.matchAll(/"(\/assets\/[^"?#]+)/g)];
  return assets.every(([, path = ""]) => site?.find(path) !== undefined);
}

/**
 * Whether a load balancer may send people here. No request is answered before the migrations are
 * done, so those need no look.
 */
export function readyRoutes({ probe, version, isStopping }: ReadyRoutesDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const answers = await probe.answers();
    const body: Ready = {
      status: answers && !isStopping() ? "ready" : "not_ready",
      database: answers ? "ok" : "unavailable",
      isStopping: isStopping(),
      version,
    };
    return replyJson(c, body, { status: body.status === "ready" ? 200 : 503 });
  });
}
