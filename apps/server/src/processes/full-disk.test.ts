import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { endProcess, launchServer, printedAddress } from "../testing/server-process.ts";
import { smallDisk } from "../testing/stand-ins/small-disk.ts";
import { tell, times } from "../testing/soak.ts";
import { faultsIn, manyVisitors, nothingYet, writeUntilGone } from "../testing/write-work.ts";

const fullDisks = times(1, 10);

test(
  `a disk that is full ${fullDisks} times costs answers and never a row: 503 or a sentence, and on when there is room`,
  { timeout: 120_000 * fullDisks },
  async ({ skip }) => {
    // What the database needs to begin with, and some to write to.
    const disk = await smallDisk(200);
    if (!disk) return skip("only a user who may mount can have a small disk");
    const env = { DATA_DIR: disk.dataDir, ...manyVisitors };
    const acknowledged = nothingYet();
    const slowestMs: number[] = [];
    for (let round = 0; round < fullDisks; round += 1) {
      const child = launchServer(env);
      let said = "";
      child.stderr?.on("data", (chunk) => (said += chunk));
      const server = { address: await printedAddress(child) };
      const known = acknowledged.installs.length;
      let isOver = false;
      const writing = writeUntilGone(server, acknowledged, () => isOver);
      while (acknowledged.installs.length < known + 5) await pause(5);

      await disk.fill();
      await pause(1_500);
      isOver = true;
      const { refusals, tookMs } = await writing;
      await disk.free();
      slowestMs.push(Math.max(...tookMs));

      expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
      const isGone = child.exitCode !== null;
      if (isGone) expect(said.trim()).toMatch(/^The disk that holds .* is full. Free some space/);
      else expect(refusals.get(503)).toBeGreaterThan(0);
      if (!isGone) {
        const health = async () => (await fetch(`${server.address}/api/health`)).status;
        await expect.poll(health, { timeout: 25_000 }).toBe(200);
        await endProcess(child, "SIGTERM");
      }
      const next = launchServer(env);
      const again = { address: await printedAddress(next) };
      expect(await faultsIn(again, acknowledged.installs, acknowledged)).toEqual([]);
      await endProcess(next, "SIGTERM");
    }
    expect(acknowledged.installs.length).toBeGreaterThan(fullDisks);
    tell(
      "R9 slowest install with its analyses, or its refusal, in a round of a full disk",
      slowestMs,
    );
  },
);
