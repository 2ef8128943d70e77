import { existsSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createOcr, type Ocr } from "@flipworth/ocr";
import type pg from "pg";
import type { Logger } from "pino";
import manifest from "../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { type Config, readConfig, signInSettings } from "./config.ts";
import { type Database, poolState } from "./db/client.ts";
import { openDatabase } from "./db/open.ts";
import { isExpectedFailure } from "./expected-failure.ts";
import { createEnginePool } from "./features/analyses/engine-pool.ts";
import type { ComparablesProvider } from "./features/analyses/comparables-port.ts";
import type { VisionModel } from "./features/analyses/vision-port.ts";
import type { Payments } from "./features/billing/payments-port.ts";
import { keepRepairing } from "./features/billing/repair.ts";
import { healthProbe } from "./features/health/health-probe.ts";
import { countFailures } from "./features/metrics/count-failures.ts";
import { createMeter, type Meter } from "./features/metrics/meter.ts";
import { tellComparablesCalls } from "./features/metrics/tell-comparables-calls.ts";
import { tellModelCalls } from "./features/metrics/tell-model-calls.ts";
import { extensionFor } from "./http/extension-download.ts";
import { accessLog } from "./http/access-log.ts";
import { isLoopback } from "./http/loopback.ts";
import { pagePolicy, stripeHosts } from "./http/page-policy.ts";
import { openSite, type Site } from "./http/static-site.ts";
import { tellOwnLines } from "./open-engine.ts";
import { listen } from "./listen.ts";
import { createLogger } from "./logger.ts";
import { localIdentity } from "./providers/identity/local/local-identity.ts";
import { openIdConnect } from "./providers/identity/openid-connect.ts";
import { serveWatched } from "./serve-watched.ts";
import { noPayments } from "./providers/payments/none.ts";

const drainGraceMs = 10_000;
/** An analysis takes milliseconds, and with two hundred comparables under a second. */
const engineLimits = { timeLimitMs: 5_000, waitMs: 10_000 };
const pictureLimits = { timeoutMs: 10_000, maximumQueued: 50, maximumQueuedEach: 8 };
const repairEveryMs = 5 * 60_000;
/** With its second try: an answer from text is otherwise there in milliseconds. */
const ebayTimeLimitMs = 2_500;
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
  const stopping = new AbortController();
  const signIn = signInSettings(config);
  const listening = await listen(config.host, config.port);
  await tellOwnLines(config.guide, say);
  const { engine, ocr } = threadsFrom(config);
  const database = await openDatabase(config.database, {
    say,
    onIdleError: (error) => logger.warn({ err: error }, "the database cut an idle connection"),
    onLost: exitWith,
  });
  const meter = createMeter({
    pictures: () => ocr.load(),
    databasePool: () => poolState(database.pool),
  });
  if (config.metricsToken !== null) await meter.begin();
  const onPause = tellingPauses({ meter, logger });
  const telling = { meter, logger, onPause };
  const suppliers = await suppliersFrom(config, telling, database.pool);
  const address = config.publicUrl ?? `http://localhost:${listening.port}`;
  const origins = siteOrigins(address, listening.port);
  const site = siteOf(config, origins[0]);
  const probe = healthProbe(database.database);
  const isSecure = address.startsWith("https:");
  const app = createApp({
    ...identityFrom(signIn, { host: config.host, port: listening.port, origins, onPause }),
    database: database.database,
    pool: database.pool,
    ...suppliers,
    engine,
    ocr,
    clock: () => new Date(),
    logger,
    meter,
    metricsToken: config.metricsToken,
    probe,
    isStopping: () => stopping.signal.aborted,
    salesMemory: config.salesMemory,
    limits: config.limits,
    version: manifest.version,
    browserSettings: config.browserSettings,
    site,
    siteOrigin: origins[0],
    allowedOrigins: [...origins, ...config.extensionIds.map((id) => `chrome-extension://${id}`)],
    isSecure,
    trustedProxies: config.trustedProxies,
  });
  const serving = { app, site, probe, isSecure, version: manifest.version };
  serveWatched(listening, serving, [meter, accessLog(logger)]);
  announce(address, signIn, config.host);

  const { payments } = suppliers;
  const stopRepairing = repairing(config, { database: database.database, payments, logger, meter });
  endOnSignal(stopping, config.stopDelayMs, async () => {
    stopRepairing();
    await listening.close(drainGraceMs);
    await Promise.all([engine.close(), ocr.close()]);
    await database.close();
  });
  await warmUp(ocr, logger, stopping.signal);
}

/** The engine's load the price guide while the database starts; the readers' begin at a picture. */
function threadsFrom({ engineWorkers, ocrWorkers, guide }: Config) {
  return {
    engine: createEnginePool({ ...engineLimits, threads: engineWorkers, guide }),
    ocr: createOcr({ ...pictureLimits, workers: ocrWorkers }),
  };
}

/** After the address is out, so that the first picture finds the reader warm and nobody waits. */
async function warmUp(ocr: Ocr, logger: Logger, stopped: AbortSignal): Promise<void> {
  await ocr.warmUp().catch((error: unknown) => {
    if (!stopped.aborted) logger.warn({ err: error }, "reading pictures is off");
  });
}

/** The built site, filled with the address that it is reached at; null where it was not built. */
function siteOf(config: Config, origin: string): Site | null {
  if (!existsSync(siteDir)) return null;
  const policyOf = pagePolicy({ ...config.browserSettings, paymentHosts: paymentHostsOf(config) });
  const downloads = {
    "/downloads/flipworth-extension.zip": {
      path: extensionZip,
      fill: (zip: Uint8Array) => extensionFor(origin, zip),
    },
  };
  return openSite(siteDir, { origin, policyOf }, downloads);
}

