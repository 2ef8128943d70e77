// A half of the words is too few: "Pine dresser" is not "Oak dresser".
const enough = 0.7;

/** The part, from 0 to 1, of the shorter text's words that the longer one has as well. */
export function sharedWords(one: string, other: string): number {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [fewer, more] = first.size <= second.size ? [first, second] : [second, first];
  if (fewer.size === 0) return 0;
  return [...fewer].filter((word) => more.has(word)).length / fewer.size;
}

/** Whether two titles name the same thing; sites shorten titles and change their marks. */
export function isSameTitle(one: string, other: string): boolean {
  return sharedWords(one, other) > enough;
}

function wordsOf(text: string): Set<string> {
  const words = text.normalize("NFKC").toLowerCase().split(/\s+/);
  return new Set(
    words.map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")).filter(Boolean),
  );
}
