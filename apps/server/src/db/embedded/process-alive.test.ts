import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { isAlive, isDefunct } from "./process-alive.ts";

/** A process that has ended under a parent that never looks; its pid. */
async function deadChild(): Promise<number> {
  // Long enough that the shell, which would look, has gone by then.
  const parent = spawn("/bin/sh", ["-c", "sleep 0.2 & echo $!; exec sleep 60"]);
  onTestFinished(() => void parent.kill("SIGKILL"));
  const [line] = await once(parent.stdout, "data");
  return Number(String(line));
}

test("a process that ended unnoticed answers as if it lived, and is told apart on Linux", async () => {
  const pid = await deadChild();

  await expect.poll(() => isDefunct(pid)).toBe(process.platform === "linux");
  expect(isAlive(pid)).toBe(true);
});

test("a process that runs, and one that there is not, did not end unnoticed", () => {
  expect([process.pid, 2 ** 30].map(isDefunct)).toEqual([false, false]);
});
