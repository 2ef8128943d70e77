import { describe, expect, test } from "vitest";
import { categories } from "../catalogue/categories.ts";
import { cities } from "../catalogue/cities.ts";
import { cityCategoryGuide } from "./city/city-category-guide.ts";
import { placeWords } from "./city/city-place-words.ts";
import type { FindBand } from "./guide-page.ts";
import { ownShares, pairsSharing, runsOf, sentencesOf } from "./overlap.ts";

/** Reached when the pages were written for each place; no page may fall below. */
const leastOwnShare = 0.5;
const mostSharedRuns = 0.1;

const findBand: FindBand = (entryId) => ({
  entryId,
  name: entryId,
  lowCents: 60_00,
  medianCents: 100_00,
  highCents: 160_00,
  asOf: "2026-11-01",
});

const pages = cities.flatMap((city) =>
  categories.map((category) => ({ city, guide: cityCategoryGuide(city, category, findBand) })),
);

describe("the 880 pages about a category in a city", () => {
  test("say at least half of their sentences on no other page, names and numbers aside", () => {
    const words = placeWords();
    const shares = ownShares(pages.map(({ guide }) => sentencesOf(guide, words)));
    const common = pages.filter((_, index) => (shares[index] ?? 0) < leastOwnShare);

    expect(pages).toHaveLength(880);
    expect(common.map(({ guide }) => guide.canonical)).toEqual([]);
  });

  test("share at most a tenth of their runs of five words with any other", () => {
    const runs = pages.map(({ city, guide }) => runsOf(guide, city.name));
    const alike = pairsSharing(runs, mostSharedRuns).map(({ one, other, runs: shared }) => ({
      pages: [pages[one]?.guide.canonical, pages[other]?.guide.canonical],
      shared,
    }));

    expect(alike).toEqual([]);
  });
});

describe("the measure", () => {
  const runs = (text: string) => new Set(text.split("|"));

  test("counts a sentence as a page's own when no other page has it", () => {
    expect(
      ownShares([
        ["a.", "b."],
        ["b.", "c.", "d.", "e."],
      ]),
    ).toEqual([0.5, 0.75]);
  });

  test("weighs shared runs against the shorter page", () => {
    const [pair] = pairsSharing([runs("a|b"), runs("b|c|d|e"), runs("f")], 0.1);

    expect(pair).toEqual({ one: 0, other: 1, share: 0.5, runs: ["b"] });
  });
});
