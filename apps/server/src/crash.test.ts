import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { Analysis, Install } from "@flipworth/contract";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildServer,
  emptyDataDir,
  endProcess,
  killPostgres,
  launchServer,
  printedAddress,
  runToRefusal,
  startServerProcess,
} from "./testing/server-process.ts";
import { aListing } from "./testing/factories.ts";
import { smallDisk } from "./testing/small-disk.ts";
import { times } from "./testing/soak.ts";
import { faultsIn, nothingYet, writeUntilGone } from "./testing/write-work.ts";

const rounds = times(20, 200);
const firstStarts = times([100, 350, 700], everyFiftyMs(30));
// The limits on visitors are not what these tests are about.
const manyVisitors = {
  INSTALLS_PER_NETWORK_A_DAY: "1000000",
  ANONYMOUS_ANALYSES_PER_NETWORK_A_DAY: "1000000",
  ANONYMOUS_ANALYSES_A_DAY: "1000000",
};

beforeAll(buildServer, 120_000);

describe("a server that is killed", () => {
  test(
    `has every acknowledged row, and as many credits spent as answers, after ${rounds} kills in the middle of writes`,
    { timeout: 60_000 * rounds },
    async () => {
      const dataDir = await emptyDataDir();
      const env = { DATA_DIR: dataDir, ...manyVisitors };
      const acknowledged = nothingYet();
      const { installs } = acknowledged;
      let known = 0;
      for (let round = 0; round < rounds; round += 1) {
        const server = await startServerProcess(env);
        expect(await faultsIn(server, installs.slice(known), acknowledged)).toEqual([]);
        known = installs.length;
        const writing = writeUntilGone(server, acknowledged);
        while (installs.length < known + 3) await pause(5);
        await pause(7 * (round % 8));
        // Every fifth time its database dies with it.
        if (round % 5 === 4) await killPostgres(dataDir);
        await server.end("SIGKILL");
        await writing;
      }
      const last = await startServerProcess(env);
      expect(await faultsIn(last, installs, acknowledged)).toEqual([]);
      expect(installs.length).toBeGreaterThan(rounds);
      await last.end("SIGTERM");
    },
  );

  test.each(firstStarts)(
    "starts the next time when it was killed %i ms into its very first start",
    { timeout: 120_000 },
    async (afterMs) => {
      const env = { DATA_DIR: await emptyDataDir() };
      const first = launchServer(env);
      await pause(afterMs);
      await endProcess(first, "SIGKILL");

      const second = await startServerProcess(env);

      expect((await fetch(`${second.address}/api/health`)).status).toBe(200);
      await second.end("SIGTERM");
    },
  );
});

const databaseKills = times(2, 20);

test(
  `a database that dies ${databaseKills} times under a working server is brought back by it, and loses nothing`,
  { timeout: 40_000 * (databaseKills + 1) },
  async () => {
    const dataDir = await emptyDataDir();
    const server = await startServerProcess({ DATA_DIR: dataDir, ...manyVisitors });
    const acknowledged = nothingYet();
    const health = async () => (await fetch(`${server.address}/api/health`)).status;
    let isOver = false;
    const writing = writeUntilGone(server, acknowledged, () => isOver);

    for (let kill = 0; kill < databaseKills; kill += 1) {
      const known = acknowledged.installs.length;
      while (acknowledged.installs.length < known + 3) await pause(5);
      await killPostgres(dataDir);
      await expect.poll(health, { timeout: 25_000, interval: 100 }).toBe(200);
    }
    isOver = true;
    const refusals = await writing;

    expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
    expect(await faultsIn(server, acknowledged.installs, acknowledged)).toEqual([]);
    await server.end("SIGTERM");
  },
);

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
      const refusals = await writing;
      await disk.free();

      expect([...refusals.keys()].filter((status) => status !== 503)).toEqual([]);
      const isGone = child.exitCode !== null;
      if (isGone) expect(said.trim()).toMatch(/^The disk that holds .* is full: free some space/);
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
  },
);

