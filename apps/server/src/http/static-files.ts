import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { type Encoding, encodings, fillOrigin } from "./fill-origin.ts";

type Body = Uint8Array<ArrayBuffer>;
export type Variant = { body: Body; headers: Record<string, string> };
/** One file of the site in each encoding it was built in; `identity` is always there. */
export type StaticFile = {
  identity: Variant;
  br?: () => Variant | Promise<Variant>;
  gzip?: () => Variant | Promise<Variant>;
  /** What a page goes out with beyond that: its Content-Security-Policy, made when first asked for. */
  policy?: () => Record<string, string>;
};

/** The origin that pages are filled with, and the policy they go out with. */
export type PageSettings = { origin: string; policyOf: (urlPath: string, html: string) => string };

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

/** What names the site's own address: pages, the sitemap, robots.txt. */
const namesOrigin = new Set([".html", ".txt", ".xml"]);

/**
 * Reads a built site into memory, by URL path: "/about/index.html" answers "/about". Each file's
 * headers are made once, so that a request only picks one. A path is looked up among these,
 * never joined to a folder, so no path leads out of the site.
 */
export function loadStaticFiles(
  siteDir: string,
  pages: PageSettings,
): ReadonlyMap<string, StaticFile> {
  const paths = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteDir, join(entry.parentPath, entry.name)));
  const all = new Set(paths);
  const originals = paths.filter((path) => !encodings.some(({ suffix }) => path.endsWith(suffix)));
  const load = (path: string) => withPolicy(loadFrom({ siteDir, path, pages }, all), path, pages);
  return new Map(originals.map((path) => [urlPathFromFile(path), load(path)]));
}

/** One file from outside the site's folder, as it is. */
export function loadStaticFile(path: string): StaticFile {
  return { identity: variant(read(path), basename(path), "identity") };
}

function urlPathFromFile(path: string): string {
  const urlPath = `/${path.split(sep).join("/")}`;
  return urlPath.endsWith("/index.html") ? urlPath.slice(0, -"/index.html".length) || "/" : urlPath;
}

/** Reading a thousand pages for their scripts would cost the start what one answer hardly notices. */
function withPolicy(file: StaticFile, path: string, pages: PageSettings): StaticFile {
  if (extname(path) !== ".html") return file;
  let policy: Record<string, string> | undefined;
  const make = () => {
    const html = new TextDecoder().decode(file.identity.body);
    return { "Content-Security-Policy": pages.policyOf(urlPathFromFile(path), html) };
  };
  return { ...file, policy: () => (policy ??= make()) };
}

type Place = { siteDir: string; path: string; pages: PageSettings };

function loadFrom({ siteDir, path, pages }: Place, all: ReadonlySet<string>): StaticFile {
  const built = read(join(siteDir, path));
  const filled = namesOrigin.has(extname(path)) ? fillOrigin(built, pages.origin) : undefined;
  const file: StaticFile = { identity: variant(filled ?? built, path, "identity") };
  for (const { suffix, encoding, compress } of encodings) {
    if (!all.has(path + suffix)) continue;
    if (filled) {
      file[encoding] = once(async () => variant(await compress(filled), path, encoding));
    } else {
      const ready = variant(read(join(siteDir, path + suffix)), path, encoding);
      file[encoding] = () => ready;
    }
  }
  return file;
}

/** Whoever asks while the first answer is made waits for that one; a failure is not kept. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

const fileHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-site",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Browsers heed it on https alone.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

const read = (path: string): Body => new Uint8Array(readFileSync(path));

function variant(body: Body, path: string, encoding: Encoding | "identity"): Variant {
  const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  // Vite names what it puts in assets/ after its content.
  const isImmutable = path.startsWith(`assets${sep}`);
  const headers = {
    "Cache-Control": isImmutable ? "public, max-age=31536000, immutable" : "no-cache",
    "Content-Length": String(body.length),
    "Content-Type": contentTypes[extname(path)] ?? "application/octet-stream",
    ETag: `"${hash}"`,
    ...fileHeaders,
    Vary: "Accept-Encoding",
    ...(encoding === "identity" ? {} : { "Content-Encoding": encoding }),
  };
  return { body, headers };
}
