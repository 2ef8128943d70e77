import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import type { Tarball } from "./tarball.ts";

const listing = '{"title": "DeWalt DCD771 drill with two batteries", "price": 45}\n';
const pasted = "DeWalt DCD771 drill\n$45\nCondition: Used - Good\n";

/**
 * Installs the tarballs in an empty folder, as npm would but from what is on the disk already, and uses
 * them with the oldest Node that is around. Gives what did not work, a sentence each.
 */
export function tryPackages(tarballs: readonly Tarball[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "flipworth-packages-"));
  try {
    const packages = tarballs.map(({ path }) => unpack(path, folder));
    for (const at of packages) linkDependencies(at, folder);
    const node = machineNode();
    const command = join(folder, "node_modules/flipworth/dist/flipworth.js");
    const mcp = join(folder, "node_modules/flipworth-mcp/dist/flipworth-mcp.js");
    const page = join(folder, "listing.txt");
    writeFileSync(page, pasted);
    const say = (code: string) =>
      run(node, ["--input-type=module", "-e", code], { folder, input: "" });
    return [
      expect("appraise", run(node, [command, "appraise"], { folder, input: listing }), /"verdict"/),
      expect("read", run(node, [command, "read", page], { folder, input: "" }), /"listing"/),
      expect("agents' tools", run(node, [mcp, "help"], { folder, input: "" }), /flipworth-mcp \[/),
      expect("the usage", run(node, [command], { folder, input: "" }), /npx flipworth serve/),
      ...packages.flatMap((at) => examplesOf(at).map((code) => expect(at, say(code), /^$/))),
    ].flat();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function expect(what: string, said: string, wanted: RegExp): string[] {
  return wanted.test(said) ? [] : [`${what} said: ${said.slice(0, 500)}`];
}

/** The folder of the package among the installed ones. */
function unpack(tarball: string, folder: string): string {
  const unpacked = mkdtempSync(join(folder, "unpacked-"));
  execFileSync("tar", ["-xzf", tarball, "-C", unpacked]);
  const from = join(unpacked, "package");
  const to = join(folder, "node_modules", manifestOf(from).name);
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(from, to, "junction");
  return to;
}

function linkDependencies(at: string, folder: string): void {
  for (const name of Object.keys(manifestOf(at).dependencies ?? {})) {
    const to = join(folder, "node_modules", name);
    const from = [root, ...workspacesWithOwn].map((place) =>
      join(root, place, "node_modules", name),
    );
    const known = [join(root, "node_modules", name), ...from].find((path) => existsSync(path));
    if (known === undefined || existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    symlinkSync(known, to, "junction");
  }
}

const workspacesWithOwn = ["apps/server", "packages/ocr", "packages/contract"];

/** The code of the package's README, which people copy. */
function examplesOf(at: string): string[] {
  const blocks = readFileSync(join(at, "README.md"), "utf8").matchAll(/```ts\n(.*?)```/gs);
  // A page exists in browsers only.
  return [...blocks].flatMap(([, code = ""]) => (code.includes("document") ? [] : [code]));
}

function manifestOf(at: string): { name: string; dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(at, "package.json"), "utf8"));
}

/** The machine's own Node, which may be older than the one that runs this. */
function machineNode(): string {
  const names = process.platform === "win32" ? ["node.exe"] : ["node"];
  const places = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((at) => !at.includes("node_modules"));
  const found = places
    .flatMap((place) => names.map((name) => join(place, name)))
    .find((path) => existsSync(path));
  return found ?? process.execPath;
}

function run(
  program: string,
  args: readonly string[],
  { folder, input }: { folder: string; input: string },
): string {
  try {
    return execFileSync(program, args, { cwd: folder, input, encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string }; // Safe because execFileSync adds them.
    return `${stdout}${stderr}`;
  }
}
