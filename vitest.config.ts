import { defineConfig } from "vitest/config";

const node = (name: string, root: string) => ({
  test: { name, root, environment: "node", include: ["src/**/*.test.ts"] },
});
const page = (name: string, root: string) => ({
  test: { name, root, environment: "happy-dom", include: ["src/**/*.test.{ts,tsx}"] },
});

export default defineConfig({
  test: {
    projects: [
      node("contract", "packages/contract"),
      node("engine", "packages/engine"),
      node("ocr", "packages/ocr"),
      node("content", "packages/content"),
      node("stripe-emulator", "packages/stripe-emulator"),
      page("readers", "packages/readers"),
      page("ui", "packages/ui"),
      node("cli", "apps/cli"),
      {
        test: {
          ...node("server", "apps/server").test,
          // One PostgreSQL a run; each test file gets a database of its own from a template.
          globalSetup: ["src/testing/postgres.global.ts"],
          testTimeout: 20_000,
        },
      },
      page("web", "apps/web"),
      page("extension", "apps/extension"),
      { test: { name: "architecture", root: ".", include: ["*.test.ts", "scripts/**/*.test.ts"] } },
    ],
  },
});
