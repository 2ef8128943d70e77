import { expect, test } from "vitest";
import * as recorded from "./recorded-tests.ts";

const record = (define: () => void) => recorded.recordFile("a.test.ts", async () => define());

test("a recorded test runs with what stands around it, as often as it is asked to", async () => {
  const did: string[] = [];
  const note = (what: string) => () => void did.push(what);
  const { tests, afterAll } = await record(() => {
    recorded.beforeEach(note("before"));
    recorded.afterAll(note("after all"));
    recorded.describe("a part", () => {
      recorded.beforeEach(note("before the part"));
      recorded.afterEach(note("after the part"));
      recorded.test("works", () => {
        recorded.onTestFinished(note("finished"));
        did.push("test");
      });
    });
    recorded.test("is outside", note("outside"));
  });

  for (const one of [...tests, ...tests]) await recorded.runTest(one);

  const round = ["before", "before the part", "test", "after the part", "finished"];
  expect(did).toEqual([...round, "before", "outside", ...round, "before", "outside"]);
  expect(tests.map(({ name }) => name)).toEqual(["a part > works", "is outside"]);
  expect(afterAll).toHaveLength(1);
});

test("each row is a test of its own, and no two have the same name", async () => {
  const rows: unknown[] = [];
  const { tests } = await record(() => {
    recorded.test.each([[1, 2], 3, 3])("a row", (...row) => rows.push(row));
  });

  for (const one of tests) await recorded.runTest(one);

  expect(rows).toEqual([[1, 2], [3], [3]]);
  expect(new Set(tests.map(({ name }) => name)).size).toBe(3);
});

test("a test that throws fails, and what stands after it runs all the same", async () => {
  let isClosed = false;
  const { tests } = await record(() => {
    recorded.test("fails", { timeout: 5 }, async () => {
      recorded.onTestFinished(() => (isClosed = true));
      throw new Error("as it should");
    });
  });

  await expect(Promise.all(tests.map((one) => recorded.runTest(one)))).rejects.toThrow(
    "as it should",
  );
  expect(isClosed).toBe(true);
});

test("a test that does not end fails, and what stands after it runs all the same", async () => {
  let isClosed = false;
  const { tests } = await record(() => {
    recorded.test("hangs", async () => {
      recorded.onTestFinished(() => (isClosed = true));
      await new Promise(() => {});
    });
  });

  await expect(Promise.all(tests.map((one) => recorded.runTest(one, 5)))).rejects.toThrow(
    "longer than 5 ms",
  );
  expect(isClosed).toBe(true);
});
