import type { Page } from "@playwright/test";
import { signInAnew } from "../../fixtures/account.ts";
import { expect, test } from "../../fixtures/test.ts";

const phone = { width: 360, height: 740 };
const avatar = (page: Page) => page.getByRole("button", { name: "Account menu" });
const openMenu = (page: Page) => page.locator("[popover]:popover-open");

/** The letter is drawn by CSS from a property of the root element. */
const letter = (page: Page) =>
  page
    .locator(".avatar")
    .evaluate((element) => getComputedStyle(element, "::before").content.replaceAll('"', ""));

test("the account menu has the first name's letter, and each entry leads where it says", async ({
  page,
}) => {
  await signInAnew(page, "ana");
  await expect(avatar(page)).toBeVisible();
  expect(await letter(page)).toBe("A");
  const box = await avatar(page).boundingBox();
  expect([box?.width, box?.height]).toEqual([32, 32]);
  for (const [entry, address] of [
    ["Dashboard", "/dashboard"],
    ["Saved Listings", "/dashboard"],
    ["Settings", "/settings"],
    ["Sign Out", "/"],
  ] as const) {
    await page.goto("/guide");
    await avatar(page).click();
    await openMenu(page).getByRole("link", { name: entry }).click();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();
});

test("the account menu goes by keyboard: in order, and Escape gives the focus back", async ({
  page,
}) => {
  await signInAnew(page);
  await avatar(page).focus();
  await page.keyboard.press("Enter");
  const seen: string[] = [];
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press("Tab");
    seen.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  expect(seen).toEqual(["Dashboard", "Saved Listings", "Settings", "Sign Out"]);

  await page.keyboard.press("Escape");

  await expect(openMenu(page)).toHaveCount(0);
  await expect(avatar(page)).toBeFocused();
});

test("the letter makes way for a picture that loads, and stays for one that does not", async ({
  page,
  complaints,
}) => {
  complaints.allow(/404 .*\/no-such-portrait\.png$/);
  await signInAnew(page, "ana");
  for (const [portrait, shown] of [
    ["/no-such-portrait.png", "A"],
    ["/icon.svg", ""],
  ] as const) {
    // The local provider knows no pictures, so the address is put into the server's answer.
    await page.route("**/api/auth/user", async (route) => {
      const reply = await route.fetch();
      const json = { ...(await reply.json()), profileImageUrl: new URL(portrait, page.url()).href };
      await route.fulfill({ response: reply, json });
    });
    const asked = page.waitForResponse((reply) => reply.url().endsWith(portrait));
    await page.goto("/guide");
    await asked;
    await expect.poll(() => letter(page)).toBe(shown);
    await page.unroute("**/api/auth/user");
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the sheet of somebody signed in has the account's links and signs out", async ({
    page,
  }) => {
    await signInAnew(page);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Menu" });
    await expect(sheet.getByRole("link")).toHaveText([
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
      "Deals",
      "Dashboard",
      "Saved Listings",
      "Settings",
      "Sign Out",
    ]);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu", exact: true })).toBeFocused();

    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await sheet.getByRole("link", { name: "Sign Out" }).click();

    await expect(page).toHaveURL("/");
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});
