// What runs inside the card knows Chrome's own names.
/// <reference types="chrome" />
import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import { faultsOn } from "../fixtures/axe.ts";
import { type Extension, expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";

const item = "https://www.facebook.com/marketplace/item/333/";
const soldPage = readFileSync(
  new URL("../fixtures/marketplace-pages/ebay-sold-drivers.html", import.meta.url),
  "utf8",
);
const cardsIn = (html: string) => html.match(/<li>[\s\S]*?<\/li>/g) ?? [];
const pageOf = (cards: readonly string[]) =>
  `<!doctype html><title>results | eBay</title><div id="srp-river-results"><ul>${cards.join("")}</ul></div>`;

const mercariPage = `<!doctype html><title>results | Mercari</title><main><ul>${[
  61, 64, 58, 70, 66, 59,
]
  .map(
    (price, at) => `<li><a href="/us/item/m1000000000${at}/"><b>SOLD</b>
      <img alt="DeWalt DCF887 impact driver" src=""><p>$${price}</p></a></li>`,
  )
  .join("")}</ul></main>`;

async function analyzeItem(extension: Extension): Promise<{ page: Page; card: Frame }> {
  const page = await extension.context.newPage();
  await page.goto(item);
  const inPage = await InPage.of(page);
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByRole("article")).toContainText("DeWalt DCF887");
  return { page, card };
}

/** Nothing sticks out sideways, and axe has nothing to say. */
async function expectFine(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await faultsOn(page)).toEqual([]);
}

const press = (card: Frame) => card.getByRole("button", { name: "Check sold prices" }).click();
/** The tabs in front, as Chrome says: a page that is driven from outside always takes itself for seen. */
const inFront = (card: Frame) =>
  card.evaluate(async () => (await chrome.tabs.query({ active: true })).map(({ url }) => url));
const soldTabs = (extension: Extension) =>
  extension.context.pages().filter((page) => page.url().includes("www.ebay.com/sch/"));

test.describe("once Chrome lets us read the auction site", () => {
  test.use({ allowsAllSites: true });

  test("one press reads the sold listings behind the page and updates the range", async ({
    extension,
  }) => {
    const { asked } = extension.searches;
    const { card } = await analyzeItem(extension);
    const range = card.getByText(/^Price axis|typical \$/).first();
    const before = await range.textContent();
    extension.searches.delayMs = 2_000;
    const begun = Date.now();

    await press(card);

    await expect(card.getByText(/^Median of these \d sales: \$/)).toBeVisible();
    const milliseconds = Date.now() - begun;
    test.info().annotations.push({ type: "milliseconds", description: String(milliseconds) });
    await expect(range).not.toHaveText(before ?? "");
    await expect(card.getByText("$62 · +$8.99 shipping · sold Nov 14, 2026")).toBeVisible();
    await expect(card.getByText(/our typical price: \$/)).toBeVisible();
    await expect(
      card.getByText("Sold listings for “DeWalt DCF887 driver”", { exact: true }),
    ).toBeVisible();
    expect(asked).toEqual(["DeWalt DCF887 driver"]);
    expect(await inFront(card)).toEqual([item]);
    expect(soldTabs(extension)).toHaveLength(1);
  });

  test("a search that is open already is used, and stays where it is", async ({ extension }) => {
    const { asked } = extension.searches;
    const { card } = await analyzeItem(extension);
    await press(card);
    await expect(card.getByText(/^Median of these/)).toBeVisible();

    await press(card);

    await expect(card.getByText("Updating the range…")).toHaveCount(0);
    await expect(card.getByText(/^Median of these/)).toBeVisible();
    expect(asked).toHaveLength(1);
    expect(soldTabs(extension)).toHaveLength(1);
    expect(await inFront(card)).toEqual([item]);
  });

  test("few sales bring a second, wider search, and the card says so", async ({ extension }) => {
    const [first = "", second = "", third = "", ...others] = cardsIn(soldPage);
    extension.searches.answer = (words) =>
      words.includes("driver") ? pageOf([first, second]) : pageOf([second, third, ...others]);
    const { asked } = extension.searches;
    const { card } = await analyzeItem(extension);

    await press(card);

    const said =
      "Only 2 sales for “DeWalt DCF887 driver”, so we also searched for “DeWalt DCF887”.";
    await expect(card.getByText(said)).toBeVisible();
    await expect(card.getByText("$58.50 · +$8.99 shipping")).toHaveCount(1);
    expect(asked).toEqual(["DeWalt DCF887 driver", "DeWalt DCF887"]);
    expect(soldTabs(extension)).toHaveLength(1);
  });

  const walls = [
    [
      "a check for robots",
      "<title>Pardon Our Interruption...</title><h1>Pardon Our Interruption</h1>",
      /check that you’re a person/,
    ],
    [
      "a form to sign in",
      "<title>Sign in</title><form><input type=password></form>",
      /sign in first/,
    ],
    [
      "no results",
      '<title>x | eBay</title><div id="srp-river-results"><h3>No exact matches found</h3></div>',
      /no sold listings for “DeWalt DCF887 driver”/,
    ],
  ] as const;

  for (const [name, html, said] of walls) {
    test(`${name} is told, and its tab is shown`, async ({ extension }) => {
      extension.searches.answer = () => html;
      const { card } = await analyzeItem(extension);
      const before = await card.getByRole("article").textContent();

      await press(card);

      await expect(card.getByText(said)).toBeVisible();
      await expect.poll(() => inFront(card)).toEqual([expect.stringContaining("ebay.com/sch/")]);
      await expect(card.getByRole("article")).toHaveText(before ?? "");
    });
  }

  test("a second site is searched by its own press, in a tab of its own", async ({ extension }) => {
    extension.searches.answer = () => mercariPage;
    const { card } = await analyzeItem(extension);
    await card.getByRole("button", { name: "Check Mercari" }).click();

    await expect(card.getByText(/^Median of these 6 sales: \$/)).toBeVisible();
    const urls = extension.context.pages().map((page) => page.url());
    expect(urls).toContainEqual(
      "https://www.mercari.com/search/?itemStatuses=2&keyword=DeWalt+DCF887+driver",
    );
    expect(soldTabs(extension)).toEqual([]);
  });

  test("the side panel has the same press", async ({ extension }) => {
    const page = await extension.context.newPage();
    await page.goto(item);
    await extension.pressButton(page);
    const panel = await extension.panelPage();
    await expect(panel.getByRole("article")).toContainText("DeWalt DCF887");

    await panel.getByRole("button", { name: "Check sold prices" }).click();

    await expect(panel.getByText(/^Median of these \d sales: \$/)).toBeVisible();
    await expect(panel.getByText("9 of 10 left")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await panel.emulateMedia({ colorScheme });
      for (const width of [320, 360]) await expectFine(panel, width);
    }
  });
});

test("before the person has allowed it, the press opens nothing, and says what Chrome asks", async ({
  extension,
}) => {
  const { asked } = extension.searches;
  const { page, card } = await analyzeItem(extension);
  await expect(
    card.getByText(/Chrome asks you once to let Flipworth read www\.ebay\.com/),
  ).toBeVisible();

  // Chrome's own dialog waits for an answer that nobody gives here.
  await press(card);
  await page.waitForTimeout(1_500);

  expect(asked).toEqual([]);
  expect(soldTabs(extension)).toEqual([]);
});
