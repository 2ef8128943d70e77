import { existsSync } from "node:fs";
import { createEngine, type Engine } from "@flipworth/engine";
import { guideFromFiles, tellRefused } from "@flipworth/guide/guide-from-files";
import type { Config } from "./config.ts";

/** The engine over the guide and the operator's own lines. Each line that cannot count is told. */
export async function openEngine(
  { files, localFile }: Config["guide"],
  say: (sentence: string) => void,
): Promise<Engine> {
  const own = [...files, ...(existsSync(localFile) ? [localFile] : [])];
  const { guide, accepted, refused } = await guideFromFiles(own);
  if (accepted > 0) say(`${accepted} lines of your own lie over the price guide.`);
  for (const line of refused) say(`Not in the price guide: ${tellRefused(line)}`);
  return createEngine(guide);
}
