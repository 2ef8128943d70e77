import type { Page } from "@playwright/test";
import { faultsOn } from "../fixtures/axe.ts";
import { waitForAppWorker } from "../fixtures/installed-app.ts";
import { signIn } from "../fixtures/sign-in.ts";
import { expect, test } from "../fixtures/test.ts";
import { overflowOf } from "../fixtures/overflow.ts";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const offlineNoise = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;

async function check(page: Page, name: string, price: string): Promise<void> {
  await page.getByLabel("What is it?").fill(name);
  await page.getByLabel("Price on the tag ($)").fill(price);
  await page.getByRole("button", { name: "Check" }).tap();
  await expect(page.getByRole("article")).toContainText(name);
}

/** Fits the screen, and every word has the contrast of 7 that reading in sunlight takes. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = { "color-contrast-enhanced": { enabled: true } };
    expect(await faultsOn(page, { rules, within: "main" })).toEqual([]);
    const wide = await overflowOf(page);
    expect(wide).toBe(0);
  }
}

test("a visitor gets one verdict, tries a lower price, and sees the day's finds", async ({
  page,
}) => {
  await page.goto("/garage-sale");
  await expectReadable(page);

  await check(page, "Garmin Forerunner 255", "500");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(/^Skip|^Negotiate/);
  await page.getByRole("button", { name: "Cheaper" }).tap();
  await expectReadable(page);
  await page.getByLabel("Another price ($)").fill("60");
  await page.getByRole("button", { name: "Use" }).tap();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText("Buy");
  await expect(page.getByRole("article")).toContainText(/\$\d+ profit after fees/);
  await expectReadable(page);

  await page.getByRole("button", { name: "Condition" }).tap();
  await page.getByRole("button", { name: "Like new" }).tap();
  await expect(page.getByRole("article").getByRole("heading")).toHaveText("Buy");

  await page.getByRole("button", { name: "Bought it" }).tap();
  await page.getByLabel("What you paid ($)").fill("55");
  await page.getByRole("button", { name: "Add to finds" }).tap();

  const finds = page.getByRole("region", { name: "Today’s finds" });
  await expect(finds).toContainText("Garmin Forerunner 255");
  await expect(finds).toContainText("Paid$55");
  await expectReadable(page);
  await page.reload();
  await expect(finds).toContainText("Paid$55");
});

test("what a person buys becomes a deal, also where it was bought without a connection", async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(offlineNoise);
  await signIn(page, { name: "Gil", email: "gil@garage.test" });
  await page.evaluate(async () => {
    await fetch("/api/deal-plan", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        bankrollCents: 20_000,
        capsPayAtMost: false,
        monthlyProfitGoalCents: null,
      }),
    });
  });
  await page.goto("/garage-sale");
  await waitForAppWorker(page);
  const finds = page.getByRole("region", { name: "Today’s finds" });
  await expect(finds).toContainText("Left to spend$200");

  await check(page, "Garmin Forerunner 255", "60");
  await page.getByRole("button", { name: "Bought it" }).tap();
  await page.getByRole("button", { name: "Add to finds" }).tap();
  await expect(finds).toContainText("Left to spend$140");
  await expect
    .poll(() =>
      page.evaluate(async () =>
        (await (await caches.open("flipworth-assets")).keys()).some(({ url }) =>
          url.includes("local-engine"),
        ),
      ),
    )
    .toBe(true);

  await context.setOffline(true);
  await check(page, "KitchenAid Artisan stand mixer", "30");
  await expect(page.getByRole("article")).toContainText("Offline estimate");
  await page.getByRole("button", { name: "Bought it" }).tap();
  await page.getByRole("button", { name: "Add to finds" }).tap();
  await expect(finds).toContainText("Left to spend$110");
  await context.setOffline(false);
  await expect(page.getByText("Waiting for a connection")).toBeHidden({ timeout: 20_000 });

  await page.goto("/deals");
  await expect(page.getByText("$110")).toBeVisible();
});

test("signing out leaves nothing of the person on the phone", async ({ page }) => {
  await signIn(page, { name: "Out", email: "out@garage.test" });
  await page.goto("/garage-sale");
  await waitForAppWorker(page);
  await check(page, "Garmin Forerunner 255", "60");
  await page.getByRole("button", { name: "Bought it" }).tap();
  await page.getByRole("button", { name: "Add to finds" }).tap();
  await expect(page.getByRole("region", { name: "Today’s finds" })).toBeVisible();

  await page.goto("/dashboard");
  await page.evaluate(() => location.assign("/api/logout"));
  await page.waitForURL("/");
  await page.goto("/garage-sale");

  await expect(page.getByRole("button", { name: "Check" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Today’s finds" })).toBeHidden();
});
