import { createHash } from "node:crypto";
import { unzipSync, zipSync } from "fflate";
import type { Downloads } from "./static-site.ts";

const manifestName = "manifest.json";
// Zip files hold no earlier day; one and the same day gives one and the same file.
const day = "1980-01-01T00:00:00";

const name = "flipworth-extension.zip";

/** The zip for this server, and beside it what `sha256sum --check` reads to tell whether it is that one. */
export function extensionDownloads(origin: string, path: string): Downloads {
  return {
    [`/downloads/${name}`]: { path, fill: (zip) => extensionFor(origin, zip) },
    [`/downloads/${name}.sha256`]: {
      path,
      fill: (zip) => {
        const hash = createHash("sha256").update(extensionFor(origin, zip)).digest("hex");
        return new TextEncoder().encode(`${hash}  ${name}\n`);
      },
    },
  };
}

/**
 * The extension's zip with the address of the server that it is downloaded from, so that it works
 * without a visit to its options: `homepage_url` is the address it asks, and Chrome is asked to
 * allow that host instead of this computer.
 */
export function extensionFor(origin: string, zip: Uint8Array): Uint8Array<ArrayBuffer> {
  const files = unzipSync(zip);
  const manifest = files[manifestName];
  if (!manifest) throw new Error(`The extension's zip holds no ${manifestName}`);
  const text = manifestFor(origin, new TextDecoder().decode(manifest));
  const filled = { ...files, [manifestName]: new TextEncoder().encode(text) };
  return new Uint8Array(zipSync(filled, { mtime: day, level: 3 }));
}

function manifestFor(origin: string, manifest: string): string {
  const { protocol, hostname } = new URL(origin);
  // A pattern without a port covers every port.
  const hosts = [`${protocol}//${hostname}/*`];
  return JSON.stringify({ ...JSON.parse(manifest), homepage_url: origin, host_permissions: hosts });
}
