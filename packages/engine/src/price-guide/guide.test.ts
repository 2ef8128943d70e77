import { builtInGuide } from "@flipworth/guide/built-in";
import { expect, test } from "vitest";
import { categories } from "../category.ts";
import { aliasKeys } from "./alias-index.ts";
import { brandsOf } from "./brand-names.ts";
import type { GuideEntry } from "./entry.ts";
import { matchEntries } from "./guide.ts";
import { tokenize } from "./tokens.ts";

const priceGuide = builtInGuide().entries;

/** What is wrong, in words: an empty list reads better in a failure than a count. */
function faults(check: (entry: GuideEntry) => string | false): string[] {
  return priceGuide.flatMap((entry) => check(entry) || []);
}

function shared(words: (entry: GuideEntry) => readonly string[]): string[] {
  const owner = new Map<string, string>();
  return faults((entry) => {
    const taken = words(entry).filter((word) => (owner.get(word) ?? entry.id) !== entry.id);
    for (const word of words(entry)) owner.set(word, entry.id);
    return taken.length > 0 && `${entry.id}: ${taken.join(", ")}`;
  });
}

test("the guide has at least 2,500 entries over all 22 categories", () => {
  expect(priceGuide.length).toBeGreaterThanOrEqual(2_500);
  expect(
    categories.filter((category) => !priceGuide.some((entry) => entry.category === category)),
  ).toEqual([]);
});

test("no two entries share an id", () => {
  const ids = priceGuide.map((entry) => entry.id);

  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("no two entries share an alias", () => {
  expect(shared((entry) => entry.aliases.map((alias) => aliasKeys(alias)))).toEqual([]);
});

test("aliases, variants' phrases and words that rule out are lower-case words and digits", () => {
  const areWords = (phrases: readonly string[]) =>
    phrases.length === 0 || /^[a-z0-9]+(?:,? [a-z0-9]+)*$/.test(phrases.join(", "));
  expect(
    faults(({ id, aliases, excludes, variants = [] }) => {
      const others = [excludes, ...variants.map(({ phrases }) => phrases)];
      const all = [aliases, ...others.filter((phrases) => phrases !== undefined)];
      return all.every(areWords) ? false : id;
    }),
  ).toEqual([]);
});

// Tens of thousands of look-ups, on a machine that may be busy.
test("every alias finds its own entry", { timeout: 60_000 }, () => {
  expect(
    faults((entry) => {
      const lost = entry.aliases.filter((alias) => {
        const tokens = tokenize(alias);
        return !matchEntries(tokens).some(
          (match) => match.entry === entry && match.end === tokens.length,
        );
      });
      return lost.length > 0 && `${entry.id}: ${lost.join(", ")}`;
    }),
  ).toEqual([]);
});

test("prices are positive and a new thing costs more than a used one", () => {
  expect(
    faults(({ id, usedMedianUsd, newUsd }) =>
      usedMedianUsd > 0 && (newUsd ?? Infinity) > usedMedianUsd ? false : id,
    ),
  ).toEqual([]);
});

test("scatter lies between a tenth and one", () => {
  expect(faults(({ id, scatter }) => (scatter >= 0.1 && scatter <= 1 ? false : id))).toEqual([]);
});

test("every factor is positive", () => {
  expect(
    faults(({ id, variants = [], conditionFactors = {} }) =>
      [...variants.map((variant) => variant.factor), ...Object.values(conditionFactors)].every(
        (factor) => factor > 0,
      )
        ? false
        : id,
    ),
  ).toEqual([]);
});

test("more storage never costs less", () => {
  const gigabytes = (name: string) => {
    const size = /^(?<amount>\d+) ?(?<unit>GB|TB)$/i.exec(name)?.groups;
    return size === undefined
      ? null
      : Number(size["amount"]) * (size["unit"]?.toUpperCase() === "TB" ? 1024 : 1);
  };
  expect(
    faults(({ id, variants = [] }) => {
      const sizes = variants
        .flatMap(({ name, factor }) => ({ size: gigabytes(name), factor }))
        .filter((one) => one.size !== null);
      const inOrder = sizes.toSorted((a, b) => (a.size ?? 0) - (b.size ?? 0));
      return inOrder.some(({ factor }, at) => factor < (inOrder[at - 1]?.factor ?? 0)) && id;
    }),
  ).toEqual([]);
});

test("every price has a month", () => {
  expect(faults(({ id, asOf }) => !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(asOf) && id)).toEqual([]);
});

test("brands are written so that they can be matched", () => {
  expect(faults((entry) => brandsOf(entry).some(({ keys }) => keys === "") && entry.id)).toEqual(
    [],
  );
});
