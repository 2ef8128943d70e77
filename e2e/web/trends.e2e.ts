import type { Page } from "@playwright/test";
import { signInAnew } from "../fixtures/account.ts";
import { expectFine } from "../fixtures/expect-fine.ts";
import { expect, test } from "../fixtures/test.ts";

/** A year of sales: the drill rises by a quarter, the console falls. */
function yearOfSales(): string {
  const today = Date.now();
  const lines = Array.from({ length: 48 }, (_, at) => {
    const day = new Date(today - (at * 8 + 1) * 86_400_000).toISOString().slice(0, 10);
    const isRecent = at * 8 + 1 <= 90;
    return [
      `DeWalt DCD771 drill,${isRecent ? 75 : 60},${day},Used - Good`,
      `Nintendo Switch OLED console,${isRecent ? 170 : 210},${day},Used - Good`,
    ].join("\n");
  });
  return ["Title,Price,Date,Condition", ...lines].join("\n");
}

async function importSales(page: Page): Promise<void> {
  const status = await page.evaluate(async (csv) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ csv, marketplace: "eBay" });
    return (await fetch("/api/sales/imports", { method: "POST", headers, body })).status;
  }, yearOfSales());
  expect(status).toBe(200);
}

test("trends say what moved, and a thing that is watched stands on top", async ({ page }) => {
  // Three states, each in four looks.
  test.slow();
  await signInAnew(page);
  await page.getByRole("link", { name: "Open trends" }).click();
  await expect(page.getByText("Too few sales to show a trend")).toBeVisible();
  await expectFine(page, "too few");

  await importSales(page);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("96 recorded sales in 27 months.")).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expectFine(page, "moved");

  await page
    .getByRole("link", { name: /DCD771/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Watch this price" }).click();
  await expect(page.getByRole("button", { name: "Watching" })).toBeVisible();
  await expectFine(page, "watched thing");
  await page.goto("/dashboard");
  await expect(page.getByText(/^The price of .*DCD771.* has moved\.$/)).toBeVisible();
});
