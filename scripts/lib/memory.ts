import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "./server.ts";

/** "310 MB server, 95 MB database": the most each has held, as Linux keeps count of it. */
export function peakMemoryMegabytes(server: RunningServer): string {
  if (process.platform !== "linux") return "not known on this system";
  const postmaster = Number(
    readFileSync(join(server.dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0],
  );
  const database = [postmaster, ...childrenOf(postmaster)];
  // Shared buffers are counted by each process that touches them, so private memory only.
  const privateKilobytes = database.reduce((sum, pid) => sum + statusField(pid, "RssAnon"), 0);
  const peak = Math.round(statusField(server.pid, "VmHWM") / 1024);
  return `${peak} MB server, ${Math.round(privateKilobytes / 1024)} MB database (its private memory now)`;
}

function statusField(pid: number, field: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
  } catch {
    // It ended in between.
    return 0;
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statusField(pid, "PPid") === parent);
}
