import { readFile } from "node:fs/promises";
import { analyzeAll, lamps, saveAll, signInAnew } from "../../fixtures/account.ts";
import { signIn } from "../../fixtures/sign-in.ts";
import { expect, test } from "../../fixtures/test.ts";

const chair = { title: "Herman Miller Aeron chair size B", price: 120, description: "Used - Good" };
const watch = "Garmin Forerunner 255 running watch\n$80\nUsed - Like New";

test("the settings stay, and the next analysis counts with them", async ({ page }) => {
  await signInAnew(page);
  await page.goto("/settings");
  const platform = page.getByRole("combobox", { name: "Where you sell" });
  await platform.selectOption("A flat 13% fee");
  await page.getByRole("textbox", { name: "Minimum profit" }).fill("$25");
  await page.getByRole("textbox", { name: "Minimum return" }).fill("50");
  await page.getByRole("textbox", { name: "Cost per mile" }).fill("0.70");
  await page.getByRole("textbox", { name: "Usual shipping" }).fill("12.50");
  await page.getByRole("button", { name: "Save settings" }).click();
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await page.reload();
  await expect(platform.locator("option:checked")).toHaveText("A flat 13% fee");
  await expect(page.getByRole("textbox", { name: "Cost per mile" })).toHaveValue("0.7");

  await page.goto("/analyze");
  await page.getByRole("textbox", { name: /listing’s text/ }).fill(watch);
  await page.getByText("Correct details or add driving distance").click();
  await page.getByRole("textbox", { name: /^Miles to drive/ }).fill("30");
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  const card = page.getByRole("region", { name: "Result" }).getByRole("article");
  await expect(card).toBeVisible();
  for (const summary of await card.locator("summary").all()) await summary.click();
  await expect(card).toContainText("30 miles round trip at $0.70 a mile");
  await expect(card.getByRole("row", { name: /^Driving/ })).toContainText("−$21");
  await expect(card.getByRole("row", { name: /^Shipping/ })).toContainText("−$12.50");
  await expect(card.getByRole("row", { name: /^Selling fee/ })).toContainText("13% of the price");
  await expect(card).toContainText("at least $25 and 50%");
});

test("the theme of the settings and of the bar are one, also after a reload", async ({ page }) => {
  await signInAnew(page);
  await page.goto("/settings");
  const bar = page.getByRole("navigation", { name: "Main" });
  const inBar = bar.getByRole("button", { name: /^Theme/ });
  const dark = page.getByRole("radio", { name: "Dark" });
  // Its circle is out of sight: people press its words.
  await page.getByText("Dark", { exact: true }).click();
  await expect(inBar).toHaveAccessibleName("Theme: dark");
  await page.reload();
  await expect(dark).toBeChecked();
  await expect(inBar).toHaveAccessibleName("Theme: dark");

  await inBar.click();

  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
});

test("everything kept can be taken along, and a deleted account begins anew", async ({ page }) => {
  const person = await signInAnew(page);
  await saveAll(page, lamps(2));
  await analyzeAll(page, [chair]);
  await page.goto("/settings");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^flipworth-account-.*\.json$/);
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
    user: { email: person.email, firstName: "Ana", lastName: "Lee" },
    credits: { used: 1 },
    savedListings: [{ title: "Lamp number 2" }, { title: "Lamp number 1" }],
    analyses: [{ title: chair.title }],
  });

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete account" });
  await dialog.getByRole("textbox").fill("delete");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(dialog.getByText("Type DELETE in capital letters to continue.")).toBeVisible();
  await dialog.getByRole("textbox").fill("DELETE");
  await dialog.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("We deleted your account", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log In" }).first()).toBeVisible();

  await signIn(page, person);
  // The month of the same person goes on: a new account is no new allowance.
  await expect(page.getByText("1 of 10 credits used")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No saved listings" })).toBeVisible();
  await page.getByRole("tab", { name: "Analysis History" }).click();
  await expect(page.getByRole("heading", { name: "No analyses yet" })).toBeVisible();
});
