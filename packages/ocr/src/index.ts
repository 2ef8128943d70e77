export { coverBoxes } from "./preparing/cover-boxes.ts";
export { createJobQueue, type JobQueue, type Priority } from "./job-queue.ts";
export { createOcr, type Ocr, type OcrOptions, type ReadOptions } from "./ocr.ts";
export type {
  OcrBox,
  OcrLine,
  OcrPage,
  OcrWord,
  PictureOutcome,
  Refusal,
  RefusalReason,
} from "./ocr-page.ts";
export { OcrUnavailable } from "./ocr-unavailable.ts";
