import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { wakeForSync } from "../fixtures/background-sync.ts";
import { waitForAppWorker } from "../fixtures/installed-app.ts";
import { expect, test } from "../fixtures/test.ts";

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const listingPicture = readFileSync(
  new URL("../../packages/ocr/src/pictures/social-desktop-light.png", import.meta.url),
);
const readingTakesMs = 60_000;

test("what waits is sent once with no page of the app open, and the next page says so", async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto("/analyze");
  await waitForAppWorker(page);
  const analyze = page.getByRole("button", { name: "Analyze", exact: true });
  // The first analysis registers this browser.
  await page.getByLabel("Or paste the listing’s text").fill("DeWalt 20V Max drill $25");
  await analyze.tap();
  await expect(page.getByText(/9 of 10 analyses left/)).toBeVisible();
  await page.reload();
  await page.context().setOffline(true);
  await page
    .getByLabel("Choose pictures")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: listingPicture });
  await analyze.tap();
  await expect(page.getByRole("region", { name: "Waiting for a connection" })).toBeVisible();
  // A page of the site that sends nothing.
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto("/about");

  await wakeForSync(page, "flipworth-waiting");
  await expect.poll(() => waitingJobs(page), { timeout: readingTakesMs }).toBe(0);
  await wakeForSync(page, "flipworth-waiting");
  await page.goto("/analyze");

  await expect(page.getByText("Sent now that you’re online", { exact: true })).toBeVisible();
  await expect(page.getByText(/8 of 10 analyses left/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Waiting for a connection" })).toBeHidden();
  await page.reload();
  await expect(page.getByText(/8 of 10 analyses left/)).toBeVisible();
  await expect(page.getByText("Sent now that you’re online", { exact: true })).toBeHidden();
});

function waitingJobs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("flipworth-phone");
        opening.addEventListener("error", () => reject(new Error("no storage")));
        opening.addEventListener("success", () => {
          const count = opening.result.transaction("waiting").objectStore("waiting").count();
          count.addEventListener("success", () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );
}
