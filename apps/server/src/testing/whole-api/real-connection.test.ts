import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { emptyPage } from "../factories.ts";
import { tell, timed, times } from "../soak.ts";
import { testApp, type TestAppOptions } from "../test-app.ts";

/** The application on a port: what only a real connection can show. */
async function listening(options: TestAppOptions = {}) {
  const { app, as } = await testApp(options);
  const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { secret } = await as("ana").install();
  return { as, port, authorization: `Bearer ${secret}`, url: `http://127.0.0.1:${port}` };
}

const bodies = times(1, 100);

test(
  `an endless body is answered 413 while it is still coming, and others meanwhile, ${bodies} times`,
  { timeout: 20_000 * bodies },
  async () => {
    const { port, authorization, url } = await listening();
    const headers = { authorization, "content-type": "application/json" };
    const othersMs: number[] = [];
    for (let body = 0; body < bodies; body += 1) {
      const endless = request({ port, method: "POST", path: "/api/analyses", headers });
      // The server hangs up on a sender that does not stop; that is what the test is about.
      endless.on("error", () => {});
      const chunk = Buffer.alloc(64 * 1024, 0x20);
      const sending = setInterval(() => endless.write(chunk), 5);
      const answered = once(endless, "response");

      const other = await timed(() => fetch(`${url}/api/health`));
      const [reply] = await answered;
      clearInterval(sending);

      expect(reply.statusCode).toBe(413);
      expect(JSON.parse(await text(reply))).toMatchObject({ code: "too_large" });
      expect(other.result.status).toBe(200);
      othersMs.push(other.tookMs);
      endless.destroy();
    }
    tell("I3 another's answer beside an endless body", othersMs);
  },
);

test(
  `a body declared too long is refused before it is sent, ${bodies} times`,
  { timeout: 20_000 * bodies },
  async () => {
    const { port, authorization } = await listening();
    const headers = {
      authorization,
      "content-type": "application/json",
      "content-length": String(50 * 1024 * 1024),
    };
    for (let body = 0; body < bodies; body += 1) {
      const large = request({ port, method: "POST", path: "/api/analyses", headers });
      large.on("error", () => {});
      large.flushHeaders();

      const [reply] = await once(large, "response");

      expect(reply.statusCode).toBe(413);
      large.destroy();
    }
  },
);

const departures = times(3, 200);

test(
  `somebody who hangs up ${departures} times while a picture is read stops the reading and pays nothing`,
  { timeout: times(60_000, 600_000) },
  async () => {
    const waiting: { started: () => void; stopped: () => void }[] = [];
    const ocr: TestAppOptions["ocr"] = {
      read: async (_picture, { signal } = {}) => {
        const turn = waiting.shift();
        turn?.started();
        await new Promise((resolve) => signal?.addEventListener("abort", resolve));
        turn?.stopped();
        signal?.throwIfAborted();
        return { kind: "page", page: emptyPage };
      },
    };
    const { as, url, authorization } = await listening({ ocr });
    const headers = { authorization, accept: "text/event-stream" };
    for (let departure = 0; departure < departures; departure += 1) {
      const started = Promise.withResolvers<void>();
      const stopped = Promise.withResolvers<void>();
      waiting.push({ started: started.resolve, stopped: stopped.resolve });
      const body = new FormData();
      body.set("screenshot", new File(["picture"], "shot.png"));
      const leaving = new AbortController();
      const { signal } = leaving;
      const answer = fetch(`${url}/api/analyses`, { method: "POST", body, headers, signal }).then(
        (reply) => reply.text(),
      );

      await started.promise;
      leaving.abort();

      await expect(answer).rejects.toThrow(/abort/);
      await stopped.promise;
    }
    expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
  },
);
