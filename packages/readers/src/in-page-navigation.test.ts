import { readFileSync } from "node:fs";
import { parseHTML } from "linkedom";
import { describe, expect, test } from "vitest";
import { readListingPage } from "./read-listing-page.ts";

const own = (name: string) =>
  parseHTML(readFileSync(`${import.meta.dirname}/pages/${name}`, "utf8")).document;

describe("a page in the middle of in-page navigation", () => {
  const next = "https://offerup.com/item/detail/9999999999";

  test("an old page under a new address is not the new item's", () => {
    expect(readListingPage(own("offerup-scooter-sold.html"), next)).toMatchObject({
      kind: "changing",
      site: "offerup",
      sentence: expect.stringMatching(/has not finished changing/),
    });
  });

  test("a heading that the tab contradicts is of the item before", () => {
    const document = own("facebook-dresser.html");
    document.title = "Marketplace - Walnut bookshelf | Facebook";
    const address = "https://www.facebook.com/marketplace/item/5/";

    expect(readListingPage(document, address).kind).toBe("changing");
  });

  test("structured data of another item are left aside", () => {
    const document = own("offerup-console.html");
    const script = document.querySelectorAll("script")[1];
    if (script)
      script.textContent = script.textContent?.replace("Game console, white", "Red kettle") ?? "";

    expect(readListingPage(document, "")).toMatchObject({
      listing: { title: "Game console, white", category: null },
      health: { price: "place" },
    });
  });
});

test("a listing's page without its heading names what broke", () => {
  const document = own("facebook-dresser.html");
  document.querySelector("h1")?.remove();

  expect(readListingPage(document, "https://www.facebook.com/marketplace/item/5/")).toMatchObject({
    kind: "not_a_listing",
    site: "facebook",
    health: { title: null, price: null },
  });
});
