import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const built = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

type Environment = Record<string, string>;

/** A second thread of each kind takes half as long again to start, and changes nothing that is tested. */
const oneThread = { ENGINE_WORKERS: "1", OCR_WORKERS: "1" };

export type ServerProcess = {
  address: string;
  pid: number;
  /** Ends it the way a person or a fault does, and waits until it is gone. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<void>;
};

/** A real server in a process of its own on a free port. Throws when it ends before it listens. */
export async function startServerProcess(env: Environment): Promise<ServerProcess> {
  const child = launchServer(env);
  return {
    address: await printedAddress(child),
    pid: child.pid ?? 0,
    end: (signal) => endProcess(child, signal),
  };
}

/** Waits until a server has said where it is reached. Throws when it ends before. */
export function printedAddress(child: ChildProcess): Promise<string> {
  let output = "";
  return new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk) => {
      output += chunk;
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.once("exit", (code) => reject(new Error(`exit ${code}: ${output}`)));
  });
}

/** Runs a server that is expected not to start; answers its exit code and what it said. */
export async function runToRefusal(env: Environment): Promise<{ code: number; said: string }> {
  const child = launchServer(env);
  let said = "";
  child.stderr?.on("data", (chunk) => (said += chunk));
  const [code] = await once(child, "close");
  return { code: Number(code), said: said.trim() };
}

/** It ends with the test, also with one that fails. */
export function launchServer(env: Environment, words: readonly string[] = []): ChildProcess {
  const child = spawn(process.execPath, [built, ...words], {
    env: { PATH: process.env.PATH ?? "", PORT: "0", ...oneThread, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => endProcess(child, "SIGKILL"));
  return child;
}

export async function endProcess(child: ChildProcess, signal: "SIGTERM" | "SIGKILL") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** An empty data folder, removed at the end of the test with the PostgreSQL left running in it. */
export async function emptyDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), "flipworth-process-"));
  // PostgreSQL's own user must reach it when the tests run as root.
  await chmod(dataDir, 0o755);
  onTestFinished(async () => {
    await killPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  return dataDir;
}

/** kill -9 of the postmaster that runs in the folder, if one does. */
export async function killPostgres(dataDir: string): Promise<void> {
  const file = await readFile(join(dataDir, "postgres", "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number(file.split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // The file outlived its process: nothing to kill.
  }
}
