import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures/test.ts";

test.setTimeout(120_000);
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a photo without words asks what it is, with names from the price guide", async ({
  page,
  complaints,
}) => {
  complaints.allow(/400 .*\/api\/analyses/);
  await page.goto("/analyze");
  await page.getByLabel("Take a photo").setInputFiles({
    name: "photo.png",
    mimeType: "image/png",
    buffer: await plainPhoto(page),
  });
  await analyzeButton(page).tap();

  const question = page.getByRole("region", { name: "What is it?" });
  await question.getByLabel("What is it?").fill("kitchenaid artis");
  await question
    .getByRole("list", { name: "From the price guide" })
    .getByRole("button")
    .first()
    .tap();
  await question.getByLabel("Asking price").fill("40");
  await analyzeButton(page).tap();

  await expect(page.getByRole("article")).toContainText(/KitchenAid Artisan/i);
  await expect(page.getByRole("article")).toContainText("Asking $40");
});

test("a barcode on a photo is read, and an ISBN names a book", async ({ page }) => {
  await page.goto("/analyze");
  await page.getByLabel("Choose pictures").setInputFiles({
    name: "book.png",
    mimeType: "image/png",
    buffer: await barcodePhoto(page, "9780134685991"),
  });

  await expect(page.getByText(/ISBN 9780134685991: a book/)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("textbox", { name: "What is it?" })).toHaveValue(
    "Book, ISBN 9780134685991",
  );
});

const analyzeButton = (page: Page) => page.getByRole("button", { name: "Analyze", exact: true });

/** A picture of nothing in particular. */
const plainPhoto = (page: Page) => draw(page, []);

const leftOdd =
  "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const leftPatterns = "LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL".split(
  " ",
);
const flipped = (code: string) => code.replaceAll(/\d/g, (bit) => (bit === "0" ? "1" : "0"));
const reversed = (code: string) => code.split("").reverse().join("");

/** The bars of an EAN-13 number: https://en.wikipedia.org/wiki/International_Article_Number */
function barcodePhoto(page: Page, number: string): Promise<Buffer> {
  const digits = number.split("").map(Number);
  const pattern = leftPatterns[digits[0] ?? 0] ?? "";
  const left = digits.slice(1, 7).map((digit, at) => {
    const code = leftOdd[digit] ?? "";
    return pattern[at] === "L" ? code : reversed(flipped(code));
  });
  const right = digits.slice(7).map((digit) => flipped(leftOdd[digit] ?? ""));
  return draw(page, `101${left.join("")}01010${right.join("")}101`.split(""));
}

async function draw(page: Page, bars: readonly string[]): Promise<Buffer> {
  const data = await page.evaluate((bits) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 500 });
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = "#fff";
    context.fillRect(0, 0, 900, 500);
    context.fillStyle = "#000";
    bits.forEach((bit, at) => bit === "1" && context.fillRect(150 + at * 6, 100, 6, 300));
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, bars);
  return Buffer.from(data, "base64");
}
