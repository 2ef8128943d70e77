import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { Analysis, Install } from "@flipworth/contract";
import { describe, expect, test } from "vitest";
import { aListing } from "../testing/factories.ts";
import {
  emptyDataDir,
  launchServer,
  printedAddress,
  runToRefusal,
  startServerProcess,
} from "../testing/server-process.ts";
import { tell, timed, times } from "../testing/soak.ts";
import { manyVisitors } from "../testing/write-work.ts";

const secondServers = times(2, 50);

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

  test(
    `a folder that another server holds, naming its pid, until that one is killed: ${secondServers} times`,
    { timeout: 30_000 * secondServers },
    async () => {
      const env = { DATA_DIR: await emptyDataDir() };
      const refusalsMs: number[] = [];
      const startsMs: number[] = [];
      let holder = await startServerProcess(env);

      for (let attempt = 0; attempt < secondServers; attempt += 1) {
        const { result, tookMs } = await timed(() => runToRefusal(env));
        refusalsMs.push(tookMs);

        expect(result.code).toBe(1);
        expect(result.said).toContain(`is in use by the server with pid ${holder.pid}`);
        expect((await fetch(`${holder.address}/api/health`)).status).toBe(200);
        await holder.end("SIGKILL");
        const next = await timed(() => startServerProcess(env));
        startsMs.push(next.tookMs);
        holder = next.result;
      }
      expect((await fetch(`${holder.address}/api/health`)).status).toBe(200);
      await holder.end("SIGTERM");
      tell("R8 refusal of a second server", refusalsMs);
      tell("R8 start after kill -9 of the holder", startsMs);
    },
  );

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
