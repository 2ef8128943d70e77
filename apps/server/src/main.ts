import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOcr, type Ocr } from "@flipworth/ocr";
import type { Logger } from "pino";
import manifest from "../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { poolState } from "./db/client.ts";
import { type OpenDatabase, openDatabase } from "./db/open.ts";
import { type Ending, endOnSignal } from "./lifecycle/end-on-signal.ts";
import { exitWith } from "./lifecycle/exit-with.ts";
import { signInSettings } from "./features/accounts/sign-in-settings.ts";
import { createEnginePool, type EnginePool } from "./features/analyses/engine/engine-pool.ts";
import { createPagePool, type PageReader } from "./features/mcp/page-pool.ts";
import { createMeter } from "./features/metrics/meter.ts";
import { healthProbe } from "./features/health/health-probe.ts";
import { accessLog } from "./http/middleware/access-log.ts";
import { extensionDownloads } from "./http/site/extension-download.ts";
import { isLoopback } from "./http/middleware/loopback.ts";
import { pagePolicy, stripeHosts } from "./http/site/page-policy.ts";
import { openSite, type Site } from "./http/site/static-site.ts";
import { tellOwnLines } from "./open-engine.ts";
import { siteOrigins } from "./site-origins.ts";
import { serveWatched } from "./lifecycle/serve-watched.ts";
import { identityFrom } from "./wiring/identity-from.ts";
import { beginJobs } from "./wiring/jobs.ts";
import { suppliersFrom, tellingPauses } from "./wiring/suppliers.ts";
import { listen, type Listening } from "./lifecycle/listen.ts";
import { createLogger } from "./lifecycle/logger.ts";
import { postOutside } from "./providers/webhooks/post-outside.ts";

const drainGraceMs = 10_000;
/** An analysis takes milliseconds, and with two hundred comparables under a second. */
const engineLimits = { timeLimitMs: 5_000, waitMs: 10_000 };
const pictureLimits = { timeoutMs: 10_000, maximumQueued: 50, maximumQueuedEach: 8 };
// From `src` and from the built `dist` alike.
const fromApps = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const siteDir = fromApps("web/build/client");
const extensionZip = fromApps("extension/dist/flipworth-extension.zip");

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const config = readConfig(process.env);
  await (process.argv[2] === "migrate" ? migrate(config) : start(config));
} catch (error) {
  exitWith(error);
}

/** What every start does first, for deployments that do it ahead of the servers. */
async function migrate({ database }: Config): Promise<void> {
  const opened = await openDatabase(database, { say, onIdleError: exitWith, onLost: exitWith });
  await opened.close();
  say("The database is up to date.");
}

async function start(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);
  const signIn = signInSettings(config);
  const ending = endOnSignal(config.stopDelayMs);
  const listening = await listen(config.host, config.port);
  ending.signal.addEventListener("abort", listening.answerLast);
  await tellOwnLines(config.guide, say);
  const threads = threadsFrom(config);
  const opening = openDatabase(config.database, {
    say,
    onIdleError: (error) => logger.warn({ err: error }, "the database cut an idle connection"),
    onLost: exitWith,
  });
  // Also when the signal comes while it starts: it would be left running.
  ending.first(async () => (await opening).close());
  const database = await opening;
  if (ending.signal.aborted) return;
  await serve(config, { logger, signIn, ending, listening, database, threads });
}

type Threads = { engine: EnginePool; ocr: Ocr; pages: PageReader };

/** The engine's load the price guide while the database starts; the readers' begin at a picture. */
function threadsFrom({ engineWorkers, ocrWorkers, guide }: Config): Threads {
  return {
    engine: createEnginePool({ ...engineLimits, threads: engineWorkers, guide }),
    ocr: createOcr({ ...pictureLimits, workers: ocrWorkers }),
    pages: createPagePool(),
  };
}

type Started = {
  logger: Logger;
  signIn: ReturnType<typeof signInSettings>;
  ending: Ending;
  listening: Listening;
  database: OpenDatabase;
  threads: Threads;
};

