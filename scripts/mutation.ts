import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/root.ts";
import { run } from "./lib/run.ts";
import { type MutationModule, mutationModules } from "./mutation/modules.ts";
import type { RunnerOptions } from "./mutation/runner.ts";
import { survivorsOf } from "./mutation/survivors.ts";

// Changes the code that decides money, one small change at a time, and says which changes no test
// notices. One module at a time: `npm run mutation -- profit`.

const names = process.argv.slice(2);
const known = Object.keys(mutationModules);
if (names.length === 0 || names.some((name) => !known.includes(name))) {
  process.stderr.write(`Usage: npm run mutation -- NAME …, of ${known.join(", ")}\n`);
  process.exit(1);
}

const projects = {
  engine: { folder: "packages/engine", setupFiles: ["src/testing/guide.setup.ts"] },
  server: { folder: "apps/server", setupFiles: ["src/testing/database.setup.ts"] },
};

const folder = "node_modules/.cache/mutation";
mkdirSync(join(root, folder), { recursive: true });
// An interrupted run keeps what it knows, and its database is stopped after it.
process.on("SIGINT", () => {});
const needsDatabase = names.some((name) => mutationModules[name]?.needsDatabase);
const postgres = needsDatabase ? await start() : null;
try {
  for (const name of names) {
    const module = mutationModules[name];
    if (module !== undefined) await measure(name, module);
  }
} finally {
  await postgres?.stop();
}

async function measure(name: string, module: MutationModule): Promise<void> {
  const { project, mutate, tests } = module;
  const report = `${folder}/${name}.json`;
  const config = `${folder}/${name}.stryker.json`;
  const known = `${folder}/${name}.known.json`;
  const isolatesFiles = module.needsDatabase !== true;
  const mutation = { ...projects[project], tests, isolatesFiles };
  const chosen = strykerConfig({
    mutate,
    report,
    known,
    mutation,
  });
  writeFileSync(join(root, config), JSON.stringify(chosen));
  const env = { MUTATION_PROVIDES: JSON.stringify(postgres?.provided ?? {}) };
  const { code } = await run(["stryker", "run", config], { env, live: true });
  if (code !== 0) throw new Error(`Stryker ended with ${code}`);
  process.stdout.write(survivorsOf(name, readFileSync(join(root, report), "utf8")));
}

type GlobalSetup = {
  setup: (project: { provide: (key: string, value: unknown) => void }) => Promise<void>;
  teardown: () => Promise<void>;
};

/** The PostgreSQL of the server's tests, one for all changes. */
async function start() {
  const path = join(root, "apps/server/src/testing/postgres.global.ts");
  const { setup, teardown }: GlobalSetup = await import(pathToFileURL(path).href);
  const provided: Record<string, unknown> = {};
  await setup({ provide: (key, value) => void (provided[key] = value) });
  return { provided: { ...provided, dropsDatabases: true }, stop: teardown };
}

type Chosen = { mutate: readonly string[]; report: string; known: string; mutation: RunnerOptions };

function strykerConfig({ mutate, report, known, mutation }: Chosen) {
  return {
    mutate,
    testRunner: "in-process",
    plugins: ["./scripts/mutation/runner.ts"],
    mutation,
    coverageAnalysis: "perTest",
    // What a test noticed before is not tried anew while that test and the code stay as they were.
    incremental: true,
    incrementalFile: known,
    // A change of what is made once at the start would need the tests' process anew each time.
    ignoreStatic: true,
    // With a database tests wait more than they work.
    concurrency: mutation.isolatesFiles ? 1 : 3,
    // What hangs is told from what a busy machine holds up.
    timeoutMS: 300_000,
    timeoutFactor: 3,
    // No tsconfig is rewritten: the tests run the sources as they are.
    tsconfigFile: "none.json",
    tempDirName: "node_modules/.cache/mutation/sandbox",
    ignorePatterns: ["e2e", "docs", "deploy", "**/dist", "**/build", "**/.output"],
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: report },
    allowEmpty: false,
  };
}
