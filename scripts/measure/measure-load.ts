import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { rolldown } from "rolldown";
import { root } from "../lib/root.ts";
import type { LoadCost } from "../loading/load-cost.ts";

// What the engine and its price guide cost a process that loads them, bundled like the server,
// and what a command takes from its start to its first answer: each without and with Node's compile
// cache. Prints medians with the least and the most, and asserts nothing.

const runs = 9;
/** Prints the processor time of its own process as it ends, on a line of its own. */
const reporter =
  'data:text/javascript,process.on("exit",()=>{const{user,system}=process.cpuUsage();process.stderr.write("\\n"+(user+system)/1000)})';
const folder = mkdtempSync(join(tmpdir(), "flipworth-load-"));
try {
  const bundle = await bundled("scripts/loading/product.ts", "engine.mjs");
  // Bundled too: what strips a script's types would be in the process's memory before.
  const loader = await bundled("scripts/loading/load-bundle.ts", "loader.mjs");
  print(`${runs} runs each\n`);

  report("loaded", () => loadCost([loader, bundle]));
  const cache = join(folder, "bundle-cache");
  loadCost([loader, bundle, cache]);
  report("loaded, compile cache", () => loadCost([loader, bundle, cache]));

  report("appraise of one listing", (run) => appraiseCost(join(folder, `cli-cache-${run}`)));
  const commandCache = join(folder, "cli-cache");
  appraiseCost(commandCache);
  report("appraise, compile cache", () => appraiseCost(commandCache));
} finally {
  rmSync(folder, { recursive: true });
}

async function bundled(source: string, name: string): Promise<string> {
  const file = join(folder, name);
  // As the server is built: see its configuration.
  const build = await rolldown({
    input: join(root, source),
    platform: "node",
    plugins: [guideInBundle("file")],
  });
  await build.write({ dir: folder, entryFileNames: name });
  return file;
}

function loadCost(args: readonly string[]): LoadCost {
  return JSON.parse(runNode(["--expose-gc", ...args]).stdout);
}

function appraiseCost(cacheFolder: string): { allThreadsMs: number } {
  const { stderr } = runNode(
    ["--import", reporter, join(root, "apps/cli/src/main.ts"), "appraise"],
    {
      input: '{"title":"Solid wood dresser, six drawers","price":60}\n',
      env: { ...process.env, NODE_COMPILE_CACHE: cacheFolder },
    },
  );
  return { allThreadsMs: Number(stderr.trim().split("\n").at(-1)) };
}

function runNode(
  args: readonly string[],
  options: { input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...options,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
  return { stdout, stderr };
}

function report(name: string, measure: (run: number) => Readonly<Record<string, number>>): void {
  const costs = Array.from({ length: runs }, (_, run) => measure(run));
  const figures = Object.keys(costs[0] ?? {}).map((key) => {
    const sorted = costs.map((cost) => cost[key] ?? NaN).toSorted((a, b) => a - b);
    const [least, median, most] = [0, runs >> 1, runs - 1].map((at) => sorted[at]?.toFixed(0));
    return `${key} ${median} (${least}–${most})`;
  });
  print(`${name.padEnd(25)} ${figures.join(", ")}\n`);
}

function print(line: string): void {
  process.stdout.write(line);
}
