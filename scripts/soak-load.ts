import { type Memory, memoryOf } from "./lib/memory.ts";
import { buildProducts } from "./lib/products.ts";
import { type RunningServer, startServer } from "./lib/server.ts";
import { insertAccounts, withoutLimits } from "./load/accounts.ts";
import { type Answered, generateLoad, median, percentile } from "./load/generate.ts";
import { fillHistory } from "./load/long-history.ts";
import { mixedLoad } from "./load/mixed-load.ts";

// Mixed load at 80 % of what the server can do, for the minutes given: npm run soak -- load 30
// Prints each tenth of the time. Ends with 1 when a request failed.

const minutes = Number(process.argv[2] ?? 30);
const shareOfCapacity = 0.8;
const connections = 16;
const accountCount = 80;
const rowsBefore = 30_000;
const parts = 10;
const sampleEveryMs = 2_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

if (!(minutes > 0)) {
  process.stderr.write("Usage: npm run soak -- load [MINUTES]\n");
  process.exit(1);
}
if (!(await buildProducts(say))) process.exit(1);
const server = await startServer(withoutLimits);
try {
  const accounts = await insertAccounts(server, accountCount);
  await fillHistory(server, accounts, rowsBefore);
  const load = { address: server.address, requests: mixedLoad(accounts), connections };
  const capacity = await generateLoad({ ...load, seconds: 20 });
  const perSecond = Math.max(1, Math.floor(capacity.perSecond * shareOfCapacity));
  say(`${capacity.perSecond.toFixed(0)} a second can be done; ${perSecond} a second from now on`);

  const samples = sampleMemory(server);
  const { answers, lost } = await generateLoad({ ...load, seconds: minutes * 60, perSecond });

  const failed = answers.filter(({ status }) => status !== 200);
  const statuses = new Set(failed.map(({ status }) => status));
  const refused = [...statuses].map(
    (wanted) => `${failed.filter(({ status }) => status === wanted).length} × ${wanted}`,
  );
  tellParts(answers, samples);
  say(
    `${answers.length} answers in ${minutes} minutes, ${refused.join(", ") || "none"} other than 200, ${lost} lost`,
  );
  say(`memory from the fifth tenth to the last: ${growth(samples).toFixed(1)} %`);
  if (failed.length + lost > 0) process.exitCode = 1;
} finally {
  await server.stop();
}

type Sample = Memory & { atMs: number };

function sampleMemory(of: RunningServer): readonly Sample[] {
  const samples: Sample[] = [];
  const began = performance.now();
  setInterval(() => {
    const memory = memoryOf(of);
    if (memory) samples.push({ ...memory, atMs: performance.now() - began });
  }, sampleEveryMs).unref();
  return samples;
}

function inPart<Moment extends { atMs: number }>(all: readonly Moment[], part: number): Moment[] {
  const lengthMs = (minutes * 60_000) / parts;
  return all.filter(({ atMs }) => Math.min(Math.floor(atMs / lengthMs), parts - 1) === part);
}

function tellParts(answers: readonly Answered[], samples: readonly Sample[]): void {
  say("tenth | a second | median ms | 99th percentile ms | server MB | database MB");
  for (let part = 0; part < parts; part += 1) {
    const waits = inPart(answers, part).map(({ tookMs }) => tookMs);
    const memory = inPart(samples, part);
    const cells = [
      part + 1,
      Math.round(waits.length / ((minutes * 60) / parts)),
      median(waits).toFixed(1),
      percentile(waits, 0.99).toFixed(0),
      median(memory.map((sample) => sample.server)),
      median(memory.map((sample) => sample.database)),
    ];
    say(cells.join(" | "));
  }
}

/** In percent; the first half warms up what is made once. */
function growth(samples: readonly Sample[]): number {
  const heldIn = (part: number) =>
    median(inPart(samples, part).map((sample) => sample.server + sample.database));
  return (heldIn(parts - 1) / heldIn(parts / 2 - 1) - 1) * 100;
}
