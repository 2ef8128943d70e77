import type { OcrBox, OcrLine, OcrPage, OcrWord } from "./ocr-page.ts";

type Bbox = { x0: number; y0: number; x1: number; y1: number };
type TesseractWord = { text: string; confidence: number; bbox: Bbox };
type TesseractLine = { words: readonly TesseractWord[] };

/** The part of tesseract's tree that we read; the rest of it is symbols and choices. */
export type TesseractBlock = {
  paragraphs: readonly { lines: readonly TesseractLine[] }[];
};

/** One pixel of the original is `scaleX` by `scaleY` pixels of what tesseract saw. */
export type PageScale = { widthPx: number; heightPx: number; scaleX: number; scaleY: number };

/** tesseract's blocks as lines of words, with boxes in the original picture's pixels. */
export function pageFromBlocks(blocks: readonly TesseractBlock[], scale: PageScale): OcrPage {
  const lines = blocks
    .flatMap((block) => block.paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map((line) => line.words.map((word) => wordFromTesseract(word, scale)))
    .map((words) => words.filter((word) => word.text !== ""))
    .filter((words) => words.length > 0)
    .map(lineFromWords);
  return { widthPx: scale.widthPx, heightPx: scale.heightPx, lines };
}

function wordFromTesseract(word: TesseractWord, scale: PageScale): OcrWord {
  const across = (x: number) => Math.min(scale.widthPx, Math.max(0, Math.round(x / scale.scaleX)));
  const down = (y: number) => Math.min(scale.heightPx, Math.max(0, Math.round(y / scale.scaleY)));
  const { x0, y0, x1, y1 } = word.bbox;
  return {
    text: word.text.trim(),
    confidence: Math.round(word.confidence),
    box: { left: across(x0), top: down(y0), right: across(x1), bottom: down(y1) },
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
