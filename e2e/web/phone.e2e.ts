import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import type { Page } from "@playwright/test";
import { waitForAppWorker } from "../fixtures/installed-app.ts";
import { startServer } from "../../scripts/lib/server.ts";
import { buildSlowRoad } from "../fixtures/slow-road.ts";
import { expect, test } from "../fixtures/test.ts";

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const picturesFolder = new URL("../../packages/ocr/src/pictures/", import.meta.url);
const listingPicture = readFileSync(new URL("social-desktop-light.png", picturesFolder));
/** Reading pictures takes a busy machine many seconds. */
const slowMachineMs = 40_000;
const readingTakesMs = 5_000;
const offlineNoise =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/;

/** What the share sheet of another app does: a form posted to the address in the manifest. */
async function share(page: Page, parts: { text?: string; pictures?: number }): Promise<void> {
  await page.evaluate(
    ({ text = "", pictures, bytes }) => {
      const form = document.createElement("form");
      Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
      const words = Object.assign(document.createElement("textarea"), {
        name: "text",
        value: text,
      });
      const files = Object.assign(document.createElement("input"), {
        name: "pictures",
        type: "file",
      });
      files.multiple = true;
      const chosen = new DataTransfer();
      for (let at = 0; at < pictures; at += 1) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        chosen.items.add(new File([content], `page-${at}.png`, { type: "image/png" }));
      }
      files.files = chosen.files;
      form.append(words, files);
      document.body.append(form);
      form.submit();
    },
    { text: parts.text, pictures: parts.pictures ?? 0, bytes: listingPicture.toString("base64") },
  );
  await page.waitForURL("/analyze");
}

const pictures = (page: Page) => page.getByRole("list", { name: "Pictures of this listing" });

test("shared text and pictures fill the form once, and a bare link says what to share", async ({
  page,
}) => {
  await page.goto("/analyze");
  await waitForAppWorker(page);

  await share(page, { text: "DeWalt 20V drill $40 https://www.ebay.com/itm/1", pictures: 2 });
  await expect(page.getByLabel("Or paste the listing’s text")).toHaveValue("DeWalt 20V drill $40");
  await expect(pictures(page).getByRole("img")).toHaveCount(2);

  await page.reload();
  await expect(page.getByLabel("Or paste the listing’s text")).toHaveValue("");

  await share(page, { text: "Check this out on eBay https://www.ebay.com/itm/1" });
  await expect(page.getByText(/only a link.*screenshot of the listing instead/)).toBeVisible();
});

test("several pictures of one listing get one answer", async ({ page }) => {
  await page.goto("/analyze");
  const file = (name: string) => ({ name, mimeType: "image/png", buffer: listingPicture });
  await page.getByLabel("Choose pictures").setInputFiles([file("one.png"), file("two.png")]);
  await expect(pictures(page).getByRole("img")).toHaveCount(2);

  await analyzeButton(page).tap();

  await expect(page.getByRole("article")).toContainText("DeWalt 20V Max", {
    timeout: slowMachineMs,
  });
});

test("without a connection text gets an estimate of this phone, marked as one", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(offlineNoise);
  await openKept(page);
  await context.setOffline(true);
  await page.goto("/analyze");

  await page
    .getByLabel("Or paste the listing’s text")
    .fill("DeWalt 20V Max cordless drill\n$25\nUsed - Good");
  await analyzeButton(page).tap();

  await expect(page.getByText("Offline estimate")).toBeVisible();
  await expect(page.getByRole("article")).toContainText("DeWalt");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Get the full answer" }).tap();
  await expect(page.getByText("Offline estimate")).toBeHidden();
  await expect(page.getByText(/9 of 10 analyses left/)).toBeVisible();
});

test("pictures wait without a connection and are sent once each, in order", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(offlineNoise);
  await openKept(page);
  await context.setOffline(true);
  for (const title of ["First drill", "Second drill"]) {
    await choose(page);
    await openDetails(page);
    await page.getByLabel("Title", { exact: true }).fill(title);
    await analyzeButton(page).tap();
    await expect(waitingRegion(page)).toContainText(title);
    await expect(pictures(page)).toBeHidden();
  }
  // A page that is opened anew still has them.
  await page.reload();
  await expect(waitingRegion(page).getByRole("listitem")).toHaveCount(2);

  await context.setOffline(false);

  await expect(waitingRegion(page)).toBeHidden({ timeout: slowMachineMs });
  await expect(page.getByText(/8 of 10 analyses left/)).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent analyses" }).getByRole("button");
  await expect(recent).toHaveText([/Second drill/, /First drill/]);
});

for (const [moment, block] of [
  ["while a picture is on its way", "stall"],
  ["while the answer is on its way back", "hold"],
] as const) {
  test(`a connection that breaks ${moment} costs one analysis, once it is back`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(offlineNoise);
    // What is fetched for the picture meanwhile breaks off as well.
    complaints.allow(/408 \(Request Timeout\)|wasm|barcode-worker/);
    // The server takes analyses from pages of its own address alone, which is the road's here.
    const road = await buildSlowRoad();
    const port = await freePort();
    const server = await startServer({ PORT: `${port}`, PUBLIC_URL: road.address });
    road.leadTo(`http://localhost:${port}`);
    try {
      await page.goto(`${road.address}/analyze`);
      await waitForAppWorker(page);
      // The first analysis registers this browser.
      await page.getByLabel("Or paste the listing’s text").fill("DeWalt 20V Max drill $25");
      await analyzeButton(page).tap();
      await expect(page.getByText(/9 of 10 analyses left/)).toBeVisible();
      await page.reload();
      await choose(page);
      await expect(pictures(page)).toBeVisible();
      road[block]();
      await analyzeButton(page).tap();
      await page.waitForTimeout(readingTakesMs);
      // Browsers try once more by themselves: that must not get through either.
      road.leadTo("http://localhost:1");
      road.cut();
      await expect(waitingRegion(page)).toContainText("1 picture");
      road.release();
      road.leadTo(`http://localhost:${port}`);
      await page.reload();

      await expect(page.getByText(/8 of 10 analyses left/)).toBeVisible({ timeout: slowMachineMs });
      await expect(waitingRegion(page)).toBeHidden();
      await page.reload();
      await expect(page.getByText(/8 of 10 analyses left/)).toBeVisible();
    } finally {
      await server.stop();
      await road.stop();
    }
  });
}

async function freePort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  // safe because a listening TCP server has an address of this kind
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  return port;
}

const analyzeButton = (page: Page) => page.getByRole("button", { name: "Analyze", exact: true });
const waitingRegion = (page: Page) =>
  page.getByRole("region", { name: "Waiting for a connection" });
const choose = (page: Page) =>
  page
    .getByLabel("Choose pictures")
    .setInputFiles({ name: "a.png", mimeType: "image/png", buffer: listingPicture });

async function openDetails(page: Page): Promise<void> {
  const title = page.getByLabel("Title", { exact: true });
  if (!(await title.isVisible()))
    await page.getByText("Correct details or add driving distance").tap();
}

/** Opens the page until everything that it needs without a connection is kept. */
async function openKept(page: Page): Promise<void> {
  await page.goto("/analyze");
  await waitForAppWorker(page);
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const kept = await (await caches.open("flipworth-assets")).keys();
          return kept.some(({ url }) => url.includes("local-engine-worker"));
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
}
