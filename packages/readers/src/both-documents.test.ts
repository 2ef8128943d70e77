import { readdirSync, readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { readListingPage } from "./read-listing-page.ts";
import { readSoldPage } from "./sold/read-sold-page.ts";

const folder = `${import.meta.dirname}/pages/`;
const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  name.endsWith(".html"),
);

// The extension reads a browser's document, the command a parsed file.
test.each(names)("%s is read alike in a browser's document and in a parsed file", (name) => {
  const html = readFileSync(folder + name, "utf8");
  const inBrowser = new DOMParser().parseFromString(html, "text/html");
  const { document: parsed } = parseHTML(html);

  expect(readListingPage(inBrowser, "")).toEqual(readListingPage(parsed, ""));
  expect(readSoldPage(inBrowser, "")).toEqual(readSoldPage(parsed, ""));
});
