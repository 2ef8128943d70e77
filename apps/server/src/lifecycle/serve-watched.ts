import type { createApp } from "../app.ts";
import { directHealth } from "../features/health/direct-health.ts";
import type { HealthProbe } from "../features/health/health-probe.ts";
import { directPages } from "../http/site/direct-pages.ts";
import {
  observeDirect,
  observeRequests,
  type RequestObserver,
} from "../http/middleware/observe-requests.ts";
import { hasPages } from "../features/health/routes.ts";
import type { Site } from "../http/site/static-site.ts";
import type { Listening } from "./listen.ts";

type Serving = {
  app: ReturnType<typeof createApp>;
  site: Site | null;
  probe: HealthProbe;
  isSecure: boolean;
  version: string;
};

/** Answers what is ready straight on the socket and the rest by the application, with observers told of both. */
export function serveWatched(
  listening: Listening,
  { app, site, probe, isSecure, version }: Serving,
  observers: readonly RequestObserver[],
): void {
  const isWatched = () => observers.some((observer) => observer.isWatching());
  const health = directHealth(probe, { version, hasPages: hasPages(site) }, isWatched);
  const pages = site ? observeDirect(directPages(site, { isSecure }), observers) : undefined;
  const direct = (incoming: Parameters<typeof health>[0]) => health(incoming) ?? pages?.(incoming);
  listening.serve(observeRequests(app.fetch, observers), direct);
}
