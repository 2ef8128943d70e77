import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtInGuide, builtInSource } from "@flipworth/guide/built-in";
import { readSourceFiles } from "@flipworth/guide/source-files";
import { expect, test } from "vitest";
import { checkGuide } from "./check-guide.ts";
import { guideCommand } from "./guide-command.ts";
import { staleEntries } from "./stale-entries.ts";

const ask = (words: readonly string[], guideFiles: readonly string[] = [], month = "2026-11") =>
  guideCommand({ words, guideFiles, today: new Date(`${month}-21T12:00:00Z`) });

function ownFile(...lines: readonly object[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "guide-")), "own.jsonl");
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
  return file;
}

test("the guide's own data has no fault", async () => {
  const answer = await ask(["check"]);

  expect(answer?.lines).toEqual([expect.stringMatching(/^\d+ entries, nothing wrong$/)]);
  expect(answer?.exitCode).toBe(0);
});

test("a price with a digit too many is found, with its file and line", () => {
  const files = readSourceFiles();
  const { entries, ...rest } = builtInGuide();
  const slipped = entries.map((entry) =>
    entry.id === "sofa" ? { ...entry, usedMedianUsd: entry.usedMedianUsd * 1_000 } : entry,
  );

  const [fault, ...others] = checkGuide(files, { ...rest, entries: slipped });

  expect(others).toEqual([]);
  expect(fault?.reason).toMatch(/is far from the middle of furniture-kinds/);
  expect(fault?.file).toBe("packages/guide/data/entries/furniture.jsonl");
});

test("a name of two entries is found", () => {
  const { entries, ...rest } = builtInGuide();
  const doubled = entries.map((entry) =>
    entry.id === "sofa" ? { ...entry, aliases: [...entry.aliases, "iphone 13"] } : entry,
  );

  expect(checkGuide(readSourceFiles(), { ...rest, entries: doubled }).map((f) => f.reason)).toEqual(
    ['the name "iphone 13" is already that of apple-iphone-13'],
  );
});

test("a title is shown with what it is taken for, where that stands, and what was ruled out", async () => {
  const answer = await ask(["show", "iPhone", "13", "case"]);

  expect(answer?.lines[0]).toContain("is any phone case or cover");
  expect(answer?.lines.join("\n")).toMatch(
    /"iphone" names Apple iPhone, .*ruled out by "case"\n +\S+\/entries\/electronics\.jsonl:\d+/,
  );
});

test("an operator's lines count in every command, and a bad one is told", async () => {
  const file = ownFile({ id: "sofa", usedUsd: 77 }, { id: "sofa", usedUsd: 0 });

  const answer = await ask(["show", "sofa"], [file]);

  expect(answer?.lines[0]).toBe(`${file}, line 2: usedUsd: Too small: expected number to be >0`);
  expect(answer?.lines[1]).toContain("$77 in 2026-11");
});

test("a month after the review nothing holds still: phones come before furniture", () => {
  const stale = staleEntries(builtInSource(), builtInGuide().entries, "2027-11");
  const placeOf = (id: string) => stale.findIndex((one) => one.id === id);

  expect(placeOf("apple-iphone-16")).toBeLessThan(placeOf("sofa"));
  expect(stale.find(({ id }) => id === "apple-iphone-16")?.drift).toBeCloseTo(0.25, 2);
});

const salesFile = (price: number, count: number, title = "Apple iPhone 13 128GB") =>
  ownFile(
    ...Array.from({ length: count }, (_one, at) => ({
      title: `${title} number ${at}`,
      price,
      date: "2026-11-03",
      condition: "Used - Good",
    })),
  );
const staleBy = async (...salesFiles: string[]) => {
  const today = new Date("2026-11-21T12:00:00Z");
  return (await guideCommand({ words: ["stale"], guideFiles: [], salesFiles, today }))?.lines ?? [];
};

test("recorded sales rank what to review, with their number and the price that they put in its place", async () => {
  const lines = await staleBy(salesFile(90, 12), salesFile(140, 12, "Apple iPhone 12 64GB"));

  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^−\d+ % {2}\$\d+ → \$\d+ {2}12 sales {2}apple-iphone-13$/);
});

test("few sales move an entry less than many of the same price", async () => {
  const shiftOf = async (count: number) => {
    const [line = ""] = await staleBy(salesFile(90, count));
    return Number(/^−(\d+)/.exec(line)?.[1]);
  };

  expect(await shiftOf(3)).toBeLessThan(await shiftOf(30));
});

test("two sales contradict nobody", async () => {
  expect(await staleBy(salesFile(90, 2))).toEqual(["No entry has three recorded sales or more."]);
});

test("words that name no command get none", async () => {
  expect(await ask(["polish"])).toBeNull();
});
