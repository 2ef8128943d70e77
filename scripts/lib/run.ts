import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { root } from "./root.ts";

export type RunResult = { code: number; output: string };

export type RunOptions = {
  cwd?: string;
  env?: Record<string, string>;
  /** Printed as it comes instead of being collected. */
  live?: boolean;
};

/** Runs a program with the project's own programs first in the path; never throws. */
export function run(command: readonly string[], options: RunOptions = {}): Promise<RunResult> {
  const [program = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, PATH: pathWithOurPrograms(), ...options.env },
      stdio: options.live ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    let output = "";
    child.stdout?.on("data", (chunk) => (output += chunk));
    child.stderr?.on("data", (chunk) => (output += chunk));
    child.on("error", (error) => resolve({ code: 127, output: `${program}: ${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function pathWithOurPrograms(): string {
  return join(root, "node_modules", ".bin") + delimiter + (process.env.PATH ?? "");
}
