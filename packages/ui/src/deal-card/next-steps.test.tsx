import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buyDeal } from "../testing/deals.ts";
import { DealCard } from "./deal-card.tsx";
import type { Deal, DealAdvice } from "./deal.ts";

afterEach(cleanup);

const advice: DealAdvice = {
  platforms: [
    { platform: "facebook_local", name: "Facebook, local pickup", net: 92 },
    { platform: "ebay", name: "eBay", net: 64.94 },
  ],
  feeCliff: "The fee drops at $150.",
  offers: { opening: 41, walkAway: 52.5 },
  daysToSell: { from: 1, to: 14 },
  questions: ["Does it come with a battery?", "Is anything damaged?"],
};

function dealWith(changes: Partial<DealAdvice>): Deal {
  const { details } = buyDeal;
  const { evaluation } = details.analysisStages;
  const stages = {
    ...details.analysisStages,
    evaluation: { ...evaluation, advice: { ...advice, ...changes } },
  };
  return { ...buyDeal, details: { analysisStages: stages } };
}

test("a deal says what to offer, where to stop and how long it takes to sell", () => {
  render(<DealCard deal={dealWith({})} />);
  expect(screen.getByText("Open with $41, and walk away above $52.50.")).toBeDefined();
  expect(screen.getByText("Things like it usually sell in 1 to 14 days.")).toBeDefined();
});

test("one price to offer is said once", () => {
  render(<DealCard deal={dealWith({ offers: { opening: 20, walkAway: 20 } })} />);
  expect(screen.getByText("Offer $20, and no more.")).toBeDefined();
});

test("the platforms stand with what each leaves, the one of the bill is marked", () => {
  render(<DealCard deal={dealWith({})} />);
  const [first, second] = screen
    .getAllByRole("row", { hidden: true })
    .filter((row) => /Facebook, local|eBay\b(?! fee)/.test(row.textContent ?? ""));
  expect(first?.textContent).toBe("Facebook, local pickup$92");
  expect(within(second ?? document.body).getByText("Counted in the bill above")).toBeDefined();
  expect(screen.getByText("The fee drops at $150.")).toBeDefined();
});

test("the questions to ask the seller are counted and listed", () => {
  render(<DealCard deal={dealWith({})} />);
  expect(screen.getByText("Ask the seller").parentElement?.textContent).toBe("Ask the seller2");
  expect(screen.getByText("Does it come with a battery?")).toBeDefined();
});

test("an analysis stored before there was advice shows none, and one place is no choice", () => {
  render(<DealCard deal={buyDeal} />);
  expect(screen.queryByText("Your next move")).toBeNull();
  cleanup();
  render(<DealCard deal={dealWith({ platforms: advice.platforms.slice(0, 1) })} />);
  expect(screen.queryByText("Where it leaves most")).toBeNull();
});
