import type { TesseractLine, TesseractWord } from "./lines-from-tsv.ts";
import type { OcrBox, OcrLine, OcrPage, OcrWord } from "./ocr-page.ts";

/** One pixel of the original is `scaleX` by `scaleY` pixels of what tesseract saw. */
export type PageScale = { widthPx: number; heightPx: number; scaleX: number; scaleY: number };

/** tesseract's lines of words, with boxes in the original picture's pixels. */
export function pageFromLines(seen: readonly TesseractLine[], scale: PageScale): OcrPage {
  const lines = seen
    .map((line) => line.words.map((word) => wordFromTesseract(word, scale)))
    .map((words) => words.filter((word) => word.text !== ""))
    .filter((words) => words.length > 0)
    .map(lineFromWords);
  return { widthPx: scale.widthPx, heightPx: scale.heightPx, lines };
}

function wordFromTesseract(word: TesseractWord, scale: PageScale): OcrWord {
  const across = (x: number) => Math.min(scale.widthPx, Math.max(0, Math.round(x / scale.scaleX)));
  const down = (y: number) => Math.min(scale.heightPx, Math.max(0, Math.round(y / scale.scaleY)));
  const { left, top, right, bottom } = word.box;
  return {
    text: word.text.trim(),
    confidence: word.confidence,
    box: { left: across(left), top: down(top), right: across(right), bottom: down(bottom) },
  };
}

export function lineFromWords(words: readonly OcrWord[]): OcrLine {
  const total = words.reduce((sum, word) => sum + word.confidence, 0);
  return {
    text: words.map((word) => word.text).join(" "),
    confidence: Math.round(total / words.length),
    box: words.map((word) => word.box).reduce(union),
    words,
  };
}

function union(a: OcrBox, b: OcrBox): OcrBox {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
