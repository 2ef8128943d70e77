import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { Analysis, Install } from "@flipworth/contract";
import { expect, onTestFinished, test } from "vitest";
import { aListing } from "../testing/factories.ts";
import {
  emptyDataDir,
  launchServer,
  printedAddress,
  startServerProcess,
} from "../testing/server-process.ts";
import { manyVisitors } from "../testing/write-work.ts";

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

test(
  "a server that is told to end at any moment of its first seconds leaves no PostgreSQL behind",
  { timeout: 240_000 },
  async () => {
    for (const afterMs of [300, 700, 1_100, 1_600, 2_200]) {
      const dataDir = await emptyDataDir();
      const child = launchServer({ DATA_DIR: dataDir });
      const gone = once(child, "exit");
      await sleep(afterMs);
      child.kill("SIGTERM");
      const [code, signal] = await gone;

      // Before the server hears signals the system ends it: then nothing was started yet.
      expect([0, "SIGTERM"]).toContain(signal ?? code);
      expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
    }
  },
);

test.each([
  ["a long name in Unicode", `${"é".repeat(40)} 日本`],
  ["a comma and spaces", "a, b"],
])("a data folder with %s works, also the second time", { timeout: 120_000 }, async (_, name) => {
  const dataDir = join(await emptyDataDir(), name);
  for (const _time of [1, 2]) {
    const server = await startServerProcess({ DATA_DIR: dataDir });
    expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
    await server.end("SIGTERM");
  }
});

test(
  "a lock file of PostgreSQL that holds nothing useful keeps nobody from starting",
  { timeout: 120_000 },
  async () => {
    const dataDir = await emptyDataDir();
    await (await startServerProcess({ DATA_DIR: dataDir })).end("SIGTERM");
    const lock = join(dataDir, "postgres", "postmaster.pid");
    for (const words of ["", "no pid\n"]) {
      await writeFile(lock, words);
      const longAgo = new Date(Date.now() - 60_000);
      await utimes(lock, longAgo, longAgo);

      const server = await startServerProcess({ DATA_DIR: dataDir });
      expect((await fetch(`${server.address}/api/ready`)).status).toBe(200);
      await server.end("SIGTERM");
    }
  },
);

test(
  "a folder that somebody else put where the socket goes is neither used nor changed",
  { timeout: 120_000 },
  async () => {
    const dataDir = join(await emptyDataDir(), "x".repeat(100));
    await mkdir(dataDir);
    const theirs = await mkdtemp(join(tmpdir(), "flipworth-"));
    const link = `${theirs}-link`;
    await symlink(theirs, link);
    onTestFinished(() => rm(theirs, { recursive: true }));
    onTestFinished(() => rm(link));
    const before = await stat(theirs);
    await writeFile(join(dataDir, "socket-folder"), link);

    const server = await startServerProcess({ DATA_DIR: dataDir });
    const used = await readFile(join(dataDir, "socket-folder"), "utf8");
    await server.end("SIGTERM");

    expect(used).not.toBe(link);
    expect(await readdir(theirs)).toEqual([]);
    const { uid, mode } = await stat(theirs);
    expect([uid, mode]).toEqual([before.uid, before.mode]);
    await rm(used, { recursive: true });
  },
);
