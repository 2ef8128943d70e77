import type { Words } from "@flipworth/words";
import { problemsOfTranslation } from "@flipworth/words/testing";
import { expect, test } from "vitest";
import { spanish } from "./spanish.ts";
import { guideSentences } from "./voice-in-use.ts";

const files = import.meta.glob<Record<string, Words>>("./english/*.ts", { eager: true });
const all = Object.values(files).flatMap((file) => Object.values(file));

/** Names and words that Spanish readers know as they are. */
const same: readonly string[] = [
  "eBay",
  "Mercari",
  "Poshmark",
  "Depop",
  "Etsy",
  "Whatnot",
  "StockX",
  "{pounds} lb",
  "euros",
];

test("all that the engine says is said in Spanish too, with the same values", () => {
  expect(all.length).toBeGreaterThan(20);
  // The guide's words are no catalog of ours: spanish-guide.test.ts looks at them.
  const { [guideSentences]: _ofGuide, ...ours } = spanish;
  expect(problemsOfTranslation(all, ours, same)).toEqual([]);
});
