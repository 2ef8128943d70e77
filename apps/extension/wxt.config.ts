import tailwindcss from "@tailwindcss/vite";
import { packedGuideJson } from "@flipworth/guide/packed-guide";
import react from "@vitejs/plugin-react";
import { defineConfig } from "wxt";
import { listingSites } from "./src/sites.ts";

/** Pins the id kbinblkghknkgojgmbenkfmdbdflfffg, the one origin that the server accepts by default. */
const ourKey =
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA6/tJTKQh9Jtr+xXMTxaNhpIks4nKgxp12MWaYhOwWOrUoqwNa9PNvKnRZ91EnUonZMvgu+kocI9e/Gl7huKIizuuK7eMCFjVUD5VuYxcR6MNHk0Tcpv4gFzwYxTaIlW0N43pJRAQqg5rBv5z1QSSPB6y6kzdWVgEEZ0NTuzgWjMUaUdye4VmgfU0s7UpW6NujKDsfB6+gyphj42vkrHNoqCReNFUfm99MBxIdVfahCuDQCommXBMw6+QFpaMwvz2iykrQHOQnNIxfXresYOEUqHcQ3ny6vOVyTVqOf6XRipSQr3xzjfJheQbkzyYFbkzkvQ490IEKypTrNuOH+HkvwIDAQAB";

export default defineConfig({
  srcDir: "src",
  outDir: "dist",
  imports: false,
  vite: () => ({ plugins: [react(), tailwindcss()] }),
  hooks: {
    // The engine reads it at the first press on "Rate this page".
    "build:publicAssets": (_wxt, files) => {
      files.push({ relativeDest: "guide.json", contents: packedGuideJson() });
    },
  },
  zip: { artifactTemplate: "flipworth-extension.zip" },
  manifest: {
    // Names in "__MSG_…__" stand in public/_locales, a folder a language.
    default_locale: "en",
    name: "__MSG_extensionName__",
    description: "__MSG_extensionDescription__",
    key: ourKey,
    // Pages are read by the grant of a click (activeTab). The one host is the server; a pattern
    // without a port covers every port.
    permissions: ["activeTab", "contextMenus", "offscreen", "scripting", "sidePanel", "storage"],
    // Asked for when the person wants to be told of new likely Buys.
    optional_permissions: ["notifications"],
    host_permissions: ["http://localhost/*"],
    // Asked for one at a time: on the options page, by who runs a server of their own; and the one
    // where sold prices stand, at the first press on "Check sold prices". All of them
    // at once are asked for by the card in a page: for a picture Chrome takes no smaller pattern.
    optional_host_permissions: ["https://*/*", "http://*/*", "<all_urls>"],
    // The card in a page is a frame of ours; the address of its page is another in every session.
    web_accessible_resources: [
      { resources: ["card.html"], matches: listingSites, use_dynamic_url: true },
    ],
    content_security_policy: {
      extension_pages:
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob: https:; font-src 'self'; connect-src 'self' http: https:; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'",
    },
    action: { default_title: "__MSG_actionTitle__" },
    commands: {
      _execute_action: {
        suggested_key: { default: "Alt+Shift+F" },
        description: "__MSG_analyzeCommand__",
      },
      rate_page: {
        suggested_key: { default: "Alt+Shift+R" },
        description: "__MSG_rateCommand__",
      },
    },
    // sidePanel.open arrived in 116.
    minimum_chrome_version: "116",
  },
});
