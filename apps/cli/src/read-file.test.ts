import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
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
  ["a file that is not there", "readers/src/pages/nowhere.html", /Cannot read .*nowhere\.html/],
  ["a file that is no picture", "ocr/package.json", /PNG, JPEG or WebP/],
])("%s is refused in one sentence", async (_name, file, sentence) => {
  await expect(readFileAsListing(join(packages, file))).rejects.toThrow(sentence);
});

test.each([
  ["page.html", "", /This file holds no web page/],
  ["page.html", "hello", /This file holds no web page/],
  ["page.txt", " \n", /This text names no thing/],
  ["page.txt", "$85\nDrill\n$40\nRadio\n$20\nLamp", /several things with a price each/],
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

async function withFile(name: string, content: string, use: (file: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-read-"));
  const file = join(folder, name);
  await writeFile(file, content);
  await use(file);
  await rm(folder, { recursive: true });
}
