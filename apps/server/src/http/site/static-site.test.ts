import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { siteOriginPlaceholder, supportAddressPlaceholder } from "@flipworth/contract";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { pagePolicy } from "./page-policy.ts";
import { openSite, staticSite } from "./static-site.ts";

/** Not by `bytes()`, which a test's own Response lacks. */
const bytesOf = async (reply: Response): Promise<Buffer> => Buffer.from(await reply.arrayBuffer());

const home = "<h1>Home</h1>";
const root = mkdtempSync(join(tmpdir(), "flipworth-site-"));
const app = new Hono();

beforeAll(() => {
  const site = join(root, "site");
  write(site, "index.html", home);
  write(site, "index.html.br", brotliCompressSync(home));
  write(site, "index.html.gz", gzipSync(home));
  write(site, "analyze/index.html", "<h1>Analyze</h1>");
  write(site, "404/index.html", "<h1>404 Page Not Found</h1>");
  write(site, "__spa-fallback.html", "<div id=app>");
  write(site, "assets/app-1a2b.js", "start()");
  const about = `<link rel="canonical" href="${siteOriginPlaceholder}/about"/>€`;
  write(site, "prices/recorded/index.html", "<h1>Recorded</h1>");
  write(site, "prices/lamp/index.html", "<h1>Lamp</h1>");
  const mail = supportAddressPlaceholder;
  write(site, "join/index.html", `Write to <a href="mailto:${mail}">${mail}</a>.`);
  write(site, "about/index.html", about);
  write(site, "about/index.html.br", brotliCompressSync(about));
  write(site, "about/index.html.gz", gzipSync(about));
  write(site, "packed/index.html.br", brotliCompressSync(about));
  write(site, "assets/packed-3c4d.js.br", brotliCompressSync("packed()"));
  write(site, "sitemap.xml", `<loc>${siteOriginPlaceholder}/about</loc>`);
  write(root, "secret.txt", "outside");
  write(root, "built/extension.zip", "PK");
  const settings = { analyticsId: null, redditPixelId: null, paymentHosts: null };
  const pages = {
    origin: "https://flipworth.test",
    supportAddress: null,
    policyOf: pagePolicy(settings),
  };
  const downloads = {
    "/downloads/extension.zip": {
      path: join(root, "built/extension.zip"),
      fill: (bytes: Uint8Array) => new Uint8Array([...bytes, 33]),
    },
    "/downloads/never-built.zip": {
      path: join(root, "built/never-built.zip"),
      fill: (bytes: Uint8Array) => new Uint8Array(bytes),
    },
  };
  app.on(["GET", "HEAD"], "/*", staticSite(openSite(site, pages, downloads)));
});
afterAll(() => rmSync(root, { recursive: true }));

