import { defineConfig } from "@playwright/test";

// A server of two threads of each kind takes half as long again to start, and one person works here.
process.env.ENGINE_WORKERS ??= "1";
process.env.OCR_WORKERS ??= "1";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.e2e.ts",
  // Each worker starts its own server and database; two is what a small machine carries.
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A test that passes only at its second try is printed as flaky; the first failure stays in the output.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  outputDir: "../node_modules/.cache/e2e-results",
  use: { trace: "off", screenshot: "off" },
});
