import { readFileSync } from "node:fs";
import { errorCode } from "../../error-code.ts";

/** True when a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return errorCode(error) === "EPERM";
  }
}

/** It has ended, and its parent has not taken note: its pid still answers. Told on Linux alone. */
export function isDefunct(pid: number): boolean {
  // The name stands in brackets and may hold some itself; the state follows it.
  const stat = statOf(pid);
  return stat.slice(stat.lastIndexOf(")")).startsWith(") Z");
}

function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8");
  } catch {
    return ""; // gone, or a system without it
  }
}
