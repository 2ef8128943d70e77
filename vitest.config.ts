import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Long enough for a machine that does other work beside: it tells what hangs from what is slow.
const testTimeout = 20_000;

const node = (name: string, root: string) => ({
  test: { name, root, environment: "node", include: ["src/**/*.test.ts"], testTimeout },
});
// Their modules keep nothing of what is done with them, so the files of tests may share them: each
// would spend most of its time on reading them anew. As little of the readers of pages is kept.
const pure = (name: string, root: string) => ({
  test: { ...node(name, root).test, isolate: false },
});
const page = (name: string, root: string) => ({
  test: {
    name,
    root,
    environment: "happy-dom",
    include: ["src/**/*.test.{ts,tsx}"],
    testTimeout,
  },
});
// A screen keeps something of what is done with it, so a setup file gives each file of tests modules of
// its own. What they rest on, React above all, is read once for all of them.
const screen = (name: string, root: string) => ({
  test: {
    ...page(name, root).test,
    isolate: false,
    setupFiles: ["fresh-page.ts", "busy-machine.ts"].map((file) =>
      fileURLToPath(new URL(`packages/ui/src/testing/${file}`, import.meta.url)),
    ),
  },
});

export default defineConfig({
  test: {
    // Of itself the runner leaves a core free, which on two cores is half of the machine.
    maxWorkers: "100%",
    projects: [
      screen("words", "packages/words"),
      pure("contract", "packages/contract"),
      pure("guide", "packages/guide"),
      {
        test: {
          ...pure("engine", "packages/engine").test,
          setupFiles: ["src/testing/guide.setup.ts"],
        },
      },
      node("ocr", "packages/ocr"),
      pure("content", "packages/content"),
      pure("stripe-emulator", "tools/stripe-emulator"),
      { test: { ...page("readers", "packages/readers").test, isolate: false } },
      screen("ui", "packages/ui"),
      node("cli", "apps/cli"),
      {
        test: {
          ...pure("server", "apps/server").test,
          exclude: ["src/processes/**"],
          setupFiles: ["src/testing/database.setup.ts"],
          // One PostgreSQL a run; each test file gets a database of its own from a template.
          globalSetup: ["src/testing/postgres.global.ts"],
        },
      },
      {
        test: {
          ...node("server processes", "apps/server").test,
          include: ["src/processes/**/*.test.ts"],
          setupFiles: ["src/testing/database.setup.ts"],
          globalSetup: ["src/testing/postgres.global.ts", "src/testing/build.global.ts"],
        },
      },
      {
        test: { ...screen("web", "apps/web").test, exclude: ["src/root.test.tsx"] },
      },
      // It draws the whole document anew, which others hold on to.
      { test: { ...page("web document", "apps/web").test, include: ["src/root.test.tsx"] } },
      screen("extension", "apps/extension"),
      { test: { name: "architecture", root: ".", include: ["*.test.ts", "scripts/**/*.test.ts"] } },
    ],
  },
});
