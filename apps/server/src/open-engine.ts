import { existsSync } from "node:fs";
import { createEngine, type Engine } from "@flipworth/engine";
import { guideFromFiles, tellRefused } from "@flipworth/guide/guide-from-files";
import type { Config } from "./config.ts";

/** The engine over the guide and the operator's own lines; lines that cannot count are left out. */
export async function openEngine(settings: Config["guide"]): Promise<Engine> {
  const { guide } = await guideFromFiles(ownFiles(settings));
  return createEngine(guide);
}

/** Says once, at the start, how many of the operator's lines count, and which cannot and why. */
export async function tellOwnLines(
  settings: Config["guide"],
  say: (sentence: string) => void,
): Promise<void> {
  const own = ownFiles(settings);
  if (own.length === 0) return;
  const { accepted, refused } = await guideFromFiles(own);
  if (accepted > 0) say(`${accepted} of your own lines are added to the price guide.`);
  for (const line of refused) say(`Not in the price guide: ${tellRefused(line)}`);
}

function ownFiles({ files, localFile }: Config["guide"]): string[] {
  return [...files, ...(existsSync(localFile) ? [localFile] : [])];
}
