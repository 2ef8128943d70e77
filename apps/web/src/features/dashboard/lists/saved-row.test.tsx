import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { pageOf, sampleListing } from "../../../testing/sample-account.ts";
import { withQueries } from "../../../testing/with-queries.tsx";
import { SavedTab } from "./saved-tab.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

function open(...listings: ReturnType<typeof sampleListing>[]) {
  api.on("GET /api/saved-listings", pageOf(listings));
  return renderScreen(withQueries(<SavedTab />));
}
const row = (name: string | RegExp) => screen.findByRole("article", { name });

const original = (part: HTMLElement) => within(part).queryByRole("link", { name: /View Original/ });

describe("a row", () => {
  test("says what it is, what it costs and what it brings", async () => {
    open(sampleListing());

    const words = within(await row("DeWalt DCF887"));
    expect(words.getByText("$40 · Used - Good")).toBeDefined();
    expect(words.getByText("Market Value").nextElementSibling?.textContent).toBe("$72 - $118");
    expect(words.getByText("Buy").className).toContain("text-profit");
    expect(words.getByText("$24.94").className).toContain("text-profit");
  });

  test("has the listing's own title below the brand and model", async () => {
    open(sampleListing({ listingTitle: "Impact driver, barely used" }));

    expect(
      within(await row("DeWalt DCF887")).getByText(/Impact driver, barely used/),
    ).toBeDefined();
  });

  test("says a title once where there is only one", async () => {
    open(sampleListing({ title: "Oak chair", listingTitle: "Oak chair" }));

    expect(within(await row("Oak chair")).getAllByText(/Oak chair/)).toHaveLength(1);
  });

  test("of a listing without a price says so", async () => {
    open(sampleListing({ price: null }));

    expect(within(await row("DeWalt DCF887")).getByText(/^No price/)).toBeDefined();
  });

  test.each([
    { verdict: "buy", recommendation: "Buy", words: "Buy", color: "text-profit" },
    { verdict: "negotiate", recommendation: "Skip", words: "Negotiate", color: "text-loss" },
    { verdict: "skip", recommendation: "Skip", words: "Skip", color: "text-loss" },
    { verdict: "check", recommendation: null, words: "Check", color: "text-doubt" },
    { verdict: "likely_scam", recommendation: null, words: "Likely scam", color: "text-loss" },
    { verdict: null, recommendation: "Skip", words: "Skip", color: "text-loss" },
    { verdict: null, recommendation: null, words: "No verdict", color: "text-doubt" },
  ] as const)("of verdict $verdict shows “$words”", async ({ words, color, ...given }) => {
    open(sampleListing(given));

    expect(within(await row("DeWalt DCF887")).getByText(words).className).toContain(color);
  });

  test.each([
    ["-$3.05", "−$3.05", -305],
    ["$0.00", "$0.00", 0],
    ["N/A", "N/A", null],
  ])("a profit of %s is no gain: it is red", async (profitPotential, shown, profit) => {
    const cents = { ...sampleListing().cents, profit };
    open(sampleListing({ profitPotential, cents, verdict: "skip", recommendation: "Skip" }));

    const words = within(await row("DeWalt DCF887"));
    expect(words.getByText(shown).className).toContain("text-loss");
    expect(words.getByText("Skip").className).toContain("text-loss");
  });

  test("without a condition it says so", async () => {
    open(sampleListing({ condition: null, price: 1_000_000 }));

    const words = within(await row("DeWalt DCF887"));
    expect(words.getByText("$1,000,000 · Condition not specified")).toBeDefined();
  });

  test.each([
    [
      "its own address",
      { marketplaceUrl: "https://example.com/9", marketplaceItemId: "77" },
      "https://example.com/9",
    ],
    [
      "one built from the item",
      { marketplaceUrl: null, marketplaceItemId: "a/7" },
      "https://www.facebook.com/marketplace/item/a%2F7",
    ],
    [
      "the item's where its own is no page",
      { marketplaceUrl: "javascript:alert(1)", marketplaceItemId: "7" },
      "https://www.facebook.com/marketplace/item/7",
    ],
    [
      "the item's where its own is the marketplace's front page",
      { marketplaceUrl: "https://www.facebook.com/marketplace", marketplaceItemId: "7" },
      "https://www.facebook.com/marketplace/item/7",
    ],
  ])("View Original leads to %s", async (_, origin, href) => {
    open(sampleListing(origin));

    expect(original(await row("DeWalt DCF887"))?.getAttribute("href")).toBe(href);
  });

  test.each([
    ["an address that is no page", "javascript:alert(1)"],
    ["the marketplace's front page", "https://www.facebook.com/marketplace"],
  ])("%s is never a link", async (_, marketplaceUrl) => {
    open(sampleListing({ marketplaceUrl, marketplaceItemId: null }));

    expect(original(await row("DeWalt DCF887"))).toBeNull();
  });
});
