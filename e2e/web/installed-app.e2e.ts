import { keptAddresses, waitForAppWorker } from "../fixtures/installed-app.ts";
import { signIn } from "../fixtures/sign-in.ts";
import { expect, test } from "../fixtures/test.ts";
import { buildTwoVersions } from "../fixtures/two-versions.ts";

const offlineNoise = /ERR_INTERNET_DISCONNECTED/;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("the browser finds a manifest that can be installed", async ({ page, request }) => {
  await page.goto("/analyze");
  const session = await page.context().newCDPSession(page);

  const { url, errors, data = "" } = await session.send("Page.getAppManifest");
  const manifest = JSON.parse(data);

  expect(new URL(url).pathname).toBe("/app.webmanifest");
  expect(errors).toEqual([]);
  expect(manifest.share_target).toMatchObject({ method: "POST", enctype: "multipart/form-data" });
  const { shortcuts, icons, screenshots } = manifest;
  for (const { url: address } of shortcuts) expect((await request.get(address)).ok()).toBe(true);
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const picture = await request.get(src);
    expect(picture.headers()["content-type"]).toBe(type);
    if (type !== "image/png") continue;
    const bytes = await picture.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
});

test("the app opens without a connection, and other pages say what is missing", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(offlineNoise);
  await page.goto("/analyze");
  await waitForAppWorker(page);
  await context.setOffline(true);

  await page.goto("/analyze?from=icon");
  await expect(page.getByRole("heading", { name: "Analyze a listing" })).toBeVisible();
  await page.getByLabel("Or paste the listing’s text").fill("Trek FX 2");
  await page.goto("/guides/electronics");

  await expect(page.getByRole("heading", { name: "You’re offline" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Analyze a listing" }).click();
  await expect(page.getByLabel("Or paste the listing’s text")).toBeVisible();
});

test("the first visit keeps every screen that works without a connection", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(offlineNoise);
  await page.goto("/analyze");
  await waitForAppWorker(page);
  await context.setOffline(true);

  await page.goto("/garage-sale");

  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
});

test("no answer of the API is kept, and the landing page registers nothing", async ({ page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

  await signIn(page, { name: "Pat", email: "pat@installed.test" });
  await page.goto("/deals");
  await waitForAppWorker(page);
  await page.goto("/dashboard");
  await page.goto("/analyze");

  const kept = await keptAddresses(page);
  expect(kept.length).toBeGreaterThan(10);
  expect(
    kept.filter(
      (path) => !/^\/(assets|pictures)\/|^\/(analyze|offline|icon\.svg|garage-sale)$/.test(path),
    ),
  ).toEqual([]);
});

test("a new version waits until the person asks for it", async ({ page, server }) => {
  const site = await buildTwoVersions(server.address);
  try {
    await page.goto(`${site.address}/analyze`);
    await waitForAppWorker(page);
    await page.getByLabel("Or paste the listing’s text").fill("Half a listing");
    site.publish();

    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await expect(page.getByText("New version ready")).toBeVisible();
    await expect(page.getByLabel("Or paste the listing’s text")).toHaveValue("Half a listing");
    await expect(page.locator("body[data-build=next]")).toHaveCount(0);

    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.locator("body[data-build=next]")).toBeAttached();
  } finally {
    await site.stop();
  }
});
