import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { analyzeAll, lamps, saveAll, signInAnew } from "../../fixtures/account.ts";
import { expect, test } from "../../fixtures/test.ts";

const saved = (page: Page) => page.getByRole("list", { name: "Saved listings" });
const history = (page: Page) => page.getByRole("list", { name: "Analyses" });
const titles = (page: Page) => saved(page).getByRole("heading");
const drill = { title: "DeWalt DCF887 impact driver", price: 40, description: "Used - Good" };

async function downloadedText(page: Page, name: RegExp): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

test("saved listings are searched, sorted and taken along as a table", async ({ page }) => {
  await signInAnew(page);
  await saveAll(page, [
    ...lamps(2),
    {
      title: 'Walnut desk, 60" "as is"',
      price: 75,
      marketValue: "$150 - $220",
      profitPotential: "-$4.00",
    },
  ]);
  await page.reload();
  await expect(titles(page)).toHaveText([/Walnut/, "Lamp number 2", "Lamp number 1"]);

  await page.getByRole("combobox", { name: "Sort" }).selectOption("Highest profit");
  await expect(titles(page)).toHaveText(["Lamp number 2", "Lamp number 1", /Walnut/]);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
  await expect(titles(page)).toHaveText(["Lamp number 1", "Lamp number 2", /Walnut/]);
  await page.getByRole("searchbox", { name: "Search by title" }).fill("WALNUT");
  await expect(titles(page)).toHaveText([/Walnut/]);
  await page.getByRole("searchbox", { name: "Search by title" }).fill("sofa");
  await expect(page.getByText("Nothing matches “sofa”.")).toBeVisible();

  const [heading, ...rows] = (await downloadedText(page, /CSV/)).trim().split("\r\n");
  expect(heading).toContain("Title,Listing title,Asking price (USD),Condition");
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain('"Walnut desk, 60"" ""as is""",,75,Unknown,150,220,-4,');
});

test("a deleted listing comes back by Undo, and stays away without it", async ({ page }) => {
  await signInAnew(page);
  await saveAll(page, lamps(2));
  await page.reload();

  await saved(page).getByRole("button", { name: "Delete Lamp number 1" }).click();
  await expect(titles(page)).toHaveText(["Lamp number 2"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText(["Lamp number 2", "Lamp number 1"]);
  await expect(page.getByText("Listing restored", { exact: true })).toBeVisible();

  await saved(page).getByRole("button", { name: "Delete Lamp number 2" }).click();
  await expect(page.getByText("Listing deleted", { exact: true })).toBeVisible();
  const removed = "The listing has been removed from your saved items.";
  await expect(page.getByText(removed, { exact: true })).toBeVisible();
  await expect(titles(page)).toHaveText(["Lamp number 1"]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(titles(page)).toHaveText(["Lamp number 2", "Lamp number 1"]);
  await expect(page.getByText("Listing restored", { exact: true })).toBeVisible();

  await saved(page).getByRole("button", { name: "Delete Lamp number 1" }).click();
  await expect(titles(page)).toHaveText(["Lamp number 2"]);
  await expect(page.getByText("Listing deleted", { exact: true })).toBeVisible();
  await page.reload();
  await expect(titles(page)).toHaveText(["Lamp number 2"]);
});

test("a sixth listing is refused in words that name the plan and lead to larger ones", async ({
  page,
  complaints,
}) => {
  complaints.allow(/403 .*\/api\/saved-listings$/);
  await signInAnew(page);
  await saveAll(page, lamps(5));
  await analyzeAll(page, [drill]);
  await page.goto("/dashboard?tab=history");

  await history(page).getByRole("button", { name: "Save to Listings" }).click();

  await expect(page.getByText(/^Failed to save analysis: The Free plan keeps 5/)).toBeVisible();
  await expect(history(page).getByRole("button", { name: "Save to Listings" })).toBeVisible();
  // Two lead there: the toast's, and the card's below the lists.
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("link")
    .click();
  await expect(page).toHaveURL("/pricing");
});

test("a long history comes a page at a time, and the first new row has the focus", async ({
  page,
}) => {
  await signInAnew(page);
  // Nobody can name them, so they cost no credit.
  const things = Array.from({ length: 53 }, (_, index) => ({
    title: `Mystery thing number ${index + 1}`,
    description: "No idea what it is.",
  }));
  await analyzeAll(page, things);
  await page.goto("/dashboard?tab=history");
  await expect(history(page).getByRole("article")).toHaveCount(50);

  await page.getByRole("button", { name: "Load more" }).click();

  await expect(history(page).getByRole("article")).toHaveCount(53);
  await expect(
    history(page).getByRole("button", { name: "Mystery thing number 3", exact: true }),
  ).toBeFocused();
  await expect(page.getByRole("button", { name: "Load more" })).toHaveCount(0);
  const table = await downloadedText(page, /CSV/);
  expect(table.trim().split("\r\n")).toHaveLength(54);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Oldest first");
  await expect(history(page).getByRole("heading").first()).toHaveText("Mystery thing number 1");
});
