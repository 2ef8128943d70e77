/** A box in pixels of the picture as a person sees it, after its stored rotation. */
export type OcrBox = { left: number; top: number; right: number; bottom: number };

/** `confidence` is tesseract's own: 0 to 100. */
export type OcrWord = { text: string; confidence: number; box: OcrBox };
export type OcrLine = { text: string; confidence: number; box: OcrBox; words: readonly OcrWord[] };
export type OcrPage = { widthPx: number; heightPx: number; lines: readonly OcrLine[] };

export type RefusalReason =
  | "not_a_picture"
  | "damaged"
  | "too_small"
  | "too_many_pixels"
  | "too_long"
  | "animated"
  | "unsupported_type";

/** A picture that cannot be read is an ordinary outcome; the sentence says what to do about it. */
export type Refusal = { kind: "refused"; reason: RefusalReason; sentence: string };
export type PictureOutcome = { kind: "page"; page: OcrPage } | Refusal;
