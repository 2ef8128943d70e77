/** eBay reads no more of a search than this many characters. */
const longestSearch = 100;

/** Plain words for a search, whole ones: a sign before a word could forbid it. */
export function searchWords(text: string): string {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}.'-]*/gu)?.join(" ") ?? "";
  if (words.length <= longestSearch) return words;
  return words.slice(0, words.lastIndexOf(" ", longestSearch)).slice(0, longestSearch);
}
