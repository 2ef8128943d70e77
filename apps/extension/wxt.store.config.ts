import { defineConfig } from "wxt";
import config from "./wxt.config.ts";

const { manifest } = config;
if (typeof manifest !== "object" || "then" in manifest)
  throw new Error("The manifest is an object");
// The store gives ids itself and takes no key.
const { key: _ours, ...withoutKey } = manifest;

export default defineConfig({
  ...config,
  outDir: "dist/store",
  zip: { artifactTemplate: "../flipworth-extension-store.zip" },
  manifest: withoutKey,
});
