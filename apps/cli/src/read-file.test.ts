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
    },
    missing: [],
  });
});

test("a picture of a listing gives the same", async () => {
  const read = await readFileAsListing(join(packages, "ocr/src/pictures/social-desktop-light.png"));

  expect(read).toMatchObject({ facts: { price: { kind: "stated" } } });
}, 20_000);

test.each([
  ["a page that is no listing", "readers/src/pages/facebook-home.html", /no single listing/],
  ["a file that is not there", "readers/src/pages/nowhere.html", /Cannot read .*nowhere\.html/],
  ["a file that is no picture", "ocr/package.json", /PNG, JPEG or WebP/],
])("%s is refused in one sentence", async (_name, file, sentence) => {
  await expect(readFileAsListing(join(packages, file))).rejects.toThrow(sentence);
});

test.each([
  ["an empty page", ""],
  ["text that is no page", "hello"],
])("%s is refused in one sentence", async (_name, html) => {
  const folder = await mkdtemp(join(tmpdir(), "flipworth-read-"));
  const file = join(folder, "page.html");
  await writeFile(file, html);

  await expect(readFileAsListing(file)).rejects.toThrow(/This file holds no web page/);
  await rm(folder, { recursive: true });
});
