import type { OcrLine, OcrPage, OcrWord } from "../../listing-facts.ts";

/**
 * What OCR once gave for a screenshot of one of the project's own fixture pages
 * (`e2e/fixtures/listing-pages`). A line is its words, each "text|confidence|left,top,right,bottom".
 */
export type RecordedPage = { widthPx: number; heightPx: number; lines: readonly string[] };

export function pageFromRecording({ lines, ...size }: RecordedPage): OcrPage {
  return { ...size, lines: lines.map((line) => lineOf(line.split(" ").map(wordFromRecording))) };
}

function wordFromRecording(recorded: string): OcrWord {
  const [edges = "", confidence = "", ...text] = recorded.split("|").toReversed();
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.split(",").map(Number);
  return {
    text: text.toReversed().join("|"),
    confidence: Number(confidence),
    box: { left, top, right, bottom },
  };
}

function lineOf(words: readonly OcrWord[]): OcrLine {
  const edge = (side: keyof OcrWord["box"]) => words.map(({ box }) => box[side]);
  return {
    text: words.map(({ text }) => text).join(" "),
    confidence: Math.min(...words.map((word) => word.confidence)),
    box: {
      left: Math.min(...edge("left")),
      top: Math.min(...edge("top")),
      right: Math.max(...edge("right")),
      bottom: Math.max(...edge("bottom")),
    },
    words,
  };
}
