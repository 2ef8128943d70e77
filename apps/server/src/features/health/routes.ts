import { apiVersion, type Health, type Ready } from "@flipworth/contract";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../../db/client.ts";
import type { ApiEnv } from "../../http/api-env.ts";
import { replyJson } from "../../http/reply.ts";

// Shorter than the pool's own patience: a probe wants to know now.
const patienceMs = 2_000;
// However many probes there are, the database is asked once a second.
const goodForMs = 1_000;

/** Whether the database answers. */
export type Probe = () => Promise<boolean>;

type HealthRoutesDeps = { probe: Probe; version: string; hasPages: boolean };
type ReadyRoutesDeps = Pick<HealthRoutesDeps, "probe" | "version"> & { isStopping: () => boolean };

export function healthRoutes({ probe, version, hasPages }: HealthRoutesDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const status = (await probe()) ? "ok" : "unavailable";
    const site = hasPages ? "ok" : "missing";
    const body: Health = { status, database: status, site, version, apiVersion };
    return replyJson(c, body, { status: status === "ok" ? 200 : 503 });
  });
}

/**
 * Whether a load balancer may send people here. No request is answered before the migrations are
 * done, so those need no look.
 */
export function readyRoutes({ probe, version, isStopping }: ReadyRoutesDeps) {
  return new Hono<ApiEnv>().get("/", async (c) => {
    const answers = await probe();
    const body: Ready = {
      status: answers && !isStopping() ? "ready" : "not_ready",
      database: answers ? "ok" : "unavailable",
      isStopping: isStopping(),
      version,
    };
    return replyJson(c, body, { status: body.status === "ready" ? 200 : 503 });
  });
}

/** Who asks at the same time shares one look, and a good answer counts for a second. */
export function createProbe(database: Database): Probe {
  let looking: Promise<boolean> | undefined;
  let goodUntil = 0;
  const look = async () => {
    const answers = await answersInTime(database);
    goodUntil = answers ? performance.now() + goodForMs : 0;
    looking = undefined;
    return answers;
  };
  return async () => {
    if (performance.now() < goodUntil) return true;
    return (looking ??= look());
  };
}

async function answersInTime(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const answer = database.execute(sql`select 1`).then(
    () => true,
    // Any failure means the same to whoever asks; the cause shows in the log of the next request.
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
