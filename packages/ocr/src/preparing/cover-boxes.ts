import { loadSharp } from "./load-sharp.ts";
import type { OcrBox } from "../ocr-page.ts";
import { pictureLimits } from "../refusal.ts";

/** No model of pictures sees more than about this; the rest only costs time. */
const longestSidePx = 1280;
const quality = 80;
const decodingSeconds = 10;

/**
 * The picture for eyes that are to see only a part of it: boxes covered in black, no larger than
 * needed, as JPEG without what the camera noted. Boxes are in pixels of the picture as a person
 * sees it; the picture must have passed `inspectPicture`. Throws when its pixels are damaged.
 */
export async function coverBoxes(
  picture: Uint8Array,
  boxes: readonly OcrBox[],
): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: pictureLimits.megapixels * 1e6, failOn: "warning" } as const;
  const { autoOrient } = await sharp(picture, options).metadata();
  const { data, info } = await sharp(picture, options)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .resize({
      width: longestSidePx,
      height: longestSidePx,
      fit: "inside",
      withoutEnlargement: true,
    })
    .toColourspace("srgb")
    .raw()
    .timeout({ seconds: decodingSeconds })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const scaleX = width / autoOrient.width;
  const scaleY = height / autoOrient.height;
  for (const { left, top, right, bottom } of boxes) {
    const from = clamped(Math.floor(left * scaleX), width);
    const to = clamped(Math.ceil(right * scaleX), width);
    const lastRow = clamped(Math.ceil(bottom * scaleY), height);
    for (let row = clamped(Math.floor(top * scaleY), height); row < lastRow; row++) {
      data.fill(0, (row * width + from) * channels, (row * width + to) * channels);
    }
  }
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer();
}

const clamped = (at: number, end: number) => Math.min(end, Math.max(0, at));