test(
  "a server that is told to end answers the request that is still coming in, then goes with 0",
  { timeout: 120_000 },
  async () => {
    const child = launchServer({ DATA_DIR: await emptyDataDir(), ...manyVisitors });
    const address = await printedAddress(child);
    const made = await fetch(`${address}/api/installs`, { method: "POST" });
    const { secret } = Install.parse(await made.json());
    const body = JSON.stringify(aListing());
    const headers = {
      authorization: `Bearer ${secret}`,
      "content-type": "application/json",
      "content-length": body.length,
      // Answered once the server has read the headers.
      expect: "100-continue",
    };
    const sending = request(`${address}/api/analyses`, { method: "POST", headers });
    sending.flushHeaders();
    await once(sending, "continue");
    const answered = once(sending, "response");
    const gone = once(child, "exit");

    child.kill("SIGTERM");
    // Its port is closed: the signal has arrived.
    const refused = () => fetch(`${address}/api/health`).then(() => "", String);
    await expect.poll(refused, { timeout: 8_000 }).toMatch(/fetch failed/);
    sending.end(body);

    const [reply] = await answered;
    expect(reply.statusCode).toBe(200);
    expect(Analysis.parse(JSON.parse(await text(reply))).title).toBe(aListing().title);
    expect(await gone).toEqual([0, null]);
  },
);

test(
  "a server that is told to end says so for the time it was given, then goes",
  { timeout: 120_000 },
  async () => {
    const env = { DATA_DIR: await emptyDataDir(), STOP_DELAY_SECONDS: "1.5" };
    const server = await startServerProcess(env);
    const ready = () => fetch(`${server.address}/api/ready`).then(({ status }) => status);
    expect(await ready()).toBe(200);
    // The bundle finds what it loads at need.
    expect((await fetch(`${server.address}/metrics`)).status).toBe(200);

    const gone = server.end("SIGTERM");

    await expect.poll(ready).toBe(503);
    await gone;
    await expect(ready()).rejects.toThrow(/fetch failed/);
  },
);

test(
  "a database is brought up to date without a server, and twice is once",
  { timeout: 120_000 },
  async () => {
    const env = { DATA_DIR: await emptyDataDir() };

    for (const _ of [1, 2]) {
      const [code] = await once(launchServer(env, ["migrate"]), "exit");
      expect(code).toBe(0);
    }

    const server = await startServerProcess(env);
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
    await server.end("SIGTERM");
  },
);

describe("a server that cannot start says why in one sentence and exits with 1", () => {
  test("a taken port", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => blocker.once("listening", resolve));
    const address = blocker.address();
    const port = typeof address === "object" && address ? address.port : 0;

    const { code, said } = await runToRefusal({
      PORT: String(port),
      DATA_DIR: await emptyDataDir(),
    });

    expect(code).toBe(1);
    expect(said).toBe(
      `Port ${port} is taken by another program: stop that one, or choose another port, for example PORT=${port + 1}.`,
    );
    blocker.close();
  });

  test("a folder that another server holds, naming its pid", { timeout: 600_000 }, async () => {
    const env = { DATA_DIR: await emptyDataDir() };
    const holder = await startServerProcess(env);

    for (let attempt = 0; attempt < times(2, 50); attempt += 1) {
      const { code, said } = await runToRefusal(env);

      expect(code).toBe(1);
      expect(said).toContain(`is in use by the server with pid ${holder.pid}`);
    }
    expect((await fetch(`${holder.address}/api/health`)).status).toBe(200);
    await holder.end("SIGKILL");
    const next = await startServerProcess(env);
    expect((await fetch(`${next.address}/api/health`)).status).toBe(200);
    await next.end("SIGTERM");
  });

  test("a data folder that cannot be made", async () => {
    const { code, said } = await runToRefusal({ DATA_DIR: "/dev/null/flipworth" });

    expect(code).toBe(1);
    expect(said).toMatch(/^Cannot write to the data folder \/dev\/null\/flipworth .*set DATA_DIR/);
    expect(said.split("\n")).toHaveLength(1);
  });

  test("a database that does not answer, without its password", async () => {
    const { code, said } = await runToRefusal({
      DATABASE_URL: "postgres://ana:secret@127.0.0.1:1/flipworth",
    });

    expect(code).toBe(1);
    expect(said).toMatch(/^The database at 127\.0\.0\.1:1\/flipworth does not answer/);
    expect(said).not.toContain("secret");
    expect(said.split("\n")).toHaveLength(1);
  });

  test("a setting that makes no sense, by its name", async () => {
    const { code, said } = await runToRefusal({ PORT: "blue" });

    expect(code).toBe(1);
    expect(said).toMatch(/^Bad setting: PORT/);
  });
});

function everyFiftyMs(count: number): number[] {
  return Array.from({ length: count }, (_, index) => 50 * (index + 1));
}
