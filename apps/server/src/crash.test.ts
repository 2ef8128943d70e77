import { once } from "node:events";
import { createServer } from "node:http";
import { Install } from "@flipworth/contract";
import { beforeAll, describe, expect, test } from "vitest";
import {
  buildServer,
  emptyDataDir,
  endProcess,
  killPostgres,
  launchServer,
  runToRefusal,
  type ServerProcess,
  startServerProcess,
} from "./testing/server-process.ts";
import { times } from "./testing/soak.ts";

const rounds = times(20, 100);
const pause = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds));
// The limits on installs are not what these tests are about.
const manyInstalls = { INSTALLS_PER_NETWORK_A_DAY: "1000000" };

beforeAll(buildServer, 60_000);

describe("a server that is killed", () => {
  test(
    `has every acknowledged row after ${rounds} kills in the middle of writes`,
    { timeout: 12_000 * rounds },
    async () => {
      const dataDir = await emptyDataDir();
      const env = { DATA_DIR: dataDir, ...manyInstalls };
      const acknowledged: Install[] = [];
      let known = 0;
      for (let round = 0; round < rounds; round += 1) {
        const server = await startServerProcess(env);
        expect(await missing(server, acknowledged.slice(known))).toEqual([]);
        known = acknowledged.length;
        const writing = writeUntilKilled(server, acknowledged);
        while (acknowledged.length < known + 3) await pause(5);
        await pause(7 * (round % 8));
        // Every fifth time its database dies with it.
        if (round % 5 === 4) await killPostgres(dataDir);
        await server.end("SIGKILL");
        await writing;
      }
      const last = await startServerProcess(env);
      expect(await missing(last, acknowledged)).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(rounds);
      await last.end("SIGTERM");
    },
  );

  test.each([100, 350, 700])(
    "starts the next time when it was killed %i ms into its very first start",
    { timeout: 60_000 },
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

test(
  "a server that is told to end says so for the time it was given, then goes",
  { timeout: 60_000 },
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
  { timeout: 60_000 },
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

  test("a folder that another server holds, naming its pid", { timeout: 60_000 }, async () => {
    const env = { DATA_DIR: await emptyDataDir() };
    const holder = await startServerProcess(env);

    const { code, said } = await runToRefusal(env);

    expect(code).toBe(1);
    expect(said).toContain(`is in use by the server with pid ${holder.pid}`);
    expect((await fetch(`${holder.address}/api/health`)).status).toBe(200);
    await holder.end("SIGTERM");
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

/** Registers installs as fast as they are acknowledged, until the server is gone. */
async function writeUntilKilled(server: ServerProcess, acknowledged: Install[]): Promise<void> {
  const writeOne = async () => {
    for (;;) {
      const reply = await fetch(`${server.address}/api/installs`, { method: "POST" });
      if (reply.status !== 201) return;
      acknowledged.push(Install.parse(await reply.json()));
    }
  };
  // A refused or cut connection is how each writer learns that the server was killed.
  await Promise.allSettled([writeOne(), writeOne(), writeOne(), writeOne()]);
}

/** The acknowledged installs whose secret the server no longer knows. */
async function missing(server: ServerProcess, installs: readonly Install[]): Promise<string[]> {
  const known = await Promise.all(
    installs.map(async ({ id, secret }) => {
      const headers = { authorization: `Bearer ${secret}` };
      const reply = await fetch(`${server.address}/api/credits`, { headers });
      return { id, status: reply.status };
    }),
  );
  return known.filter(({ status }) => status !== 200).map(({ id }) => id);
}
