import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { StrykerOptions } from "@stryker-mutator/api/core";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  type DryRunResult,
  DryRunStatus,
  type MutantRunOptions,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";
import { inReading, putRecorderInsteadOfVitest } from "./instead-of-vitest.ts";
import type { RecordedFile, RecordedTest } from "./recorded-tests.ts";

/** What the module to try adds to Stryker's own options. */
export type RunnerOptions = {
  folder: string;
  tests: readonly string[];
  setupFiles: readonly string[];
  /** Whether each file of tests reads the code anew; too slow for the whole server. */
  isolatesFiles: boolean;
};

type Coverage = Record<string, number>;
/** Through it the changed code says where it is, and reads which change is on. */
type Switch = {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: { static: Coverage; perTest: Record<string, Coverage> };
};

type Runnable = { file: RecordedFile; test: RecordedTest; id: string };

/**
 * Runs the tests again and again in one process, which reads code and guide once: where Vitest takes half
 * a second for each change, this takes a few thousandths.
 */
class InProcessRunner implements TestRunner {
  static inject = tokens(commonTokens.options);
  readonly #options: RunnerOptions;
  readonly #switch: Switch = {};
  /** Of one reading of the code, for as long as no change has left something in its memories. */
  #tests: readonly Runnable[] = [];
  #readings = 0;

  constructor(options: StrykerOptions) {
    // Safe because scripts/mutation.ts writes them.
    this.#options = options["mutation"] as RunnerOptions;
    Object.assign(globalThis, { __stryker__: this.#switch });
  }

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init(): Promise<void> {
    process.env["NODE_ENV"] = "test";
    putRecorderInsteadOfVitest();
    this.#tests = await this.#read(this.#paths());
  }

  #paths = () => globSync([...this.#options.tests], { cwd: this.#options.folder }).toSorted();

  /** Reads tests and code anew: what the code has worked out and kept is forgotten. */
  async #read(paths: readonly string[]): Promise<Runnable[]> {
    const { recordFile } = await import("./recorded-tests.ts");
    const { folder, setupFiles } = this.#options;
    this.#readings += 1;
    const runnable: Runnable[] = [];
    for (const path of paths) {
      // A setup file is evaluated for each file of tests, as Vitest does it.
      const setups = setupFiles.map((setup) => `${urlOf(folder, setup)}?for=${path}`);
      const urls = [...setups, urlOf(folder, path)].map((url) => inReading(url, this.#readings));
      const file = await recordFile(path, async () => {
        for (const url of urls) await import(url);
      });
      const idOf = (test: RecordedTest) => `${join(folder, path)}#${test.name}`;
      runnable.push(...file.tests.map((test) => ({ file, test, id: idOf(test) })));
    }
    return runnable;
  }

  async dryRun(): Promise<DryRunResult> {
    const tests: TestResult[] = [];
    for (const path of this.#paths()) {
      // What is worked out once and kept is worked out in each file, as if it stood alone.
      const runnable = this.#options.isolatesFiles
        ? await this.#read([path])
        : this.#tests.filter(({ file }) => file.path === path);
      tests.push(...(await this.#runAll(runnable, { stopsAtFailure: false })));
    }
    const { mutantCoverage = { static: {}, perTest: {} } } = this.#switch;
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions) {
    const first = await this.#runWith(options, chosenOf(this.#tests, options));
    const failed = first.status === DryRunStatus.Complete && first.tests.find(isFailed);
    if (!failed) return this.#afresh(options, first);
    // What a change put into a memory of the code's must not fail the tests of the next one.
    const again = await this.#runAll(
      this.#tests.filter(({ id }) => id === failed.id),
      { stopsAtFailure: true },
    );
    if (again.some(isFailed)) this.#tests = await this.#read(this.#paths());
    return toMutantRunResult(first);
  }

  /** What nobody noticed is tried with memories that the change has filled. */
  async #afresh(options: MutantRunOptions, first: DryRunResult) {
    if (first.status !== DryRunStatus.Complete || !this.#options.isolatesFiles) {
      return toMutantRunResult(first);
    }
    const paths = new Set(chosenOf(this.#tests, options).map(({ file }) => file.path));
    for (const path of paths) {
      // All tests of the file: the first of them may have filled what a later one reads.
      const result = await this.#runWith(options, await this.#read([path]));
      if (result.status !== DryRunStatus.Complete || result.tests.some(isFailed)) {
        return toMutantRunResult(result);
      }
    }
    return toMutantRunResult(first);
  }

  async #runWith(options: MutantRunOptions, runnable: readonly Runnable[]): Promise<DryRunResult> {
    const { activeMutant, hitLimit } = options;
    Object.assign(this.#switch, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const tests = await this.#runAll(runnable, { stopsAtFailure: true });
    const stopped = determineHitLimitReached(this.#switch.hitCount, hitLimit);
    Object.assign(this.#switch, { activeMutant: undefined, hitCount: undefined });
    return stopped ?? { status: DryRunStatus.Complete, tests };
  }

  async #runAll(runnable: readonly Runnable[], { stopsAtFailure }: { stopsAtFailure: boolean }) {
    const results: TestResult[] = [];
    for (const file of new Set(runnable.map((one) => one.file))) {
      for (const one of runnable.filter((other) => other.file === file)) {
        results.push(await this.#runOne(one));
        if (stopsAtFailure && results.some(isFailed)) break;
      }
      for (const work of file.afterAll) await work();
      if (stopsAtFailure && results.some(isFailed)) break;
    }
    return results;
  }

  async #runOne({ test, id, file }: Runnable): Promise<TestResult> {
    const began = performance.now();
    this.#switch.currentTestId = id;
    const { runTest } = await import("./recorded-tests.ts");
    const failure = await runTest(test).then(
      () => undefined,
      (error: unknown) => String(error),
    );
    this.#switch.currentTestId = undefined;
    const timeSpentMs = performance.now() - began;
    const fileName = join(this.#options.folder, file.path);
    const base = { id, name: test.name, timeSpentMs, fileName };
    return failure === undefined
      ? { ...base, status: TestStatus.Success }
      : { ...base, status: TestStatus.Failed, failureMessage: failure };
  }
}

const isFailed = ({ status }: TestResult) => status === TestStatus.Failed;

const chosenOf = (tests: readonly Runnable[], { testFilter }: MutantRunOptions) =>
  tests.filter(({ id }) => testFilter === undefined || testFilter.includes(id));

const urlOf = (folder: string, path: string) =>
  pathToFileURL(join(process.cwd(), folder, path)).href;

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, "in-process", InProcessRunner),
];

export const strykerValidationSchema = {
  properties: {
    mutation: {
      type: "object",
      properties: {
        folder: { type: "string" },
        tests: { type: "array", items: { type: "string" } },
        setupFiles: { type: "array", items: { type: "string" } },
        isolatesFiles: { type: "boolean" },
      },
    },
  },
};
