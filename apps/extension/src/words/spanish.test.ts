/// <reference types="vite/client" />
import { englishVoice, sayIn, type Voice, type Words } from "@flipworth/words";
import { problemsOfTranslation } from "@flipworth/words/testing";
import { describe, expect, test } from "vitest";
import { categoryNames } from "@flipworth/ui";
import { workerWords } from "./english/worker.ts";
import { sayPlainly } from "./say-plainly.ts";
import { spanish } from "./spanish.ts";
import { inPages, ofWorker } from "./spanish/outside.ts";

const ours = import.meta.glob<Record<string, Words>>("./english/**/*.ts", { eager: true });
const parts = import.meta.glob<Record<string, Words>>(
  "../../../../packages/ui/src/words/english/**/*.ts",
  { eager: true },
);
const wordsIn = (files: Record<string, Record<string, Words>>) =>
  Object.values(files).flatMap(Object.values<Words>);

/** Names, and what both languages write alike. */
const same: readonly string[] = [
  "Flipworth",
  "Facebook Marketplace",
  "Craigslist",
  "OfferUp",
  "eBay",
  "Mercari",
  "Poshmark",
  "Depop",
  "Etsy",
  "Whatnot",
];

test("all that the extension says is said in Spanish too, with the same values", () => {
  const all = { ...spanish.translations, ...inPages, ...ofWorker };
  const own = Object.entries(all).filter(([name]) => name.startsWith("extension."));
  expect(problemsOfTranslation(wordsIn(ours), Object.fromEntries(own), same)).toEqual([]);
});

test("every catalog is named for the extension, and those of the shared parts are there with them", () => {
  expect(wordsIn(ours).length).toBeGreaterThan(15);
  expect(wordsIn(ours).filter(({ name }) => !name.startsWith("extension."))).toEqual([]);
  const missing = wordsIn(parts).filter(({ name }) => !(name in spanish.translations));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test("every category of the price guide has its words", () => {
  const guide = import.meta.glob<{ default: object }>(
    "../../../../packages/guide/data/categories.json",
    { eager: true },
  );
  const categories = Object.values(guide).flatMap((file) => Object.keys(file.default));
  expect(categories.length).toBeGreaterThan(10);
  expect(Object.keys(categoryNames.english)).toEqual(categories);
});

test("what Chrome writes by itself has the same names in both languages", () => {
  type Names = Record<string, { message: string }>;
  const files = import.meta.glob<{ default: Names }>("../../public/_locales/*/messages.json", {
    eager: true,
  });
  const [en = {}, es = {}] = Object.values(files).map((file) => file.default);
  const sayOf = (language: "en" | "es") =>
    sayPlainly(workerWords, { language, translations: language === "es" ? ofWorker : {} });

  expect(Object.keys(es)).toEqual(Object.keys(en));
  const alike = Object.keys(en).filter((name) => en[name]?.message === es[name]?.message);
  expect(alike).toEqual(["extensionName"]);
  for (const id of ["actionTitle", "menuAnalyze", "menuRate"] as const) {
    expect(en[id]?.message).toBe(sayOf("en")(id));
    expect(es[id]?.message).toBe(sayOf("es")(id));
  }
  // The store takes no longer summary.
  expect(es["extensionDescription"]?.message.length).toBeLessThanOrEqual(132);
});

describe("what is said without a parser", () => {
  const outside: Voice = { language: "es", translations: { ...inPages, ...ofWorker } };
  const said = wordsIn(ours).filter(({ name }) => name in outside.translations);
  const values = (count: number) => ({
    count,
    buys: count,
    deal: "a {count} drill",
    title: "<b>Saw</b>",
    label: "Skip",
    price: "$40",
    profit: "$31",
  });

  test.each([englishVoice, outside])("is what the parser makes of it, in $language", (voice) => {
    expect(said).toHaveLength(3);
    for (const words of said) {
      for (const id of Object.keys(words.english)) {
        for (const count of [0, 1, 2, 1234]) {
          const plainly = sayPlainly(words, voice)(id, values(count));
          expect(plainly).toBe(sayIn(words, voice)(id, values(count)));
        }
      }
    }
  });
});
