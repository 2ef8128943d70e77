import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureShell } from "./lib/browser.ts";
import { run } from "./lib/run.ts";

// Everything CI runs, in order. Each step counts: a tool's run as one check, a test runner's by
// its own report. Later steps run also when an earlier one failed, so one run shows all there is.

type Tally = { passed: number; failed: number; skipped: number };
type Runner = {
  name: string;
  command: readonly string[];
  env: Record<string, string>;
  /** Where the runner writes its JSON report, and how to count it. */
  report: string;
  tally: (report: string) => Tally;
};

const reports = mkdtempSync(join(tmpdir(), "flipworth-reports-"));
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
const started = performance.now();

await check("format", ["npm", "run", "--silent", "format:check"]);
await check("lint", ["npm", "run", "--silent", "lint"]);
await check("unused code", ["npm", "run", "--silent", "unused"]);
await check("types", ["npm", "run", "--silent", "typecheck"]);
const unitReport = join(reports, "unit.json");
await tests({
  name: "unit, server, engine, architecture",
  command: [
    "vitest",
    "run",
    // A busy machine is no fault of the code: what fails once is tried again.
    "--retry=1",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ],
  env: {},
  report: unitReport,
  tally: unitTally,
});
await check("build", ["npm", "run", "--silent", "build"]);
await check("packages", ["npm", "run", "--silent", "pack"]);
const browserReport = join(reports, "browser.json");
const say = (line: string) => process.stdout.write(`${line}\n`);
const browser = await ensureBrowser(say);
const shell = await ensureShell(say);
await tests({
  name: "browser",
  command: ["npm", "run", "--silent", "e2e"],
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
    FLIPWORTH_CHROMIUM: browser,
    FLIPWORTH_HEADLESS_SHELL: shell,
  },
  report: browserReport,
  tally: browserTally,
});

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exit(total.failed === 0 ? 0 : 1);

async function check(name: string, command: readonly string[]): Promise<void> {
  const { code, output } = await timed(name, () => run(command));
  if (code !== 0) process.stdout.write(`${output}\n`);
  add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 });
}

async function tests({ name, command, env, report, tally }: Runner): Promise<void> {
  const { code } = await timed(name, () => run(command, { live: true, env }));
  const counted = readTally(report, tally);
  // A runner that failed without naming a test (it did not start, an error between tests).
  if (code !== 0 && counted.failed === 0) counted.failed = 1;
  // One that ran nothing has shown nothing.
  if (counted.passed + counted.failed === 0) counted.failed = 1;
  add(counted);
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const result = await work();
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const now = performance.now();
  process.stdout.write(`── ${name}: ${seconds(now - start)} (${seconds(now - started)} so far)\n`);
  return result;
}

function readTally(report: string, tally: (report: string) => Tally): Tally {
  try {
    return tally(readFileSync(report, "utf8"));
  } catch (error) {
    process.stdout.write(`No report was written: ${String(error)}\n`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function unitTally(report: string): Tally {
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

function browserTally(report: string): Tally {
  const { expected, flaky, unexpected, skipped } = JSON.parse(report).stats;
  if (flaky > 0) process.stdout.write(`${flaky} browser tests passed only at their second try\n`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function add(tally: Tally): void {
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
}
