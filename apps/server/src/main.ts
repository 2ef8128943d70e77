import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createOcr } from "@flipworth/ocr";
import { pino } from "pino";
import manifest from "../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { openDatabase } from "./db/open.ts";
import { isExpectedFailure } from "./expected-failure.ts";
import { listen } from "./listen.ts";

const drainGraceMs = 10_000;
// From `src` and from the built `dist` alike.
const fromApps = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const siteDir = fromApps("web/build/client");
const extensionZip = fromApps("extension/dist/flipworth-extension.zip");

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  await start(readConfig(process.env));
} catch (error) {
  exitWith(error);
}

async function start(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel });
  const listening = await listen(config.host, config.port);
  const database = await openDatabase(config.database, {
    say,
    onIdleError: (error) => logger.warn({ err: error }, "the database cut an idle connection"),
    onLost: exitWith,
  });
  const ocr = createOcr({ workers: config.ocrWorkers, timeoutMs: 10_000, maximumQueued: 50 });
  const address = config.publicUrl ?? `http://localhost:${listening.port}`;
  const app = createApp({
    database: database.database,
    pool: database.pool,
    ocr,
    clock: () => new Date(),
    logger,
    limits: config.limits,
    version: manifest.version,
    browserSettings: config.browserSettings,
    siteDir: existsSync(siteDir) ? siteDir : null,
    siteOrigin: new URL(address).origin,
    downloads: { "/downloads/flipworth-extension.zip": extensionZip },
    allowedOrigins: allowedOrigins(config, address, listening.port),
    isSecure: address.startsWith("https:"),
    trustedProxies: config.trustedProxies,
  });
  listening.serve(app.fetch);
  say(`Flipworth is running at ${address}`);

  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await listening.close(drainGraceMs);
    await ocr.close();
    await database.close();
    process.exit(0);
  };
  process.once("SIGTERM", () => void stop().catch(exitWith));
  process.once("SIGINT", () => void stop().catch(exitWith));
  // After the address is out, so that the first picture finds the reader warm and nobody waits.
  await ocr.warmUp().catch((error: unknown) => {
    if (!isStopping) logger.warn({ err: error }, "reading pictures is off");
  });
}

function allowedOrigins(config: Config, address: string, port: number): string[] {
  const extensions = config.extensionIds.map((id) => `chrome-extension://${id}`);
  return [new URL(address).origin, `http://127.0.0.1:${port}`, ...extensions];
}

/** One sentence for what a person can mend, a stack for what only we can; exit code 1. */
function exitWith(error: unknown): never {
  const bug = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isExpectedFailure(error) ? error.message : bug}\n`);
  process.exit(1);
}
