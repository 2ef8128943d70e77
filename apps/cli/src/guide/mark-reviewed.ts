import { readFileSync, writeFileSync } from "node:fs";
import type { EntryLine } from "@flipworth/guide/entry-line";
import type { Place } from "@flipworth/guide/source-files";

type Marked = { marked: readonly string[]; unknown: readonly string[] };

/** Writes into the lines of these entries that a person looked at their price in this month. */
export function markReviewed(
  ids: readonly string[],
  { places, month, folder }: { places: ReadonlyMap<string, Place>; month: string; folder: string },
): Marked {
  const marked: string[] = [];
  for (const [file, placed] of Map.groupBy(known(ids, places), ({ place }) => place.file)) {
    const path = `${folder}/${file}`;
    const lines = readFileSync(path, "utf8").split("\n");
    for (const { id, place } of placed) {
      const line: EntryLine = JSON.parse(lines[place.line - 1] ?? "");
      lines[place.line - 1] = JSON.stringify({ ...line, reviewed: month });
      marked.push(id);
    }
    writeFileSync(path, lines.join("\n"));
  }
  return { marked, unknown: ids.filter((id) => !places.has(id)) };
}

function known(ids: readonly string[], places: ReadonlyMap<string, Place>) {
  return ids.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
}
