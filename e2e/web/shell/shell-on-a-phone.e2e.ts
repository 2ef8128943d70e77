import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test.ts";

const phone = { width: 360, height: 740 };

const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

// Sign-in comes with accounts; until the server has the call, its answer is given here.
async function signIn(page: Page, user: object) {
  await page.route("**/api/auth/user", (route) => route.fulfill({ json: user }));
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the sheet titled Menu holds the links and closes when one is chosen", async ({ page }) => {
    await page.goto("/");
    await expect(bar(page).getByRole("link", { name: "Pricing" })).toBeHidden();
    await expect(bar(page).getByRole("link", { name: "Add to Chrome" })).toBeVisible();
    await bar(page).getByRole("button", { name: "Menu", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    expect(await sheet.getByRole("link").allTextContents()).toEqual([
      "Analyze a listing",
      "Features",
      "How It Works",
      "Pricing",
      "Getting the Most",
      "Download Extension",
      "Installation Guide",
      "Guides",
      "Prices",
      "Profit Calculator",
      "Blog",
      "Log In",
    ]);
    await sheet.getByRole("link", { name: "How It Works" }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "How it works" })).toBeInViewport();

    await bar(page).getByRole("button", { name: "Menu", exact: true }).click();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(bar(page).getByRole("button", { name: "Menu", exact: true })).toBeFocused();
  });

  test("signed in, the sheet has the dashboard, saved listings, settings and sign out", async ({
    page,
  }) => {
    await signIn(page, { email: "zoe@example.com" });
    await page.goto("/pricing");
    await expect(bar(page).getByRole("button", { name: "Account menu" })).toBeVisible();
    expect(await avatarLetter(page)).toBe('"Z"');
    await bar(page).getByRole("button", { name: "Menu", exact: true }).click();
    const links = page.getByRole("dialog", { name: "Menu" }).getByRole("link");
    expect((await links.allTextContents()).slice(-4)).toEqual([
      "Dashboard",
      "Saved Listings",
      "Settings",
      "Sign Out",
    ]);
  });
});

/** The letter is drawn by CSS from a property of the root element. */
async function avatarLetter(page: Page) {
  return page.locator(".avatar").evaluate((avatar) => getComputedStyle(avatar, "::before").content);
}
