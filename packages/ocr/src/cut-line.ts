import { flattenPiece } from "./preparing/flatten-background.ts";
import type { GreyPicture } from "./preparing/grey-picture.ts";
import { loadSharp } from "./preparing/load-sharp.ts";
import type { OcrBox, OcrPage } from "./ocr-page.ts";

/** Lines are set to this height, at which tesseract mistakes fewest letters. */
const lineHeightPx = 34;
const inkBelow = 200;

/** `from` is the line with a margin around it, `heightPx` its height without one. */
export type Cut = { from: OcrBox; page: OcrPage; heightPx: number };

/** A line of the page alone, dark on white, without what stands off its ends. */
export async function cutOut(
  grey: GreyPicture,
  { from, page, heightPx }: Cut,
): Promise<GreyPicture> {
  const sharp = await loadSharp();
  const scale = grey.widthPx / page.widthPx;
  const left = Math.min(grey.widthPx - 1, Math.round(from.left * scale));
  const top = Math.min(grey.heightPx - 1, Math.round(from.top * scale));
  const width = Math.max(
    1,
    Math.min(grey.widthPx - left, Math.round((from.right - from.left) * scale)),
  );
  const height = Math.max(
    1,
    Math.min(grey.heightPx - top, Math.round((from.bottom - from.top) * scale)),
  );
  const raw = { width: grey.widthPx, height: grey.heightPx, channels: 1 } as const;
  const { data, info } = await sharp(grey.pixels, { raw })
    .extract({ left, top, width, height })
    .resize({
      width: Math.max(1, Math.round(((from.right - from.left) * lineHeightPx) / heightPx)),
      kernel: "cubic",
    })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const piece = flattenPiece({ pixels: data, widthPx: info.width, heightPx: info.height });
  eraseFragments(piece);
  return piece;
}

/** A corner of a photo or a frame that stands off the line at either end makes small letters of capitals. */
function eraseFragments(piece: GreyPicture): void {
  const inked = Array.from({ length: piece.widthPx }, (_, x) => hasInk(piece, x));
  const first = inked.indexOf(true);
  const end = inked.indexOf(false, first);
  const next = inked.indexOf(true, end);
  if (isFragment({ width: end - first, gap: next - end })) erase(piece, 0, next);
  const last = inked.lastIndexOf(true);
  const start = inked.lastIndexOf(false, last);
  const before = inked.lastIndexOf(true, start);
  if (isFragment({ width: last - start, gap: start - before }))
    erase(piece, before + 1, piece.widthPx);
}

const isFragment = ({ width, gap }: { width: number; gap: number }) =>
  width > 0 && width < 0.7 * lineHeightPx && gap > 0.7 * lineHeightPx;

function hasInk({ pixels, widthPx, heightPx }: GreyPicture, x: number): boolean {
  for (let y = 0; y < heightPx; y++) if ((pixels[y * widthPx + x] ?? 255) < inkBelow) return true;
  return false;
}

function erase({ pixels, widthPx, heightPx }: GreyPicture, from: number, to: number): void {
  for (let y = 0; y < heightPx; y++) pixels.fill(255, y * widthPx + from, y * widthPx + to);
}
