import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@flipworth/contract";
import { freshClient, withoutDailyLimits } from "./lib/api.ts";
import { memoryInWords, processorMsOf, watchMemory } from "./lib/memory.ts";
import { buildProducts } from "./lib/products.ts";
import { root } from "./lib/root.ts";
import { startServer } from "./lib/server.ts";
import { percentile } from "./load/generate.ts";
import { listings } from "./load/requests.ts";

// Measures the built server from outside, over HTTP, with its own database: what a person waits.
// Prints what it measured and asserts nothing.

const analysesPerInstall = 10;
const warmUps = 20;

if (!(await buildProducts((line) => process.stdout.write(`${line}\n`)))) process.exit(1);
const server = await startServer(withoutDailyLimits);
const peakMemory = watchMemory(server);
const screenshot = new Blob(
  [readFileSync(join(root, "packages/ocr/src/pictures/social-desktop-light.png"))],
  {
    type: "image/png",
  },
);

await measure({ name: "text", count: 400, atOnce: 8 }, (client, index) => {
  const listing = listings[index % listings.length] ?? {};
  return client.analyze({ listing, idempotencyKey: randomUUID() });
});
await measure({ name: "screenshot", count: 60, atOnce: 2 }, (client) =>
  client.analyze({ screenshots: [screenshot], idempotencyKey: randomUUID() }),
);
await server.stop();

type Measurement = { name: string; count: number; atOnce: number };

async function measure(
  { name, count, atOnce }: Measurement,
  analyze: (client: Client, index: number) => Promise<unknown>,
): Promise<void> {
  const clients = await freshClients(2 * count + warmUps);
  const clientFor = (index: number) => {
    const client = clients[Math.floor(index / analysesPerInstall)];
    if (!client) throw new Error(`No install left for analysis ${index}`);
    return client;
  };
  const waitFor = async (client: Client, index: number) => {
    const start = performance.now();
    await analyze(client, index);
    return performance.now() - start;
  };
  const cold: number[] = [];
  for (let index = 0; index < warmUps; index += 1) {
    cold.push(await waitFor(clientFor(index), index));
  }
  const before = processorMsOf(server.pid) ?? Number.NaN;
  const waits: number[] = [];
  for (let index = 0; index < count; index += 1) {
    waits.push(await waitFor(clientFor(warmUps + index), index));
  }
  const spentMs = ((processorMsOf(server.pid) ?? Number.NaN) - before) / count;

  const start = performance.now();
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < count; index = next++) {
      await analyze(clientFor(warmUps + count + index), index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const perSecond = count / ((performance.now() - start) / 1000);

  const inMs = (values: readonly number[], share: number) => percentile(values, share).toFixed(1);
  process.stdout.write(
    `${name.padEnd(11)} the first ${warmUps} in ${inMs(cold, 0.5)} ms; then median ${inMs(waits, 0.5)} ms, ` +
      `95th percentile ${inMs(waits, 0.95)} ms, ${spentMs.toFixed(1)} ms of the server's processor (${count} one at a time), ` +
      `median of the last quarter ${inMs(waits.slice(-count / 4), 0.5)} ms; ` +
      `${perSecond.toFixed(1)} a second (${atOnce} at once); ` +
      `peak memory so far ${memoryInWords(peakMemory())}\n`,
  );
}

async function freshClients(analyses: number): Promise<Client[]> {
  const count = Math.ceil(analyses / analysesPerInstall);
  return Promise.all(Array.from({ length: count }, () => freshClient(server.address)));
}
