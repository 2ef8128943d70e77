import type { InspectedPicture } from "./preparing/inspect-picture.ts";
import type { TesseractLine } from "./lines-from-tsv.ts";
import type { PictureOutcome } from "./ocr-page.ts";
import { pageFromLines } from "./page-from-lines.ts";
import { preparePicture } from "./preparing/prepare-picture.ts";
import { refusal } from "./refusal.ts";
import { sheetForSecondLook, withSecondLook } from "./second-look.ts";

/** The lines on a prepared picture file. */
export type Recognize = (image: Uint8Array) => Promise<readonly TesseractLine[]>;

/** Decodes a picture that passed the gate, prepares it and reads it. Runs in a thread. */
export async function readPicture(
  recognize: Recognize,
  picture: Uint8Array,
  original: InspectedPicture,
): Promise<PictureOutcome> {
  const prepared = await preparePicture(picture, original);
  if (prepared === undefined) return refusal("damaged");
  const lines = await recognize(prepared.image);
  const page = pageFromLines(lines, { ...original, ...prepared });
  const sheet = await sheetForSecondLook(page, prepared.grey);
  if (sheet === undefined) return { kind: "page", page };
  return { kind: "page", page: withSecondLook(page, sheet, await recognize(sheet.image)) };
}
