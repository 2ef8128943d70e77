import type { Refusal } from "../ocr-page.ts";
import { pictureType } from "./picture-type.ts";
import { pictureLimits, refusal } from "../refusal.ts";
import { loadSharp } from "./load-sharp.ts";

/** A picture that passed the gate, with its size as a person sees it. */
export type InspectedPicture = { kind: "fit"; widthPx: number; heightPx: number };

/**
 * Decides from the header alone whether a picture may be decoded.
 *
 * A file that declares 40,000×40,000 pixels is refused in a millisecond, before any of them
 * is allocated. Damage further in shows only when the pixels are decoded.
 */
export async function inspectPicture(picture: Uint8Array): Promise<InspectedPicture | Refusal> {
  const type = pictureType(picture);
  if (type === "no_picture") return refusal("not_a_picture");
  if (type === "other_picture") return refusal("unsupported_type");
  const header = await readHeader(picture);
  if (header === undefined) return refusal("damaged");
  if (header.pages > 1) return refusal("animated");
  if (header.widthPx * header.heightPx > pictureLimits.megapixels * 1e6) {
    return refusal("too_many_pixels");
  }
  const [shorterPx, longerPx] = [
    Math.min(header.widthPx, header.heightPx),
    Math.max(header.widthPx, header.heightPx),
  ];
  if (shorterPx < pictureLimits.minimumSidePx) return refusal("too_small");
  const { maximumSidePx, maximumRatio } = pictureLimits;
  if (longerPx > maximumSidePx || longerPx > maximumRatio * shorterPx) return refusal("too_long");
  return { kind: "fit", widthPx: header.widthPx, heightPx: header.heightPx };
}

async function readHeader(picture: Uint8Array) {
  const sharp = await loadSharp();
  try {
    // No limit here: the size is compared above, where it gets its own sentence.
    const header = await sharp(picture, { limitInputPixels: false, failOn: "none" }).metadata();
    const { width, height } = header.autoOrient;
    return { widthPx: width, heightPx: height, pages: header.pages ?? 1 };
  } catch {
    return undefined; // sharp throws on a header that it cannot parse, and only then
  }
}
