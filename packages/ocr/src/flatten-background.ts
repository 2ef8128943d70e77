import type { GreyPicture } from "./grey-picture.ts";
import { loadSharp } from "./load-sharp.ts";

/** The window, in cells, whose median tone counts as the background of its middle cell. */
const windowCells = 11;
/** Differences up to this are shading of the background, not ink. */
const shading = 12;

/**
 * Makes every text dark on white, whatever it stands on: a dark theme, a coloured button, a
 * white panel beside a black photo viewer.
 *
 * Inverting the whole picture by its dominant tone cannot do that: a light page whose photo
 * viewer is dark loses its text. Here each pixel becomes its distance from the median tone
 * around it, and the median is taken on a coarse grid of samples, so it costs milliseconds.
 */
export async function flattenBackground(grey: GreyPicture, cellPx: number): Promise<GreyPicture> {
  const samples = sampleGrid(grey, cellPx);
  const background = await medianOf(samples);
  return distanceFrom(grey, background, cellPx);
}

function sampleGrid(grey: GreyPicture, cellPx: number): GreyPicture {
  const widthPx = Math.ceil(grey.widthPx / cellPx);
  const heightPx = Math.ceil(grey.heightPx / cellPx);
  const pixels = new Uint8Array(widthPx * heightPx);
  for (let row = 0; row < heightPx; row++) {
    const y = Math.min(grey.heightPx - 1, row * cellPx + (cellPx >> 1));
    for (let column = 0; column < widthPx; column++) {
      const x = Math.min(grey.widthPx - 1, column * cellPx + (cellPx >> 1));
      pixels[row * widthPx + column] = grey.pixels[y * grey.widthPx + x] ?? 0;
    }
  }
  return { pixels, widthPx, heightPx };
}

async function medianOf(samples: GreyPicture): Promise<GreyPicture> {
  const sharp = await loadSharp();
  const raw = { width: samples.widthPx, height: samples.heightPx, channels: 1 } as const;
  const pixels = await sharp(samples.pixels, { raw })
    .median(windowCells)
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  return { ...samples, pixels };
}

function distanceFrom(grey: GreyPicture, background: GreyPicture, cellPx: number): GreyPicture {
  const pixels = new Uint8Array(grey.pixels.length);
  for (let y = 0, at = 0; y < grey.heightPx; y++) {
    const row = Math.trunc(y / cellPx) * background.widthPx;
    for (let x = 0; x < grey.widthPx; x++, at++) {
      const tone = background.pixels[row + Math.trunc(x / cellPx)] ?? 0;
      const distance = Math.abs((grey.pixels[at] ?? 0) - tone);
      pixels[at] = distance <= shading ? 255 : 255 + shading - distance;
    }
  }
  return { ...grey, pixels };
}
