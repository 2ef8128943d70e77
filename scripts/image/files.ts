import { lstatSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => !lstatSync(path).isDirectory());

export const bytesIn = (folder: string): number =>
  filesIn(folder).reduce((sum, path) => sum + lstatSync(path).size, 0);

export function removeFiles(folder: string, isUnneeded: (path: string) => boolean): void {
  for (const path of filesIn(folder).filter(isUnneeded)) rmSync(path);
}

export function removeAll(paths: readonly string[]): void {
  for (const path of paths) rmSync(path, { recursive: true, force: true });
}
