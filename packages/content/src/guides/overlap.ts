import { normalisedSentences, type PlaceWords } from "./similarity.ts";
import type { GuidePage } from "./guide-page.ts";

/** How many words a run has. */
const runLength = 5;

/** All blocks of text that a page about one category in one city says, links and labels included. */
function blocksOf({ hero, sections, cta, localPrices = [], sellersSay = [] }: GuidePage) {
  return [
    hero.subtitle,
    ...sections.flatMap(({ content }) => content.split("\n")),
    ...localPrices.flatMap(({ effect, town }) => [effect?.because ?? "", town ?? ""]),
    ...sellersSay.flatMap(({ label, value }) => [label, value]),
    cta.headline,
    cta.description,
  ].map((block) => block.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
}

/** Whole sentences with place names and numbers taken out; labels and links are none. */
export function sentencesOf(page: GuidePage, placeWords: PlaceWords): string[] {
  return blocksOf(page)
    .flatMap((block) => normalisedSentences(block, placeWords))
    .filter((sentence) => /[.!?]"?$/.test(sentence));
}

/** For each page the share of its sentences that stand on no other one. */
export function ownShares(pages: readonly (readonly string[])[]): number[] {
  const uses = countedOver(pages);
  return pages.map(
    (sentences) =>
      sentences.filter((sentence) => uses.get(sentence) === 1).length / sentences.length,
  );
}

/** The different runs of five words of a page; the city's own name and figures count as one word each. */
export function runsOf(page: GuidePage, cityName: string): ReadonlySet<string> {
  const runs = new Set<string>();
  for (const block of blocksOf(page)) {
    const words = block
      .replaceAll(cityName, "#")
      .toLowerCase()
      .replaceAll(/\$?\d[\d,.–]*/g, "0")
      .match(/(?:#|\p{L}|\d)[\p{L}\d'’-]*/gu);
    for (let start = 0; start + runLength <= (words?.length ?? 0); start += 1) {
      runs.add(words?.slice(start, start + runLength).join(" ") ?? "");
    }
  }
  return runs;
}

export type SharedRuns = { one: number; other: number; share: number; runs: string[] };

/** The pairs of pages that share more than `limit` of the runs of the shorter one, worst first. */
export function pairsSharing(pages: readonly ReadonlySet<string>[], limit: number): SharedRuns[] {
  const holders = new Map<string, number[]>();
  pages.forEach((runs, index) => {
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []), index]);
  });
  const shared = new Map<number, string[]>();
  for (const [run, pagesWithIt] of holders) {
    pagesWithIt.forEach((one, place) => {
      for (const other of pagesWithIt.slice(place + 1)) {
        const key = one * pages.length + other;
        shared.set(key, [...(shared.get(key) ?? []), run]);
      }
    });
  }
  return [...shared]
    .map(([key, runs]) => {
      const [one, other] = [Math.floor(key / pages.length), key % pages.length];
      const least = Math.min(pages[one]?.size ?? 1, pages[other]?.size ?? 1);
      return { one, other, runs, share: runs.length / least };
    })
    .filter(({ share }) => share > limit)
    .toSorted((first, second) => second.share - first.share);
}

function countedOver(pages: readonly (readonly string[])[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const sentences of pages) {
    for (const sentence of new Set(sentences)) uses.set(sentence, (uses.get(sentence) ?? 0) + 1);
  }
  return uses;
}
