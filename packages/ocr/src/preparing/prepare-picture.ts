import type { InspectedPicture } from "./inspect-picture.ts";
import { flattenBackground } from "./flatten-background.ts";
import { loadSharp } from "./load-sharp.ts";
import { type GreyPicture, pgmFromGrey } from "./grey-picture.ts";
import { pictureLimits } from "../refusal.ts";

/** What tesseract is given, and how many of its pixels make one pixel of the original. */
export type PreparedPicture = {
  image: Uint8Array;
  scaleX: number;
  scaleY: number;
  /** As it was before the background was taken out. */
  grey: GreyPicture;
};

/**
 * Turns a screenshot into dark text on white at the size that tesseract reads best.
 *
 * @returns undefined when the pixels turn out to be damaged
 */
export async function preparePicture(
  picture: Uint8Array,
  original: InspectedPicture,
): Promise<PreparedPicture | undefined> {
  const scale = readingScale(original);
  const grey = await greyFromPicture(picture, Math.round(original.widthPx * Math.min(1, scale)));
  if (grey === undefined) return undefined;
  const flat = flattenBackground(grey, cellPx(grey));
  const sized = await resized(flat, Math.max(1, scale));
  return {
    image: pgmFromGrey(sized),
    scaleX: sized.widthPx / original.widthPx,
    scaleY: sized.heightPx / original.heightPx,
    grey,
  };
}

/**
 * Tesseract's time goes with the columns of each line after all lines are set to one height. Letters
 * a tenth narrower are a tenth fewer columns and read as well; a fifth narrower, they are mistaken.
 */
const narrowing = 0.9;

function isPortrait(size: { widthPx: number; heightPx: number }): boolean {
  return size.heightPx > size.widthPx * 1.2;
}

/** What a large screen has. More would cost memory and time by the picture, whatever is on it. */
const mostPixels = 12e6;

function readingScale(size: InspectedPicture): number {
  return Math.min(bestScale(size), Math.sqrt(mostPixels / (size.widthPx * size.heightPx)));
}

/**
 * Measured on six layouts, one to three pixels a point: text reads best at about one and a half
 * times a desktop's pixels and twice a phone's points, and larger only costs time.
 */
function bestScale(size: InspectedPicture): number {
  if (isPortrait(size)) return Math.min(2, Math.max(0.5, 800 / size.widthPx));
  return Math.min(2, Math.max(0.75, 2000 / size.widthPx));
}

// A background cell is a fraction of a headline's height: the 9×9 cells around a letter then
// hold more paper than ink.
function cellPx(size: GreyPicture): number {
  return Math.max(3, Math.round(size.widthPx / (isPortrait(size) ? 100 : 240)));
}

// The library decodes in threads of its own, which nobody can end from outside.
const decodingSeconds = 10;
const isTimeout = /^timeout: \d+% complete/;

async function greyFromPicture(picture: Uint8Array, widthPx: number) {
  const sharp = await loadSharp();
  const options = { limitInputPixels: pictureLimits.megapixels * 1e6, failOn: "warning" } as const;
  try {
    const { data, info } = await sharp(picture, options)
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ width: widthPx, withoutEnlargement: true })
      .greyscale()
      .toColourspace("b-w")
      .raw()
      .timeout({ seconds: decodingSeconds })
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, widthPx: info.width, heightPx: info.height };
  } catch (cause) {
    if (cause instanceof Error && isTimeout.test(cause.message)) throw cause;
    return undefined; // after the gate, all that is left to go wrong is the pixels themselves
  }
}

async function resized(grey: GreyPicture, scale: number): Promise<GreyPicture> {
  const sharp = await loadSharp();
  const raw = { width: grey.widthPx, height: grey.heightPx, channels: 1 } as const;
  const width = Math.max(1, Math.round(grey.widthPx * scale * narrowing));
  const height = Math.round(grey.heightPx * scale);
  const { data, info } = await sharp(grey.pixels, { raw })
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, widthPx: info.width, heightPx: info.height };
}
