import { type Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";
import { listingScreenshot, type ListingText } from "../fixtures/render-listing.ts";

const chair: ListingText = {
  title: "Herman Miller Aeron chair size B",
  price: "$120",
  condition: "Used - Good",
  place: "Columbus, OH",
  description: "All controls work. The mesh has no tears.",
};
const chairAsText = [
  chair.title,
  chair.price,
  `Listed 2 days ago in ${chair.place}`,
  "Condition",
  chair.condition,
  chair.description,
].join("\n");

const listingText = (page: Page) => page.getByRole("textbox", { name: /listing’s text/ });
const analyze = (page: Page) => page.getByRole("button", { name: "Analyze", exact: true });
const result = (page: Page) => page.getByRole("region", { name: "Result" });

async function analyzeText(page: Page, text: string) {
  await page.goto("/analyze");
  await listingText(page).fill(text);
  await analyze(page).click();
  await expect(result(page).getByRole("article")).toBeVisible();
}

test("pasted text becomes a verdict with a range, a profit and its evidence", async ({ page }) => {
  await analyzeText(page, chairAsText);

  const card = result(page);
  await expect(card.getByRole("heading", { name: chair.title })).toBeFocused();
  await expect(card.getByText("Buy", { exact: true })).toBeVisible();
  await expect(card.getByText("Asking $120 · Used - Good")).toBeVisible();
  await expect(card.getByRole("link", { name: /sold listings/i })).toHaveAttribute(
    "href",
    /^https:\/\/www\.ebay\.com\/.*LH_Sold=1/,
  );
  await expect(page.getByText("9 of 10 analyses left this month")).toBeVisible();
});

test("a screenshot of a listing gets the same verdict as its text", async ({ browser, page }) => {
  await analyzeText(page, chairAsText);
  const fromText = await figures(page);

  await page.goto("/analyze");
  const picture = await listingScreenshot(browser, chair);
  await page
    .getByLabel("Choose pictures")
    .setInputFiles({ name: "listing.png", mimeType: "image/png", buffer: picture });
  await analyze(page).click();
  await expect(result(page).getByRole("article")).toBeVisible({ timeout: 20_000 });

  expect(fromText.range).toBeDefined();
  expect(fromText.profit).toBeDefined();
  expect(await figures(page)).toEqual(fromText);
});

test("the asking price moves the profit and leaves the range as it is", async ({ page }) => {
  await analyzeText(page, chairAsText);
  const cheap = await figures(page);
  await analyzeText(page, chairAsText.replace("$120", "$700"));
  const dear = await figures(page);

  expect(dear.range).toBe(cheap.range);
  expect(dear.verdict).toBe("Skip");
  expect(dear.profit).not.toBe(cheap.profit);
});

test("a copied link fills the form for whoever opens it and sends nothing", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await analyzeText(page, chairAsText);
  await result(page).getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied", { exact: true }).first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const visitor = await context.newPage();
  const calls: string[] = [];
  visitor.on("request", (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await visitor.goto(link);

  await expect(listingText(visitor)).toHaveValue(chairAsText);
  expect(calls.filter((call) => call === "POST /api/analyses")).toEqual([]);
});

test("the whole way goes by keyboard", async ({ page }) => {
  await page.goto("/analyze");
  await listingText(page).focus();
  await page.keyboard.insertText(chairAsText);
  for (let step = 0; step < 8; step += 1) {
    if (await analyze(page).evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");

  await expect(result(page).getByRole("heading", { name: chair.title })).toBeFocused();
});

test("a job offer is refused in words, the text stays and no credit is spent", async ({ page }) => {
  const offer = "Now hiring warehouse workers, $22 an hour, full time, apply today";
  await page.goto("/analyze");
  await listingText(page).fill(offer);
  await analyze(page).click();

  await expect(page.getByRole("alert")).toContainText("job");
  await expect(listingText(page)).toHaveValue(offer);
  await expect(page.getByText("10 of 10 analyses left this month")).toBeVisible();
});

test("a thing that nobody can name gets no range and no verdict, and says what is missing", async ({
  page,
}) => {
  await analyzeText(page, "Mystery thing from the attic\n$40\nNo idea what it is.");

  await expect(result(page).getByText("Not enough evidence", { exact: true })).toBeVisible();
  await expect(result(page).getByText("Buy", { exact: true })).toHaveCount(0);
  await expect(page.getByText("10 of 10 analyses left this month")).toBeVisible();
});

test("after ten analyses the page says when there are more", async ({ page, complaints }) => {
  complaints.allow(/402 .*\/api\/analyses$/);
  await page.goto("/analyze");
  for (let spent = 0; spent < 10; spent += 1) {
    await listingText(page).fill(`${chairAsText}\nNumber ${spent}`);
    await analyze(page).click();
    await expect(page.getByText(`${9 - spent} of 10 analyses left`)).toBeVisible();
  }
  await listingText(page).fill(`${chairAsText}\nOne more`);
  await analyze(page).click();

  await expect(page.getByRole("alert")).toContainText(/10 .*month/);
  await expect(result(page).getByRole("heading", { name: chair.title })).toBeVisible();
});

test("a reload and a way back keep the answer, and it is among the recent ones", async ({
  page,
}) => {
  await analyzeText(page, chairAsText);
  const before = await figures(page);

  await page.reload();
  await expect(result(page).getByRole("article")).toBeVisible();
  await expect(listingText(page)).toHaveValue(chairAsText);
  expect(await figures(page)).toEqual(before);

  await page.goto("/pricing");
  await page.goBack();
  await expect(result(page).getByRole("article")).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: "Recent analyses" })
      .getByRole("button", { name: chair.title }),
  ).toBeVisible();
  await expect(page.getByText("9 of 10 analyses left this month")).toBeVisible();
});

test("correcting the price that was read costs nothing", async ({ page }) => {
  await analyzeText(page, chairAsText);
  await result(page).getByRole("button", { name: "Correct details" }).click();
  const price = page.getByRole("textbox", { name: "Asking price" });
  await expect(price).toHaveValue("$120");
  await price.fill("$150");
  await page.keyboard.press("Control+Enter");

  await expect(result(page).getByText("Asking $150 · Used - Good")).toBeVisible();
  await expect(page.getByText("9 of 10 analyses left this month")).toBeVisible();
});

test("an unknown address answers with the not-found screen and its status", async ({ page }) => {
  const reply = await page.goto("/no-such-page");

  expect(reply?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});

/** What the card says in figures, to compare two cards. */
async function figures(page: Page) {
  const card = result(page).getByRole("article");
  const text = await card.innerText();
  const axis = await card.locator("figcaption").textContent();
  return {
    verdict: /\b(Buy|Skip|Negotiate|No verdict)\b/.exec(text)?.[0],
    range: /resale range (\$[\d,.]+ to \$[\d,.]+)/.exec(axis ?? "")?.[1],
    profit: /Likely (?:profit|loss)[^$−]*(−?\$[\d,]+)/.exec(text)?.[1],
  };
}
