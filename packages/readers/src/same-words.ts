// A half of the words is too few: "Pine dresser" is not "Oak dresser".
const enough = 0.7;

/** The part, from 0 to 1, of the shorter text's words that the longer one has as well. */
export function sharedWords(one: string, other: string): number {
  const { fewer, more } = compared(one, other);
  return fewer.length === 0 ? 0 : fewer.filter((word) => more.has(word)).length / fewer.length;
}

/**
 * Whether two titles name the same thing. Sites shorten titles and change their marks, but a
 * number is never another one: "Camera 8 MP" is not "Camera 12 MP".
 */
export function isSameTitle(one: string, other: string): boolean {
  const { fewer, more } = compared(one, other);
  const isNumbered = fewer.some((word) => /\d/.test(word) && !more.has(word));
  return !isNumbered && sharedWords(one, other) > enough;
}

function compared(one: string, other: string): { fewer: string[]; more: Set<string> } {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = first.size <= second.size ? [first, second] : [second, first];
  return { fewer: [...fewer], more };
}

function wordsOf(text: string): Set<string> {
  const words = text.normalize("NFKC").toLowerCase().split(/\s+/);
  return new Set(words.map((word) => word.replace(outerMarks, "")).filter(Boolean));
}

const outerMarks = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
