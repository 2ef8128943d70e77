import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";

export type Tarball = { path: string; megabytes: number; isLibrary: boolean };

/** What all packages say of themselves. */
const commonManifest = {
  license: "MIT",
  type: "module",
  engines: { node: ">=20.12" },
  publishConfig: { access: "public", provenance: true },
};

type Manifest = { name: string; description: string } & Record<string, unknown>;

/** Writes what belongs to each package into its folder and packs it there. */
export function makeTarball(folder: string, manifest: Manifest, readme: string): Tarball {
  mkdirSync(folder, { recursive: true });
  const whole = { ...manifest, version: rootVersion(), ...commonManifest };
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(whole, null, 2)}\n`);
  writeFileSync(join(folder, "README.md"), readme);
  copyFileSync(join(root, "LICENSE"), join(folder, "LICENSE"));
  const packed = execFileSync("npm", ["pack", "--json", "--pack-destination", join(folder, "..")], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    shell: process.platform === "win32",
  });
  const [{ filename } = { filename: "" }] = filesOf(JSON.parse(packed));
  const path = join(folder, "..", filename);
  return { path, megabytes: statSync(path).size / 1e6, isLibrary: "exports" in manifest };
}

/** npm answers with a list, or with an object by name, as its version likes. */
const filesOf = (packed: object): { filename: string }[] => Object.values(packed);

function rootVersion(): string {
  return manifestOf(root).version;
}

type KnownManifest = {
  version: string;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

export const manifestOf = (folder: string): KnownManifest =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
