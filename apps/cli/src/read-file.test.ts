import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createOcr } from "@flipworth/ocr";
import { readFileAsListing } from "./read-file.ts";

const packages = join(import.meta.dirname, "../../../packages");

test("a saved listing page gives the page's words and what they mean", async () => {
  const read = await readFileAsListing(join(packages, "readers/src/pages/facebook-dresser.html"));

  expect(read).toMatchObject({
    site: "facebook",
    listing: { title: "Oak dresser, six drawers", price: "$1,120", location: "Dayton, OH" },
    facts: {
      title: "Oak dresser, six drawers",
      price: { kind: "stated", amount: 112_000 },
      condition: { grade: "like_new" },
      origins: {
        title: { source: { kind: "page" }, certainty: expect.stringMatching(/^(?:sure|likely)$/) },
        price: { source: { kind: "page" } },
      },
    },
    missing: [],
  });
});

test("a picture of a listing gives the same", async () => {
  const read = await readFileAsListing(join(packages, "ocr/src/pictures/social-desktop-light.png"));

  expect(read).toMatchObject({
    facts: {
      price: { kind: "stated" },
      origins: { price: { source: { kind: "picture", box: { left: expect.any(Number) } } } },
    },
  });
}, 20_000);

test.each([
  ["a page that is no listing", "readers/src/pages/facebook-home.html", /no single listing/],
  ["a file that is not there", "readers/src/pages/nowhere.html", /We can.t read .*nowhere\.html/],
  ["a file that is no picture", "ocr/package.json", /PNG, JPEG or WebP/],
])("%s is refused in one sentence", async (_name, file, sentence) => {
  await expect(readFileAsListing(join(packages, file))).rejects.toThrow(sentence);
});

test.each([
  ["page.html", "", /This file isn't a web page/],
  ["page.html", "hello", /This file isn't a web page/],
  ["page.txt", " \n", /can't find an item/],
  ["page.txt", "$85\nDrill\n$40\nRadio\n$20\nLamp", /several items, each with a price/],
])("a %s that holds %j is refused in one sentence", async (name, content, sentence) => {
  await withFile(name, content, (file) =>
    expect(readFileAsListing(file)).rejects.toThrow(sentence),
  );
});

test("a copied text gives the same, with the line of each fact", async () => {
  await withFile("page.txt", "Menu\nOak dresser\n\n$80\nCondition: Used - Good", async (file) => {
    expect(await readFileAsListing(file)).toMatchObject({
      listing: { title: "Oak dresser", price: "$80", condition: "Used - Good" },
      facts: { origins: { price: { source: { kind: "text", firstLine: 4, lastLine: 4 } } } },
    });
  });
});

test("a picture that takes longer than the limit is answered in one sentence", async () => {
  const picture = join(packages, "ocr/src/pictures/social-desktop-light.png");
  const startSlowOcr = () => createOcr({ workers: 1, maximumQueued: 1, timeoutMs: 1 });

  await expect(readFileAsListing(picture, startSlowOcr)).rejects.toThrow(
    expect.objectContaining({
      name: "ReadError",
      message: expect.stringMatching(/took too long/),
    }),
  );
});

test("a raw page with a noscript before its head is read like any other", async () => {
  const page =
    '<html><noscript><img src="x.gif"></noscript><head><title>Desk lamp | eBay</title>' +
    '<link rel="canonical" href="https://www.ebay.com.sg/itm/400000000001"></head><body><h1>Desk lamp</h1>' +
    '<div data-testid="x-price-primary">$40.00</div><div>Condition: Used</div></body></html>';

  await withFile("page.html", page, async (file) => {
    expect(await readFileAsListing(file)).toMatchObject({
      listing: { title: "Desk lamp", price: "S$40.00", condition: "Used" },
      facts: { price: { kind: "foreign", currency: "SGD" } },
    });
  });
});

test("a page of search results is refused as one", async () => {
  const file = join(packages, "readers/src/pages/ebay-active-hidden-labels.html");

  await expect(readFileAsListing(file)).rejects.toThrow(/shows search results\. Open one listing/);
});

test.each([
  ["¥5,000", "JPY"],
  ["5,000円", "JPY"],
  ["S/ 120", "PEN"],
  ["120 soles", "PEN"],
])("the price %s is told in its own currency", async (price, currency) => {
  const page = `<html><head><title>Boots, new soles | eBay</title></head><body><h1>Boots, new soles</h1><div data-testid="x-price-primary">${price}</div></body></html>`;

  await withFile("page.html", page, async (file) => {
    expect(await readFileAsListing(file)).toMatchObject({
      listing: { title: "Boots, new soles", price },
      offer: { currency },
      facts: { price: { kind: "foreign", currency } },
    });
  });
});

async function withFile(name: string, content: string, use: (file: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-read-"));
  const file = join(folder, name);
  await writeFile(file, content);
  await use(file);
  await rm(folder, { recursive: true });
}
