import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { tablesOf, withTables } from "../valuation/document.ts";
import { measureSet, type SetMeasure, worstMisses } from "../valuation/measure-set.ts";
import { measureBikes, measureTitles } from "../valuation/naming.ts";
import { listingSets } from "../valuation/sets.ts";

// Appraises a folder of real listings without their prices and holds the answers against them.
// The listings are not part of this project and none of their words gets into it: tables go to
// standard output (and with --write into docs/valuation.md), the worst misses to standard error.
// Set names as further arguments measure only those.

const [folder, ...names] = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const isWriting = process.argv.includes("--write");
const missesShown = 10;

const wanted = listingSets.filter(
  ({ name }) =>
    names.length === 0 || names.some((part) => name.toLowerCase().includes(part.toLowerCase())),
);
const missing = wanted.filter(({ file }) => !folder || !existsSync(join(folder, file)));
if (!folder || missing.length > 0) {
  process.stderr.write(
    "Usage: npm run measure:valuation -- FOLDER [--write] [set…]\n" +
      "FOLDER holds the listings to measure on. They are not part of this project; missing here:\n" +
      `${missing.map(({ file }) => `  ${file}`).join("\n")}\n`,
  );
  process.exit(1);
}

const measures = wanted.map((set) => measureSet(folder, set));
for (const measure of measures) showMisses(measure);

const titles = measureTitles();
process.stderr.write(`\nOwn titles taken for something else\n${titles.wrong.join("\n")}\n\n`);
const bikes = measures.find(({ set }) => set.file.startsWith("pinkbike"));
const tables = tablesOf(measures, [
  ...(bikes ? measureBikes(bikes.appraised) : []),
  ...titles.namings.map((naming) => ({ ...naming, what: `own titles: ${naming.what}` })),
]);
process.stdout.write(`${tables}\n`);
if (isWriting) writeDocument(tables);

function showMisses(measure: SetMeasure): void {
  process.stderr.write(`\n${measure.set.name}: furthest off\n`);
  process.stderr.write(`${worstMisses(measure, missesShown).join("\n")}\n`);
}

function writeDocument(text: string): void {
  const file = join(root, "docs/valuation.md");
  writeFileSync(file, withTables(readFileSync(file, "utf8"), text));
}
