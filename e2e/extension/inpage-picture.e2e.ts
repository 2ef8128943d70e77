import type { Page } from "@playwright/test";
import { InPage } from "../fixtures/in-page.ts";
import { type Extension, expect, test } from "../fixtures/extension.ts";

// Chrome's own dialog cannot be pressed by a test: its yes stands from before, its no is a unit test's.
test.use({ allowsAllSites: true });

const item = "https://www.facebook.com/marketplace/item/333/";
const sendPicture = { name: "Also send a picture of the page" };

async function answeredItem(extension: Extension) {
  const page = await extension.context.newPage();
  await page.goto(item);
  const inPage = await InPage.of(page);
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByRole("article")).toContainText("DeWalt");
  return { page, inPage, card };
}

test("the card sends the page's picture too, without the card in it, for one more credit", async ({
  extension,
}) => {
  const { page, card } = await answeredItem(extension);
  await page.evaluate("document.documentElement.style.background = 'rgb(200, 0, 0)'");

  await card.getByRole("button", sendPicture).click();

  await expect(card.getByRole("button", sendPicture)).toBeHidden();
  await expect(card.getByRole("article")).toContainText("DeWalt");
  await card.getByText("What we sent").click();
  const picture = await card.getByAltText("The captured page").getAttribute("src");
  expect(await strayPixels(page, picture ?? "")).toBe(0);
  await card.getByRole("button", { name: "Side panel" }).click();
  const panel = await extension.panel();
  await expect.poll(() => panel.text()).toContain("8 of 10 left");
});

test("a page whose words are not found is answered by its picture", async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.goto(item);
  // The site's next design, as our reader would see it: the words stand, their marks do not.
  await page.evaluate(`
    const heading = document.querySelector("h1");
    const plain = document.createElement("p");
    plain.style.font = "bold 32px sans-serif";
    plain.textContent = heading.textContent;
    heading.replaceWith(plain);
    document.title = "Facebook";
  `);
  const inPage = await InPage.of(page);
  await inPage.press("Analyze Deal");
  const card = await inPage.card();
  await expect(card.getByText("We couldn’t find a listing’s text")).toBeVisible();

  await card.getByRole("button", sendPicture).click();

  await expect(card.getByRole("article")).toContainText("Asking $45");
});

test("the options take the permission back, and the card asks anew", async ({ extension }) => {
  const { page, inPage } = await answeredItem(extension);
  const asked = /Chrome will ask you to allow all sites/;
  await expect((await inPage.card()).getByText(asked)).toBeHidden();
  const options = await extension.context.newPage();
  await options.goto(extension.optionsUrl);
  await expect(options.getByText("You allowed all sites")).toBeVisible();

  await options.getByRole("button", { name: "Remove the permission" }).click();

  await expect(options.getByText("Not allowed yet.")).toBeVisible();
  await page.bringToFront();
  await expect((await inPage.card()).getByText(asked)).toBeVisible();
});

/** How many pixels where the card stands are not the page's red. */
async function strayPixels(page: Page, picture: string): Promise<number> {
  const blank = await page.context().newPage();
  const count = await blank.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const drawing = canvas.getContext("2d");
    drawing?.drawImage(image, 0, 0);
    // 16 px from the left and the bottom, below the page’s few words.
    const { data = [] } = drawing?.getImageData(16, image.height - 216, 300, 200) ?? {};
    let stray = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] !== 200 || data[at + 1] !== 0) stray += 1;
    }
    return stray;
  }, picture);
  await blank.close();
  return count;
}
