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
 * The server's query ranks in the same way (`rankByWords`).
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
  const rarity = (word: string) =>
    rarityOf((postings.get(word)?.length ?? 0) / Math.max(1, sales.length));
  const near = (title: string) => {
    const asked = saleWords(title);
    const shared = sharedRarity(asked, { postings, rarity });
    const length = lengthOf(asked, rarity);
    const ranked = [...shared].map(([at, sum]) => ({
      at,
      score: sum / Math.sqrt(length * lengthOf(words[at] ?? [], rarity)),
    }));
    return ranked
      .toSorted((a, b) => b.score - a.score || a.at - b.at)
      .slice(0, mostNearSales)
      .flatMap(({ at }) => sales[at] ?? []);
  };
  return { size: sales.length, near };
}

/** How much a word tells that stands in this share of all titles; more than 0 for any. */
export function rarityOf(share: number): number {
  return Math.log(1 + 1 / (share + 1e-5)) ** 2;
}

type Lookup = {
  postings: ReadonlyMap<string, readonly number[]>;
  rarity: (word: string) => number;
};

function sharedRarity(asked: readonly string[], { postings, rarity }: Lookup): Map<number, number> {
  const sums = new Map<number, number>();
  for (const word of asked) {
    const gain = rarity(word);
    for (const at of postings.get(word) ?? []) sums.set(at, (sums.get(at) ?? 0) + gain);
  }
  return sums;
}

const lengthOf = (words: readonly string[], rarity: (word: string) => number) =>
  words.reduce((sum, word) => sum + rarity(word), 0);
