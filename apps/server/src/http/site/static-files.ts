import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { type Encoding, encodings, fillAddresses, type OwnAddresses } from "./fill-addresses.ts";
import { readStored, storedFile } from "./stored-file.ts";

type Body = Uint8Array<ArrayBuffer>;
export type Variant = { body: Body; headers: Record<string, string> };
/** Made when first asked for, and there at once from then on. */
type Ready = () => Variant | Promise<Variant>;
/** One file of the site in each encoding it is sent in; `identity` is always there. */
export type StaticFile = { identity: Ready } & Partial<Record<Encoding, Ready>>;

/** A file outside the site's folder, and what becomes of its bytes before they go out. */
export type Download = { path: string; fill: (bytes: Body) => Body };

/** The addresses that pages are filled with, and the policy they go out with. */
export type PageSettings = OwnAddresses & { policyOf: (urlPath: string, html: string) => string };

const contentTypes: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".png": "image/png",
  ".sha256": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
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
  const all = new Set(paths.map((path) => join(siteDir, path)));
  const originals = new Set(paths.map((path) => path.replace(/\.(br|gz)$/, "")));
  return new Map(
    [...originals].map((path) => [urlPathFromFile(path), loadFrom({ siteDir, path, pages }, all)]),
  );
}

/** One file from outside the site's folder, as `fill` makes it when it is first asked for. */
export function loadStaticFile(urlPath: string, { path, fill }: Download): StaticFile {
  const kind = { path: basename(urlPath), encoding: "identity", headers: {} } as const;
  return { identity: once(() => variant(fill(readStored(path)), kind)) };
}

function urlPathFromFile(path: string): string {
  const urlPath = `/${path.split(sep).join("/")}`;
  return urlPath.endsWith("/index.html") ? urlPath.slice(0, -"/index.html".length) || "/" : urlPath;
}

type Place = { siteDir: string; path: string; pages: PageSettings };

function loadFrom({ siteDir, path, pages }: Place, all: ReadonlySet<string>): StaticFile {
  const isFilledIn = namesOrigin.has(extname(path));
  const stored = storedFile(join(siteDir, path), all, isFilledIn);
  // When first asked for: a thousand pages would cost the start what one answer hardly notices.
  const text = () => {
    const built = stored.text();
    return isFilledIn ? (fillAddresses(built, pages) ?? built) : built;
  };
  const policy = extname(path) === ".html" ? policyHeaders(path, pages) : () => ({});
  const ready = (body: Body, encoding: Encoding | "identity", page: Body) =>
    variant(body, { path, encoding, headers: policy(page) });
  const file: StaticFile = {
    identity: once(() => {
      const body = text();
      return ready(body, "identity", body);
    }),
  };
  if (!stored.isCompressible) return file;
  for (const { encoding, compress } of encodings) {
    file[encoding] = once(() => {
      const body = text();
      const copy = stored.copy(encoding);
      if (copy) return ready(copy, encoding, body);
      return compress(body).then((compressed) => ready(compressed, encoding, body));
    });
  }
  return file;
}

/** What a page goes out with beyond what every file does. */
function policyHeaders(
  path: string,
  { policyOf }: PageSettings,
): (page: Body) => Record<string, string> {
  let made: Record<string, string> | undefined;
  const make = (page: Body) => {
    const html = new TextDecoder().decode(page);
    return {
      ...pageHeaders,
      "Content-Security-Policy": policyOf(urlPathFromFile(path), html),
    };
  };
  return (page) => (made ??= make(page));
}

/** Whoever asks while the first answer is made waits for that one; a failure is not kept. */
function once(make: Ready): Ready {
  let made: Variant | Promise<Variant> | undefined;
  const start = () => {
    const first = make();
    if (!(first instanceof Promise)) return first;
    return first.then(
      (variant) => (made = variant),
      (error: unknown) => {
        made = undefined;
        throw error;
      },
    );
  };
  return () => (made ??= start());
}

/** What browsers heed of a document alone: a page asks for thirty files, each with its headers. */
const pageHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
  "X-Frame-Options": "DENY",
};

const fileHeaders = {
  "Cross-Origin-Resource-Policy": "same-site",
  // Heeded of scripts and styles too, for what they ask for in turn.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // Browsers heed it on https alone.
  "Strict-Transport-Security": "max-age=63072000",
  "X-Content-Type-Options": "nosniff",
};

type Kind = { path: string; encoding: Encoding | "identity"; headers: Record<string, string> };

function variant(body: Body, { path, encoding, headers: own }: Kind): Variant {
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
    ...own,
  };
  return { body, headers };
}
