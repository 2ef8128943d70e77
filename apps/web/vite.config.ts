import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { guideInBundle } from "@flipworth/guide/bundle-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { salesIn } from "./src/lib/sales-file.ts";

const server = "http://localhost:3000";

// By itself the bundler writes thirty files for a page, most of them an icon or a button, and each
// costs a request with its headers. What every screen needs is one file, and so is what only some
// of them need, where it is small.
const everywhere = [
  /packages[\\/]words[\\/]src[\\/]/,
  /web[\\/]src[\\/](lib[\\/](language|kept-text)|words[\\/]english[\\/]site[\\/](frame|screen-titles))\.ts$/,
  /packages[\\/]ui[\\/]src[\\/](badge|bill-table|button|card|field|foldable|join-classes|menu|sheet|text-field|toast[\\/]toast|use-hover-popover)\.tsx?$/,
  /web[\\/]src[\\/](paths\.ts|lib[\\/]pages[\\/]page-handle\.ts|components[\\/](figure|store-link|frame[\\/]language-choice)\.tsx)$/,
];
const groups = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/ },
  { name: "parts", test: (id: string) => everywhere.some((part) => part.test(id)) },
  // A deal card is shown whole or not at all; its amounts of money are needed elsewhere too.
  { name: "card", test: /packages[\\/]ui[\\/]src[\\/]deal-card[\\/](?!dollars)/ },
  {
    name: "icons",
    test: /node_modules[\\/]lucide-react[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
];

/** Without the names of all screens that share it, which a page would carry in its list. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

/** Of the file that the setting SALES_FILE names. */
async function recordedSales() {
  const file = process.env["SALES_FILE"];
  // A path as people type it: npm runs the build in this folder.
  const typedIn = process.env["INIT_CWD"] ?? ".";
  return file ? salesIn(await readFile(resolve(typedIn, file), "utf8")) : [];
}

export default defineConfig(async ({ isSsrBuild, isPreview }) => ({
  // For what runs when the site is built; the browser's bundle has nothing of it.
  environments: {
    ssr: { define: { __RECORDED_SALES__: JSON.stringify(await recordedSales()) } },
  },
  plugins: [guideInBundle("code"), tailwindcss(), reactRouter()],
  worker: { plugins: () => [guideInBundle("code")] },
  build: isSsrBuild
    ? {}
    : { rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups } } } },
  server: {
    // Nothing changes while pages are prerendered, and a thousand new files would be looked at.
    ...(isPreview ? { watch: null } : {}),
    proxy: { "/api": server, "/oidc": server, "/login": server, "/signup": server },
  },
}));