type SignIn = ReturnType<typeof signInSettings>;

function announce(address: string, { kind }: SignIn, host: string): void {
  say(`Flipworth is running at ${address}`);
  if (kind !== "local" || isLoopback(host)) return;
  say("Warning: whoever reaches this server can sign in as anybody. See docs/sign-in.md.");
}

/** Not ready from the signal on, and gone after the delay: by then a load balancer has noticed. */
function endOnSignal(stopping: AbortController, delayMs: number, end: () => Promise<void>): void {
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await sleep(delayMs);
    await end();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop().catch(exitWith));
  process.once("SIGINT", () => void stop().catch(exitWith));
}

type RepairDeps = { database: Database; payments: Payments; logger: Logger; meter: Meter };

/** Keeps subscriptions as the provider has them; answers how to stop. */
function repairing(config: Config, { database, payments, logger, meter }: RepairDeps): () => void {
  if (!config.payments) return () => undefined;
  const counted = countFailures(payments, { count: () => meter.providerFailed("payments") });
  const billing = { database, clock: () => new Date(), payments: counted };
  return keepRepairing(billing, logger, repairEveryMs);
}

/** For each provider: told when it is left alone because it is ill, and when it answers again. */
type TellingPauses = (provider: string) => (isPaused: boolean) => void;

// Not a constant: the start above runs before one down here would be there.
function tellingPauses({ meter, logger }: { meter: Meter; logger: Logger }): TellingPauses {
  return (provider) => (isPaused) => {
    meter.providerPaused(provider, isPaused);
    logger.warn({ provider }, isPaused ? "left alone: it fails again and again" : "answers again");
  };
}

type Telling = { meter: Meter; logger: Logger; onPause: TellingPauses };

/** Their libraries are loaded where they are configured: they would cost every other start. */
async function suppliersFrom(config: Config, telling: Telling, pool: pg.Pool) {
  return {
    payments: await paymentsFrom(config, telling),
    vision: await visionFrom(config, telling, pool),
    comparables: await comparablesFrom(config, telling, pool),
  };
}

async function paymentsFrom({ payments }: Config, { onPause }: Telling): Promise<Payments> {
  if (!payments) return noPayments;
  const { stripePayments } = await import("./providers/payments/stripe.ts");
  return stripePayments({ ...payments, onPause: onPause("payments") });
}

async function visionFrom(
  { vision }: Config,
  { meter, logger, onPause }: Telling,
  pool: pg.Pool,
): Promise<VisionModel | null> {
  if (!vision) return null;
  const { visionModel } = await import("./providers/vision/vision-model.ts");
  const { dailySpending } = await import("./providers/vision/daily-spending.ts");
  const { dollarsADay } = vision;
  return visionModel({
    ...vision,
    spending: dollarsADay === null ? undefined : dailySpending(pool, dollarsADay),
    onPause: onPause("vision"),
    onAsked: tellModelCalls({ meter, logger, model: vision.model }),
  });
}

async function comparablesFrom(
  { ebay }: Config,
  { meter, logger, onPause }: Telling,
  pool: pg.Pool,
): Promise<ComparablesProvider | null> {
  if (!ebay) return null;
  const { ebayComparables } = await import("./providers/comparables/ebay.ts");
  const { dailyCalls } = await import("./providers/comparables/daily-calls.ts");
  const clock = () => new Date();
  return ebayComparables({
    ...ebay,
    timeLimitMs: ebayTimeLimitMs,
    clock,
    calls: dailyCalls(pool, { callsADay: ebay.callsADay, clock }),
    onPause: onPause("comparables"),
    onAsked: tellComparablesCalls({ meter, logger }),
  });
}

/** Stripe's own hosts, and the emulator's where that stands in. */
function paymentHostsOf({ payments }: Config) {
  if (!payments) return null;
  if (payments.apiUrl === undefined) return stripeHosts;
  const { origin } = new URL(payments.apiUrl);
  const { scripts, frames, calls } = stripeHosts;
  return { scripts: [...scripts, origin], frames, calls: [...calls, origin] };
}

type Here = {
  host: string;
  port: number;
  origins: readonly [string, ...string[]];
  onPause: TellingPauses;
};

function identityFrom(
  signIn: ReturnType<typeof signInSettings>,
  { host, port, origins, onPause }: Here,
) {
  if (signIn.kind === "openid-connect") {
    // The one address that is registered with the provider.
    return {
      identity: openIdConnect({ ...signIn, onPause: onPause("identity") }),
      signInOrigins: [origins[0]] as const,
    };
  }
  const ownAddress = `http://${reachable(host)}:${port}`;
  const { identity, pages } = localIdentity({ ownAddress, signInOrigins: origins });
  return { identity, identityPages: pages, signInOrigins: origins };
}

/** The host by which this process reaches itself. */
function reachable(host: string): string {
  if (host === "0.0.0.0" || host === "::") return "127.0.0.1";
  return host.includes(":") ? `[${host}]` : host;
}

/** By which people reach the site; the first is the one that is told to others. */
function siteOrigins(address: string, port: number): [string, ...string[]] {
  return [new URL(address).origin, `http://127.0.0.1:${port}`];
}

/** One sentence for what a person can mend, a stack for what only we can; exit code 1. */
function exitWith(error: unknown): never {
  const bug = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isExpectedFailure(error) ? error.message : bug}\n`);
  process.exit(1);
}
