import type { GuidePage } from "./guide-page.ts";

/** A page as the comparison sees it: its path and the set of its normalised sentences. */
export type ComparablePage = { path: string; sentences: ReadonlySet<string> };

export type NearestPage = { path: string; nearest: string; overlap: number };

/** The name of each place word, as it is capitalised in running text: "Pasadena", "Main". */
export type PlaceWords = ReadonlySet<string>;

export function comparablePage(page: GuidePage, placeWords: PlaceWords): ComparablePage {
  const { hero, sections, cta, canonical } = page;
  const texts = [hero.headline, hero.subtitle, ...sections.map(({ content }) => content)];
  const sentences = [...texts, cta.headline, cta.description].flatMap((text) =>
    normalisedSentences(text, placeWords),
  );
  return { path: canonical, sentences: new Set(sentences) };
}

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

/**
 * For each page the page it shares most of its sentences with, counted against the smaller of
 * the two. An index from sentence to pages keeps a thousand pages a matter of a second.
 */
export function nearestPages(pages: readonly ComparablePage[]): NearestPage[] {
  const pagesBySentence = new Map<string, number[]>();
  pages.forEach(({ sentences }, index) => {
    for (const sentence of sentences) {
      const holders = pagesBySentence.get(sentence);
      if (holders === undefined) pagesBySentence.set(sentence, [index]);
      else holders.push(index);
    }
  });
  return pages.map((page, index) => {
    const shared = sharedCounts(page, pagesBySentence);
    shared.delete(index);
    return nearestOf(page, shared, pages);
  });
}

function sharedCounts(
  { sentences }: ComparablePage,
  pagesBySentence: ReadonlyMap<string, readonly number[]>,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const sentence of sentences) {
    for (const holder of pagesBySentence.get(sentence) ?? []) {
      counts.set(holder, (counts.get(holder) ?? 0) + 1);
    }
  }
  return counts;
}

function nearestOf(
  { path, sentences }: ComparablePage,
  shared: ReadonlyMap<number, number>,
  pages: readonly ComparablePage[],
): NearestPage {
  let nearest: NearestPage = { path, nearest: "", overlap: 0 };
  for (const [index, count] of shared) {
    const other = pages[index];
    if (other === undefined) continue;
    const overlap = count / Math.min(sentences.size, other.sentences.size);
    if (overlap > nearest.overlap) nearest = { path, nearest: other.path, overlap };
  }
  return nearest;
}
