import type { Page } from "@playwright/test";
import { faultsOn } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/extension.ts";
import { connectExtension, fillSignInForm } from "../fixtures/sign-in.ts";

const item = "https://www.facebook.com/marketplace/item/111/";

/** Nothing sticks out sideways, and axe has nothing to say. */
async function expectFine(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await faultsOn(page)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the panel's other screens can be used by everybody, ${colorScheme}, at 360 pixels`, async ({
    extension,
  }) => {
    const listing = await extension.context.newPage();
    await listing.goto(item);
    await extension.pressButton(listing);
    const panel = await extension.panelPage();
    await panel.emulateMedia({ colorScheme });
    await expect(panel.getByRole("button", { name: "Analyze again" })).toBeVisible();

    const opened = extension.context.waitForEvent("page");
    await panel.getByRole("button", { name: "Sign in to save" }).click();
    const site = await opened;
    await expect(panel.getByText("Finish signing in on the other tab")).toBeVisible();
    await expectFine(panel, 360);
    const email = `${colorScheme}.looks@example.com`;
    await fillSignInForm(site, { name: "Lea Looks", email });
    await connectExtension(site);
    await panel.bringToFront();
    await expect(panel.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
    await panel.getByText("What we sent").click();
    await expectFine(panel, 360);
    await panel.getByRole("button", { name: /Account menu/ }).click();
    await expectFine(panel, 360);
    await panel.keyboard.press("Escape");
    await panel.getByRole("button", { name: "Analysis history" }).click();
    await expect(panel.getByRole("button", { name: /Profit/ })).toBeVisible();
    await expectFine(panel, 360);
  });

  test(`looking at what is sent can be done by everybody, ${colorScheme}`, async ({
    extension,
  }) => {
    await extension.set({ "sending.1": { picture: "ask", looksFirst: true } });
    const page = await extension.context.newPage();
    await page.goto("https://shop.example/driver");
    await extension.pressButton(page);
    const beside = await extension.panel();
    await expect.poll(() => beside.text()).toContain("Review before sending");
    const panel = await extension.panelPage();
    await panel.emulateMedia({ colorScheme });
    await expect(panel.getByRole("slider", { name: "Left edge" })).toBeVisible();
    await panel.getByText("Next time").click();

    await expectFine(panel, 320);
  });

  test(`the options page can be used by everybody, ${colorScheme}`, async ({ extension }) => {
    const options = await extension.context.newPage();
    await options.emulateMedia({ colorScheme });
    await options.goto(extension.optionsUrl);
    await expect(options.getByText(/Connected to .*Flipworth/)).toBeVisible();

    await expectFine(options, 360);
    await expectFine(options, 1000);
  });
}
