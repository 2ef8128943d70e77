import { cpSync } from "node:fs";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { defineConfig } from "rolldown";

// Pure JavaScript made of hundreds of small files: bundled, a start reads one file instead, which
// takes most of a second off it. What has threads, binaries or data of its own stays outside.
const bundled = /^(@flipworth|drizzle-orm|hono|@hono\/node-server|zod|zod-openapi)(\/|$)/;

export default defineConfig({
  // Threads begin with a file of their own, which the code beside it names.
  input: {
    main: "src/main.ts",
    backup: "src/backup/main.ts",
    "engine-thread": "src/features/analyses/engine/engine-thread.ts",
    "page-thread": "src/features/mcp/page-thread.ts",
    "picture-worker": "../../packages/ocr/src/picture-worker.ts",
  },
  platform: "node",
  external: (id) => /^[@a-z]/.test(id) && !bundled.test(id),
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "[name].js",
    sourcemap: true,
    cleanDir: true,
  },
  plugins: [
    guideInBundle("file"),
    {
      name: "copy-migrations",
      writeBundle: () => cpSync("src/db/migrations", "dist/migrations", { recursive: true }),
    },
  ],
});
