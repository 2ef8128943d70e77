import { expect, test } from "../fixtures/extension.ts";
import { buildSlowRoad } from "../fixtures/slow-road.ts";
import { classifiedAd, openItem } from "../fixtures/open-item.ts";

const dresser = {
  id: "444",
  title: "Oak dresser, six drawers",
  price: "$120",
  words: "Solid oak.",
};

test("another item in the same page before the press: its own words are read", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");

  await move(page, { ...dresser, delayMs: 900 });
  // The old item's words still stand under the new address.
  await inPage.press("Analyze Deal");

  const card = await inPage.card();
  await expect(card.getByRole("article")).toContainText("Oak dresser");
  await expect(card.getByRole("article")).not.toContainText("DeWalt");
});

test("another item while the answer is made: the old answer never comes", async ({
  extension,
  server,
}) => {
  const road = await buildSlowRoad(server.address);
  await extension.useServer(road.address);
  // The first analysis registers this browser, so that what is held below is the answer itself.
  const ad = await openItem(extension, classifiedAd);
  await ad.inPage.press("Analyze Deal");
  await expect((await ad.inPage.card()).getByRole("article")).toBeVisible();
  const { page, inPage } = await openItem(extension);
  road.hold();
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByText("Reading the listing")).toBeVisible();

  await move(page, { ...dresser, delayMs: 100 });
  await expect.poll(() => inPage.findCard()).toBeUndefined();
  road.release();
  await page.waitForTimeout(1_000);
  expect(inPage.findCard()).toBeUndefined();

  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toContainText("Oak dresser");
  await road.stop();
});

test("another item after the answer takes the card away, and back again leaves it away", async ({
  extension,
}) => {
  const { page, inPage } = await openItem(extension);
  await inPage.press("Analyze Deal");
  await expect((await inPage.card()).getByRole("article")).toContainText("DeWalt");

  await move(page, { ...dresser, delayMs: 0 });
  await expect.poll(() => inPage.findCard()).toBeUndefined();
  await page.goBack();
  await expect.poll(() => inPage.text()).toContain("Analyze Deal");
  // Only the address went back: the words on the page are the other item's.
  await page.waitForTimeout(500);
  expect(inPage.findCard()).toBeUndefined();
});

test("through ten items, pressed at once or late, each card is its own item's", async ({
  extension,
}) => {
  test.setTimeout(120_000);
  const { page, inPage } = await openItem(extension);
  for (let round = 0; round < 10; round++) {
    const title = round % 2 ? `DeWalt DCF887 driver no. ${round}` : `Oak dresser no. ${round}`;
    await move(page, {
      id: String(500 + round),
      title,
      price: `$${50 + round}`,
      words: title,
      delayMs: round * 80,
    });
    await page.waitForTimeout((round % 3) * 150);
    await inPage.press("Analyze Deal");
    // The card that is found at once may be the last item's, on its way out.
    await expect(async () => {
      const answer = (await inPage.card()).getByRole("article");
      await expect(answer).toContainText(`no. ${round}`, { timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
  }
});

type Item = { id: string; title: string; price: string; words: string; delayMs: number };

/** As the site does it: the address at once, the words after a while. */
async function move(page: Awaited<ReturnType<typeof openItem>>["page"], item: Item) {
  await page.evaluate(`openItem(${JSON.stringify(item)})`);
}
