import { cleanText } from "./clean-text.ts";

/** A line of a text with words on it; the first line of the text is number 1. */
export type TextLine = { text: string; number: number };

/** The lines of a text that have words, clean, each with its number in the text as it was given. */
export function cleanLines(text: string): TextLine[] {
  return text
    .split(/\r\n?|[\n\u0085\u2028\u2029\v\f]/)
    .map((line, index) => ({ text: cleanText(line), number: index + 1 }))
    .filter((line) => line.text !== "");
}
