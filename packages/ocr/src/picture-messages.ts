import type { InspectedPicture } from "./preparing/inspect-picture.ts";
import type { PictureOutcome } from "./ocr-page.ts";

/** What a thread that reads pictures is told. */
export type PictureCall = { id: number; picture: Uint8Array; original: InspectedPicture };

/** What it answers; a failure without an id is that tesseract could not start. */
export type PictureReply =
  | { kind: "ready" }
  | { kind: "read"; id: number; outcome: PictureOutcome }
  | { kind: "failed"; id: number | null; message: string };
