import type { Words } from "@flipworth/words";
import { problemsOfTranslation } from "@flipworth/words/testing";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { spanish } from "./spanish.ts";

const folder = new URL("english/", import.meta.url);

test("all that the server says is said in Spanish too, with the same values", async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".ts"));
  const files: Record<string, Words>[] = await Promise.all(
    names.map((name) => import(new URL(name, folder).href)),
  );
  const all = files.flatMap((file) => Object.values(file));
  expect(all.length).toBeGreaterThan(2);
  expect(problemsOfTranslation(all, spanish)).toEqual([]);
});
