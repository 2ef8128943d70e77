import { readFileSync } from "node:fs";
import { builtInGuide, builtInSource } from "./built-in.ts";
import { expandGuide } from "./expand/expand.ts";
import type { Guide } from "./guide.ts";
import type { OverlayFile, RefusedLine } from "./overlay.ts";
import type { GuideSource } from "./source/source.ts";

export type GuideFromFiles = {
  guide: Guide;
  source: GuideSource;
  /** How many lines count. */
  accepted: number;
  refused: readonly RefusedLine[];
};

/** The guide that the product comes with, under the lines of an operator's own files. */
export async function guideFromFiles(files: readonly string[]): Promise<GuideFromFiles> {
  if (files.length === 0) {
    return { guide: builtInGuide(), source: builtInSource(), accepted: 0, refused: [] };
  }
  // Only who has files of their own pays for the schema.
  const { overlaid } = await import("./overlay.ts");
  const read = files.map(readFile);
  const { source, accepted, refused } = overlaid(
    builtInSource(),
    read.filter((file): file is OverlayFile => "text" in file),
  );
  const unread = read.filter((file): file is RefusedLine => "reason" in file);
  return { guide: expandGuide(source), source, accepted, refused: [...unread, ...refused] };
}

function readFile(file: string): OverlayFile | RefusedLine {
  try {
    return { file, text: readFileSync(file, "utf8") };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { file, line: 0, reason: `cannot be read: ${reason}` };
  }
}

/** "prices.jsonl, line 3: usedUsd: …", as a person reads it. */
export function tellRefused({ file, line, reason }: RefusedLine): string {
  return line === 0 ? `${file} ${reason}` : `${file}, line ${line}: ${reason}`;
}
