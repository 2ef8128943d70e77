import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

const picturesFolder = new URL("../../packages/ocr/src/pictures/", import.meta.url);
const listingPicture = readFileSync(new URL("social-desktop-light.png", picturesFolder));

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Keeps the page's framework back until `release` is called. */
async function holdFramework(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/framework-*.js", async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test("a press before the page's code is there is answered once, with what was typed", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/analyses"))
      asked.push(request.postData() ?? "");
  });
  const release = await holdFramework(page);
  await page.goto("/analyze", { waitUntil: "commit" });
  await page.getByLabel("Or paste the listing’s text").fill("DeWalt 20V Max cordless drill $25");
  await page.getByRole("button", { name: "Analyze", exact: true }).tap();
  await expect(page).toHaveURL("/analyze");
  release();

  await expect(page.getByRole("article")).toContainText("DeWalt");
  expect(asked).toHaveLength(1);
  expect(asked[0]).toContain("cordless drill");
});

test("a picture chosen before the page's code is there is one of the listing", async ({ page }) => {
  const release = await holdFramework(page);
  await page.goto("/analyze", { waitUntil: "commit" });
  await page
    .getByLabel("Choose pictures")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: listingPicture });
  release();

  const pictures = page.getByRole("list", { name: "Pictures of this listing" });
  await expect(pictures.getByRole("img")).toHaveCount(1);
});

test("the landing page fetches its framework when the demo comes near, and not before", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((path) => path.includes("framework"))).toEqual([]);

  await page.locator("#demo").scrollIntoViewIfNeeded();
  await page.getByRole("spinbutton", { name: /Asking price/ }).fill("90");

  await expect(page.getByLabel("The sample in numbers")).toContainText("RecommendationSkip");
  expect(scripts.filter((path) => path.includes("framework"))).toHaveLength(1);
});
