import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtInGuide, builtInSource } from "@flipworth/guide/built-in";
import type { EntryLine } from "@flipworth/guide/entry-line";
import { expandGuide } from "@flipworth/guide/expand";
import { readSourceFiles } from "@flipworth/guide/source-files";
import { expect, test } from "vitest";
import { checkGuide } from "./check-guide.ts";
import { guideCommand } from "./guide-command.ts";
import { markReviewed } from "./mark-reviewed.ts";
import { staleEntries } from "./stale-entries.ts";

const ask = (words: readonly string[], guideFiles: readonly string[] = [], month = "2026-11") =>
  guideCommand({ words, guideFiles, today: new Date(`${month}-21T12:00:00Z`) });

/** The built-in guide with another line for one entry. */
function guideWith(id: string, change: (line: EntryLine) => Partial<EntryLine>) {
  const source = builtInSource();
  return expandGuide({
    ...source,
    entries: source.entries.map((line) => (line.id === id ? { ...line, ...change(line) } : line)),
  });
}

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
  const slipped = guideWith("sofa", ({ usedUsd }) => ({ usedUsd: usedUsd * 1_000 }));

  const [fault, ...others] = checkGuide(files, slipped);

  expect(others).toEqual([]);
  expect(fault?.reason).toMatch(/is far from the middle of furniture-kinds/);
  expect(fault?.file).toBe("packages/guide/data/entries/furniture.jsonl");
});

test("a name of two entries is found", () => {
  const doubled = guideWith("sofa", ({ names }) => ({ names: `${names}, iphone 13` }));

  expect(checkGuide(readSourceFiles(), doubled).map(({ reason }) => reason)).toEqual([
    'the name "iphone 13" is already that of apple-iphone-13',
  ]);
});

test("a family that is named among a section that nothing describes is found", () => {
  const { source, ...files } = readSourceFiles();
  const bicycles = {
    ...source.families["bicycles"],
    category: "sporting-goods",
    namedAmong: "unicycles",
  };
  const families = { ...source.families, bicycles };

  const faults = checkGuide({ ...files, source: { ...source, families } }, builtInGuide());

  expect(faults.map(({ reason }) => reason)).toEqual([
    "bicycles: there is no section unicycles in vocabulary.json",
  ]);
});

test("a fault of things that there are none of is found, with its file and line", () => {
  const { source, ...files } = readSourceFiles();
  const [first, second, ...others] = source.faults;
  if (first === undefined || second === undefined) throw new Error("no faults");
  const faults = [first, { ...second, of: { phones: 0.2 } }, ...others];

  expect(checkGuide({ ...files, source: { ...source, faults } }, builtInGuide())).toEqual([
    {
      file: "packages/guide/data/faults.jsonl",
      line: 2,
      reason: "there is no category or family phones",
    },
  ]);
});

test("a generation that was launched before the one it follows is found", () => {
  const files = readSourceFiles();
  const entries = files.source.entries.map((line) =>
    line.id === "garmin-fenix-8" ? { ...line, launch: ["2010-01"] as [string] } : line,
  );

  const faults = checkGuide({ ...files, source: { ...files.source, entries } }, builtInGuide());

  expect(faults.map(({ reason }) => reason)).toEqual([
    "it is older than the generation before it of Fenix",
  ]);
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

test("of two prices as old, the one that moves faster is to be reviewed first: cards before clothing", () => {
  const stale = staleEntries(builtInSource(), builtInGuide().entries, "2027-11");
  const driftOf = (id: string) => stale.find((one) => one.id === id)?.drift;

  expect(driftOf("pokemon-single-card")).toBeCloseTo(0.3, 2);
  expect(driftOf("sofa")).toBeCloseTo(0.04, 2);
});

test("what was looked at this month is not to be reviewed again before the rest", () => {
  const source = builtInSource();
  const reviewed = source.entries.map((entry) =>
    entry.id === "apple-iphone-16" ? { ...entry, reviewed: "2027-10" } : entry,
  );

  const stale = staleEntries({ ...source, entries: reviewed }, builtInGuide().entries, "2027-11");
  const placeOf = (id: string) => stale.findIndex((one) => one.id === id);

  expect(stale.find(({ id }) => id === "apple-iphone-16")?.since).toBe("2027-10");
  expect(placeOf("apple-iphone-15")).toBeLessThan(placeOf("apple-iphone-16"));
});

test("metals, currencies and recalls are told when they are older than half a year", async () => {
  const answer = await ask(["stale", "1"], [], "2027-11");

  expect(answer?.lines).toEqual([
    expect.stringMatching(/^20\d\d-\d\d {2}gold: \$\d+ for a troy ounce is old$/),
    expect.stringMatching(/silver: .* is old$/),
    expect.stringMatching(/GBP: .* is old$/),
    expect.stringMatching(/EUR: .* is old$/),
    "2026-11  recalled, banned and medical products are old",
    expect.stringContaining("may be off by"),
  ]);
});

test("marking entries as reviewed changes only their lines", () => {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  const lines = ["sofa", "desk", "bed"].map((id) => JSON.stringify({ id, usedUsd: 90 }));
  writeFileSync(join(folder, "furniture.jsonl"), `${lines.join("\n")}\n`);
  const places = new Map([["desk", { file: "furniture.jsonl", line: 2 }]]);

  const answer = markReviewed(["desk", "dessk"], { places, month: "2027-01", folder });

  expect(answer).toEqual({ marked: ["desk"], unknown: ["dessk"] });
  expect(readFileSync(join(folder, "furniture.jsonl"), "utf8")).toBe(
    `${lines[0]}\n{"id":"desk","usedUsd":90,"reviewed":"2027-01"}\n${lines[2]}\n`,
  );
});

test("words that name no command get none", async () => {
  expect(await ask(["polish"])).toBeNull();
});
