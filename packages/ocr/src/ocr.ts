import { type InspectedPicture, inspectPicture } from "./inspect-picture.ts";
import { createJobQueue, type Priority } from "./job-queue.ts";
import { loadSharp } from "./load-sharp.ts";
import type { PictureOutcome } from "./ocr-page.ts";
import { OcrUnavailable } from "./ocr-unavailable.ts";
import { createSlot, type ReadingSlot } from "./reading-slot.ts";
import { startTesseract } from "./tesseract-thread.ts";

export type OcrOptions = {
  /** Threads, each about 200 MB once warm. They start at the first picture, or in `warmUp`. */
  workers: number;
  /** For one picture, from leaving the queue to its words. A thread that exceeds it is replaced. */
  timeoutMs?: number;
  /** Pictures that may wait for a thread; one more is turned away. */
  maximumQueued: number;
  /** Replaced only where a test needs a thread that hangs. */
  startThread?: typeof startTesseract;
};

export type ReadOptions = { priority?: Priority; signal?: AbortSignal };

export interface Ocr {
  /**
   * Reads the words on a PNG, JPEG or WebP. A picture that cannot be read is a refusal.
   * Throws OcrUnavailable when the fault is ours, and the signal's reason when aborted.
   */
  read(picture: Uint8Array, options?: ReadOptions): Promise<PictureOutcome>;
  /** How many pictures wait for a thread, and how many are being read. */
  load(): { waiting: number; reading: number };
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

type Job = {
  picture: Uint8Array;
  original: InspectedPicture;
  resolve: (outcome: PictureOutcome) => void;
  reject: (cause: unknown) => void;
};

/** Reads pictures in threads, offline: engine and language data come from installed packages. */
export function createOcr(options: OcrOptions): Ocr {
  const { timeoutMs = 10_000, startThread = startTesseract } = options;
  const slots = Array.from({ length: options.workers }, () =>
    createSlot({ timeoutMs, startThread }),
  );
  const queue = createJobQueue<Job>();
  let isClosed = false;

  const runNext = () => {
    const slot = slots.find((candidate) => !candidate.isBusy);
    const job = slot && queue.take();
    if (job) void run(slot, job).then(runNext);
  };

  const enqueue = (job: Job, { priority = "normal", signal }: ReadOptions) => {
    if (isClosed) throw new OcrUnavailable("Reading pictures has been shut down");
    const mustWait = slots.every((slot) => slot.isBusy);
    if (mustWait && queue.size >= options.maximumQueued) {
      throw new OcrUnavailable("Too many pictures are waiting to be read");
    }
    signal?.addEventListener("abort", () => {
      queue.remove(job);
      job.reject(signal.reason);
    });
    queue.add(job, priority);
    runNext();
  };

  return {
    read: async (picture, readOptions = {}) => {
      const original = await inspectPicture(picture);
      if (original.kind === "refused") return original;
      readOptions.signal?.throwIfAborted();
      return new Promise((resolve, reject) => {
        enqueue({ picture, original, resolve, reject }, readOptions);
      });
    },
    load: () => ({
      waiting: queue.size,
      reading: slots.filter((slot) => slot.isBusy).length,
    }),
    warmUp: async () => {
      await Promise.all([loadSharp(), ...slots.map((slot) => slot.warmUp())]);
    },
    close: async () => {
      isClosed = true;
      for (let job = queue.take(); job; job = queue.take()) {
        job.reject(new OcrUnavailable("Reading pictures has been shut down"));
      }
      await Promise.all(slots.map((slot) => slot.end()));
    },
  };
}

// Never rejects: the caller hears of a failure through the job, and the slot is free again.
async function run(slot: ReadingSlot, job: Job): Promise<void> {
  slot.isBusy = true;
  try {
    job.resolve(await slot.read(job.picture, job.original));
  } catch (cause) {
    job.reject(cause);
  } finally {
    slot.isBusy = false;
  }
}
