import { startServer } from "../../../scripts/lib/server.ts";
import { expect, test } from "../../fixtures/test.ts";

const desk = { width: 1280, height: 900 };

test.describe("with a store page and an analytics id", () => {
  const storeUrl = "https://chromewebstore.google.com/detail/flipworth/1";

  test("the store links lead to the store, and page views are sent unless the person objects", async ({
    browser,
  }) => {
    const server = await startServer({ EXTENSION_STORE_URL: storeUrl, ANALYTICS_ID: "G-TEST123" });
    for (const { objects, loads } of [
      { objects: "", loads: 1 },
      { objects: "globalPrivacyControl", loads: 0 },
      { objects: "doNotTrack", loads: 0 },
    ]) {
      const page = await browser.newPage({ viewport: desk });
      let loaded = 0;
      await page.route("https://www.googletagmanager.com/**", (route) => {
        loaded += 1;
        return route.fulfill({ body: "", contentType: "text/javascript" });
      });
      await page.addInitScript((name) => {
        const value = name === "doNotTrack" ? "1" : true;
        if (name) Object.defineProperty(navigator, name, { value });
      }, objects);
      await page.goto(`${server.address}/`);
      const hero = page.getByRole("main").getByRole("link", { name: "Add to Chrome" }).first();
      await expect(hero).toHaveAttribute("href", storeUrl);
      // The store link is set a line before the page view is told.
      await expect.poll(() => ({ objects, loaded })).toEqual({ objects, loaded: loads });
      await page.close();
    }
    await server.stop();
  });
});
