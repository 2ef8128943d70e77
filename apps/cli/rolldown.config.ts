import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { defineConfig } from "rolldown";

// What has threads, binaries or data of its own is installed beside the bundle.
const outside = ["@tesseract.js-data/eng", "sharp", "tesseract.js"];
const folder = "dist/flipworth-mcp";

type Manifest = { version: string; dependencies: Record<string, string> };
const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8"));

/** Node 20, which people have at home, lacks the one function of a later Node that we use. */
const forNode20 = `Promise.withResolvers ??= function () {
  let resolve, reject;
  const promise = new Promise((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
};`;

/** `npx flipworth-mcp`: a package of its own, with nothing to build where it is installed. */
function packageFile(): void {
  const { version } = manifestOf("package.json");
  const { dependencies } = manifestOf("../../packages/ocr/package.json");
  const manifest = {
    name: "flipworth-mcp",
    version,
    description:
      "Flipworth for AI agents: appraises second-hand listings, with or without a server.",
    license: "MIT",
    type: "module",
    bin: { "flipworth-mcp": "main.js" },
    engines: { node: ">=20.16" },
    dependencies: Object.fromEntries(outside.map((name) => [name, dependencies[name]])),
  };
  mkdirSync(folder, { recursive: true });
  copyFileSync("../../LICENSE", `${folder}/LICENSE`);
  copyFileSync("src/mcp/README.md", `${folder}/README.md`);
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

export default defineConfig({
  // Threads begin with a file of their own, which the code beside it names.
  input: {
    main: "src/mcp/main.ts",
    "picture-worker": "../../packages/ocr/src/picture-worker.ts",
  },
  platform: "node",
  external: (id) => outside.includes(id) || id.startsWith("node:") || id === "canvas",
  output: {
    dir: folder,
    format: "esm",
    entryFileNames: "[name].js",
    banner: forNode20,
    cleanDir: true,
  },
  plugins: [guideInBundle("file"), { name: "package-file", writeBundle: packageFile }],
});
