import { existsSync } from "node:fs";
import type { Handler } from "hono";
import {
  loadStaticFile,
  loadStaticFiles,
  type PageSettings,
  type StaticFile,
  type Variant,
} from "./static-files.ts";

/** Screens that exist only in the browser: any path under these gets the empty app. */
const screens = ["/dashboard", "/subscribe"];

/** URL path → file that lies outside the site's folder: what the other builds leave for people. */
export type Downloads = Readonly<Record<string, string>>;

/**
 * Serves the built site from memory, with headers made once and no middleware in between.
 * An unknown path gets the site's own 404 page, and so does a download that was not built.
 */
export function staticSite(
  siteDir: string,
  pages: PageSettings,
  downloads: Downloads = {},
): Handler {
  const built = Object.entries(downloads).filter(([, path]) => existsSync(path));
  const files = new Map([
    ...loadStaticFiles(siteDir, pages),
    ...built.map(([urlPath, path]) => [urlPath, loadStaticFile(path)] as const),
  ]);
  const app = files.get("/__spa-fallback.html");
  const missing = files.get("/404") ?? files.get("/404.html");
  return (c) => {
    const path = normalPath(c.req.path);
    const { raw } = c.req;
    // The empty app is not a page of its own.
    const file = path === "/__spa-fallback.html" ? undefined : files.get(path);
    if (file) return reply(raw, file);
    if (app && isScreen(path)) return reply(raw, app);
    return missing ? reply(raw, missing, 404) : c.text("404 Page Not Found", 404);
  };
}

function normalPath(path: string): string {
  const withoutIndex = path.endsWith("/index.html") ? path.slice(0, -"index.html".length) : path;
  return withoutIndex.length > 1 && withoutIndex.endsWith("/")
    ? withoutIndex.slice(0, -1)
    : withoutIndex;
}

const isScreen = (path: string) =>
  screens.some((screen) => path === screen || path.startsWith(`${screen}/`));

async function reply(request: Request, file: StaticFile, status = 200): Promise<Response> {
  const variant = await pickVariant(request, file);
  const headers = file.policy ? { ...variant.headers, ...file.policy() } : variant.headers;
  if (status === 200 && matchesEtag(request.headers.get("if-none-match"), headers["ETag"])) {
    const { "Content-Length": _, ...rest } = headers;
    return new Response(null, { status: 304, headers: rest });
  }
  return new Response(request.method === "HEAD" ? null : variant.body, { status, headers });
}

function pickVariant(request: Request, file: StaticFile): Variant | Promise<Variant> {
  const accepted = request.headers.get("accept-encoding") ?? "";
  if (file.br && accepts(accepted, "br")) return file.br();
  if (file.gzip && accepts(accepted, "gzip")) return file.gzip();
  return file.identity;
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding
    .split(",")
    .some((part) => part.trim().split(";")[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));
}

function matchesEtag(ifNoneMatch: string | null, etag: string | undefined): boolean {
  if (ifNoneMatch === null || etag === undefined) return false;
  return ifNoneMatch
    .split(",")
    .some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
}
