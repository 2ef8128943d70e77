import { analysisErrors } from "../../words/english/analysis-errors.ts";
import { saidOfAnalysis } from "../../words/errors.ts";
import type { ErrorCode } from "@flipworth/contract";
import type { OcrPage } from "@flipworth/engine";
import { type Ocr, OcrUnavailable, type PictureOutcome } from "@flipworth/ocr";
import { AppError } from "../../http/replies/app-error.ts";
import { groupsOf } from "../../http/limits/fair-queue.ts";
import type { Asking } from "./engine/engine-port.ts";

/** The part of the reader of pictures that an analysis uses. */
export type ScreenshotReader = Pick<Ocr, "read">;

type Refused = Extract<PictureOutcome, { kind: "refused" }>;

const codeOfRefusal = {
  not_a_picture: "unsupported_media_type",
  unsupported_type: "unsupported_media_type",
  damaged: "invalid_request",
  too_small: "invalid_request",
  animated: "invalid_request",
  too_many_pixels: "too_large",
  too_long: "too_large",
} as const satisfies Record<Refused["reason"], ErrorCode>;

/** The words on each picture of a listing, one after the other: nobody takes more than one reader. */
export async function readScreenshots(
  ocr: ScreenshotReader,
  screenshots: readonly Uint8Array[],
  asking: Asking,
): Promise<OcrPage[]> {
  const pages: OcrPage[] = [];
  for (const screenshot of screenshots) pages.push(await readScreenshot(ocr, screenshot, asking));
  return pages;
}

/** The words on a screenshot. Throws AppError: the picture's fault is a 4xx, the reader's a 503. */
async function readScreenshot(
  ocr: ScreenshotReader,
  screenshot: Uint8Array,
  { signal, hasPriority, ...sender }: Asking,
): Promise<OcrPage> {
  const priority = hasPriority ? "high" : "normal";
  const options = { signal, priority, groups: groupsOf(sender) } as const;
  const outcome = await ocr.read(screenshot, options).catch((cause: unknown) => {
    throw translate(cause, signal);
  });
  if (outcome.kind === "page") return outcome.page;
  throw new AppError(codeOfRefusal[outcome.reason], saidOf(outcome));
}

/** In another language only what is still the same in English: the reader's limits are its own. */
function saidOf({ reason, sentence }: Refused) {
  return analysisErrors.english[reason] === sentence ? saidOfAnalysis(reason) : sentence;
}

function translate(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return new AppError("invalid_request", saidOfAnalysis("canceled"), { cause });
  if (!(cause instanceof OcrUnavailable)) return cause;
  return new AppError("unavailable", saidOfAnalysis("readerAway"), { cause, retryAfterSeconds: 5 });
}
