import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";

type Encoding = "identity" | "br" | "gzip";
export type Variant = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
/** One file of the site in each encoding it was built in; `identity` is always there. */
export type StaticFile = { identity: Variant; br?: Variant; gzip?: Variant };

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
  ".zip": "application/zip",
};

const compressed = [
  { suffix: ".br", encoding: "br" },
  { suffix: ".gz", encoding: "gzip" },
] as const;

/**
 * Reads a built site into memory, by URL path: "/about/index.html" answers "/about". Each file's
 * headers are made here, once, so that a request only picks one. A path is looked up among these,
 * never joined to a folder, so no path leads out of the site.
 */
export function loadStaticFiles(siteDir: string): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)));
  const all = new Set(paths);
  const originals = paths.filter((path) => !compressed.some(({ suffix }) => path.endsWith(suffix)));
  return new Map(originals.map((path) => [urlPathFromFile(path), load(siteDir, path, all)]));
}

/** One file from outside the site's folder, as it is. */
export function loadStaticFile(path: string): StaticFile {
  return { identity: variant(new Uint8Array(readFileSync(path)), basename(path), "identity") };
}

function urlPathFromFile(path: string): string {
  const urlPath = `/${path.split(sep).join("/")}`;
  return urlPath.endsWith("/index.html") ? urlPath.slice(0, -"/index.html".length) || "/" : urlPath;
}

function load(siteDir: string, path: string, all: ReadonlySet<string>): StaticFile {
  const read = (name: string) => new Uint8Array(readFileSync(join(siteDir, name)));
  const file: StaticFile = { identity: variant(read(path), path, "identity") };
  for (const { suffix, encoding } of compressed) {
    if (all.has(path + suffix)) file[encoding] = variant(read(path + suffix), path, encoding);
  }
  return file;
}

function variant(body: Uint8Array<ArrayBuffer>, path: string, encoding: Encoding): Variant {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  // Vite names what it puts in assets/ after its content.
  const isImmutable = path.startsWith(`assets${sep}`);
  const headers = {
    "Cache-Control": isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Length": String(body.length),
    "Content-Type": contentTypes[extname(path)] ?? "application/octet-stream",
    ETag: `"${hash}"`,
    "Referrer-Policy": "strict-origin-when-cross-origin",
    Vary: "Accept-Encoding",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  return { body, headers };
}
