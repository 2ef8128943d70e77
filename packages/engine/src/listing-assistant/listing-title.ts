import type { KnownItem } from "./known-item.ts";

/** Words of sellers that no buyer searches for, and prices. */
const noise =
  /^(?:w|obo|firm|must|go|sale|wow|look|l@@k|rare|nice|great|deal|cheap|asap|pickup|only|for|the|a|an|and|with|in|of|or|best|offer|selling|sell|price|moving|today|please|read|\$[\d.,]+)$/i;

/**
 * Brand, model and variant first, then what else the item's own words say, within the limit and
 * never in the middle of a word. No word is made up and none stands twice.
 */
export function listingTitle(item: KnownItem, limit: number): string {
  const { brand, model, variant, title, grade, quantity } = item;
  const named = [brand, model, variant].flatMap((part) => wordsOf(part ?? ""));
  const rest = wordsOf(title).filter((word) => !noise.test(word));
  const many = quantity > 1 ? ["Lot", "of", String(quantity)] : [];
  const state = grade === "parts" ? ["For", "Parts"] : grade === "new" ? ["New"] : [];
  const needed = unique([...named, ...many, ...state]);
  const all = unique([...named, ...rest, ...many, ...state]);
  // What must be said is kept free at the end; the seller's other words fill the room between.
  const room = limit - joined(needed).length;
  const extra = fitting(
    rest.filter((word) => !has(needed, word)),
    room,
  );
  const wanted = all.filter((word) => has(needed, word) || has(extra, word));
  // Nothing but such words, or one that is longer than the limit: better those than no title.
  return (
    fitting(wanted, limit + 1).join(" ") ||
    joined(unique(wordsOf(title)))
      .slice(0, limit)
      .trim()
  );
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/[\p{Extended_Pictographic}\u200d*~!|•★☆"]+/gu, " ")
    .split(/[\s,;:()[\]]+/)
    .map((word) => word.replaceAll(/^[-–—./]+|[-–—./]+$/g, ""))
    .filter((word) => word !== "");

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
const has = (words: readonly string[], word: string) => words.some((one) => same(one, word));
const joined = (words: readonly string[]) => words.join(" ");

const unique = (words: readonly string[]) =>
  words.filter((word, at) => words.findIndex((one) => same(one, word)) === at);

/** As many as fit, each with the space before it. */
function fitting(words: readonly string[], room: number): string[] {
  const kept: string[] = [];
  let used = 0;
  for (const word of unique(words)) {
    // Not the next shorter one: "box" without its "no" would be a lie.
    if (used + word.length + 1 > room) break;
    kept.push(word);
    used += word.length + 1;
  }
  return kept;
}
