import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";

// Each rule lists its offenders, so a red test names the line to change.
const tracked = (...folders: string[]) =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((path) => path !== "" && existsSync(path));

const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|e2e|config)\.tsx?$|\/testing\//.test(path);
const product = tracked("apps", "packages", "tools")
  .filter(isProduct)
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

// `import … from "x"`, `export … from "x"`, `import "x"`, `import("x")`; not the same words in texts.
const specifiers =
  /^(?:import|export|\})[^"'\n]*\bfrom\s*"([^"\n]+)"|^import\s*"([^"\n]+)"|\bimport\("([^"\n]+)"\)/gm;
const edges = product.flatMap(({ path, text }) =>
  [...text.matchAll(specifiers)].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? "";
    const to = specifier.startsWith(".") ? join(dirname(path), specifier) : specifier;
    return { path, to };
  }),
);

const offenders = (breaks: (from: string, to: string) => boolean) =>
  edges.filter((edge) => breaks(edge.path, edge.to)).map((edge) => `${edge.path} -> ${edge.to}`);
const workspace = (path: string) => path.split("/").slice(0, 2).join("/");
const feature = (path: string) => /^apps\/[^/]+\/src\/features\/[^/]+/.exec(path)?.[0];
const isOurs = (to: string) => to.startsWith("@flipworth/") || /^(apps|packages)\//.test(to);
const packageName = (to: string) =>
  to
    .split("/")
    .slice(0, to.startsWith("@") ? 2 : 1)
    .join("/");

describe("who may import whom", () => {
  test("a package imports only packages below it", () => {
    const ladder = ["words", "contract", "guide", "engine"];
    const nameOf = (path: string) => /^(?:packages|@flipworth)\/([a-z-]+)/.exec(path)?.[1] ?? "";
    const rungOf = (path: string) => {
      const rung = ladder.indexOf(nameOf(path));
      return rung === -1 ? ladder.length : rung;
    };
    const isUp = (from: string, to: string) =>
      nameOf(to) !== nameOf(from) && rungOf(to) >= rungOf(from);
    const found = offenders(
      (from, to) => from.startsWith("packages/") && isOurs(to) && isUp(from, to),
    );
    expect(found).toEqual([]);
  });

  test("no app imports another app", () => {
    const apps = /^@flipworth\/(web|server|extension|cli)\b/;
    const found = offenders(
      (from, to) => apps.test(to) || (to.startsWith("apps/") && workspace(to) !== workspace(from)),
    );
    expect(found).toEqual([]);
  });

  test("the engine imports only its own files and the packages below it", () => {
    const isAllowed = (to: string) =>
      to.startsWith("packages/engine/") || /^@flipworth\/(?:words|contract|guide)\b/.test(to);
    const found = offenders((from, to) => from.startsWith("packages/engine/") && !isAllowed(to));
    expect(found).toEqual([]);
  });

  test("the guide reads files in its own entrances only", () => {
    const readers = edges.filter(
      ({ path, to }) => path.startsWith("packages/guide/") && to.startsWith("node:"),
    );
    expect(new Set(readers.map(({ path }) => path))).toEqual(
      new Set(
        ["bundle-plugin", "guide-from-files", "source/read-source", "source/source-files"].map(
          (name) => `packages/guide/src/${name}.ts`,
        ),
      ),
    );
  });

  test("no feature imports another feature", () => {
    const found = offenders((from, to) => {
      const [here, there] = [feature(from), feature(to)];
      return here !== undefined && there !== undefined && here !== there;
    });
    expect(found).toEqual([]);
  });

  test("only main.ts and env.ts know the environment", () => {
    const readers = product
      .filter((file) => /process\.env|import\.meta\.env/.test(file.text))
      .map((file) => file.path);
    expect(readers.filter((path) => !/\/(main|env)\.tsx?$/.test(path))).toEqual([]);
  });

  test("a workspace declares every package it imports", () => {
    const declared = (folder: string): Record<string, string> => {
      const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
      return { ...manifest.dependencies, ...manifest.devDependencies };
    };
    const isInstalled = (to: string) => !/^(node:|[#~]|apps\/|packages\/|tools\/)/.test(to);
    const found = offenders(
      (from, to) => isInstalled(to) && !(packageName(to) in declared(workspace(from))),
    );
    expect(found).toEqual([]);
  });
});

describe("the engine is pure", () => {
  test("it and its guide have no clock, no dice and no output", () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bfetch\(|\bconsole\.\w+\(/;
    const engine = product.filter((file) => /^packages\/(?:engine|guide)\//.test(file.path));
    const found = engine.filter((file) => impure.test(file.text)).map((file) => file.path);
    expect(found).toEqual([]);
  });

  test("its valuation never reads an asking price", () => {
    const valuation = product.filter((file) =>
      /^packages\/engine\/src\/(identification|valuation)\//.test(file.path),
    );
    const found = valuation.filter((file) => /\bPriceReading\b|\bfacts\.price\b/.test(file.text));
    expect(valuation.length).toBeGreaterThan(0);
    expect(found.map((file) => file.path)).toEqual([]);
  });
});

describe("what people read", () => {
  // A sentence in quotes; one between tags; one on a line of its own among them.
  const sentence = /["`][A-Z][\w’]*,? [\w“]|\w">[A-Z][^<>{}]*<|^ +[A-Z][a-z]+(?: [\w’]+)*[.…]?$/;
  // Comments, faults of ours, drawings, and what is sent to the server.
  const other = /^\s*(?:\/\/|\/?\*)|throw new Error|\b(?:d|outline)[:=]|^\s+"M\d|\bvalue: "/;
  const isForPeople = (line: string) => sentence.test(line) && !other.test(line);
  // Their screens and parts; the pages that only inform are written in English.
  const spoken =
    /^(?:apps\/extension\/src|packages\/ui\/src|apps\/web\/src\/(?:features\/(?:analyses|billing|connect|dashboard|deals|prices|session|settings|sharing)|components\/(?:frame|sales-file)|routes\/signed-in))\//;

  test("stands in catalogs, in both languages, and nowhere else", () => {
    const found = product
      .filter(({ path }) => spoken.test(path))
      .flatMap(({ path, text }) =>
        text.split("\n").flatMap((line) => (isForPeople(line) ? [`${path}: ${line.trim()}`] : [])),
      );
    // The product's name, and listings to try it with as people paste them.
    const kept = /^[^:]+(?:\/words\/|\/brand\.tsx|\/samples\.ts)/;
    const elsewhere = found.filter((line) => !kept.test(line));
    expect(found.length).toBeGreaterThan(50);
    expect(elsewhere).toEqual([]);
  });
});

describe("documents", () => {
  test("every path that a document names exists", () => {
    const documents = [
      "README.md",
      "CONTRIBUTING.md",
      ...tracked("docs").filter((p) => p.endsWith(".md")),
    ];
    const named = documents.flatMap((document) =>
      [
        ...readFileSync(document, "utf8").matchAll(
          /`((?:apps|packages|docs|scripts|e2e)\/[^`\s*]*)`/g,
        ),
      ].map(([, path = ""]) => ({ document, path })),
    );
    const built = /\/(dist|build|\.output)(\/|$)/;
    const missing = named.filter(({ path }) => !built.test(path) && !existsSync(path));
    expect(missing).toEqual([]);
  });
});
