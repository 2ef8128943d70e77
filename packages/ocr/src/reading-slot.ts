import type { InspectedPicture } from "./inspect-picture.ts";
import type { PictureOutcome } from "./ocr-page.ts";
import { OcrUnavailable } from "./ocr-unavailable.ts";
import { pageFromLines } from "./page-from-lines.ts";
import { sheetForSecondLook, withSecondLook } from "./second-look.ts";
import { preparePicture } from "./prepare-picture.ts";
import { refusal } from "./refusal.ts";
import type { TesseractThread } from "./tesseract-thread.ts";

/** One place to read a picture; its thread is started at need and replaced after a failure. */
export interface ReadingSlot {
  isBusy: boolean;
  /** Throws OcrUnavailable when the thread fails or takes longer than the time limit. */
  read(picture: Uint8Array, original: InspectedPicture): Promise<PictureOutcome>;
  warmUp(): Promise<void>;
  end(): Promise<void>;
}

export type SlotOptions = { timeoutMs: number; startThread: () => TesseractThread };

export function createSlot({ timeoutMs, startThread }: SlotOptions): ReadingSlot {
  let thread: TesseractThread | undefined;
  const guarded = async <Result>(work: (thread: TesseractThread) => Promise<Result>) => {
    const current = (thread ??= startThread());
    try {
      return await within(timeoutMs, work(current));
    } catch (cause) {
      if (thread === current) thread = undefined;
      await current.end();
      throw new OcrUnavailable("The picture could not be read just now", { cause });
    }
  };
  return {
    isBusy: false,
    warmUp: () => guarded((current) => current.ready),
    read: (picture, original) => guarded((current) => readOn(current, picture, original)),
    end: async () => {
      await thread?.end();
      thread = undefined;
    },
  };
}

async function readOn(
  thread: TesseractThread,
  picture: Uint8Array,
  original: InspectedPicture,
): Promise<PictureOutcome> {
  const prepared = await preparePicture(picture, original);
  if (prepared === undefined) return refusal("damaged");
  const lines = await thread.recognize(prepared.image);
  const page = pageFromLines(lines, { ...original, ...prepared });
  const sheet = await sheetForSecondLook(page, prepared.grey);
  if (sheet === undefined) return { kind: "page", page };
  return { kind: "page", page: withSecondLook(page, sheet, await thread.recognize(sheet.image)) };
}

function within<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Error(`No answer within ${timeoutMs} ms`));
    const timer = setTimeout(late, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
