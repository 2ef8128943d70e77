import { readFileSync } from "node:fs";
import { expectFine } from "../fixtures/expect-fine.ts";
import { expect, test } from "../fixtures/test.ts";

const soldPage = readFileSync(
  new URL("../fixtures/marketplace-pages/ebay-sold-drivers.html", import.meta.url),
  "utf8",
);

test("a copied page of sold listings refines the answer, and each sale can be overruled", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://www.ebay.com/**", (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body: soldPage }),
  );
  await page.goto("/analyze");
  await page
    .getByRole("textbox", { name: /listing’s text/ })
    .fill("DeWalt DCF887 20V Max XR impact driver\n$45\nUsed - Good");
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  const range = page.getByText(/^Price axis/);
  await expect(range).toHaveCount(1);
  const before = (await range.textContent()) ?? "";
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: /^Check sold prices/ }).click();
  const sold = await opened;
  await sold.waitForLoadState();
  expect(sold.url()).toContain("_nkw=DeWalt+DCF887+driver&LH_Sold=1");

  await sold.keyboard.press("Control+A");
  await sold.keyboard.press("Control+C");
  await page.bringToFront();
  await page.getByRole("textbox", { name: "Copied page" }).click();
  await page.keyboard.press("Control+V");

  await expect(page.getByText(/^Median of these 5 sales: \$/)).toBeVisible();
  await expect(range).not.toHaveText(before);
  await expect(page.getByText("9 of 10 analyses left", { exact: false }).first()).toBeVisible();
  const lot = page.getByRole("checkbox", { name: /Lot of 3/ });
  await expect(lot).not.toBeChecked();
  await expectFine(page, "analyze with sales");
  const second = (await range.textContent()) ?? "";
  await lot.check();
  await page.getByRole("button", { name: "Update the range" }).click();
  await expect(page.getByText(/You put this back/)).toBeVisible();
  await expect(range).not.toHaveText(second);
});

test("a paste that holds no sales says so, and the answer stays", async ({ page }) => {
  await page.goto("/analyze");
  await page.getByRole("textbox", { name: /listing’s text/ }).fill("DeWalt DCF887 driver $45");
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByText(/^Price axis/)).toHaveCount(1);

  await page.getByRole("textbox", { name: "Copied page" }).fill("https://www.ebay.com/sch/i.html");

  await expect(page.getByText(/We found no sold listings in that/)).toBeVisible();
  await expect(page.getByText(/^Price axis/)).toHaveCount(1);
});
