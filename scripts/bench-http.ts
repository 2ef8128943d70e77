import { databaseConfig } from "./lib/database.ts";
import { memoryInWords, processorMsOf, watchMemory } from "./lib/memory.ts";
import { buildProducts } from "./lib/products.ts";
import { startServer } from "./lib/server.ts";
import { type Account, insertAccounts, withoutLimits } from "./load/accounts.ts";
import { compare, type Comparison, type SideFigures } from "./load/compare.ts";
import { generateLoad, type LoadRequest, percentile } from "./load/generate.ts";
import { fillHistory } from "./load/long-history.ts";
import { screenshotRequest, textRequest } from "./load/requests.ts";
import { startBare } from "./load/start-bare.ts";

// How fast the built server is beside the least that could answer, and what the whole holds in
// memory meanwhile. Prints what it measured and asserts nothing. Rows in the table as a word, or
// only the analyses from screenshots, or only the pages:
// npm run bench:http -- 100000
// npm run bench:http -- screenshots
// npm run bench:http -- pages

/** What is asked for, and the least share of what bare node:http does that it should reach. */
const pages = [
  ["a prerendered page", "/marketplace-guide/austin-tx/electronics", 0.85],
  ["the price list", "/pricing", 0.85],
  ["the home page", "/", 0.85],
  ["the health check", "/api/health", 0.8],
] as const;
const [what = "1000000"] = process.argv.slice(2);
const isScreenshotsOnly = what === "screenshots";
const isPagesOnly = what === "pages";
const rows = isPagesOnly ? 1 : Number(what);
const accountCount = 1_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!isScreenshotsOnly && (!Number.isInteger(rows) || rows < 1)) {
  process.stderr.write(
    "Usage: npm run bench:http -- [ROWS | screenshots | pages], rows a whole number\n",
  );
  process.exit(1);
}
if (!(await buildProducts(say))) process.exit(1);
const server = await startServer(withoutLimits);
try {
  const peakMemory = watchMemory(server);
  const accounts = await insertAccounts(server, accountCount);
  if (!isScreenshotsOnly) {
    for (const [name, path, goal] of pages) await comparePage(name, { path, goal, kind: "page" });
    // Byte for byte the same: what is left is what our code costs.
    const health = { path: "/api/health", goal: 0.8, kind: "answer" } as const;
    await comparePage("the health check beside its own headers", health);
    if (!isPagesOnly) await measureAnalyses("text", accounts.map(textRequest), 8);
  }
  if (!isPagesOnly) await measureAnalyses("screenshot", accounts.map(screenshotRequest), 4);
  say(`memory at its most: ${memoryInWords(peakMemory())} (goal: at most 700 MB)`);
  if (!isScreenshotsOnly && !isPagesOnly) {
    say(`Filling the table of analyses with ${rows.toLocaleString("en-US")} rows …`);
    await fillHistory(server, accounts, rows);
    await compareHistory(accounts);
  }
} finally {
  await server.stop();
}

type Compared = { path: string; goal: number; kind: "page" | "answer" };

async function comparePage(name: string, { path, goal, kind }: Compared): Promise<void> {
  // The first answer of a page makes it ready.
  await fetch(server.address + path);
  const bare = await startBare(kind, server.address + path);
  const request = { method: "GET", headers: { "accept-encoding": "gzip, deflate, br" } } as const;
  const ours = { ...server, request: { ...request, path } };
  const least = { ...bare, request: { ...request, path: "/" } };
  report(name, await compare(ours, least).finally(bare.stop), goal);
}

async function compareHistory([reader]: readonly Account[]): Promise<void> {
  const config = JSON.stringify(databaseConfig(server));
  const bare = await startBare("query", config, reader?.ownerId ?? "");
  const headers = { authorization: `Bearer ${reader?.secret}` };
  const ours = { ...server, request: { method: "GET", path: "/api/analyses", headers } as const };
  const query = { ...bare, request: { method: "GET", path: "/" } as const };
  report("GET /api/analyses, 50 rows", await compare(ours, query).finally(bare.stop), 0.6);
}

function report(name: string, { ours, bare, ...ratios }: Comparison, goal: number): void {
  say(`${name}\n  ours ${inWords(ours)}\n  bare ${inWords(bare)}`);
  const [speed, processor] = [ratios.speedRatio, ratios.processorRatio].map((ratio) =>
    ratio.toFixed(2),
  );
  say(`  ratio ${speed} by requests a second, ${processor} by processor time (goal: ${goal})`);
}

function inWords({ perSecond, p95Ms, microseconds }: SideFigures): string {
  return `${Math.round(perSecond)} a second, 95th percentile ${p95Ms.toFixed(1)} ms, ${Math.round(microseconds)} µs of the processor each`;
}

async function measureAnalyses(
  name: string,
  requests: readonly LoadRequest[],
  connections: number,
): Promise<void> {
  const load = { address: server.address, requests, connections };
  await generateLoad({ ...load, seconds: 3 });
  const before = processorMsOf(server.pid) ?? Number.NaN;
  const { perSecond, answers, lost } = await generateLoad({ ...load, seconds: 10 });
  const spentMs = (processorMsOf(server.pid) ?? Number.NaN) - before;
  const refused = answers.filter(({ status }) => status !== 200).length + lost;
  const waits = answers.map(({ tookMs }) => tookMs);
  say(
    `an analysis from ${name}: ${perSecond.toFixed(1)} a second, 95th percentile ${percentile(waits, 0.95).toFixed(0)} ms, ` +
      `${(spentMs / answers.length).toFixed(1)} ms of the processor each, ${connections} at once, ${refused} not answered`,
  );
}
