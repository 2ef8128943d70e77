import type { InspectedPicture } from "./preparing/inspect-picture.ts";
import type { PictureOutcome } from "./ocr-page.ts";
import { OcrUnavailable } from "./ocr-unavailable.ts";
import type { PictureThread } from "./picture-thread.ts";

/** One place to read a picture; its thread is started at need and replaced after a failure. */
export interface ReadingSlot {
  /** The owner whose picture is being read. */
  busyFor: string | null;
  /** Throws OcrUnavailable when the thread fails or takes longer than the time limit. */
  read(picture: Uint8Array, original: InspectedPicture): Promise<PictureOutcome>;
  warmUp(): Promise<void>;
  end(): Promise<void>;
}

export type SlotOptions = { timeoutMs: number; startThread: () => PictureThread };

export function createSlot({ timeoutMs, startThread }: SlotOptions): ReadingSlot {
  let thread: PictureThread | undefined;
  const guarded = async <Result>(work: (thread: PictureThread) => Promise<Result>) => {
    const current = (thread ??= startThread());
    try {
      return await within(timeoutMs, work(current));
    } catch (cause) {
      if (thread === current) thread = undefined;
      await current.end();
      throw new OcrUnavailable("We can't read the picture right now", {
        reason: "failed",
        cause,
      });
    }
  };
  return {
    busyFor: null,
    warmUp: () => guarded((current) => current.ready),
    read: (picture, original) => guarded((current) => current.read(picture, original)),
    end: async () => {
      await thread?.end();
      thread = undefined;
    },
  };
}

function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No answer within ${timeoutMs} ms`));
    const timer = setTimeout(late, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
