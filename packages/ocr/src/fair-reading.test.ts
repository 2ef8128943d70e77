import sharp from "sharp";
import { expect, test } from "vitest";
import { createOcr, type OcrOptions } from "./ocr.ts";
import { OcrUnavailable } from "./ocr-unavailable.ts";
import type { PictureThread } from "./picture-thread.ts";

/** A reader whose thread answers when the test says so, and remembers in which order it was asked. */
function steppingReader(options: Omit<OcrOptions, "timeoutMs" | "startThread">) {
  const order: number[] = [];
  const finish: (() => void)[] = [];
  const startThread = (): PictureThread => ({
    ready: Promise.resolve(),
    read: (_picture, { widthPx }) => {
      order.push(widthPx);
      const page = { kind: "page", page: { widthPx, heightPx: 100, lines: [] } } as const;
      return new Promise((resolve) => finish.push(() => resolve(page)));
    },
    end: async () => {},
  });
  const ocr = createOcr({ ...options, timeoutMs: 60_000, startThread });
  return { ocr, order, finishOne: () => finish.shift()?.() };
}

/** Told apart by their width. */
const picture = (widthPx: number) =>
  sharp({ create: { width: widthPx, height: 100, channels: 3, background: "white" } })
    .png()
    .toBuffer();

async function manyOfAna(ocr: ReturnType<typeof createOcr>, count: number) {
  const noise = await picture(100);
  return Array.from({ length: count }, () => ocr.read(noise, { groups: ["her network", "ana"] }));
}

test("another person's picture waits for one of thirty of somebody else, not for all", async () => {
  const { ocr, order, finishOne } = steppingReader({ workers: 1, maximumQueued: 50 });
  const thirty = await manyOfAna(ocr, 30);
  await expect.poll(() => order.length).toBe(1);
  const other = ocr.read(await picture(200), { groups: ["his network", "ben"] });
  await expect.poll(() => ocr.load().waiting).toBe(30);

  for (let done = 0; done < 3; done += 1) {
    finishOne();
    await expect.poll(() => order.length).toBe(done + 2);
  }

  expect(order.slice(0, 3)).toContain(200);
  while (ocr.load().reading > 0) {
    finishOne();
    await new Promise(setImmediate);
  }
  expect((await other).kind).toBe("page");
  await Promise.all(thirty);
});

test("one person never has all threads, and the other begins at once", async () => {
  const { ocr, order } = steppingReader({ workers: 2, maximumQueued: 50 });
  void (await manyOfAna(ocr, 30)).map((reading) => reading.catch(() => "closed"));
  await expect.poll(() => ocr.load().waiting).toBe(29);
  expect(order).toEqual([100]);

  void ocr.read(await picture(200), { groups: ["his network", "ben"] });

  await expect.poll(() => order).toEqual([100, 200]);
  await ocr.close();
});

test("one person's pictures never fill the queue", async () => {
  const { ocr } = steppingReader({ workers: 1, maximumQueued: 50, maximumQueuedEach: 8 });
  const readings = (await manyOfAna(ocr, 30)).map((reading) =>
    reading.then(
      () => "read",
      (error: unknown) => (error instanceof OcrUnavailable ? error.reason : "other"),
    ),
  );
  await expect.poll(() => ocr.load()).toEqual({ waiting: 8, reading: 1 });

  void ocr.read(await picture(200), { groups: ["his network", "ben"] }).catch(() => "closed");

  await expect.poll(() => ocr.load()).toEqual({ waiting: 9, reading: 1 });
  expect(await Promise.race(readings)).toBe("busy");
  await ocr.close();
});