async function serve(config: Config, started: Started): Promise<void> {
  const { logger, signIn, ending, listening, database, threads } = started;
  const { engine, ocr } = threads;
  const meter = createMeter({
    pictures: () => ocr.load(),
    databasePool: () => poolState(database.pool),
  });
  if (config.metricsToken !== null) await meter.begin();
  const onPause = tellingPauses({ meter, logger });
  const postToWebhook = postOutside();
  const suppliers = await suppliersFrom(config, { meter, logger, onPause }, database.pool);
  const { address, origins } = addressesOf(config, listening.port);
  const site = siteOf(config, origins[0]);
  const health = healthProbe(database.probe);
  const isSecure = address.startsWith("https:");
  const app = createApp({
    ...identityFrom(signIn, { host: config.host, port: listening.port, origins, onPause }),
    ...database,
    ...suppliers,
    ...plainSettings(config),
    ...threads,
    postToWebhook,
    guide: engine,
    health,
    clock: () => new Date(),
    logger,
    meter,
    isStopping: () => ending.signal.aborted,
    version: manifest.version,
    site,
    siteOrigin: origins[0],
    allowedOrigins: [...origins, ...config.extensionIds.map((id) => `chrome-extension://${id}`)],
    isSecure,
  });
  const serving = { app, site, probe: health, isSecure, version: manifest.version };
  serveWatched(listening, serving, [meter, accessLog(logger)]);
  announce(address, signIn, config.host);

  const stopJobs = beginJobs(config, {
    ...database,
    ...suppliers,
    logger,
    meter,
    siteOrigin: origins[0],
    guide: engine,
    postToWebhook,
  });
  ending.first(async () => {
    const stopped = stopJobs();
    await listening.close(drainGraceMs);
    await Promise.all([engine.close(), ocr.close(), threads.pages.close()]);
    await stopped;
  });
  // After the address is out, so that the first listing and picture find it warm and nobody waits.
  await engine.warmUp().catch((error: unknown) => {
    if (!ending.signal.aborted) logger.warn({ err: error }, "the engine is not warm");
  });
  await ocr.warmUp().catch((error: unknown) => {
    if (!ending.signal.aborted) logger.warn({ err: error }, "reading pictures is off");
  });
}

function plainSettings({
  metricsToken,
  salesMemory,
  needsProofOfWork,
  limits,
  browserSettings,
  trustedProxies,
}: Config) {
  return {
    metricsToken,
    salesMemory,
    needsProofOfWork,
    limits,
    browserSettings,
    trustedProxies,
  };
}

function addressesOf({ publicUrl, host }: Config, port: number) {
  const address = publicUrl ?? `http://localhost:${port}`;
  return { address, origins: siteOrigins(address, host, port) };
}

/** The built site, filled with the address that it is reached at; null where it was not built. */
function siteOf(config: Config, origin: string): Site | null {
  if (!existsSync(siteDir)) return null;
  const policyOf = pagePolicy({ ...config.browserSettings, paymentHosts: paymentHostsOf(config) });
  const { supportAddress } = config;
  return openSite(
    siteDir,
    { origin, supportAddress, policyOf },
    extensionDownloads(origin, extensionZip),
  );
}

type SignIn = ReturnType<typeof signInSettings>;

function announce(address: string, { kind }: SignIn, host: string): void {
  say(`Flipworth is running at ${address}`);
  if (kind !== "local" || isLoopback(host)) return;
  say("Warning: anyone who can reach this server can sign in as anyone. See docs/sign-in.md.");
}

/** Stripe's own hosts, and the emulator's where that stands in. */
function paymentHostsOf({ payments }: Config) {
  if (!payments) return null;
  if (payments.apiUrl === undefined) return stripeHosts;
  const { origin } = new URL(payments.apiUrl);
  const { scripts, frames, calls } = stripeHosts;
  return { scripts: [...scripts, origin], frames, calls: [...calls, origin] };
}
