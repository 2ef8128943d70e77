import { cpSync, existsSync } from "node:fs";
import { extname, join } from "node:path";
import { root } from "./root.ts";

/** The server with its site and the extension as they were built, laid out as in the repository. */
export function copyProduct(to: string): void {
  copy(serverDist, to, (file) => extname(file) !== ".map");
  // What the build compressed goes in brotli alone, from which the server makes the rest.
  copy(site, to, (file) => extname(file) !== ".gz" && !existsSync(`${file}.br`));
  copy(extensionZip, to);
}

// The server finds the other two by its own place.
const serverDist = "apps/server/dist";
const site = "apps/web/build/client";
const extensionZip = "apps/extension/dist/flipworth-extension.zip";

function copy(path: string, to: string, filter: (file: string) => boolean = () => true): void {
  cpSync(join(root, path), join(to, path), { recursive: true, filter });
}
