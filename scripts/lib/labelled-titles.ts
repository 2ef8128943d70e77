import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { LabelledThing } from "../../packages/engine/src/testing/labelled-identification.ts";
import { labelledLines } from "../../packages/engine/src/testing/labelled-lines.ts";
import { root } from "./root.ts";

const folder = join(root, "packages/engine/golden");

/** The golden set's labelled titles in the files of a pattern below `golden`, in the files' order. */
export function labelledTitles(pattern: string): LabelledThing[] {
  const files = globSync(pattern, { cwd: folder }).toSorted();
  return labelledLines<LabelledThing>(
    Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file), "utf8")])),
  );
}
