import { once } from "node:events";
import { createServer, request } from "node:http";
import { text } from "node:stream/consumers";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { emptyPage } from "../testing/factories.ts";
import { testApp, type TestAppOptions } from "../testing/test-app.ts";

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

test("an endless body is answered 413 while it is still coming", async () => {
  const { port, authorization, url } = await listening();
  const headers = { authorization, "content-type": "application/json" };
  const endless = request({ port, method: "POST", path: "/api/analyses", headers });
  // The server hangs up on a sender that does not stop; that is what the test is about.
  endless.on("error", () => {});
  const chunk = Buffer.alloc(64 * 1024, 0x20);
  const sending = setInterval(() => endless.write(chunk), 5);
  onTestFinished(() => clearInterval(sending));

  const [reply] = await once(endless, "response");

  expect(reply.statusCode).toBe(413);
  expect(JSON.parse(await text(reply))).toMatchObject({ code: "too_large" });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test("a body declared too long is refused before it is sent", async () => {
  const { port, authorization } = await listening();
  const headers = {
    authorization,
    "content-type": "application/json",
    "content-length": String(50 * 1024 * 1024),
  };
  const large = request({ port, method: "POST", path: "/api/analyses", headers });
  large.on("error", () => {});
  large.flushHeaders();

  const [reply] = await once(large, "response");

  expect(reply.statusCode).toBe(413);
  large.destroy();
});

test("somebody who hangs up while a picture is read stops the reading and pays nothing", async () => {
  const started = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<void>();
  const ocr: TestAppOptions["ocr"] = {
    read: async (_picture, { signal } = {}) => {
      started.resolve();
      await new Promise((resolve) => signal?.addEventListener("abort", resolve));
      stopped.resolve();
      signal?.throwIfAborted();
      return { kind: "page", page: emptyPage };
    },
  };
  const { as, url, authorization } = await listening({ ocr });
  const body = new FormData();
  body.set("screenshot", new File(["picture"], "shot.png"));
  const leaving = new AbortController();
  const headers = { authorization, accept: "text/event-stream" };
  const answer = fetch(`${url}/api/analyses`, {
    method: "POST",
    body,
    headers,
    signal: leaving.signal,
  }).then((reply) => reply.text());

  await started.promise;
  leaving.abort();

  await expect(answer).rejects.toThrow(/abort/);
  await stopped.promise;
  expect((await as("ana").get("/api/credits")).body).toMatchObject({ used: 0 });
});
