/**
 * "pet, dog*, *music*" as an expression that finds any of them: `*` is any letters, `?` any one
 * character.
 */
export function anyOfWords(words: string): RegExp {
  return new RegExp(words.split(", ").map(expressionOf).join("|"), "i");
}

function expressionOf(word: string): string {
  const begin = word.startsWith("*") ? "" : String.raw`\b`;
  const end = word.endsWith("*") ? "" : String.raw`\b`;
  return `${begin}${word.replaceAll("*", "").replaceAll("?", ".")}${end}`;
}
