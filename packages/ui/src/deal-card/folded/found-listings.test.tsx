import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buyDeal, lookedUpDeal } from "../../testing/deals.ts";
import { DealCard } from "../deal-card.tsx";
import type { Deal, DealComparables } from "../deal.ts";

afterEach(cleanup);

const withComparables = (changes: Partial<DealComparables>): Deal => {
  const { analysisStages } = lookedUpDeal.details;
  const comparables = { source: "eBay", sentence: "", searchUrl: null, askedAt: null };
  const found = { ...comparables, listings: [], ...analysisStages.comparables, ...changes };
  return {
    ...lookedUpDeal,
    details: { analysisStages: { ...analysisStages, comparables: found } },
  };
};

test("listings that a provider found name their source and lead to their pages", () => {
  render(<DealCard deal={lookedUpDeal} />);

  expect(screen.getByText("From eBay’s live listings")).toBeDefined();
  const counted = screen.getByRole("list", { name: "Listings we used", hidden: true });
  const links = within(counted).getAllByRole<HTMLAnchorElement>("link", { hidden: true });
  expect(links.map(({ href, target }) => [href, target])).toEqual([
    ["https://www.ebay.com/itm/110000000001", "_blank"],
    ["https://www.ebay.com/itm/110000000002", "_blank"],
  ]);
  expect(counted.textContent).toContain("$89.99");
  expect(screen.getByText(/^Looked up on November 22, 2026/)).toBeDefined();
});

test("what was left out stands apart, with its reason", () => {
  render(<DealCard deal={lookedUpDeal} />);
  const leftOut = screen.getByRole("list", { name: "Listings left out", hidden: true });
  expect(leftOut.textContent).toContain("Belt clip for DeWalt DCF887");
  expect(leftOut.textContent).toContain("an accessory, not the main item");
});

test("markup in a title is text", () => {
  render(<DealCard deal={lookedUpDeal} />);
  expect(screen.getByText(/<b>brushless<\/b>/)).toBeDefined();
});

test("an analysis that is looked at again has no listings, says so and leads to the search", () => {
  render(<DealCard deal={withComparables({ listings: [] })} />);
  expect(screen.getByText(/don’t store other sellers’ listings/)).toBeDefined();
  expect(
    screen.getByRole<HTMLAnchorElement>("link", { name: /Search for it on eBay/, hidden: true })
      .href,
  ).toContain("_nkw=DeWalt+DCF887");
});

test("where nobody was asked, or gave no answer, there is no such part", () => {
  const { rerender } = render(<DealCard deal={buyDeal} />);
  expect(screen.queryByText(/live listings/)).toBeNull();
  rerender(<DealCard deal={withComparables({ source: null, searchUrl: null, askedAt: null })} />);
  expect(screen.queryByText(/live listings/)).toBeNull();
});
