import type { GreyPicture } from "./grey-picture.ts";

/** A background is sought this many cells to each side. */
const reach = 4;
/** Cells this near count several times, so that corners and narrow gaps keep their own tone. */
const nearReach = 2;
const nearWeight = 3;
/** Tones are compared in groups of sixteen. */
const groups = 16;
/** Ink that goes straight down this many cells is an edge: the highest letters have half of that. */
const uprightCells = 20;
const paper = 255;
const inkBelow = 225;
/** Differences up to this are shading of the background, not ink. */
const shading = 12;

/**
 * Makes every text dark on white, whatever it stands on: a dark theme, a coloured button, a
 * white panel beside a black photo viewer.
 *
 * Inverting the whole picture by its dominant tone cannot do that: a light page whose photo
 * viewer is dark loses its text. Here each pixel becomes its distance from the commonest tone
 * around it. The commonest and not the median: dark text beside a grey button would make the
 * button's grey the median of both. It is sought on a coarse grid, so it costs milliseconds.
 */
export function flattenBackground(grey: GreyPicture, cellPx: number): GreyPicture {
  const flat = distanceFrom(grey, commonestTones(sampleGrid(grey, cellPx)), cellPx);
  eraseUprights(flat, uprightCells * cellPx);
  return flat;
}

/** The edges of photos and frames, which tesseract reads as letters of the words beside them. */
function eraseUprights({ pixels, widthPx, heightPx }: GreyPicture, lengthPx: number): void {
  const runs = new Uint16Array(widthPx);
  for (let y = 0; y <= heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const isInk = y < heightPx && (pixels[y * widthPx + x] ?? paper) < inkBelow;
      const run = runs[x] ?? 0;
      runs[x] = isInk ? run + 1 : 0;
      if (isInk || run < lengthPx) continue;
      for (let above = y - run; above < y; above++) pixels[above * widthPx + x] = paper;
    }
  }
}

/** The same for a piece with one background, such as a line of text: type of any size keeps its inside. */
export function flattenPiece(grey: GreyPicture): GreyPicture {
  const counts = new Uint32Array(groups);
  const sums = new Uint32Array(groups);
  for (const tone of grey.pixels) {
    counts[tone >> 4] = (counts[tone >> 4] ?? 0) + 1;
    sums[tone >> 4] = (sums[tone >> 4] ?? 0) + tone;
  }
  const tone = meanOfLargestGroup(counts, sums);
  const background = { pixels: Uint8Array.of(tone), widthPx: 1, heightPx: 1 };
  return distanceFrom(grey, background, Math.max(grey.widthPx, grey.heightPx));
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

function commonestTones(samples: GreyPicture): GreyPicture {
  const pixels = new Uint8Array(samples.pixels.length);
  for (let y = 0, at = 0; y < samples.heightPx; y++) {
    for (let x = 0; x < samples.widthPx; x++, at++) pixels[at] = commonestToneAt(samples, x, y);
  }
  return { ...samples, pixels };
}

function commonestToneAt(samples: GreyPicture, x: number, y: number): number {
  const counts = new Uint32Array(groups);
  const sums = new Uint32Array(groups);
  const right = Math.min(samples.widthPx - 1, x + reach);
  const bottom = Math.min(samples.heightPx - 1, y + reach);
  for (let row = Math.max(0, y - reach); row <= bottom; row++) {
    const isNearRow = Math.abs(row - y) <= nearReach;
    for (let column = Math.max(0, x - reach); column <= right; column++) {
      const tone = samples.pixels[row * samples.widthPx + column] ?? 0;
      const weight = isNearRow && Math.abs(column - x) <= nearReach ? nearWeight : 1;
      const group = tone >> 4;
      counts[group] = (counts[group] ?? 0) + weight;
      sums[group] = (sums[group] ?? 0) + weight * tone;
    }
  }
  return meanOfLargestGroup(counts, sums);
}

/** A group is taken with its neighbours: a shaded background falls on both sides of a border. */
function meanOfLargestGroup(counts: Uint32Array, sums: Uint32Array): number {
  const around = (values: ArrayLike<number>, group: number) =>
    (values[group - 1] ?? 0) + (values[group] ?? 0) + (values[group + 1] ?? 0);
  let best = 0;
  for (let group = 1; group < groups; group++) {
    if (around(counts, group) > around(counts, best)) best = group;
  }
  return Math.round(around(sums, best) / around(counts, best));
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
