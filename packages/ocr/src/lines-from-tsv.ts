/** In pixels of what tesseract saw. */
export type TesseractWord = {
  text: string;
  confidence: number;
  box: { left: number; top: number; right: number; bottom: number };
};
export type TesseractLine = { words: readonly TesseractWord[] };

/** The first column of a row says what it stands for. */
const lineLevel = "4";
const wordLevel = "5";

/**
 * The lines and words of tesseract's own table, one a row: level, four numbers of places, left, top,
 * width, height, confidence, text. Its tree in JSON says every letter and guess besides, and costs
 * three times as much to write, to parse and to hand from thread to thread.
 */
export function linesFromTsv(tsv: string): TesseractLine[] {
  const lines: TesseractWord[][] = [];
  for (const row of tsv.split("\n")) {
    const [level, , , , , , left, top, width, height, confidence, text = ""] = row.split("\t");
    if (level === lineLevel) lines.push([]);
    if (level !== wordLevel) continue;
    const box = {
      left: Number(left),
      top: Number(top),
      right: Number(left) + Number(width),
      bottom: Number(top) + Number(height),
    };
    lines.at(-1)?.push({ text, confidence: Math.trunc(Number(confidence)), box });
  }
  return lines.map((words) => ({ words }));
}
