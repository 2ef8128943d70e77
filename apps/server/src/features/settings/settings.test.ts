import { expect, test } from "vitest";
import { ConfigError } from "../../config/config-error.ts";
import { readConfig } from "../../config.ts";
import { testApp } from "../../testing/test-app.ts";

const storeUrl = "https://chromewebstore.google.com/detail/flipworth";

test("a server without settings measures nothing and names no store page", async () => {
  const { anybody } = await testApp({ browserSettings: readConfig({}).browserSettings });
  const { status, body } = await anybody.get("/api/settings");
  const nothing = { analyticsId: null, extensionStoreUrl: null, redditPixelId: null };
  expect([status, body]).toEqual([200, nothing]);
});

test("browsers are told the ids and the store page, and may keep the answer a while", async () => {
  const env = {
    ANALYTICS_ID: "G-ABC123",
    EXTENSION_STORE_URL: storeUrl,
    REDDIT_PIXEL_ID: "a2_abc123",
  };
  const { anybody } = await testApp({ browserSettings: readConfig(env).browserSettings });
  const { body, headers } = await anybody.get("/api/settings");
  expect(body).toEqual({
    analyticsId: "G-ABC123",
    extensionStoreUrl: storeUrl,
    redditPixelId: "a2_abc123",
  });
  expect(headers.get("cache-control")).toBe("public, max-age=300");
});

test.each([
  { ANALYTICS_ID: "G-1&x=<script>" },
  { REDDIT_PIXEL_ID: "a2_1');alert(1);('" },
  { EXTENSION_STORE_URL: "javascript:alert(1)" },
  { EXTENSION_STORE_URL: "chromewebstore.google.com" },
])("%o is refused when the server starts", (env) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
});
