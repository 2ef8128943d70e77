import type { AdviceDetails } from "@flipworth/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { buyDeal } from "../../testing/deals.ts";
import { advisedDeal } from "../../testing/verdict-deals.ts";
import { DealCard } from "../deal-card.tsx";
import type { Deal } from "../deal.ts";

afterEach(cleanup);

const advice = advisedDeal.details.analysisStages.evaluation.advice;

function dealWith(changes: Partial<AdviceDetails>): Deal {
  const { analysisStages } = advisedDeal.details;
  if (!advice) throw new Error("The sample deal has advice");
  const evaluation = { ...analysisStages.evaluation, advice: { ...advice, ...changes } };
  return { ...advisedDeal, details: { analysisStages: { ...analysisStages, evaluation } } };
}

const rowOf = (place: RegExp) =>
  screen.getAllByRole("row", { hidden: true }).find((row) => place.test(row.textContent ?? ""))
    ?.textContent;

test("the places to sell stand with the net profit of each, the one of the bill is marked", () => {
  render(<DealCard deal={dealWith({})} />);
  expect(screen.getByText("Net profit if it sells for the typical $92")).toBeDefined();
  expect(rowOf(/local pickup/)).toBe("Facebook Marketplace with local pickup$38");
  expect(rowOf(/^eBay(?! fee)/)).toBe("eBayUsed in the bill$24.94");
  expect(screen.getByText("The fee drops at $150.")).toBeDefined();
});

test("places without a net profit stand with what a sale leaves before the price", () => {
  const platforms = advice?.platforms.map((exit) => ({ ...exit, netProfit: undefined })) ?? [];
  render(<DealCard deal={dealWith({ platforms })} />);
  expect(screen.getByText(/^What you get, before what you pay for it/)).toBeDefined();
  expect(rowOf(/local pickup/)).toBe("Facebook Marketplace with local pickup$78");
});

test("an offer that opens at the last price is said once", () => {
  render(<DealCard deal={dealWith({ offers: { opening: 52.5, walkAway: 52.5 } })} />);
  expect(screen.queryByText(/Start at/)).toBeNull();
});

test("a deal that is no deal gets no offer", () => {
  render(<DealCard deal={{ ...advisedDeal, verdict: "skip", headline: "Skip it." }} />);
  expect(screen.queryByText(/Start at/)).toBeNull();
});

test.each([
  [1, 9, "Sells in 1–9 days"],
  [1, 14, "Sells in 1–2 weeks"],
  [7, 75, "Sells in 1–11 weeks"],
  [30, 180, "Sells in 1–6 months"],
])("%d to %d days read %s", (from, to, words) => {
  render(<DealCard deal={dealWith({ daysToSell: { from, to } })} />);
  expect(screen.getByText(words)).toBeDefined();
});

test("the questions to ask the seller are counted and listed", () => {
  render(<DealCard deal={dealWith({})} />);
  expect(screen.getByText("Ask the seller").parentElement?.textContent).toBe("Ask the seller2");
  expect(screen.getByText("Does it come with a battery?")).toBeDefined();
});

test("what is to be looked at on the spot is no question to the seller", () => {
  const questions = ["What is its VIN?", "Start it cold and listen for knocking"];
  render(<DealCard deal={dealWith({ questions })} />);
  expect(screen.getByText("Ask and check")).toBeDefined();
  expect(screen.queryByText("Ask the seller")).toBeNull();
});

test("an analysis stored before there was advice shows none, and one place is no choice", () => {
  render(<DealCard deal={buyDeal} />);
  expect(screen.queryByText("Ask the seller")).toBeNull();
  cleanup();
  render(<DealCard deal={dealWith({ platforms: advice?.platforms.slice(0, 1) ?? [] })} />);
  expect(screen.queryByText("Where to sell")).toBeNull();
});
