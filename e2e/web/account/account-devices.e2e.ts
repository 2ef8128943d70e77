import type { BrowserContext, Page } from "@playwright/test";
import { lamps, newPerson, saveAll } from "../../fixtures/account.ts";
import { type Person, signIn } from "../../fixtures/sign-in.ts";
import { expect, test } from "../../fixtures/test.ts";

const phoneAgent =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9 Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const rowOf = (page: Page, device: string) =>
  page.getByRole("list", { name: "Signed-in devices" }).getByRole("listitem").filter({
    hasText: device,
  });
const toSignIn = (page: Page) => page.getByRole("heading", { name: "Sign in", exact: true });
const statusOf = async (device: BrowserContext, path: string) =>
  (await device.request.get(path)).status();

test("a lost phone is signed out from the laptop, at once and for good", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await signIn(page, person);
  const phone = await browser.newContext({ ...(baseURL && { baseURL }), userAgent: phoneAgent });
  const onPhone = await openDashboard(phone, person);
  await page.goto("/settings");
  await expect(rowOf(page, "This device")).toContainText("last used now");
  await expect(rowOf(page, "Chrome on Android")).toContainText("Signed in");

  await page.getByRole("button", { name: "Sign out of Chrome on Android" }).click();
  await expect(rowOf(page, "Chrome on Android")).toHaveCount(0);

  // The page that was open there cannot delete a thing, and the next look finds nobody signed in.
  await onPhone.getByRole("button", { name: /^Delete/ }).click();
  await expect(onPhone.getByRole("region", { name: /Notifications/ })).toContainText(
    "You’re signed out",
  );
  expect(await statusOf(phone, "/api/saved-listings")).toBe(401);
  await onPhone.reload();
  await expect(toSignIn(onPhone)).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("Lamp number 1", { exact: true })).toBeVisible();
  await phone.close();
});

test("signing out everywhere else leaves this device signed in alone, and other people as they are", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = newPerson();
  await signIn(page, person);
  const open = () => browser.newContext({ ...(baseURL && { baseURL }), userAgent: phoneAgent });
  const [phone, tablet, stranger] = [await open(), await open(), await open()];
  for (const device of [phone, tablet]) await openDashboard(device, person);
  await openDashboard(stranger, newPerson("Ben Kim"));
  await page.goto("/settings");
  await expect(rowOf(page, "Chrome on Android")).toHaveCount(2);

  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(page.getByText("2 devices were signed out.", { exact: true })).toBeVisible();
  await expect(rowOf(page, "Chrome on Android")).toHaveCount(0);

  for (const device of [phone, tablet]) {
    expect(await statusOf(device, "/api/saved-listings")).toBe(401);
  }
  expect(await statusOf(stranger, "/api/saved-listings")).toBe(200);
  await page.reload();
  await expect(rowOf(page, "This device")).toHaveCount(1);
  for (const device of [phone, tablet, stranger]) await device.close();
});

async function openDashboard(device: BrowserContext, person: Person): Promise<Page> {
  const page = await device.newPage();
  await signIn(page, person);
  await saveAll(page, lamps(1));
  await page.reload();
  await expect(page.getByText("Lamp number 1", { exact: true })).toBeVisible();
  return page;
}
