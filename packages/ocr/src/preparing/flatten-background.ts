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
/** Ink that goes on level for this many cells is an edge: a line through an older price is shorter. */
const levelCells = 28;
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
  eraseLevels(flat, levelCells * cellPx);
  eraseUprights(flat, uprightCells * cellPx);
  return flat;
}

/** The upper and lower edges of photos with their corners: they draw the heading below into a line too high. */
function eraseLevels(flat: GreyPicture, lengthPx: number): void {
  for (let row = 0; row < flat.pixels.length; row += flat.widthPx) {
    let run = 0;
    for (let at = row; at < row + flat.widthPx; at++) {
      run = (flat.pixels[at] ?? paper) < inkBelow ? run + 1 : 0;
      if (run < lengthPx) continue;
      eraseConnected(flat, at);
      run = 0;
    }
  }
}

/** A pixel is erased when it is noted, so that each is noted once: memory goes with the ink. */
function eraseConnected({ pixels, widthPx }: GreyPicture, start: number): void {
  const open: number[] = [];
  const note = (at: number) => {
    if ((pixels[at] ?? paper) >= inkBelow) return;
    pixels[at] = paper;
    open.push(at);
  };
  note(start);
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const row of [at - widthPx, at, at + widthPx]) {
      note(row - 1);
      note(row);
      note(row + 1);
    }
  }
}

/** The edges of photos and frames, which tesseract reads as letters of the words beside them. */
function eraseUprights({ pixels, widthPx, heightPx }: GreyPicture, lengthPx: number): void {
  const runs = new Uint16Array(widthPx);
  for (let y = 0; y <= heightPx; y++) {
    const row = y * widthPx;
    for (let x = 0; x < widthPx; x++) {
      const run = runs[x] ?? 0;
      if (y < heightPx && (pixels[row + x] ?? paper) < inkBelow) {
        runs[x] = run + 1;
        continue;
      }
      if (run === 0) continue;
      runs[x] = 0;
      if (run < lengthPx) continue;
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
  const counts = new Uint32Array(groups);
  const sums = new Uint32Array(groups);
  for (let y = 0, at = 0; y < samples.heightPx; y++) {
    counts.fill(0);
    sums.fill(0);
    // From one cell to the next only a column at either end changes.
    const count = (reachPx: number, weight: number, column: number) => {
      if (column < 0 || column >= samples.widthPx) return;
      const bottom = Math.min(samples.heightPx - 1, y + reachPx);
      for (let row = Math.max(0, y - reachPx); row <= bottom; row++) {
        const tone = samples.pixels[row * samples.widthPx + column] ?? 0;
        counts[tone >> 4] = (counts[tone >> 4] ?? 0) + weight;
        sums[tone >> 4] = (sums[tone >> 4] ?? 0) + weight * tone;
      }
    };
    for (let column = 0; column < reach; column++) count(reach, 1, column);
    for (let column = 0; column < nearReach; column++) count(nearReach, nearWeight - 1, column);
    for (let x = 0; x < samples.widthPx; x++, at++) {
      count(reach, 1, x + reach);
      count(reach, -1, x - reach - 1);
      count(nearReach, nearWeight - 1, x + nearReach);
      count(nearReach, 1 - nearWeight, x - nearReach - 1);
      pixels[at] = meanOfLargestGroup(counts, sums);
    }
  }
  return { ...samples, pixels };
}

/** A group is taken with its neighbours: a shaded background falls on both sides of a border. */
function meanOfLargestGroup(counts: Uint32Array, sums: Uint32Array): number {
  let best = 0;
  let most = 0;
  for (let group = 0; group < groups; group++) {
    const around = aroundGroup(counts, group);
    if (around <= most) continue;
    most = around;
    best = group;
  }
  return Math.round(aroundGroup(sums, best) / most);
}

function aroundGroup(values: Uint32Array, group: number): number {
  return (values[group - 1] ?? 0) + (values[group] ?? 0) + (values[group + 1] ?? 0);
}

function distanceFrom(grey: GreyPicture, background: GreyPicture, cellPx: number): GreyPicture {
  const pixels = new Uint8Array(grey.pixels.length);
  for (let y = 0; y < grey.heightPx; y++) {
    const row = y * grey.widthPx;
    const cells = Math.trunc(y / cellPx) * background.widthPx;
    for (let left = 0, cell = cells; left < grey.widthPx; left += cellPx, cell++) {
      const tone = background.pixels[cell] ?? 0;
      const end = row + Math.min(grey.widthPx, left + cellPx);
      for (let at = row + left; at < end; at++) {
        const distance = Math.abs((grey.pixels[at] ?? 0) - tone);
        pixels[at] = distance <= shading ? paper : paper + shading - distance;
      }
    }
  }
  return { ...grey, pixels };
}
