import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import {
  emptyDataDir,
  endProcess,
  killPostgres,
  launchServer,
  startServerProcess,
} from "../testing/server-process.ts";
import { tell, timed, times } from "../testing/soak.ts";
import { faultsIn, manyVisitors, nothingYet, writeUntilGone } from "../testing/write-work.ts";

const rounds = times(3, 200);
// Every so many times its database dies with it.
const withDatabase = times(3, 2);
const firstStarts = times([100, 350, 700], everyFiftyMs(30));

test(
  `a server that is killed ${rounds} times in the middle of writes has every acknowledged row, and as many credits spent as answers`,
  { timeout: 60_000 * rounds },
  async () => {
    const dataDir = await emptyDataDir();
    const env = { DATA_DIR: dataDir, ...manyVisitors };
    const acknowledged = nothingYet();
    const { installs } = acknowledged;
    const startsMs: { alone: number[]; together: number[] } = { alone: [], together: [] };
    let known = 0;
    let after = startsMs.alone;
    for (let round = 0; round < rounds; round += 1) {
      const { result: server, tookMs } = await timed(() => startServerProcess(env));
      if (round > 0) after.push(tookMs);
      expect(await faultsIn(server, installs.slice(known), acknowledged)).toEqual([]);
      known = installs.length;
      const writing = writeUntilGone(server, acknowledged);
      while (installs.length < known + 3) await pause(5);
      await pause(7 * (round % 8));
      const isTogether = round % withDatabase === withDatabase - 1;
      if (isTogether) await killPostgres(dataDir);
      await server.end("SIGKILL");
      await writing;
      after = isTogether ? startsMs.together : startsMs.alone;
    }
    const { result: last, tookMs } = await timed(() => startServerProcess(env));
    after.push(tookMs);
    expect(await faultsIn(last, installs, acknowledged)).toEqual([]);
    expect(installs.length).toBeGreaterThan(rounds);
    await last.end("SIGTERM");

    tell("R6 start after kill -9 of the server", startsMs.alone);
    tell("R6 start after kill -9 of the server and its database", startsMs.together);
  },
);

test.each(firstStarts)(
  "a server starts the next time when it was killed %i ms into its very first start",
  { timeout: 120_000 },
  async (afterMs) => {
    const env = { DATA_DIR: await emptyDataDir() };
    const first = launchServer(env);
    await pause(afterMs);
    await endProcess(first, "SIGKILL");

    const { result: second, tookMs } = await timed(() => startServerProcess(env));

    expect((await fetch(`${second.address}/api/health`)).status).toBe(200);
    await second.end("SIGTERM");
    tell(`R7 start after kill -9 at ${afterMs} ms`, [tookMs]);
  },
);

const databaseKills = times(2, 20);
const soon = { timeout: 25_000, interval: 10 };

test(
  `a database that dies ${databaseKills} times under a working server is brought back by it, and loses nothing`,
  { timeout: 40_000 * (databaseKills + 1) },
  async () => {
    const dataDir = await emptyDataDir();
    const server = await startServerProcess({ DATA_DIR: dataDir, ...manyVisitors });
    const acknowledged = nothingYet();
    // Asks the database each time; the answer of the health check is good for a second.
    const credits = async (secret: string) => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await fetch(`${server.address}/api/credits`, { headers })).status;
    };
    const illMs: number[] = [];
    let isOver = false;
    const writing = writeUntilGone(server, acknowledged, () => isOver);

    for (let kill = 0; kill < databaseKills; kill += 1) {
      const known = acknowledged.installs.length;
      while (acknowledged.installs.length < known + 3) await pause(5);
      const { secret = "" } = acknowledged.installs.at(-1) ?? {};
      await killPostgres(dataDir);
      const { tookMs } = await timed(async () => {
        // Its processes answer on until they notice.
        await expect.poll(() => credits(secret), soon).not.toBe(200);
        await expect.poll(() => credits(secret), soon).toBe(200);
      });
      illMs.push(tookMs);
    }
    isOver = true;
    const { refusals } = await writing;

    expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
    expect(await faultsIn(server, acknowledged.installs, acknowledged)).toEqual([]);
    await server.end("SIGTERM");
    tell("R10 healthy again after kill -9 of the database", illMs);
  },
);

function everyFiftyMs(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 50 * (index + 1));
}
