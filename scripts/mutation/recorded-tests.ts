import { createExpect } from "vitest";

// What tests get instead of Vitest's own functions while mutations are tried: it records them, so that
// they run as often as there are changes, in one process that reads the code once.

type Work = () => unknown;
export type RecordedTest = {
  name: string;
  run: Work;
  beforeEach: readonly Work[];
  afterEach: readonly Work[];
};
export type RecordedFile = { path: string; tests: RecordedTest[]; afterAll: Work[] };

type Suite = { names: readonly string[]; beforeEach: Work[]; afterEach: Work[] };

let file: RecordedFile = { path: "", tests: [], afterAll: [] };
let suite: Suite = { names: [], beforeEach: [], afterEach: [] };
let finished: Work[] = [];

/** Records what `load` defines as the tests of a file. */
export async function recordFile(path: string, load: () => Promise<unknown>) {
  file = { path, tests: [], afterAll: [] };
  suite = { names: [], beforeEach: [], afterEach: [] };
  await load();
  return file;
}

// Longer than Vitest waits, and than any test takes that changes leave as it is.
const longestTestMs = 30_000;

/** Runs one test with what stands before and after it. Throws what the test throws, or that it does not end. */
export async function runTest(
  { run, beforeEach, afterEach }: RecordedTest,
  longestMs = longestTestMs,
): Promise<void> {
  finished = [];
  try {
    for (const work of beforeEach) await work();
    await endsWithin(longestMs, run);
  } finally {
    const last = [...afterEach, ...finished.toReversed()];
    for (const work of last) await work();
  }
}

async function endsWithin(longestMs: number, run: Work): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_resolve, reject) => {
    const tooLong = () => reject(new Error(`The test took longer than ${longestMs} ms`));
    timer = setTimeout(tooLong, longestMs);
  });
  await Promise.race([(async () => run())(), over]).finally(() => clearTimeout(timer));
}

type Options = number | { timeout?: number };
type Body<Row extends readonly unknown[]> = (...row: Row) => unknown;

function record(name: string, run: Work): void {
  const { names, beforeEach, afterEach } = suite;
  const full = [...names, name].join(" > ");
  const twins = file.tests.filter((other) => other.name.replace(/ \(\d+\)$/, "") === full).length;
  const unique = twins === 0 ? full : `${full} (${twins + 1})`;
  file.tests.push({ name: unique, run, beforeEach, afterEach });
}

const bodyOf = <Row extends readonly unknown[]>(one: Options | Body<Row>, other?: unknown) => {
  const body = typeof one === "function" ? one : other;
  if (typeof body !== "function") throw new TypeError("A test without a body");
  return (...row: Row): unknown => body(...row);
};

export const test = Object.assign(
  (name: string, one: Options | Work, other?: Options | Work) => record(name, bodyOf(one, other)),
  {
    each:
      (rows: readonly unknown[]) =>
      (name: string, one: Options | Body<unknown[]>, other?: Options | Body<unknown[]>) => {
        for (const row of rows) {
          const values: readonly unknown[] = Array.isArray(row) ? row : [row];
          record(`${name} ${JSON.stringify(row)}`, () => bodyOf(one, other)(...values));
        }
      },
  },
);

export function describe(name: string, define: () => void): void {
  const around = suite;
  suite = {
    names: [...around.names, name],
    beforeEach: [...around.beforeEach],
    afterEach: [...around.afterEach],
  };
  define();
  suite = around;
}

export const beforeEach = (work: Work) => void suite.beforeEach.push(work);
export const afterEach = (work: Work) => void suite.afterEach.unshift(work);
export const afterAll = (work: Work) => void file.afterAll.push(work);
export const onTestFinished = (work: Work) => void finished.push(work);
/** No more of a test than `expect.poll` asks for. */
const anyTest = { type: "test", fullTestName: "", file: { filepath: "" }, meta: {}, promises: [] };
// Safe because `expect` reads nothing else of it.
export const expect = createExpect(anyTest as unknown as Parameters<typeof createExpect>[0]);

const provided: Record<string, unknown> = JSON.parse(process.env["MUTATION_PROVIDES"] ?? "{}");
export const inject = (key: string) => provided[key];
export { vi } from "vitest";
