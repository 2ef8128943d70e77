/** The name of each place word, as it is capitalised in running text: "Pasadena", "Main". */
export type PlaceWords = ReadonlySet<string>;

/**
 * The sentences of a text with every place name and number taken out, so that swapping the names
 * in a template does not make a new sentence.
 */
export function normalisedSentences(text: string, placeWords: PlaceWords): string[] {
  return text
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[A-Z][\p{L}]*(?:'s\b)?\.?/gu, (word) => placeless(word, placeWords))
    .split(/(?<=[.!?])\s+|\n+/)
    .map(normalised)
    .filter((sentence) => /\p{L}{2}/u.test(sentence));
}

function placeless(word: string, placeWords: PlaceWords): string {
  const bare = word.replace(/'s\.?$|\.$/, "");
  if (!placeWords.has(bare)) return word;
  // "St. Clair" is no end of a sentence; "in Plano." is one.
  return word.endsWith(".") && bare !== "St" ? "#." : "#";
}

function normalised(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/\$?\d[\d,.]*\d|\$?\d/g, "0")
    .replaceAll(/\b(?:(?:north|south)(?:east|west)?|east|west)\b/g, "#")
    .replaceAll(/#(?:[\s,()-]*(?:and\s+)?#)*\)?/g, "#")
    .replaceAll(/\s+/g, " ")
    .replace(/^- /, "")
    .trim();
}
