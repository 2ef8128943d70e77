import type { Page } from "@playwright/test";
import { startServer } from "../../scripts/lib/server.ts";
import { expect, test } from "../fixtures/test.ts";

const storeUrl = "https://store.example/detail/flipworth";

/** The campaign page of a server with a pixel and a store page; its pixel never starts. */
async function openCampaign(page: Page, address: string) {
  const asked: string[] = [];
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.route("https://www.redditstatic.com/**", async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: "", contentType: "text/javascript" });
  });
  const settings = page.waitForResponse("**/api/settings");
  await page.goto(`${address}/reddit`);
  await settings;
  return { asked, said };
}

test("the pixel is asked for only where measuring is allowed, and its absence is said once", async ({
  page,
  context,
}) => {
  const env = { REDDIT_PIXEL_ID: "a2_abc123", EXTENSION_STORE_URL: storeUrl };
  const server = await startServer(env);
  try {
    const { asked, said } = await openCampaign(page, server.address);
    await expect.poll(() => said).toContain("Reddit pixel failed to load");
    expect(asked).toEqual(["https://www.redditstatic.com/ads/pixel.js"]);
    const button = page
      .getByRole("main")
      .getByRole("link", { name: /new tab/ })
      .first();
    await expect(button).toHaveAttribute(
      "href",
      `${storeUrl}?utm_source=reddit&utm_medium=paid_social&utm_campaign=flip_check`,
    );

    const careful = await context.newPage();
    await careful.addInitScript(() => {
      Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    });
    const there = await openCampaign(careful, server.address);
    await expect(
      careful
        .getByRole("main")
        .getByRole("link", { name: /new tab/ })
        .first(),
    ).toHaveAttribute("href", /store\.example/);
    expect(there.asked).toEqual([]);
  } finally {
    await server.stop();
  }
});
