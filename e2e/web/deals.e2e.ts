import type { Page } from "@playwright/test";
import { signInAnew } from "../fixtures/account.ts";
import { expectFine, phone } from "../fixtures/expect-fine.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ viewport: phone });

/** Looked at in every way, and then a phone again. */
async function expectFineOnBoth(page: Page, state: string) {
  await expectFine(page, state);
  await page.setViewportSize(phone);
}

test("a deal goes from the first note to the profit on a phone, and the year has it", async ({
  page,
}) => {
  // Seven states, each in four looks.
  test.slow();
  await signInAnew(page);
  await page.getByRole("link", { name: "Open deals" }).click();
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  await expectFineOnBoth(page, "empty");

  await page.getByRole("button", { name: "Add a deal" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a deal" });
  await dialog.getByRole("button", { name: "Add deal" }).click();
  await expect(dialog.getByText("Enter what it is.")).toBeVisible();
  await dialog.getByLabel("What is it?").fill("DeWalt DCD771 drill");
  await dialog.getByLabel("Price ($)").fill("40");
  await dialog.getByRole("button", { name: "Add deal" }).click();
  await expect(page.getByRole("heading", { name: "DeWalt DCD771 drill" })).toBeVisible();
  await expectFineOnBoth(page, "bought");

  await page.getByText("Add a listing").click();
  await page.getByLabel("Asking price ($)").fill("110");
  await page.getByRole("button", { name: "Add listing" }).click();
  await expect(page.getByText("eBay at $110")).toBeVisible();

  await page.getByLabel("Sale price ($)").fill("100");
  await page.getByLabel("Sold on").selectOption("mercari");
  await page.getByLabel("Shipping label ($)").fill("9.95");
  await page.getByRole("button", { name: "Record sale" }).click();
  // $100 less Mercari's 10%, the label and what was paid.
  await expect(page.getByText("$40.05")).toBeVisible();
  await expect(page.getByText("Sold, but still listed in one more place.")).toBeVisible();
  await expectFineOnBoth(page, "sold");

  await page.getByText("Write the listing and messages").click();
  await expect(page.getByRole("textbox", { name: "Title" }).first()).toHaveValue(/DCD771/);
  await expectFineOnBoth(page, "drafts");

  await page.goto("/deals");
  await expect(page.getByText("It's sold. Take it down from eBay.")).toBeVisible();
  await page.getByRole("link", { name: "DeWalt DCD771 drill" }).click();
  await page.getByRole("button", { name: "Mark as ended" }).click();
  await expect(page.getByText("Sold, but still listed")).toHaveCount(0);
  await page.goto("/deals?view=money");
  await expect(page.getByRole("region", { name: "By platform" })).toContainText("Mercari");
  await expectFineOnBoth(page, "money");
  await page.getByRole("tab", { name: "Taxes" }).click();
  await expect(page.getByText("Net profit or loss")).toBeVisible();
  await page.getByLabel("Miles").fill("12.5");
  await page.getByLabel("Purpose").fill("Garage sales");
  await page.getByRole("button", { name: "Add drive" }).click();
  await expect(page.getByRole("region", { name: "Mileage log" })).toContainText("$9.06");
  await expectFineOnBoth(page, "taxes");
});

test("an analysis becomes a deal with one press, and only one", async ({ page }) => {
  await signInAnew(page);
  await page.evaluate(async () => {
    const body = JSON.stringify({ title: "Apple iPad 9th generation 64GB", price: 60 });
    const headers = { "content-type": "application/json" };
    await fetch("/api/analyses", { method: "POST", headers, body });
  });
  await page.goto("/dashboard?tab=history");
  await page.getByRole("button", { name: /^Track deal/ }).click();
  await expect(page.getByText("You track it under Deals.", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open", exact: true }).click();
  await expect(page.getByText(/^We said \$/)).toBeVisible();
});
