import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { Hono } from "hono";
import type { ApiContext, ApiEnv } from "../middleware/api-env.ts";
import { AppError } from "../replies/app-error.ts";
import { replyHeaders } from "../replies/reply.ts";
import { docsPage, docsScript, docsStyle, themeScript } from "./docs-page.ts";

const compress = promisify(brotliCompress);
const javaScript = "text/javascript; charset=utf-8";
const css = "text/css; charset=utf-8";

/** Styles that the library's components set on elements of their own; everything else is a file. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

type DocsFile = { type: string; plain: Buffer; br: Buffer; etag: string };

const files = new Map<string, { type: string; read: () => Promise<Buffer> }>([
  ["docs.css", { type: css, read: async () => Buffer.from(docsStyle) }],
  ["docs.js", { type: javaScript, read: async () => Buffer.from(docsScript) }],
  ["theme.js", { type: javaScript, read: async () => Buffer.from(themeScript) }],
  ["swagger-ui.css", { type: css, read: () => ofLibrary("swagger-ui.css") }],
  ["swagger-ui-bundle.js", { type: javaScript, read: () => ofLibrary("swagger-ui-bundle.js") }],
]);

const { resolve } = createRequire(import.meta.url);
const ofLibrary = (name: string) => readFile(resolve(`swagger-ui-dist/${name}`));

/** The OpenAPI document as a page, from this server alone: no other host is asked for anything. */
export function docsRoutes() {
  const kept = new Map<string, Promise<DocsFile>>();
  return new Hono<ApiEnv>()
    .get("/", (c) => new Response(docsPage, { headers: headersOf(c, "text/html; charset=utf-8") }))
    .get("/:file", async (c) => {
      const name = c.req.param("file");
      const known = files.get(name);
      if (!known) throw new AppError("not_found", "The documentation has no such file.");
      const loading = kept.get(name) ?? load(known);
      kept.set(name, loading);
      return replyFile(c, await loading);
    });
}

async function load({ type, read }: { type: string; read: () => Promise<Buffer> }) {
  const plain = await read();
  // Once for each server; the highest quality takes seconds for a bundle of this size.
  const br = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  const etag = `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`;
  return { type, plain, br, etag };
}

function replyFile(c: ApiContext, { type, plain, br, etag }: DocsFile): Response {
  const isKnown = c.req.header("if-none-match") === etag;
  const takesBrotli = /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  const headers = {
    ...headersOf(c, type),
    "Cache-Control": "public, max-age=3600",
    ETag: etag,
    Vary: "Accept-Encoding, Origin",
    ...(takesBrotli && !isKnown ? { "Content-Encoding": "br" } : {}),
  };
  if (isKnown) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(takesBrotli ? br : plain), { headers });
}

const headersOf = (c: ApiContext, type: string) => ({
  ...replyHeaders(c, type),
  "Content-Security-Policy": policy,
});
