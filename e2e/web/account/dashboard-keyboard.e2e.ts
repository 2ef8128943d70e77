import type { Page } from "@playwright/test";
import { lamps, newPerson, saveAll } from "../../fixtures/account.ts";
import { expect, test } from "../../fixtures/test.ts";

/** Presses Tab until the named thing has the focus. */
async function tabTo(page: Page, role: "link" | "button" | "tab" | "textbox", name: string) {
  const target = page.getByRole(role, { name, exact: true }).filter({ visible: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("somebody signs in, changes tabs, deletes and takes it back without a mouse", async ({
  page,
}) => {
  const { name, email } = newPerson();
  await page.goto("/dashboard");
  await tabTo(page, "link", "Sign in");
  await page.keyboard.press("Enter");
  await tabTo(page, "textbox", "Name");
  await page.keyboard.type(name);
  await tabTo(page, "textbox", "Email");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Welcome, ${name}` })).toBeVisible();
  await saveAll(page, lamps(2));
  await page.reload();

  await tabTo(page, "tab", "Saved Listings");
  await page.keyboard.press("ArrowRight");
  const history = page.getByRole("tab", { name: "Analysis History" });
  await expect(history).toBeFocused();
  await expect(history).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("heading", { name: "No analyses yet" })).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Saved Listings" })).toBeFocused();

  await tabTo(page, "button", "Delete Lamp number 2");
  await page.keyboard.press("Enter");
  const rows = page.getByRole("list", { name: "Saved listings" }).getByRole("heading");
  await expect(rows).toHaveText(["Lamp number 1"]);
  await expect(page.getByText("Listing deleted", { exact: true })).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.closest("article")?.innerText);
  expect(await focused()).toContain("Lamp number 1");

  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).locator(":focus")).toHaveCount(
    1,
  );
  await tabTo(page, "button", "Undo");
  await page.keyboard.press("Enter");
  await expect(rows).toHaveText(["Lamp number 2", "Lamp number 1"]);
});
