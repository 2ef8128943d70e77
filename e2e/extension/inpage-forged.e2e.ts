import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";

// A page that has taken over its own process speaks with our script's voice. These tests speak so.

const item = "https://www.facebook.com/marketplace/item/333/";

async function openWithVoice(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  const worlds = new Map<string, number>();
  protocol.on("Runtime.executionContextCreated", ({ context }) =>
    worlds.set(context.name, context.id),
  );
  await protocol.send("Runtime.enable");
  await page.goto(item);
  await expect.poll(() => worlds.has("Flipworth")).toBe(true);
  /** The value of an expression in our script's world, or the words of its failure. */
  return async (expression: string): Promise<unknown> => {
    const contextId = worlds.get("Flipworth") ?? 0;
    const { result } = await protocol.send("Runtime.evaluate", {
      contextId,
      awaitPromise: true,
      returnByValue: true,
      expression: `Promise.resolve(${expression}).catch((error) => "refused: " + error.message)`,
    });
    return result.value;
  };
}

const ask = (message: object) => `chrome.runtime.sendMessage(${JSON.stringify(message)})`;

test("the page itself cannot speak to the extension, nor find its card", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto(item);
  await (await InPage.of(page)).press("Analyze Deal");

  expect(await page.evaluate("typeof globalThis.chrome?.runtime?.sendMessage")).toBe("undefined");
  expect(await page.evaluate("document.querySelectorAll('iframe').length")).toBe(0);
  const card = "chrome-extension://kbinblkghknkgojgmbenkfmdbdflfffg/card.html";
  const frame = `new Promise((done) => {
    const frame = document.createElement("iframe");
    frame.src = "${card}";
    frame.onload = () => done(frame.contentDocument === null ? "shown" : "blocked");
    frame.onerror = () => done("blocked");
    document.body.append(frame);
  })`;
  await page.evaluate(frame);
  const shown = page.frames().filter((one) => one.url() === card);
  for (const one of shown) expect(await one.locator("body").innerText()).toBe("");
});

test("our script cannot reach the secret of this install", async ({ extension }) => {
  const page = await extension.context.newPage();
  const say = await openWithVoice(page);

  expect(await say("chrome.storage.local.get().then((all) => Object.keys(all).join())")).toMatch(
    /^refused: /,
  );
});

test("a panel's messages are not answered in a page's voice", async ({ extension }) => {
  const page = await extension.context.newPage();
  const say = await openWithVoice(page);
  await (await InPage.of(page)).press("Analyze Deal");

  for (const name of ["findCapture", "captureAgain", "captureChanged"]) {
    for (const tabId of [1, 2, 3]) {
      const reply = await say(ask({ name, request: { tabId } }));
      expect(JSON.stringify(reply ?? "nothing")).not.toContain("isOk");
    }
  }
});

test("a listing of another site, and words of the wrong shape, are refused", async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  const say = await openWithVoice(page);
  const listing = {
    title: "Forged",
    price: "$1",
    condition: null,
    description: null,
    location: null,
    category: null,
    imageUrl: null,
    marketplaceUrl: "https://www.ebay.com/itm/123456789012",
    marketplaceItemId: null,
    isSold: false,
  };
  const forged = { address: "https://www.ebay.com/itm/123456789012", listing, isAgain: false };

  expect(await say(ask({ ask: "showListing", request: forged }))).toMatchObject({ isOk: false });
  expect(
    await say(ask({ ask: "showListing", request: { ...forged, address: item, listing: {} } })),
  ).toMatchObject({ isOk: false });
  const cards = [{ title: "Forged", price: -1, kind: "sold" }];
  const sales = { address: item, cards, struckOut: [] };
  expect(await say(ask({ ask: "useSales", request: sales }))).toMatchObject({ isOk: false });
  const machinery = await say(ask({ ask: "constructor", request: {} }));
  expect(JSON.stringify(machinery ?? "nothing")).not.toContain("isOk");
});
