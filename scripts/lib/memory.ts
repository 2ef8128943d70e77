import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RunningServer } from "./server.ts";

/** What a server and its database hold together, in MB; memory that they share counts once. */
export type Memory = { server: number; database: number };

const isLinux = process.platform === "linux";

/** undefined where the system does not tell, and once the server is gone. */
export function memoryOf({ pid, dataDir }: RunningServer): Memory | undefined {
  const file = join(dataDir, "postgres", "postmaster.pid");
  if (!isLinux || !existsSync(file)) return undefined;
  const postmaster = Number(readFileSync(file, "utf8").split("\n")[0]);
  return {
    server: megabytesOf([pid]),
    database: megabytesOf([postmaster, ...childrenOf(postmaster)]),
  };
}

/** Looks every so often until the program ends; answers when both together held most so far. */
export function watchMemory(server: RunningServer, everyMs = 250): () => Memory | undefined {
  let peak = memoryOf(server);
  const look = () => {
    const now = memoryOf(server);
    if (now && (!peak || sum(now) > sum(peak))) peak = now;
    return peak;
  };
  setInterval(look, everyMs).unref();
  return look;
}

const sum = ({ server, database }: Memory) => server + database;

/** "310 MB: server 215, database 95" */
export function memoryInWords(memory: Memory | undefined): string {
  if (!memory) return "not known on this system";
  const { server, database } = memory;
  return `${sum(memory)} MB: server ${server}, database ${database}`;
}

/** The processor time that a process has used, in milliseconds; undefined where it is not told. */
export function processorMsOf(pid: number): number | undefined {
  if (!isLinux) return undefined;
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // After the name, which may hold spaces: state is the first, user and system time 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return (ticks * 1000) / ticksASecond;
}

/** Of every Linux that Node runs on. */
const ticksASecond = 100;

function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.reduce((total, pid) => total + proportionalKilobytes(pid), 0);
  return Math.round(kilobytes / 1024);
}

/** A page that several processes share counts in each by its part: the sum counts it once. */
function proportionalKilobytes(pid: number): number {
  return fieldOf(`/proc/${pid}/smaps_rollup`, "Pss");
}

function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => fieldOf(`/proc/${pid}/status`, "PPid") === parent);
}

function fieldOf(file: string, field: string): number {
  try {
    return Number(
      new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1] ?? 0,
    );
  } catch {
    // It ended in between.
    return 0;
  }
}
