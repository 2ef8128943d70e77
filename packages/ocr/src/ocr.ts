import { type InspectedPicture, inspectPicture } from "./preparing/inspect-picture.ts";
import { createJobQueue, type Priority } from "./job-queue.ts";
import { loadSharp } from "./preparing/load-sharp.ts";
import type { PictureOutcome } from "./ocr-page.ts";
import { OcrUnavailable } from "./ocr-unavailable.ts";
import { startPictureThread } from "./picture-thread.ts";
import { createSlot, type ReadingSlot } from "./reading-slot.ts";

export type OcrOptions = {
  /** Threads, each about 200 MB once warm. They start at the first picture, or in `warmUp`. */
  workers: number;
  /** For one picture, from leaving the queue to its words. A thread that exceeds it is replaced. */
  timeoutMs?: number;
  /** Pictures that may wait for a thread; one more is turned away. */
  maximumQueued: number;
  /** The same of one group, such as an owner; as many as of all when absent. */
  maximumQueuedEach?: number;
  /** Replaced only where a test needs a thread that hangs. */
  startThread?: typeof startPictureThread;
};

export type ReadOptions = {
  priority?: Priority;
  /** Who it is for, from the widest group to the narrowest: they take turns. */
  groups?: readonly string[];
  signal?: AbortSignal;
};

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
  groups: readonly string[];
  picture: Uint8Array;
  original: InspectedPicture;
  resolve: (outcome: PictureOutcome) => void;
  reject: (cause: unknown) => void;
};

/** Reads pictures in threads, offline: engine and language data come from installed packages. */
export function createOcr(options: OcrOptions): Ocr {
  const { timeoutMs = 10_000, startThread = startPictureThread } = options;
  const { workers, maximumQueued, maximumQueuedEach = maximumQueued } = options;
  // Where there are several threads, one is always left to the others.
  const atOnceEach = Math.max(1, workers - 1);
  const slots = Array.from({ length: workers }, () => createSlot({ timeoutMs, startThread }));
  const queue = createJobQueue<Job>();
  let isClosed = false;

  const readingOf = (owner: string) => slots.filter(({ busyFor }) => busyFor === owner).length;
  const mayRun = (groups: readonly string[]) => readingOf(ownerIn(groups)) < atOnceEach;
  const runNext = () => {
    const slot = slots.find(({ busyFor }) => busyFor === null);
    const job = slot && queue.take(mayRun);
    if (!job) return;
    void run(slot, job).then(runNext);
    runNext();
  };

  const enqueue = (job: Job, { priority = "normal", signal }: ReadOptions) => {
    if (isClosed) throw new OcrUnavailable("The picture reader has shut down");
    const { groups } = job;
    const mustWait = slots.every(({ busyFor }) => busyFor !== null) || !mayRun(groups);
    const isFull =
      queue.size >= maximumQueued || queue.sizeOf(ownerIn(groups)) >= maximumQueuedEach;
    if (mustWait && isFull) throw new OcrUnavailable("Too many pictures are waiting to be read");
    signal?.addEventListener("abort", () => {
      queue.remove(job);
      job.reject(signal.reason);
    });
    queue.add(job, { groups, priority });
    runNext();
  };

  return {
    read: async (picture, readOptions = {}) => {
      const original = await inspectPicture(picture);
      if (original.kind === "refused") return original;
      readOptions.signal?.throwIfAborted();
      const { groups = ["anybody"] } = readOptions;
      return new Promise((resolve, reject) => {
        enqueue({ groups, picture, original, resolve, reject }, readOptions);
      });
    },
    load: () => ({
      waiting: queue.size,
      reading: slots.filter(({ busyFor }) => busyFor !== null).length,
    }),
    warmUp: async () => {
      // Before the threads: its libraries have to outlive each of them.
      await loadSharp();
      await Promise.all(slots.map((slot) => slot.warmUp()));
    },
    close: async () => {
      isClosed = true;
      for (let job = queue.take(); job; job = queue.take()) {
        job.reject(new OcrUnavailable("The picture reader has shut down"));
      }
      await Promise.all(slots.map((slot) => slot.end()));
    },
  };
}

const ownerIn = (groups: readonly string[]) => groups.at(-1) ?? "";

// Never rejects: the caller hears of a failure through the job, and the slot is free again.
async function run(slot: ReadingSlot, job: Job): Promise<void> {
  slot.busyFor = ownerIn(job.groups);
  try {
    job.resolve(await slot.read(job.picture, job.original));
  } catch (cause) {
    job.reject(cause);
  } finally {
    slot.busyFor = null;
  }
}
