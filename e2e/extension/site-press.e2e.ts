// What runs inside the extension's worker knows Chrome's own names.
/// <reference types="chrome" />
import type { Page } from "@playwright/test";
import { faultsOn } from "../fixtures/axe.ts";
import { type Extension, expect, test } from "../fixtures/extension.ts";

/** The analyze page of the server that the extension uses, with an answer. */
async function analyzed(extension: Extension, address: string): Promise<Page> {
  await expect.poll(() => bridges(extension)).toEqual([expect.stringContaining("/analyze")]);
  const page = await extension.context.newPage();
  await page.goto(`${address}/analyze`);
  await page
    .getByRole("textbox", { name: /listing’s text/ })
    .fill("DeWalt DCF887 20V Max XR impact driver\n$45\nUsed - Good");
  await page.getByRole("button", { name: "Analyze", exact: true }).click();
  await expect(page.getByText(/^Price axis/)).toHaveCount(1);
  return page;
}

/** Where Chrome puts our script into the site. */
async function bridges(extension: Extension): Promise<string[]> {
  const scripts = await extension.worker.evaluate(() =>
    chrome.scripting.getRegisteredContentScripts(),
  );
  return scripts.flatMap(({ id, matches = [] }) =>
    id === "site-bridge" ? matches.slice(0, 1) : [],
  );
}

const soldTabs = (extension: Extension) =>
  extension.context.pages().filter((page) => page.url().includes("www.ebay.com/sch/"));

test.describe("once Chrome lets us read the auction site", () => {
  test.use({ allowsAllSites: true });

  test("one press on the analyze page reads the sold listings and refines the answer there", async ({
    extension,
    server,
  }) => {
    const page = await analyzed(extension, server.address);
    const range = page.getByText(/^Price axis/);
    const before = (await range.textContent()) ?? "";
    const began = Date.now();
    await page.getByRole("button", { name: "Check sold prices" }).click();

    await expect(page.getByText(/^Median of these \d sales: \$/)).toBeVisible();
    process.stdout.write(`    from the press to the range: ${Date.now() - began} ms\n`);
    await expect(range).not.toHaveText(before);
    expect(extension.searches.asked.length).toBeGreaterThan(0);
    expect(soldTabs(extension)).toHaveLength(1);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      // A theme is on a busy screen a while after it was asked for.
      await expect.poll(() => faultsOn(page, { within: "main" })).toEqual([]);
    }
  });

  test("a wall on the auction site is told, and the answer stays", async ({
    extension,
    server,
  }) => {
    extension.searches.answer = () => "<!doctype html><title>eBay</title><p>No exact matches</p>";
    const page = await analyzed(extension, server.address);
    const before = (await page.getByText(/^Price axis/).textContent()) ?? "";
    await page.getByRole("button", { name: "Check sold prices" }).click();

    await expect(page.getByText(/eBay shows no sold listings for these words/)).toBeVisible();
    await expect(page.getByText(/^Price axis/)).toHaveText(before);
  });

  test("the page cannot ask without a press, nor for another address", async ({
    extension,
    server,
  }) => {
    const page = await analyzed(extension, server.address);
    const asking = await extension.context.newPage();
    await asking.addInitScript(askByItself);
    await asking.goto(`${server.address}/analyze`);
    // What the test itself evaluates in a page counts as a press there.
    await asking.waitForTimeout(3_000);
    expect(await asking.evaluate("outcome")).toMatchObject({ isOk: false });

    const elsewhere = await askedFromScript(page, "https://evil.example/?LH_Sold=1");
    expect(elsewhere).toEqual({ isOk: true, reply: { kind: "not_loaded" } });
    expect(extension.searches.asked).toEqual([]);
  });
});

/** Runs in the page as it loads. */
function askByItself() {
  window.addEventListener("message", ({ data }) => {
    if (data.to === "flipworth-page" && data.id === "7")
      Object.assign(window, { outcome: data.outcome });
  });
  const url = "https://www.ebay.com/sch/i.html?_nkw=drill&LH_Sold=1&LH_Complete=1";
  const request = { search: { words: "drill", url, wider: null } };
  const message = { to: "flipworth-extension", id: "7", ask: "checkSold", request };
  setTimeout(() => window.postMessage(message, location.origin), 1_500);
}

/** What the road answers to a message that a script in the page sends. */
function askedFromScript(page: Page, url: string): Promise<unknown> {
  return page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const search = { words: "drill", url: address, wider: null };
        window.addEventListener("message", ({ data }) => {
          if (data.to === "flipworth-page" && data.id === "7") resolve(data.outcome);
        });
        const request = { search };
        window.postMessage({ to: "flipworth-extension", id: "7", ask: "checkSold", request });
      }),
    url,
  );
}

test("before the person has allowed it, the press leads to the place where they can", async ({
  extension,
  server,
}) => {
  const page = await analyzed(extension, server.address);
  const opened = extension.context.waitForEvent("page");
  await page.getByRole("button", { name: "Check sold prices" }).click();

  const options = await opened;
  await expect(options.getByRole("button", { name: "Allow www.ebay.com" })).toBeVisible();
  await expect(page.getByText(/The extension may not read www\.ebay\.com yet/)).toBeVisible();
  expect(extension.searches.asked).toEqual([]);
  expect(soldTabs(extension)).toEqual([]);
});

test("another server than the one in use gets no road, and keeps the search and the paste", async ({
  extension,
  server,
}) => {
  const page = await analyzed(extension, server.address);
  await expect(page.getByRole("button", { name: "Check sold prices" })).toBeVisible();
  await extension.useServer("http://localhost:9");
  await page.reload();
  await page.getByRole("heading", { level: 1 }).click();
  const url = "https://www.ebay.com/sch/i.html?_nkw=drill&LH_Sold=1&LH_Complete=1";
  expect(await askedFromScript(page, url)).toMatchObject({ isOk: false });
});
