import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { createEngine } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";
import { type GoldenListing, goldenFigures } from "../packages/engine/src/testing/golden-case.ts";

// `node scripts/golden.ts` prints the engine's scorecard on the golden listings;
// with `--update` it writes what the engine answers now as the new expectation.
const folder = new URL("../packages/engine/golden/cases/", import.meta.url);
const isUpdate = process.argv.includes("--update");

const readJson = (path: URL): unknown => JSON.parse(readFileSync(path, "utf8"));
// Safe because the compiler checks nothing here and the golden test runs the same files.
const readListing = (path: URL): GoldenListing => readJson(path) as GoldenListing;

const engine = createEngine(builtInGuide());
let differing = 0;
let slowestMs = 0;
const cases = readdirSync(folder).toSorted();
for (const name of cases) {
  const home = new URL(`${name}/`, folder);
  const listing = readListing(new URL("listing.json", home));
  const start = performance.now();
  const figures = goldenFigures(listing, engine);
  slowestMs = Math.max(slowestMs, performance.now() - start);
  const file = new URL("expected.json", home);
  if (isUpdate) writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
  else if (!isDeepStrictEqual(JSON.parse(JSON.stringify(figures)), readJson(file))) {
    differing += 1;
    process.stdout.write(`differs: ${name}\n`);
  }
}
if (isUpdate) {
  const oxfmt = new URL("../node_modules/.bin/oxfmt", import.meta.url);
  execFileSync(fileURLToPath(oxfmt), [fileURLToPath(folder)], { stdio: "ignore" });
}
const outcome = isUpdate ? "rewritten" : `${cases.length - differing} as expected`;
process.stdout.write(
  `${cases.length} golden cases, ${outcome}, slowest ${slowestMs.toFixed(1)} ms\n`,
);
process.exitCode = differing === 0 ? 0 : 1;
