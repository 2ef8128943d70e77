import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { hashOfPage } from "./page-words.ts";
import { indexedPages } from "./src/built-pages.ts";
import type { RecordedPage } from "./src/lib/pages/page-dates.ts";

// Records in page-dates.json which pages changed since they were last recorded, and that it was today. Run it after a
// build (`npm run page-dates`); the next build shows the days. With --check it only says whether there is something to record.

const file = fileURLToPath(new URL("page-dates.json", import.meta.url));
const site = fileURLToPath(new URL("build/client", import.meta.url));
const today = new Date().toISOString().slice(0, "2026-11-21".length);
const before = new Map<string, RecordedPage>(
  Object.entries(JSON.parse(readFileSync(file, "utf8"))),
);

const pages = indexedPages.toSorted().map((path): [string, RecordedPage] => {
  const hash = hashOfPage(site, path);
  if (hash === undefined) throw new Error(`${path} is not built: run npm run build first`);
  const known = before.get(path);
  return [path, known?.[0] === hash ? known : [hash, known?.[1] ?? today, today]];
});
const changed = pages.filter(([path, [hash]]) => before.get(path)?.[0] !== hash);
const shown = changed.slice(0, 5).map(([path]) => path);
process.stdout.write(`${changed.length} of ${pages.length} pages changed ${shown.join(" ")}\n`);
if (process.argv.includes("--check")) process.exitCode = changed.length === 0 ? 0 : 1;
else writeFileSync(file, textOf(pages));

/** A page a line, so that a change of one page is a change of one line. */
function textOf(all: readonly (readonly [string, RecordedPage])[]): string {
  const lines = all.map(
    ([path, recorded]) => `${JSON.stringify(path)}: ${JSON.stringify(recorded)}`,
  );
  return `{\n${lines.join(",\n")}\n}\n`;
}
