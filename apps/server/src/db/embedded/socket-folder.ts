import { lstatSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import type { RunAs } from "./run-as.ts";

// Linux allows 107 bytes for a socket's path, macOS 103; the file name takes 15 of them.
const longestSocketFolder = 85;
const prefix = "flipworth-";
// In PostgreSQL's list of socket folders a comma parts two of them.
const isPlain = /^[^,"'@\p{Cc}]+$/u;

/**
 * Where PostgreSQL's socket goes: into the data folder, or where that is too long or has a comma,
 * into a folder of its own that nobody could have made before, whose name the data folder keeps.
 */
export function socketFolder(runDir: string, runAs: RunAs): string {
  if (Buffer.byteLength(runDir) <= longestSocketFolder && isPlain.test(runDir)) return runDir;
  const keptIn = join(dirname(runDir), "socket-folder");
  const kept = readKept(keptIn);
  if (kept !== undefined && isOurs(kept, runAs)) return kept;
  const made = mkdtempSync(join(tmpdir(), prefix));
  writeFileSync(keptIn, made, { mode: 0o600 });
  return made;
}

function readKept(file: string): string | undefined {
  try {
    const path = readFileSync(file, "utf8");
    return dirname(path) === tmpdir() && basename(path).startsWith(prefix) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A folder and no link, of this user or of the one PostgreSQL runs as: nobody else put it there. */
function isOurs(path: string, runAs: RunAs): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return false;
  return found.uid === process.getuid?.() || found.uid === runAs?.uid;
}
