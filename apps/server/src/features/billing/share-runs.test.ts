import { expect, test } from "vitest";
import { shareRuns } from "./share-runs.ts";

/** Work whose runs end when they are told to. */
function heldWork() {
  const begun: { key: string; end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const work = shareRuns(
    (key: string) =>
      new Promise<string>((end, fail) => {
        begun.push({ key, end, fail });
      }),
  );
  return { work, begun };
}
const settled = () => new Promise((done) => setImmediate(done));

test("whoever asks while it runs shares the one run that follows", async () => {
  const { work, begun } = heldWork();
  const first = work("a");
  await settled();
  const others = [work("a"), work("a"), work("a")];
  await settled();
  expect(begun).toHaveLength(1);

  begun[0]?.end("one");
  await settled();
  begun[1]?.end("two");

  expect(await first).toBe("one");
  expect(await Promise.all(others)).toEqual(["two", "two", "two"]);
  expect(begun).toHaveLength(2);
});

test("who asks before a run has begun shares it", async () => {
  const { work, begun } = heldWork();
  const [one, other] = [work("a"), work("a")];
  await settled();
  begun[0]?.end("done");

  expect(await Promise.all([one, other])).toEqual(["done", "done"]);
  expect(begun).toHaveLength(1);
});

test("different keys run at once", async () => {
  const { work, begun } = heldWork();
  const runs = [work("a"), work("b")];
  await settled();
  expect(begun.map(({ key }) => key)).toEqual(["a", "b"]);
  for (const { end } of begun) end("done");
  await Promise.all(runs);
});

test("a run that failed is told to who asked for it, and the next one begins", async () => {
  const { work, begun } = heldWork();
  const first = work("a");
  await settled();
  const second = work("a");
  begun[0]?.fail(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await settled();
  begun[1]?.end("back");
  expect(await second).toBe("back");
});

test("after a run is over the next begins at once", async () => {
  const { work, begun } = heldWork();
  const first = work("a");
  await settled();
  begun[0]?.end("one");
  await first;
  await settled();
  const second = work("a");
  await settled();
  expect(begun).toHaveLength(2);
  begun[1]?.end("two");
  expect(await second).toBe("two");
});

test("a third run waits for the second, also where the first is long over", async () => {
  const { work, begun } = heldWork();
  const first = work("a");
  await settled();
  const second = work("a");
  begun[0]?.end("one");
  await first;
  await settled();
  const third = work("a");
  await settled();
  expect(begun).toHaveLength(2);

  begun[1]?.end("two");
  expect(await second).toBe("two");
  await settled();
  begun[2]?.end("three");
  expect(await third).toBe("three");
});
