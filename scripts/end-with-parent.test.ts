import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";

const script = fileURLToPath(new URL("lib/serve-with-parent.ts", import.meta.url));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("a server that a test started ends when the test's process is killed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-parent-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = join(folder, "server.mjs");
  await writeFile(server, `console.log(process.pid); setInterval(() => {}, 1000);`);
  const starter = join(folder, "starter.mjs");
  const args = JSON.stringify([script, server]);
  await writeFile(
    starter,
    `import { spawn } from "node:child_process";
     spawn(process.execPath, ${args}, { stdio: "inherit" });
     setInterval(() => {}, 1000);`,
  );
  const parent = spawn(process.execPath, [starter], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = await once(createInterface({ input: parent.stdout }), "line");
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);

  parent.kill("SIGKILL");

  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 15_000, interval: 100 });
});
