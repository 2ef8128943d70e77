import type { RememberedSale } from "./remembered-sale.ts";
import { saleWords } from "./sale-words.ts";

export type SalesIndex = {
  size: number;
  /** The sales whose titles share most with this one, the nearest first. */
  near: (title: string) => readonly RememberedSale[];
};

/** As many near sales settle an answer; more only cost time. */
export const mostNearSales = 50;

/**
 * Sales in memory, found by the words of their titles: the rarer a shared word, the more it counts.
 * The server's query ranks in the same way.
 */
export function createSalesIndex(sales: readonly RememberedSale[]): SalesIndex {
  const words = sales.map(({ title }) => saleWords(title));
  const postings = new Map<string, number[]>();
  for (const [at, own] of words.entries()) {
    for (const word of own) {
      const list = postings.get(word);
      if (list === undefined) postings.set(word, [at]);
      else list.push(at);
    }
  }
  const shareOf = (word: string) => (postings.get(word)?.length ?? 0) / Math.max(1, sales.length);
  const rarities = new Map([...postings.keys()].map((word) => [word, rarityOf(shareOf(word))]));
  const rarity = (word: string) => rarities.get(word) ?? rarityOf(0);
  const near = (title: string) => {
    const asked = saleWords(title);
    const found = candidates(
      asked.toSorted((a, b) => rarity(b) - rarity(a)),
      postings,
    );
    const ranked = rankSales(found, { asked, wordsOf: (at) => words[at] ?? [], rarity });
    return ranked.slice(0, mostNearSales).flatMap((at) => sales[at] ?? []);
  };
  return { size: sales.length, near };
}

/** So many that have the rarest words are worth ranking; a common word adds only what shares no rare one. */
const enoughToRank = 600;

function candidates(
  rarestFirst: readonly string[],
  postings: ReadonlyMap<string, readonly number[]>,
): number[] {
  const found = new Set<number>();
  for (const word of rarestFirst) {
    if (found.size >= enoughToRank) break;
    for (const at of postings.get(word) ?? []) found.add(at);
  }
  return [...found];
}

/** How much a word tells that stands in this share of all titles; more than 0 for any. */
export function rarityOf(share: number): number {
  return Math.log(1 + 1 / (share + 1e-5)) ** 2;
}

type Ranking<Sale> = {
  asked: readonly string[];
  wordsOf: (sale: Sale) => readonly string[];
  rarity: (word: string) => number;
};

/** By what two titles share of what both tell, the nearest first: a rare word tells more. */
export function rankSales<Sale>(sales: readonly Sale[], ranking: Ranking<Sale>): Sale[] {
  const { asked, wordsOf, rarity } = ranking;
  const isAsked = new Set(asked);
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + rarity(word), 0);
  const ownLength = sum(asked);
  const scored = sales.map((sale) => {
    const words = wordsOf(sale);
    const shared = sum(words.filter((word) => isAsked.has(word)));
    return { sale, score: shared / Math.sqrt(ownLength * sum(words)) };
  });
  return scored.toSorted((a, b) => b.score - a.score).map(({ sale }) => sale);
}
