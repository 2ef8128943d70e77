import { spawnSync } from "node:child_process";
import { open, rm, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { killPostgres } from "../server-process.ts";

export type SmallDisk = {
  dataDir: string;
  /** Takes every byte that is left. */
  fill: () => Promise<void>;
  free: () => Promise<void>;
};

/** A disk of its own for one test; undefined where this user may not mount one. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-disk-"));
  const options = `size=${megabytes}m,mode=755`;
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder]);
  if (status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  onTestFinished(async () => {
    await killPostgres(folder);
    spawnSync("umount", ["--lazy", folder]);
    await rm(folder, { recursive: true, force: true });
  });
  const filler = join(folder, "filler");
  return { dataDir: folder, fill: () => fillUp(filler), free: () => rm(filler) };
}

async function fillUp(file: string): Promise<void> {
  const handle = await open(file, "a");
  // Smaller and smaller pieces, down to the last page of memory.
  for (let bytes = 2 ** 20; bytes >= 4096;) {
    const written = await handle.write(Buffer.alloc(bytes)).catch(() => ({ bytesWritten: 0 }));
    if (written.bytesWritten < bytes) bytes /= 2;
  }
  await handle.close();
}
