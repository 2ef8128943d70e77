import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { emptyDataDir, runToRefusal, startServerProcess } from "../testing/server-process.ts";
import { tell, timed, times } from "../testing/soak.ts";

const secondServers = times(2, 50);

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
      `Another program is using port ${port}. Stop it, or choose another port, such as PORT=${port + 1}.`,
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
    expect(said).toMatch(
      /^Flipworth can't write to the data folder \/dev\/null\/flipworth .*Set DATA_DIR/,
    );
    expect(said.split("\n")).toHaveLength(1);
  });

  test.each(["/tmp/it's", '/tmp/a"b', "/tmp/$HOME", "/tmp/a`id`", "/tmp/a\\b", "/tmp/a\nb"])(
    "a data folder called %j",
    async (name) => {
      const { code, said } = await runToRefusal({ DATA_DIR: name });

      expect(code).toBe(1);
      expect(said).toMatch(/^PostgreSQL doesn't accept a data folder with a quote, .*Set DATA_DIR/);
      expect(said.split("\n")).toHaveLength(1);
    },
  );

  test("a data folder in /proc", async () => {
    const { code, said } = await runToRefusal({ DATA_DIR: "/proc/x" });

    expect(code).toBe(1);
    expect(said).toMatch(/^Flipworth can't write to the data folder \/proc\/x .*Set DATA_DIR/);
  });

  test("a database that does not answer, without its password", async () => {
    const { code, said } = await runToRefusal({
      DATABASE_URL: "postgres://ana:secret@127.0.0.1:1/flipworth",
    });

    expect(code).toBe(1);
    expect(said).toMatch(/^The database at 127\.0\.0\.1:1\/flipworth doesn't respond/);
    expect(said).not.toContain("secret");
    expect(said.split("\n")).toHaveLength(1);
  });

  test("a setting that makes no sense, by its name", async () => {
    const { code, said } = await runToRefusal({ PORT: "blue" });

    expect(code).toBe(1);
    expect(said).toMatch(/^Bad setting: PORT/);
  });
});
