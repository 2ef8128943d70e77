import { cpSync } from "node:fs";
import { basename } from "node:path";
import { defineConfig } from "rolldown";

// Pure JavaScript made of hundreds of small files: bundled, a start reads one file instead, which
// takes most of a second off it. What has threads, binaries or data of its own stays outside.
const bundled = /^(@flipworth|drizzle-orm|hono|@hono\/node-server|zod|zod-openapi)(\/|$)/;

/**
 * The price guide's tables go into files of their own: what the compiler needs for a file it needs
 * again for the next one, where one of three megabytes leaves the server 23 MB larger.
 */
const priceGuideByFile = {
  debugName: "price guide",
  test: /price-guide\/data\//,
  name: (id: string) => `price-guide-${basename(id, ".ts")}`,
};

export default defineConfig({
  // Threads begin with a file of their own, which the code beside it names.
  input: {
    main: "src/main.ts",
    "analyze-timed": "src/features/analyses/analyze-timed.ts",
    "picture-worker": "../../packages/ocr/src/picture-worker.ts",
  },
  platform: "node",
  external: (id) => /^[@a-z]/.test(id) && !bundled.test(id),
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "[name].js",
    codeSplitting: { groups: [priceGuideByFile] },
    sourcemap: true,
    cleanDir: true,
  },
  plugins: [
    {
      name: "copy-migrations",
      writeBundle: () => cpSync("src/db/migrations", "dist/migrations", { recursive: true }),
    },
  ],
});
