import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { paths } from "./src/paths.ts";

/** Pages that open without a connection. */
const pages = [paths.analyze, paths.garageSale, paths.offline];
const alsoNeeded = ["icon.svg", "pictures/app/icon-192.png"];
/** A bundled file as scripts and pages name it. */
const assetName = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2)/g;
/** It lists the modules of every page, which is not the same as needing them. */
const isListOfAll = (file: string) => file.startsWith("manifest-");
/** A megabyte of price guide, a reader of barcodes and another language are kept at their first use. */
const isKeptLater = (file: string) => /^(?:(?:local-engine|barcode)-worker|spanish)-/.test(file);

/** Writes `service-worker.js` with the list of what it keeps: the pages above and what they load. */
export async function writeServiceWorker(site: string): Promise<void> {
  const texts = await Promise.all(pages.map((path) => readFile(fileOfPage(site, path), "utf8")));
  const assets = await assetsOf(site, texts);
  const others = await Promise.all(
    alsoNeeded.map(async (file) => ({
      url: `/${file}`,
      revision: hashOf(await readFile(join(site, file))),
    })),
  );
  const files = [
    ...pages.map((url, at) => ({ url, revision: hashOf(texts[at] ?? "") })),
    ...assets.map((name) => ({ url: `/assets/${name}`, revision: null })),
    ...others,
  ];
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      __BUILT_FILES__: JSON.stringify(files),
    },
    build: {
      outDir: site,
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: join(import.meta.dirname, "src/service-worker/main.ts"),
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

const fileOfPage = (site: string, path: string) => join(site, path.slice(1), "index.html");

/** Everything bundled that the pages name, and what those name in turn. */
async function assetsOf(site: string, pageTexts: readonly string[]): Promise<string[]> {
  const there = new Set(await readdir(join(site, "assets")));
  const found = new Set<string>();
  const waiting = pageTexts.flatMap((text) => namesIn(text));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !there.has(name) || isKeptLater(name)) continue;
    found.add(name);
    if (!name.endsWith(".js") || isListOfAll(name)) continue;
    waiting.push(...namesIn(await readFile(join(site, "assets", name), "utf8")));
  }
  return [...found].sort();
}

const namesIn = (text: string): string[] => text.match(assetName) ?? [];

function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("base64url").slice(0, 16);
}
