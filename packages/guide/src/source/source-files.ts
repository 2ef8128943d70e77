import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EntryLine } from "./entry-line.ts";
import {
  faultLines,
  faultsOfLines,
  faultsOfLists,
  missingPartLines,
  notAnItemLines,
} from "./phrase-faults.ts";
import { dataFolder, readSource } from "./read-source.ts";
import { GuideSource } from "./source.ts";

/** Where a thing stands, as a person opens it. */
export type Place = { file: string; line: number };
export type Fault = Place & { reason: string };

export type SourceFiles = {
  source: GuideSource;
  /** Of each entry by its id. */
  places: ReadonlyMap<string, Place>;
  /** What the schema says against it, line by line. */
  faults: readonly Fault[];
};

/** The data with the place of each line, for commands: slower than `readSource`, and it checks. */
export function readSourceFiles(): SourceFiles {
  const folder = dataFolder();
  const source = readSource(folder);
  const places = new Map<string, Place>();
  const faults: Fault[] = [];
  for (const category of Object.keys(source.categories)) {
    const file = `packages/guide/data/entries/${category}.jsonl`;
    const lines = readFileSync(join(folder, `entries/${category}.jsonl`), "utf8").trimEnd();
    for (const [at, line] of lines.split("\n").entries()) {
      const place = { file, line: at + 1 };
      const parsed = EntryLine.safeParse(JSON.parse(line));
      for (const { path, message } of parsed.error?.issues ?? []) {
        faults.push({ ...place, reason: `${path.join(".")}: ${message}` });
      }
      if (!parsed.success) continue;
      const { id, family } = parsed.data;
      if (places.has(id)) faults.push({ ...place, reason: `the id ${id} stands there twice` });
      const owner = source.families[family]?.category;
      if (owner !== category) {
        faults.push({ ...place, reason: `the family ${family} is of ${owner ?? "no category"}` });
      }
      places.set(id, place);
    }
  }
  faults.push(...phraseFaults(folder, source.phrases));
  const rest = GuideSource.safeParse({
    ...source,
    entries: [],
    notAnItem: [],
    faults: [],
    missingParts: [],
  });
  for (const { path, message } of rest.error?.issues ?? []) {
    faults.push({ file: "packages/guide/data", line: 0, reason: `${path.join(".")}: ${message}` });
  }
  return { source, places, faults };
}

function phraseFaults(folder: string, { parts }: GuideSource["phrases"]): Fault[] {
  const written = (name: string) => ({
    file: `packages/guide/data/${name}`,
    text: readFileSync(join(folder, name), "utf8"),
  });
  return [
    ...faultsOfLists(written("phrases.json")),
    ...faultsOfLists(written("not-working.json")),
    ...faultsOfLines(written("not-an-item.jsonl"), notAnItemLines, parts),
    ...faultsOfLines(written("faults.jsonl"), faultLines, parts),
    ...faultsOfLines(written("missing-parts.jsonl"), missingPartLines, parts),
  ];
}
