import { signInAnew } from "../../fixtures/account.ts";
import { expectFine } from "../../fixtures/expect-fine.ts";
import { expect, test } from "../../fixtures/test.ts";

test("a key is made, works for a program and opens nothing once it is revoked", async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAnew(page);
  await page.goto("/settings");
  await page.getByRole("textbox", { name: "Name of the new key" }).fill("Spreadsheet");
  await page.getByRole("button", { name: "Make API key" }).click();
  const shown = page.getByRole("textbox", { name: "Your new API key" });
  await expect(shown).toHaveValue(/^flipworth_[0-9A-Za-z]{49}$/);
  const headers = { authorization: `Bearer ${await shown.inputValue()}` };
  // Another computer: no cookie goes along.
  const program = await browser.newContext({ ...(baseURL && { baseURL }) });
  const statusOf = async () => (await program.request.get("/api/deals", { headers })).status();
  expect(await statusOf()).toBe(200);
  await expectFine(page, "a new key");

  await page.getByRole("button", { name: "Done" }).click();
  const keys = page.getByRole("list", { name: "API keys" });
  await expect(keys).toContainText("Read only");
  await page.getByRole("button", { name: "Revoke Spreadsheet" }).click();

  await expect(page.getByText("No API keys yet.")).toBeVisible();
  expect(await statusOf()).toBe(401);
  await program.close();
});

test("a webhook says why its test did not arrive", async ({ page }) => {
  test.slow();
  await signInAnew(page);
  await page.goto("/settings");
  await page.getByRole("textbox", { name: "Address" }).fill("https://127.0.0.1/flips");
  await page.getByRole("button", { name: "Add webhook" }).click();
  await expect(page.getByRole("textbox", { name: "Your signing secret" })).toHaveValue(/^whsec_/);
  await page.getByRole("button", { name: "Done" }).click();

  await page.getByRole("button", { name: "Send a test to https://127.0.0.1/flips" }).click();

  const row = page.getByRole("list", { name: "Webhooks" }).getByRole("listitem");
  await expect(row).toContainText("The address isn't on the public internet");
  await expectFine(page, "a webhook");
});

test("the API's documentation works with no other host, in a narrow window too", async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith("data:") && !url.startsWith(baseURL ?? "")) elsewhere.push(url);
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/api/docs");

  await page.getByText("/api/analyses", { exact: true }).first().click();

  await expect(page.getByText("Judge a listing from its text").first()).toBeVisible();
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  expect(elsewhere).toEqual([]);
});
