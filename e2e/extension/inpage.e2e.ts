import { expect, test } from "../fixtures/extension.ts";
import { connectExtension, fillSignInForm } from "../fixtures/sign-in.ts";
import { buildSlowRoad } from "../fixtures/slow-road.ts";
import { classifiedAd, openItem } from "../fixtures/open-item.ts";

test("the button on a listing shows its deal card in the page", async ({ extension }) => {
  const { inPage } = await openItem(extension);

  await inPage.press("Analyze Deal");

  const card = await inPage.card();
  const deal = card.getByRole("article");
  await expect(deal).toContainText("DeWalt DCF887");
  await expect(deal).toContainText("Asking $45");
  await expect(deal.getByText(/^(Buy|Skip)/).first()).toBeVisible();
});

test("a classified ad has the button too, and a page that is no listing has none", async ({
  extension,
}) => {
  const { inPage } = await openItem(extension, classifiedAd);
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toContainText("Asking $40");

  const home = await openItem(extension, "https://www.facebook.com/marketplace/");
  await home.page.waitForTimeout(500);
  expect(await home.inPage.text()).toBe("");
});

test("before the button is pressed nothing is read, sent or changed in the page", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");

  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    page.viewportSize()?.height ?? 0,
  );
  // Not even registered: the server was never asked for anything.
  expect(await extension.storedKeys()).toEqual(["serverAddress"]);
});

test("a press that a script of the page makes up does nothing", async ({ extension }) => {
  const { page, inPage } = await openItem(extension);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");

  await page.evaluate(() => {
    const host = document.querySelector<HTMLElement>("flipworth-corner");
    host?.click();
    host?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  });
  await page.waitForTimeout(300);

  expect(await page.evaluate(() => document.querySelector("flipworth-corner")?.shadowRoot)).toBe(
    null,
  );
  expect(inPage.findCard()).toBeUndefined();
});

test("the keyboard reaches the button, Escape closes the card and the focus comes back", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");
  // The page's one link comes first.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect((await inPage.card()).getByRole("article")).toBeVisible();

  // The frame that hears the key goes away with it, so nobody may be left to say that it was heard.
  void page.keyboard.press("Escape").catch(() => undefined);

  await expect.poll(() => inPage.findCard()).toBeUndefined();
  await page.keyboard.press("Enter");
  await expect((await inPage.card()).getByRole("article")).toBeVisible();
});

test("an item closed and opened again shows its answer for no second credit", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toBeVisible();
  await (await inPage.card()).getByRole("button", { name: "Close" }).click();
  await expect.poll(() => inPage.findCard()).toBeUndefined();

  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toBeVisible();

  await extension.pressButton(page);
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("8 of 10 left");
});

test("hidden on a site it stays away there, and the option brings it back at once", async ({
  extension,
}) => {
  const { inPage } = await openItem(extension);
  await inPage.press("Hide on this site");
  await expect.poll(() => inPage.text()).toBe("");
  const again = await openItem(extension);
  await again.page.waitForTimeout(500);
  expect(await again.inPage.text()).toBe("");

  await extension.set({ inPageButton: false });
  await extension.set({ inPageButton: true });
  await expect.poll(() => again.inPage.text()).toContain("Analyze Deal");

  await extension.set({ inPageButton: false });
  await expect.poll(() => again.inPage.text()).toBe("");
});

test("the card cancels, and what was cancelled goes on for one credit", async ({
  extension,
  server,
}) => {
  const road = await buildSlowRoad(server.address);
  await extension.useServer(road.address);
  const { inPage } = await openItem(extension);
  road.hold();
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await card.getByRole("button", { name: "Cancel" }).click();
  await expect(card.getByRole("heading", { name: "Canceled" })).toBeVisible();

  road.release();
  await card.getByRole("button", { name: "Analyze" }).click();

  await expect(card.getByRole("article")).toContainText("DeWalt");
  await road.stop();
});

test("the button works after Chrome has stopped the worker", async ({ extension }) => {
  const { inPage } = await openItem(extension);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");
  await extension.stopWorker();

  await inPage.press("Analyze Deal");

  await expect((await inPage.card()).getByRole("article")).toContainText("DeWalt");
});

test("after an update of the extension the old page's button says to reload, and then it works", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");
  await extension.reload();

  await inPage.press("Analyze Deal");

  await expect.poll(() => inPage.text()).toContain("Reload the page");
  // Chrome is done with the update a moment later.
  await expect(async () => {
    await page.reload();
    await expect.poll(() => inPage.text(), { timeout: 2_000 }).toContain("Analyze Deal");
  }).toPass({ timeout: 20_000 });
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toContainText("DeWalt");
});

test("the side panel opens from the card with the same answer", async ({ extension }) => {
  const { inPage } = await openItem(extension);
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByRole("article")).toBeVisible();

  await card.getByRole("button", { name: "Side panel" }).click();

  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("9 of 10 left");
  expect(await panel.text()).toContain("DeWalt");
});

test("what a visitor signs in from the card to save is saved by itself", async ({ extension }) => {
  const { page, inPage } = await openItem(extension);
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  const opened = extension.context.waitForEvent("page");
  await card.getByRole("button", { name: "Sign in to save" }).click();
  const site = await opened;
  await expect(card.getByText("Finish signing in on the other tab")).toBeVisible();

  await fillSignInForm(site, { name: "Cid Card", email: "cid.card@example.com" });
  await connectExtension(site);
  await page.bringToFront();

  await expect(card.getByText("Analysis saved!", { exact: true })).toBeVisible();
  await expect(card.getByRole("button", { name: "Saved", exact: true })).toBeVisible();
});
