import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/root.ts";
import { makeTarball, manifestOf, type Tarball } from "./tarball.ts";

type Library = { name: string; description: string; readme: string };

/** The workspaces that others can build on, the lowest first. */
export const libraries: readonly Library[] = [
  {
    name: "words",
    description: "Messages in catalogs, said in a language by ICU's rules.",
    readme: `import { defineWords, englishVoice, sayIn } from "@flipworth/words";

const words = defineWords("deals", { sold: "{count, plural, one {# deal} other {# deals}} sold" });
sayIn(words, englishVoice)("sold", { count: 3 });`,
  },
  {
    name: "contract",
    description: "The API of a Flipworth server: types, checks and a typed client.",
    readme: `import { createClient } from "@flipworth/contract";

const flipworth = createClient({ baseUrl: "http://localhost:3000" });`,
  },
  {
    name: "guide",
    description: "Flipworth's price guide: what used things sell for, as data with dates.",
    readme: `import { builtInGuide } from "@flipworth/guide/built-in";

const { entries } = builtInGuide();`,
  },
  {
    name: "engine",
    description:
      "Says what a second-hand listing is worth and whether to buy it, without a network.",
    readme: `import { createEngine, defaultTargets } from "@flipworth/engine";
import { builtInGuide } from "@flipworth/guide/built-in";

const engine = createEngine(builtInGuide());
const { report } = engine.analyze({
  fields: { title: "DeWalt DCD771 drill with two batteries", price: 45 },
  comparables: [],
  marketplaceUrl: null,
  sellingPlatform: null,
  targets: defaultTargets,
  asOf: "2026-11-22",
});`,
  },
  {
    name: "readers",
    description: "Reads listings and sold results from the pages of marketplaces, from any DOM.",
    readme: `import { readListingPage } from "@flipworth/readers";

const listing = readListingPage(document, location.href);`,
  },
];

/** Compiles a workspace to modules with types and packs them. */
export function packLibrary({ name, description, readme }: Library, folder: string): Tarball {
  const from = join(root, "packages", name);
  const to = join(folder, name);
  compile(from, join(to, "dist"));
  // The guide reads its data from beside its code.
  if (name === "guide") cpSync(join(from, "data"), join(to, "dist/data"), { recursive: true });
  const { exports = {}, dependencies = {} } = manifestOf(from);
  const manifest = {
    name: `@flipworth/${name}`,
    description,
    sideEffects: false,
    files: ["dist"],
    exports: Object.fromEntries(
      Object.entries(exports)
        .filter(([, file]) => !file.includes("/testing/") && !file.endsWith(".tsx"))
        .map(([path, file]) => [path, publishedExport(file)]),
    ),
    dependencies,
  };
  return makeTarball(to, manifest, readmeOf(manifest, readme));
}

const readmeOf = (manifest: { name: string; description: string }, example: string) =>
  `# ${manifest.name}\n\n${manifest.description}\n\n\`\`\`ts\n${example}\n\`\`\`\n`;

/** "./src/guide.ts" → where its module and its types are. */
function publishedExport(file: string) {
  if (!file.endsWith(".ts")) return file.replace("./", "./dist/");
  const module = file.replace("./", "./dist/").replace(/\.ts$/, "");
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

/** Where the lower packages' types are, so that their sources are not compiled with it. */
const builtTypes = (folder: string) => ({
  "@flipworth/contract": [join(folder, "contract/dist/src/index.d.ts")],
  "@flipworth/contract/*": [join(folder, "contract/dist/src/*.d.ts")],
  "@flipworth/words": [join(folder, "words/dist/src/index.d.ts")],
  "@flipworth/guide/*": [join(folder, "guide/dist/src/*.d.ts")],
});

function compile(from: string, to: string): void {
  const settings = join(from, "node_modules/.cache/tsconfig.npm.json");
  mkdirSync(join(from, "node_modules/.cache"), { recursive: true });
  writeFileSync(
    settings,
    JSON.stringify({
      extends: join(from, "tsconfig.json"),
      compilerOptions: {
        composite: false,
        incremental: false,
        emitDeclarationOnly: false,
        rewriteRelativeImportExtensions: true,
        rootDir: from,
        outDir: to,
        paths: builtTypes(join(to, "../..")),
      },
      include: [join(from, "src")],
      // What only the apps use, which have React, is not for others.
      exclude: ["src/**/*.test.ts", "src/**/*.tsx", "src/testing"].map((path) => join(from, path)),
      references: [],
    }),
  );
  execFileSync(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", settings], {
    stdio: "inherit",
  });
}
