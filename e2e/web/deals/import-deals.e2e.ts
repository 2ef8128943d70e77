import type { Locator, Page } from "@playwright/test";
import { signInAnew } from "../../fixtures/account.ts";
import { expectFine, phone } from "../../fixtures/expect-fine.ts";
import { expect, test } from "../../fixtures/test.ts";

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** A table of somebody's own: two of its headings say nothing, and two of its lines can't be kept. */
const csv = [
  "Thing,Sold price,Sold on,Outlay",
  `Oak chair,$80,${daysAgo(9)},20`,
  `Brass lamp,$40,${daysAgo(8)},`,
  `Oak table,$90,${daysAgo(7)},twenty`,
  `Oak bench,,${daysAgo(6)},5`,
].join("\n");

async function chooseFile(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Import sold items" }).click();
  const dialog = page.getByRole("dialog", { name: "Import sold items" });
  await dialog
    .getByLabel("Import a CSV file")
    .setInputFiles({ name: "sold.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(dialog.getByRole("region", { name: "Preview of sold.csv" })).toBeVisible();
  return dialog;
}

/** Says which column holds what, and waits until the file is read so. */
async function map(dialog: Locator, columns: Readonly<Record<string, string>>) {
  for (const [field, heading] of Object.entries(columns)) {
    const select = dialog.getByLabel(field, { exact: true });
    await select.selectOption(heading);
    await expect(select).toHaveValue(heading);
  }
}

const columns = { Title: "Thing", "What it cost you": "Outlay" };

test("a file of sold items is looked at, comes into the deals, and brings nothing twice", async ({
  page,
}) => {
  await signInAnew(page);
  await page.goto("/deals?view=all");
  await page.getByLabel("Show", { exact: true }).selectOption("sold");
  await expect(page.getByText("No deals here.", { exact: false })).toBeVisible();

  const dialog = await chooseFile(page);
  await expect(dialog.getByText("0 sales can be read, 4 lines can't.")).toBeVisible();
  await map(dialog, columns);
  await expect(dialog.getByText("2 sales can be read, 2 lines can't.")).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "Oak chair" })).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "Oak table" })).toHaveCount(0);
  await expect(
    dialog.getByRole("list", { name: "Lines that can't be read" }).getByRole("listitem"),
  ).toHaveText(["Line 4: the cost can't be read", "Line 5: no price"]);
  await expect(dialog.getByText(/^The file doesn’t say what 1 sold item cost you\./)).toBeVisible();
  await expectFine(page, "preview of a file");
  await page.setViewportSize(phone);

  await dialog.getByLabel("Where they sold").selectOption("facebook_local");
  await dialog.getByRole("button", { name: "Import 2 sold items" }).click();
  await expect(page.getByText("2 sold items added", { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const rows = page.getByRole("list", { name: "Your deals" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  // Nothing is taken of what a neighbor paid in cash.
  await expect(rows.filter({ hasText: "Oak chair" })).toContainText("Net profit $60");
  await expect(rows.filter({ hasText: "Brass lamp" })).toContainText("Cost not entered");

  const again = await chooseFile(page);
  await map(again, columns);
  await again.getByLabel("Where they sold").selectOption("facebook_local");
  await again.getByRole("button", { name: "Import 2 sold items" }).click();
  await expect(page.getByText("0 sold items added", { exact: true })).toBeVisible();
  await expect(page.getByText("2 already here.", { exact: true })).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(rows).toHaveCount(2);
});

test("a file that is no table says what it lacks, and leaves nothing behind", async ({ page }) => {
  await signInAnew(page);
  await page.goto("/deals?view=all");
  await page.getByRole("button", { name: "Import sold items" }).click();
  const dialog = page.getByRole("dialog", { name: "Import sold items" });
  await dialog.getByLabel("Import a CSV file").setInputFiles({
    name: "notes.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("chair, sold it,\nlamp, not yet,\n"),
  });

  await expect(dialog.getByText("0 sales can be read, 1 line can't.")).toBeVisible();
  const button = dialog.getByRole("button", { name: "Import 0 sold items" });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.click({ force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("No deals here.", { exact: false })).toBeVisible();
});
