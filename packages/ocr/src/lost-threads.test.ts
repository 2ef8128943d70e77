import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { createOcr } from "./ocr.ts";
import { OcrUnavailable } from "./ocr-unavailable.ts";
import { type PictureThread, startPictureThread } from "./picture-thread.ts";
import { hungThread } from "./testing/hung-thread.ts";

// Far above what a picture takes: other suites may be using every core.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const picture = (name: string) => readFileSync(new URL(`pictures/${name}.png`, import.meta.url));

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "white" } });

// `npm run soak` repeats what the suite does once.
const isSoak = process.env["FLIPWORTH_SOAK"] === "1";
const deaths = isSoak ? 50 : 1;

test(`a thread that hangs is given up after the time limit and replaced, ${deaths + 1} times`, async () => {
  let started = 0;
  const startThread = () => {
    started++;
    return hungThread();
  };
  const hung = createOcr({ workers: 1, timeoutMs: 50, maximumQueued: 1, startThread });
  const bytes = await solid(100, 100).png().toBuffer();

  for (let hang = 0; hang <= deaths; hang += 1) {
    await expect(hung.read(bytes)).rejects.toThrow(OcrUnavailable);
  }

  expect(started).toBe(deaths + 1);
  await hung.close();
});

test(
  `a thread that dies while reading, ${deaths} times, costs that picture only`,
  { timeout: 30_000 * deaths },
  async () => {
    const threads: PictureThread[] = [];
    const startThread = () => {
      const thread = startPictureThread();
      threads.push(thread);
      return thread;
    };
    const mortal = createOcr({ workers: 1, timeoutMs: 25_000, maximumQueued: 1, startThread });
    await mortal.warmUp();
    const small = await solid(400, 100).png().toBuffer();
    const replacedMs: number[] = [];

    for (let death = 0; death < deaths; death += 1) {
      const doomed = mortal.read(picture("social-desktop-light"));
      setTimeout(() => void threads.at(-1)?.end(), 100);

      await expect(doomed).rejects.toThrow(OcrUnavailable);
      const began = performance.now();
      expect((await mortal.read(small)).kind).toBe("page");
      replacedMs.push(performance.now() - began);
    }
    await mortal.close();
    const sorted = replacedMs.toSorted((a, b) => a - b).map((ms) => ms.toFixed(0));
    if (isSoak) {
      const [median, most] = [sorted[Math.floor(deaths / 2)], sorted.at(-1)];
      process.stdout.write(
        `I4 read again after a death: median ${median} ms, at most ${most} ms\n`,
      );
    }
  },
);

test("a full queue turns the next picture away at once", async () => {
  const busy = createOcr({
    workers: 1,
    timeoutMs: 300,
    maximumQueued: 1,
    startThread: hungThread,
  });
  const bytes = await solid(100, 100).png().toBuffer();
  const outcomes = await Promise.allSettled([bytes, bytes, bytes].map((each) => busy.read(each)));

  const messages = outcomes.map(
    (outcome) => outcome.status === "rejected" && String(outcome.reason),
  );
  expect(messages.filter((message) => /too many/i.test(String(message)))).toHaveLength(1);
  await busy.close();
});

test("after closing, nothing is read", async () => {
  const closed = createOcr({ workers: 1, maximumQueued: 1 });
  await closed.close();

  await expect(closed.read(picture("social-desktop-light"))).rejects.toThrow(OcrUnavailable);
});
