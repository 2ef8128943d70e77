import { createHash } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** Which files a folder has and how large each is, as one digest: changes when one goes or is cut off. */
export function inventoryOf(folder: string): string {
  const hash = createHash("sha256");
  if (!existsSync(folder)) return hash.digest("hex");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  for (const name of names.toSorted((a, b) => (a < b ? -1 : 1))) {
    const path = join(folder, name);
    const found = statSync(path);
    if (found.isFile()) hash.update(`${relative(folder, path)}\0${found.size}\0`);
  }
  return hash.digest("hex");
}
