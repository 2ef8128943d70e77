// Runs before `npm start` and `npm test`, on whatever Node the machine has and without any
// dependency: installs when nothing is installed, or when the lock file is newer than what is.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".flipworth-installed");
const [major] = process.versions.node.split(".").map(Number);
/** Runs TypeScript as it stands, and the server. */
const servingMajor = 24;

if (major < 20) fail(`Flipworth needs Node 20 or newer; this is ${process.version}.`);

const lock = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
if (lastInstalled() !== lock && !isFresh()) install();
remember();
// The lock file brings an interpreter for Linux and for Windows on x64; elsewhere the machine's own runs.
if (major < servingMajor && !bringsInterpreter()) {
  fail(`Flipworth needs Node ${servingMajor} or newer on this system; this is ${process.version}.`);
}

function bringsInterpreter() {
  return ["node", "node.cmd"].some((name) => existsSync(join(root, "node_modules", ".bin", name)));
}

function lastInstalled() {
  try {
    return readFileSync(stamp, "utf8");
  } catch {
    return undefined;
  }
}

// npm writes this file at the end of every install, so one run by hand counts as well.
function isFresh() {
  try {
    const installed = statSync(join(root, "node_modules", ".package-lock.json")).mtimeMs;
    return installed >= statSync(join(root, "package-lock.json")).mtimeMs;
  } catch {
    return false;
  }
}

function install() {
  process.stdout.write("Installing what is missing (once, about a minute) …\n");
  const npm = process.env.npm_execpath;
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
  const options = { cwd: root, stdio: ["ignore", "inherit", "inherit"] };
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (result.status !== 0) fail("npm ci failed: see its message above, then try again.");
}

function remember() {
  if (lastInstalled() !== lock) writeFileSync(stamp, lock);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