function write(folder: string, name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

test.each([
  // path, status, body
  ["/", 200, home],
  ["/index.html", 200, home],
  ["/analyze", 200, "<h1>Analyze</h1>"],
  ["/analyze/", 200, "<h1>Analyze</h1>"],
  ["/analyze?ref=mail", 200, "<h1>Analyze</h1>"],
  ["/analyze/deeper", 404, "<h1>404 Page Not Found</h1>"],
  ["/nothing-here", 404, "<h1>404 Page Not Found</h1>"],
  ["/__spa-fallback.html", 404, "<h1>404 Page Not Found</h1>"],
  ["/index.html.br", 404, "<h1>404 Page Not Found</h1>"], // an encoding, not a page
  ["/%E0%A4%A", 404, "<h1>404 Page Not Found</h1>"], // not decodable
])("%s answers %i", async (path, status, body) => {
  const reply = await app.request(path);
  expect([reply.status, await reply.text()]).toEqual([status, body]);
});

test.each([
  ["/prices/lamp", 200, "<h1>Lamp</h1>"],
  ["/prices/recorded", 200, "<h1>Recorded</h1>"],
  ["/prices/recorded/sofa", 200, "<h1>Recorded</h1>"],
])("%s answers %i with its page or the shell of recorded prices", async (path, status, body) => {
  const reply = await app.request(path);
  expect([reply.status, await reply.text()]).toEqual([status, body]);
});

test.each([
  ["/prices/sofa", "/prices/recorded/sofa"],
  ["/prices/near?title=Sofa", "/prices/recorded/near?title=Sofa"],
  ["/prices/category/books", "/prices/recorded/category/books"],
])("%s has no public page and leads to %s", async (path, to) => {
  const reply = await app.request(path);
  expect([reply.status, reply.headers.get("location")]).toEqual([302, to]);
});

test("pages name the configured support address, and nobody's mailbox without one", async () => {
  expect(await (await app.request("/join")).text()).toBe(
    'Write to <a href="/join#write">whoever runs this server</a>.',
  );
  const pages = {
    origin: "https://flipworth.test",
    supportAddress: "help@flipworth.test",
    policyOf: () => "default-src 'none'",
  };
  const configured = new Hono().get("/*", staticSite(openSite(join(root, "site"), pages)));
  expect(await (await configured.request("/join")).text()).toBe(
    'Write to <a href="mailto:help@flipworth.test">help@flipworth.test</a>.',
  );
});

test("a page goes out in the encoding the browser likes best, one it refuses does not", async () => {
  const encoded = (accept: string) => app.request("/", { headers: { "accept-encoding": accept } });

  const brotli = await encoded("gzip, deflate, br");

  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(home);
  expect((await encoded("gzip")).headers.get("content-encoding")).toBe("gzip");
  expect((await encoded("br;q=0, gzip;q=0.5")).headers.get("content-encoding")).toBe("gzip");
  expect((await encoded("")).headers.get("content-encoding")).toBe(null);
});

test("a page names its own address under the server's origin, in every encoding", async () => {
  const filled = '<link rel="canonical" href="https://flipworth.test/about"/>€';
  const encoded = (accept: string) =>
    app.request("/about", { headers: { "accept-encoding": accept } });

  const [plain, brotli, gzipped] = await Promise.all([encoded(""), encoded("br"), encoded("gzip")]);

  expect(await plain.text()).toBe(filled);
  expect(brotli.headers.get("content-encoding")).toBe("br");
  const sent = await bytesOf(brotli);
  expect(brotli.headers.get("content-length")).toBe(String(sent.length));
  expect(brotliDecompressSync(sent).toString()).toBe(filled);
  expect(gunzipSync(await bytesOf(gzipped)).toString()).toBe(filled);
  expect(await (await app.request("/sitemap.xml")).text()).toBe(
    "<loc>https://flipworth.test/about</loc>",
  );
});

test.each([
  ["/packed", '<link rel="canonical" href="https://flipworth.test/about"/>€'],
  ["/assets/packed-3c4d.js", "packed()"],
])("%s, stored in brotli alone, goes out in every encoding", async (path, text) => {
  const encoded = (accept: string) => app.request(path, { headers: { "accept-encoding": accept } });

  const [plain, brotli, gzipped] = await Promise.all([encoded(""), encoded("br"), encoded("gzip")]);

  expect(await plain.text()).toBe(text);
  expect(plain.headers.get("content-type")).toBe(brotli.headers.get("content-type"));
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe(text);
  expect(gunzipSync(await bytesOf(gzipped)).toString()).toBe(text);
});

test("a page with the server's origin in it is not sent again either", async () => {
  const ask = (headers: object) =>
    app.request("/about", { headers: { "accept-encoding": "br", ...headers } });
  const etag = (await ask({})).headers.get("etag");

  const second = await ask({ "if-none-match": etag });

  expect([second.status, await second.text()]).toEqual([304, ""]);
});

test("a page that the browser has already is not sent again", async () => {
  const first = await app.request("/");
  const etag = first.headers.get("etag") ?? "";

  const second = await app.request("/", { headers: { "if-none-match": `"other", W/${etag}` } });

  expect([second.status, await second.text()]).toEqual([304, ""]);
  expect(second.headers.get("etag")).toBe(etag);
});

test("named-by-content files are kept for good, pages are asked about each time", async () => {
  const script = await app.request("/assets/app-1a2b.js");
  expect(script.headers.get("cache-control")).toContain("immutable");
  expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
  expect((await app.request("/")).headers.get("cache-control")).toBe("no-cache");
});

test("what another build left is a download, and one that was never built is a missing page", async () => {
  const zip = await app.request("/downloads/extension.zip");
  expect([zip.status, await zip.text()]).toEqual([200, "PK!"]);
  expect(zip.headers.get("content-type")).toBe("application/zip");
  expect((await app.request("/downloads/never-built.zip")).status).toBe(404);
});

test("everything asks for https from then on, and a page goes out with its policy", async () => {
  const page = await app.request("/analyze");
  const script = await app.request("/assets/app-1a2b.js");

  expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
  for (const { headers } of [page, script, await app.request("/missing")]) {
    expect(headers.get("strict-transport-security")).toBe("max-age=63072000");
  }
  const ofPages = {
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-frame-options": "DENY",
  };
  expect(Object.fromEntries(page.headers)).toMatchObject(ofPages);
  for (const name of [...Object.keys(ofPages), "content-security-policy"]) {
    expect(script.headers.has(name)).toBe(false);
  }
});

test("HEAD gives the headers of GET and no body", async () => {
  const reply = await app.request("/", { method: "HEAD" });
  expect([reply.status, await reply.text()]).toEqual([200, ""]);
  expect(reply.headers.get("content-length")).toBe(String(home.length));
});

test("no path leads out of the site's folder", async () => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  // Sent as they are: `fetch` would tidy the dots away.
  const statusOf = (path: string) =>
    new Promise((resolve, reject) => {
      request({ port, path, host: "127.0.0.1" }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      })
        .on("error", reject)
        .end();
    });
  for (const path of [
    "/../secret.txt",
    "/..%2fsecret.txt",
    "/%2e%2e/secret.txt",
    "/assets/../../secret.txt",
    "/..\\secret.txt",
    "//secret.txt",
    "/\0",
  ]) {
    expect([path, await statusOf(encodeURI(path).replaceAll("%25", "%"))]).toEqual([path, 404]);
  }
});
