import { expect, test } from "../fixtures/extension.ts";
import { InPage } from "../fixtures/in-page.ts";

// Each site's own reader and address, through the same journey. Some of them load a page for each
// item today; the harder way, a move inside the page, is tried on all.

const sites = [
  {
    site: "Facebook Marketplace",
    first: "https://www.facebook.com/marketplace/item/333/",
    nextId: "444",
  },
  {
    site: "Craigslist",
    first: "https://dayton.craigslist.org/tls/d/dayton-drill/7800000001.html",
    nextId: "7800000002",
  },
  {
    site: "OfferUp",
    first: "https://offerup.com/item/detail/1234567890",
    nextId: "1234567891",
  },
  { site: "eBay", first: "https://www.ebay.com/itm/123456789012", nextId: "123456789013" },
];

for (const { site, first, nextId } of sites) {
  test(`${site}: card and panel answer for the item that is shown, and for no other`, async ({
    extension,
  }) => {
    const page = await extension.context.newPage();
    await page.goto(first);
    const inPage = await InPage.of(page);
    await inPage.press("Analyze Deal");
    const card = await inPage.card();
    await expect(card.getByRole("article")).toContainText(/DeWalt DCF887.*Asking \$4[05]/s);
    await card.getByRole("button", { name: "Side panel" }).click();
    const panel = await extension.panel();
    await expect.poll(() => panel.text()).toContain("DeWalt DCF887");

    const title = "Oak dresser, six drawers";
    const next = { id: nextId, title, price: "$120", words: "Solid oak.", delayMs: 900 };
    await page.evaluate(`openItem(${JSON.stringify(next)})`);
    // The words of the item before still stand on the page.
    await expect.poll(() => inPage.findCard()).toBeUndefined();
    await expect.poll(() => panel.text()).toContain("This tab shows another page now");
    expect(await panel.text()).not.toContain("DeWalt");
    await inPage.press("Analyze Deal");

    await expect((await inPage.card()).getByRole("article")).toContainText(
      /Oak dresser.*Asking \$120/s,
    );
    await expect.poll(() => panel.text()).toContain("Oak dresser");
    expect(await panel.text()).not.toContain("DeWalt");
  });
}
