import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { buyDeal, foreignDeal, lossDeal, unknownDeal, unpricedDeal } from "../testing/deals.ts";
import { DealCard } from "./deal-card.tsx";

afterEach(cleanup);

describe("a deal worth buying", () => {
  test("says Buy, the profit with its range, the score, the confidence and the most to pay", () => {
    render(<DealCard deal={buyDeal} />);

    expect(screen.getByText("Buy")).toBeDefined();
    expect(screen.getByText("Asking $40 · Used - Good")).toBeDefined();
    expect(screen.getAllByText("$24.94")[0]).toBeDefined();
    expect(screen.getByText("8 in 10 sales leave $6.90 to $45.02")).toBeDefined();
    expect(definition("Flip score")).toContain("83 / 100");
    expect(definition("Confidence")).toContain("High");
    expect(definition("Pay at most")).toContain("$52");
  });

  test("says the axis in a sentence for those who cannot see it", () => {
    render(<DealCard deal={buyDeal} />);

    expect(screen.getByRole("figure").textContent).toContain(
      "Price axis: asking $40, resale range $72 to $118, typically $92, break-even $64.31.",
    );
  });

  test.each([
    "net profit",
    "the flip score",
    "confidence",
    "the most to pay",
    "the resale range",
    "break-even",
  ])("explains %s at a button of its own", (figure) => {
    render(<DealCard deal={buyDeal} />);

    const button = screen.getByRole("button", { name: `What is ${figure}?` });
    const words = document.getElementById(button.getAttribute("aria-describedby") ?? "");
    expect(words?.textContent?.length).toBeGreaterThan(40);
    expect(button.getAttribute("popovertarget")).toBe(words?.id);
  });

  test("gives reasons, and risks with the words that raised them", () => {
    render(<DealCard deal={buyDeal} />);

    expect(screen.getByText("A Buy at $52 or less.")).toBeDefined();
    const risks = screen.getByRole("region", { name: "Risks" });
    expect(risks.textContent).toContain("No battery or charger comes with it.");
    expect(risks.querySelector("q")?.textContent).toBe("tool only");
  });

  test("unfolds a bill that ends in the net profit and names the fee rule and its date", () => {
    render(<DealCard deal={buyDeal} />);

    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows[1]?.textContent).toContain("eBay fee");
    expect(rows[1]?.textContent).toContain("−$13.86");
    expect(rows.at(-1)?.textContent).toBe("Net profit$24.94");
    expect(screen.getByText(/in force since 2026-02-14/)).toBeDefined();
  });

  test("shows what it knows and how: sources with date, basis and weight, and what was left out", () => {
    render(<DealCard deal={buyDeal} />);

    expect(screen.getByText(/62% of the estimate · as of 2026-11/)).toBeDefined();
    expect(screen.getByText("Basis: Flipworth’s own estimate of US resale prices")).toBeDefined();
    const leftOut = screen.getByRole("region", { name: "Comparables left out" });
    expect(leftOut.querySelector("s")?.textContent).toBe("Lot of 3 DeWalt impact drivers, $240");
    expect(leftOut.textContent).toContain("A lot, not a single one");
  });

  test("links to the sold listings and to the original", () => {
    render(<DealCard deal={buyDeal} />);

    const sold = screen.getByRole("link", { name: /See sold listings/ });
    expect(sold.getAttribute("href")).toBe(buyDeal.soldListingsUrl);
    expect(screen.getByRole("link", { name: /View original/ })).toBeDefined();
  });
});

describe("other answers", () => {
  test("a loss says Skip and Net loss, with a true minus sign", () => {
    render(<DealCard deal={lossDeal} />);

    expect(screen.getByText("Skip")).toBeDefined();
    expect(screen.getAllByText(/Net loss/)[0]).toBeDefined();
    expect(screen.getAllByText("−$30.06")[0]).toBeDefined();
    expect(screen.getByText("8 in 10 sales leave −$48.10 to −$9.98")).toBeDefined();
  });

  test("a listing without a price keeps its range and gets no verdict, profit or score", () => {
    render(<DealCard deal={unpricedDeal} />);

    expect(screen.getByText("No verdict")).toBeDefined();
    expect(
      screen.getByText("The listing names no price, so there is no verdict yet."),
    ).toBeDefined();
    expect(screen.getByText("$72 – $118")).toBeDefined();
    expect(definition("Pay at most")).toContain("$52");
    expect(screen.queryByText("Flip score")).toBeNull();
    expect(screen.queryByText(/Net profit/)).toBeNull();
  });

  test("a price in another currency says that it is not judged", () => {
    render(<DealCard deal={foreignDeal} />);

    expect(screen.getByText(/^The price is in GBP/)).toBeDefined();
    expect(screen.getByText("No verdict")).toBeDefined();
  });

  test("too little evidence says what is missing and shows no range", () => {
    render(<DealCard deal={unknownDeal} />);

    expect(screen.getByText("Not enough evidence")).toBeDefined();
    expect(
      screen.getAllByText("There is not enough to go on: add the brand or the model.")[0],
    ).toBeDefined();
    expect(screen.queryByRole("figure")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("something free is called free", () => {
    render(<DealCard deal={{ ...buyDeal, price: 0 }} />);

    expect(screen.getByText("Free · Used - Good")).toBeDefined();
  });
});

function definition(name: string): string {
  const term = screen.getByText(
    (_, element) => element?.tagName === "DT" && element.textContent?.startsWith(name) === true,
  );
  return term.nextElementSibling?.textContent ?? "";
}
