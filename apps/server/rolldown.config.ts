import { cpSync } from "node:fs";
import { defineConfig } from "rolldown";

/** One file of our own code; what npm installed stays outside and is loaded when needed. */
export default defineConfig({
  input: "src/main.ts",
  platform: "node",
  external: (id) => !/^[./]/.test(id) && !id.startsWith("@flipworth/") && !/^[A-Z]:\\/i.test(id),
  output: {
    dir: "dist",
    format: "esm",
    entryFileNames: "main.js",
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
