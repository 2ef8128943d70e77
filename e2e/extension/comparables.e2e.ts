import { type Extension, expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";

const item = "https://www.facebook.com/marketplace/item/333/";
const soldPage = "https://www.ebay.com/sch/i.html?_nkw=dewalt+dcf887&LH_Sold=1&LH_Complete=1";

/** Analyzes the listing and follows the card's link to its sold listings. */
async function lookUpSold(extension: Extension) {
  const page = await extension.context.newPage();
  await page.goto(item);
  const listing = await InPage.of(page);
  await listing.press("Analyze Deal");
  const card = await listing.card();
  await expect(card.getByRole("article")).toContainText("DeWalt DCF887");
  const opened = extension.context.waitForEvent("page");
  await card.getByRole("link", { name: /See sold listings/ }).click();
  const sold = await opened;
  await sold.waitForLoadState();
  return { card, sold, inSold: await InPage.of(sold) };
}

test("a click turns the sold cards into comparables of the deal, for no second credit", async ({
  extension,
}) => {
  const { card, sold, inSold } = await lookUpSold(extension);
  const before = await card.getByRole("article").textContent();
  await expect.poll(() => inSold.hint("Use these sales")).toContain("DeWalt DCF887");

  await inSold.press("Use these sales");

  const sales = await inSold.card();
  await expect(sales.getByRole("article")).toContainText("DeWalt DCF887");
  await sales.getByText("How we know").click();
  await expect(sales.getByText(/5 (comparable )?s(ales|old)/).first()).toBeVisible();
  // The card in the listing's own tab has the new range too.
  await expect(card.getByRole("article")).not.toHaveText(before ?? "");
  await extension.pressButton(sold);
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("9 of 10 left");
});

test("what is left out says why, and the person's word changes the range", async ({
  extension,
}) => {
  const { inSold } = await lookUpSold(extension);
  await inSold.press("Use these sales");
  const sales = await inSold.card();
  const lot = sales.getByRole("checkbox", { name: /Lot of 3/ });
  await expect(lot).not.toBeChecked();
  await expect(sales.getByText("$62 · +$8.99 shipping · sold Nov 14, 2026")).toBeVisible();
  await expect(sales.getByText(/Left out: a lot of 3/)).toHaveCount(1);
  await expect(sales.getByText(/Left out: .*(range|price)/i).last()).toBeVisible();
  const range = sales.getByRole("article");
  const first = await range.textContent();

  await sales
    .getByRole("checkbox", { name: /brushless/i })
    .first()
    .uncheck();
  await lot.check();
  await expect(range).toHaveText(first ?? "");
  await sales.getByRole("button", { name: "Update the range" }).click();

  await expect(sales.getByText(/You put this back/)).toBeVisible();
  await expect(sales.getByText("You left this out")).toBeVisible();
  await expect(range).not.toHaveText(first ?? "");
});

test("what the side panel puts back counts on the sold page and on the listing too", async ({
  extension,
}) => {
  const { card, inSold } = await lookUpSold(extension);
  await inSold.press("Use these sales");
  const sales = await inSold.card();
  await expect(sales.getByText(/Left out: a lot of 3/)).toBeVisible();
  await card.page().bringToFront();
  await card.getByRole("button", { name: "Side panel" }).click();
  const panel = await extension.panelPage();
  const lot = { name: /Lot of 3/ };
  const range = /^Price axis/;
  await expect(panel.getByRole("checkbox", lot)).not.toBeChecked();
  const first = (await panel.getByText(range).textContent()) ?? "";
  await expect(card.getByText(range)).toHaveText(first);

  await panel.getByRole("checkbox", lot).check();
  await expect(sales.getByRole("checkbox", lot)).toBeChecked();
  await panel.getByRole("button", { name: "Update the range" }).click();

  await expect(panel.getByText(/You put this back/)).toBeVisible();
  await expect(panel.getByText(range)).not.toHaveText(first);
  const second = (await panel.getByText(range).textContent()) ?? "";
  await expect(sales.getByText(range)).toHaveText(second);
  await expect(card.getByText(range)).toHaveText(second);
  await expect(panel.getByText("9 of 10 left")).toBeVisible();
});

test("a page of sold results has no button before any listing was analyzed", async ({
  extension,
}) => {
  const page = await extension.context.newPage();
  await page.goto(soldPage);
  const inPage = await InPage.of(page);
  await page.waitForTimeout(800);

  expect(await inPage.text()).toBe("");
});

test("offers that are not sold have no button", async ({ extension }) => {
  const { sold } = await lookUpSold(extension);

  await sold.goto("https://www.ebay.com/sch/i.html?_nkw=dewalt+dcf887");
  const inPage = await InPage.of(sold);
  await sold.waitForTimeout(800);

  expect(await inPage.text()).toBe("");
});
