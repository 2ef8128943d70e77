import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../../lifecycle/listen.ts";
import { aListing } from "../../testing/factories.ts";
import { jsonInit, roomyLimits, testApp, type TestAppOptions } from "../../testing/test-app.ts";

async function served(options: TestAppOptions) {
  const { app, as } = await testApp(options);
  const listening = await listen("127.0.0.1", 0);
  onTestFinished(() => listening.close(0));
  listening.serve(app.fetch);
  const secretOf = async (name: string) => (await as(name).install()).secret;
  return { port: listening.port, secretOf };
}

/** A request whose headers and first bytes are there, and whose rest never comes. */
async function beginRequest(port: number, secret: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => {});
  await once(socket, "connect");
  const headers = [
    "POST /api/analyses HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${secret}`,
    "Content-Type: application/json",
    "Content-Length: 20000",
  ];
  socket.write(`${headers.join("\r\n")}\r\n\r\n{"title":"`);
  return socket;
}

test("sixty-four requests that send almost nothing keep no place from anybody else", async () => {
  const limits = { ...roomyLimits, analysesAtOnce: 8, analysisWaitMs: 300 };
  const { port, secretOf } = await served({ limits });
  const slow = await Promise.all(["a", "b", "c", "d", "e", "f", "g", "h"].map(secretOf));
  for (let request = 0; request < 64; request += 1) {
    await beginRequest(port, slow[request % slow.length] ?? "");
  }
  // The last of them has reached the server when a later one is answered.
  const authorization = `Bearer ${await secretOf("ana")}`;
  const url = `http://127.0.0.1:${port}/api/analyses`;

  const replies = [];
  for (let order = 0; order < 3; order += 1) {
    replies.push(await fetch(url, jsonInit(aListing(), { authorization })));
  }

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("a body below the slowest pace is answered 408 with its code", async () => {
  const limits = { ...roomyLimits, bodyPace: { bytes: 1_000, everyMs: 100 } };
  const { port, secretOf } = await served({ limits });
  const socket = await beginRequest(port, await secretOf("ana"));

  const said = await text(socket);

  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('"code":"too_slow"');
});

test("a body that keeps the pace is read to its end, however long that takes", async () => {
  const limits = { ...roomyLimits, bodyPace: { bytes: 1, everyMs: 2_000 } };
  const { port, secretOf } = await served({ limits });
  const listing = JSON.stringify(aListing());
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  const headers = [
    "POST /api/analyses HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${await secretOf("ana")}`,
    "Content-Type: application/json",
    "Connection: close",
    `Content-Length: ${Buffer.byteLength(listing)}`,
  ];
  socket.write(`${headers.join("\r\n")}\r\n\r\n`);
  for (const piece of listing.match(/.{1,40}/g) ?? []) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
});
