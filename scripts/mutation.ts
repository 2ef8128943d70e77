import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./lib/root.ts";
import { type MutationModule, mutationModules } from "./mutation/modules.ts";
import { survivorsOf } from "./mutation/survivors.ts";

// Changes the code that decides money, one small change at a time, and says which changes no test
// notices. One module at a time: `npm run mutation -- profit`.

const names = process.argv.slice(2);
const known = Object.keys(mutationModules);
if (names.length === 0 || names.some((name) => !known.includes(name))) {
  process.stderr.write(`Usage: npm run mutation -- NAME …, of ${known.join(", ")}\n`);
  process.exit(1);
}

const folder = "node_modules/.cache/mutation";
mkdirSync(join(root, folder), { recursive: true });
for (const name of names) {
  const chosen = mutationModules[name];
  if (chosen !== undefined) measure(name, chosen);
}

function measure(name: string, { project, mutate, tests }: MutationModule): void {
  const vitest = `${folder}/${name}.vitest.mjs`;
  const report = `${folder}/${name}.json`;
  writeFileSync(join(root, vitest), vitestConfig(project, tests));
  const config = `${folder}/${name}.stryker.json`;
  const known = `${folder}/${name}.known.json`;
  const chosen = strykerConfig({ mutate, vitest, report, known });
  writeFileSync(join(root, config), JSON.stringify(chosen));
  const { status } = spawnSync("stryker", ["run", config], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
  process.stdout.write(survivorsOf(name, readFileSync(join(root, report), "utf8")));
}

function vitestConfig(project: MutationModule["project"], include: readonly string[]): string {
  const folder = project === "engine" ? "packages/engine" : "apps/server";
  const setupFiles = project === "engine" ? ["src/testing/guide.setup.ts"] : [];
  const test = { name: project, root: folder, environment: "node", include, setupFiles };
  return `export default { test: { projects: [{ test: ${JSON.stringify(test)} }] } };\n`;
}

type Files = { mutate: readonly string[]; vitest: string; report: string; known: string };

function strykerConfig({ mutate, vitest, report, known }: Files) {
  return {
    mutate,
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: vitest, related: false },
    coverageAnalysis: "perTest",
    // What a test noticed before is not tried anew while that test and the code stay as they were.
    incremental: true,
    incrementalFile: known,
    // A change of what is made once at the start would need the tests' process anew each time.
    ignoreStatic: true,
    concurrency: 1,
    // No tsconfig is rewritten: the tests run the sources as they are.
    tsconfigFile: "none.json",
    tempDirName: "node_modules/.cache/mutation/sandbox",
    ignorePatterns: ["e2e", "docs", "deploy", "**/dist", "**/build", "**/.output"],
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: report },
    allowEmpty: false,
  };
}
