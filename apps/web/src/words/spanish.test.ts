import type { Words } from "@flipworth/words";
import { problemsOfTranslation } from "@flipworth/words/testing";
import { expect, test } from "vitest";
import { spanish } from "./spanish.ts";

const ours = import.meta.glob<Record<string, Words>>("./english/**/*.ts", { eager: true });
const parts = import.meta.glob<Record<string, Words>>(
  "../../../../packages/ui/src/words/english/**/*.ts",
  { eager: true },
);
const all = [ours, parts].flatMap((files) => Object.values(files).flatMap(Object.values<Words>));

/** Names and words that Spanish readers know as they are. */
const same: readonly string[] = ["Blog"];

test("all that the app says is said in Spanish too, with the same values", () => {
  expect(problemsOfTranslation(all, spanish.translations, same)).toEqual([]);
});
