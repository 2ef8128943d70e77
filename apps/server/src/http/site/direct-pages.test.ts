import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { siteOriginPlaceholder } from "@flipworth/contract";
import { Hono } from "hono";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { listen } from "../../lifecycle/listen.ts";
import { directPages } from "./direct-pages.ts";
import {
  observeDirect,
  observeRequests,
  type RequestRecord,
} from "../middleware/observe-requests.ts";
import { openSite, staticSite } from "./static-site.ts";

const folder = mkdtempSync(join(tmpdir(), "flipworth-direct-"));
afterAll(() => rmSync(folder, { recursive: true }));
const about = `<link rel="canonical" href="${siteOriginPlaceholder}/about"/>€`;
for (const [name, text] of [
  ["about", about],
  ["404", "<h1>404 Page Not Found</h1>"],
  [".", "<h1>Home</h1>"],
] as const) {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, "index.html"), text);
  writeFileSync(join(folder, name, "index.html.br"), brotliCompressSync(text));
  writeFileSync(join(folder, name, "index.html.gz"), gzipSync(text));
}

/** The site on a port, with the direct way or without, and which requests the application saw. */
async function serving({ isDirect }: { isDirect: boolean }) {
  const policyOf = () => "default-src 'none'";
  const site = openSite(folder, {
    origin: "https://flipworth.test",
    supportAddress: null,
    policyOf,
  });
  const seen: string[] = [];
  const records: RequestRecord[] = [];
  const observers = [
    { isWatching: () => true, see: (record: RequestRecord) => records.push(record) },
  ];
  const app = new Hono().use((c, next) => {
    seen.push(c.req.path);
    return next();
  });
  app.on(["GET", "HEAD"], "/*", staticSite(site));
  const listening = await listen("127.0.0.1", 0);
  onTestFinished(() => listening.close(0));
  const direct = isDirect
    ? observeDirect(directPages(site, { isSecure: true }), observers)
    : undefined;
  listening.serve(observeRequests(app.fetch, observers), direct);
  const ask = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const sent = request({ port: listening.port, path, headers, method, agent: false }).end();
    const [reply]: IncomingMessage[] = await once(sent, "response");
    if (!reply) throw new Error("no answer");
    const { date: _, connection: _connection, "keep-alive": _keepAlive, ...rest } = reply.headers;
    return { status: reply.statusCode, headers: rest, body: (await buffer(reply)).toString("hex") };
  };
  return { ask, seen, records };
}

const asked: [string, string, Record<string, string>][] = [
  ["in brotli", "/about", { "accept-encoding": "gzip, br" }],
  ["in gzip", "/about", { "accept-encoding": "br;q=0, gzip" }],
  ["as it is", "/about", {}],
  ["under its other names", "/about/index.html?from=mail", { "accept-encoding": "br" }],
  ["when the browser has one of any kind", "/about", { "if-none-match": "*" }],
];

test.each(asked)("a page %s is the same by both ways", async (_, path, headers) => {
  const slow = await serving({ isDirect: false });
  const fast = await serving({ isDirect: true });

  const first = await fast.ask(path, headers);
  const second = await fast.ask(path, headers);
  const expected = await slow.ask(path, headers);

  expect([first, second]).toEqual([expected, expected]);
  expect(fast.seen.length).toBeLessThanOrEqual(1);
});

test("other methods and what is not there go through the application", async () => {
  const { ask, seen } = await serving({ isDirect: true });
  const paths = ["/nowhere", "/%61bout", "//about"];

  for (const path of paths) await ask(path);
  await ask("/about", {}, "HEAD");
  await ask("/about", {}, "POST");

  expect(seen).toHaveLength(paths.length + 2);
});

test("the home page is sent directly, but to who may be signed in by the application", async () => {
  const { ask, seen } = await serving({ isDirect: true });
  const signedIn = { cookie: "theme=dark; __Host-flipworth_session=abc" };

  for (const path of ["/", "/?ref=mail", "/index.html"]) {
    expect((await ask(path, { cookie: "theme=dark" })).body).toBe(
      Buffer.from("<h1>Home</h1>").toString("hex"),
    );
  }
  expect(seen).toEqual([]);
  for (const path of ["/", "/?ref=mail", "/index.html"]) await ask(path, signedIn);
  expect(seen).toHaveLength(3);
});

test("a page sent directly is counted and logged like any other", async () => {
  const { ask, seen, records } = await serving({ isDirect: true });

  const { body } = await ask("/about");

  expect(seen).toEqual([]);
  await expect.poll(() => records).toHaveLength(1);
  expect(records[0]).toMatchObject({ route: "page", method: "GET", status: 200, isCutOff: false });
  expect(records[0]?.bytes).toBeGreaterThan(body.length / 2);
});
