import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { postOutside } from "./post-outside.ts";

async function receiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // Safe because a server that listens on a port has an address of this shape.
  return `http://localhost:${(server.address() as AddressInfo).port}/hook`;
}

const isAllowed = () => true;
const message = { headers: { "content-type": "application/json" }, body: '{"type":"test"}' };

test("a message arrives as it was sent, and any 2xx means delivered", async () => {
  let received = "";
  const url = await receiver((request, response) => {
    request.on("data", (chunk) => (received += String(chunk)));
    request.on("end", () => response.writeHead(204).end());
  });

  const posted = await postOutside({ isAllowed })({ url, ...message });

  expect(posted).toEqual({ isDelivered: true, outcome: "Answered 204", isGone: false });
  expect(received).toBe(message.body);
});

test("a redirect is no delivery and is not followed", async () => {
  let asked = 0;
  const url = await receiver((_, response) => {
    asked += 1;
    response.writeHead(302, { location: "/elsewhere" }).end();
  });

  const posted = await postOutside({ isAllowed })({ url, ...message });

  expect(posted).toMatchObject({
    isDelivered: false,
    outcome: "Answered 302; we don't follow redirects",
  });
  expect(asked).toBe(1);
});

test("410 means gone for good, 500 not", async () => {
  const gone = await receiver((_, response) => response.writeHead(410).end());
  const broken = await receiver((_, response) => response.writeHead(500).end());
  const post = postOutside({ isAllowed });

  expect(await post({ url: gone, ...message })).toMatchObject({ isGone: true });
  expect(await post({ url: broken, ...message })).toMatchObject({
    isDelivered: false,
    isGone: false,
  });
});

test("a receiver that never answers, or never ends, holds us for no longer than the limit", async () => {
  const silent = await receiver(() => {});
  const endless = await receiver((_, response) => {
    const timer = setInterval(() => response.write("x"), 5);
    response.on("close", () => clearInterval(timer));
  });
  const post = postOutside({ isAllowed, timeLimitMs: 300 });
  const began = performance.now();

  const posted = await Promise.all([silent, endless].map((url) => post({ url, ...message })));

  expect(posted[0]).toMatchObject({ isDelivered: false, outcome: "No answer within 0 seconds" });
  expect(posted[1]).toMatchObject({ isDelivered: true });
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each(["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"])(
  "nothing is sent to %s, by whatever name",
  async (host) => {
    let asked = 0;
    const url = new URL(
      await receiver((_, response) => {
        asked += 1;
        response.end();
      }),
    );
    const address = `http://${host}:${url.port}/hook`;

    const posted = await postOutside()({ url: address, ...message });

    expect(posted).toMatchObject({
      isDelivered: false,
      outcome: "The address isn't on the public internet",
    });
    expect(asked).toBe(0);
  },
);

test("what nobody listens on is said in a sentence", async () => {
  const post = postOutside({ isAllowed });

  expect(await post({ url: "http://127.0.0.1:1/", ...message })).toMatchObject({
    outcome: "The host refused the connection",
  });
  expect(await post({ url: "http://no-such-host.invalid/", ...message })).toMatchObject({
    outcome: "We couldn't find the host",
  });
});
