import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "./listen.ts";
import { tell, timed } from "../testing/soak.ts";
import { testApp } from "../testing/test-app.ts";

async function impatient() {
  const listening = await listen("127.0.0.1", 0, {
    headersMs: 200,
    requestMs: 400,
    checkEveryMs: 50,
    silentAtMost: 1_000,
  });
  onTestFinished(() => listening.close(0));
  const { app, as } = await testApp();
  listening.serve(app.fetch);
  const { secret } = await as("ana").install();
  return { port: listening.port, secret };
}

async function patient() {
  const { app } = await testApp();
  const listening = await listen("127.0.0.1", 0);
  onTestFinished(() => listening.close(0));
  listening.serve(app.fetch);
  return { port: listening.port, listening };
}

/**
 * Sends the beginning, then a byte now and then; answers what the server said before it hung up.
 * Silent at the end: bytes that cross the hanging up make the system throw the answer away.
 */
async function dribble(port: number, beginning: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(beginning);
  const sending = setInterval(() => socket.write("a"), 30);
  setTimeout(() => clearInterval(sending), 130);
  // The server's hanging up reaches a sender in the middle of a write.
  socket.on("error", () => {});
  socket.once("close", () => clearInterval(sending));
  return text(socket).catch(() => "");
}

test("headers that never end are answered 408 and cut off", async () => {
  const { port } = await impatient();

  const said = await dribble(port, "GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");

  expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

test("a body that dribbles in is answered 408 and cut off", async () => {
  const { port, secret } = await impatient();
  const headers = [
    "POST /api/analyses HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${secret}`,
    "Content-Type: application/json",
    "Content-Length: 20000",
  ];

  const said = await dribble(port, `${headers.join("\r\n")}\r\n\r\n{"title":"`);

  expect(said).toMatch(/^HTTP\/1\.1 408 /);
});

test("a hundred slow senders keep nobody else waiting", async () => {
  const { port } = await impatient();
  const slow = Array.from({ length: 100 }, () => dribble(port, "GET / HTTP/1.1\r\nX-Slow: "));

  const { result, tookMs } = await timed(() => fetch(`http://127.0.0.1:${port}/api/health`));

  expect(result.status).toBe(200);
  await Promise.all(slow);
  tell("I3 an answer beside a hundred slow senders", [tookMs]);
});

test("a server that closes answers what is under way, and gives up a busy sender's connection", async () => {
  const { app } = await testApp();
  const listening = await listen("127.0.0.1", 0);
  const entered = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  listening.serve(async (request) => {
    entered.resolve();
    await goOn.promise;
    return app.fetch(request);
  });
  // It keeps its connection, and asks again on it as long as it may.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () => get({ port: listening.port, path: "/api/health", agent });
  const underWay = once(ask(), "response");
  await entered.promise;

  const closed = listening.close(60_000);
  goOn.resolve();
  const [reply] = await underWay;
  await text(reply);

  expect(reply.statusCode).toBe(200);
  await closed;
  await expect(once(ask(), "response")).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/);
});

test("a server that was told to end gives up each connection with its next answer, and goes on taking new ones", async () => {
  const { port, listening } = await patient();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [reply] = await once(get({ port, path: "/api/health", agent }), "response");
    await text(reply);
    return [reply.statusCode, reply.headers.connection];
  };

  expect(await ask()).toEqual([200, "keep-alive"]);
  listening.answerLast();
  expect(await ask()).toEqual([200, "close"]);
  expect(await ask()).toEqual([200, "close"]);
});

test("of too many connections that ask nothing the oldest end, and whoever asks is answered", async () => {
  const patience = { headersMs: 60_000, requestMs: 60_000, checkEveryMs: 1_000, silentAtMost: 20 };
  const listening = await listen("127.0.0.1", 0, patience);
  onTestFinished(() => listening.close(0));
  const { app } = await testApp();
  listening.serve(app.fetch);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [reply] = await once(
      get({ port: listening.port, path: "/api/health", agent }),
      "response",
    );
    await text(reply);
    return reply.statusCode;
  };
  expect(await ask()).toBe(200);

  let ended = 0;
  const silent = Array.from({ length: 60 }, () => {
    const socket = connect(listening.port, "127.0.0.1");
    socket.on("error", () => {});
    socket.once("close", () => (ended += 1));
    return socket;
  });

  await expect.poll(() => ended).toBe(40);
  expect(await ask()).toBe(200);
  expect(silent.filter(({ destroyed }) => !destroyed)).toHaveLength(20);
  agent.destroy();
  for (const socket of silent) socket.destroy();
});
