import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { buyDeal } from "../testing/deals.ts";
import { advisedDeal, checkDeal, negotiateDeal, scamDeal } from "../testing/verdict-deals.ts";
import { DealCard } from "./deal-card.tsx";

afterEach(cleanup);

describe("a deal worth buying", () => {
  test("says what to do, then the listing, the likely profit, the most to pay and where to sell", () => {
    render(<DealCard deal={advisedDeal} />);

    const heading = screen.getByRole("heading", { name: advisedDeal.title });
    expect(heading.previousElementSibling?.textContent).toBe("Buy: $52 or less.");
    expect(heading.getAttribute("aria-describedby")).toBe(heading.previousElementSibling?.id);
    expect(screen.getByText("Asking $40 · Used - Good")).toBeDefined();
    expect(definition("Likely profit")).toBe("$25$7–$45");
    expect(definition("Pay at most")).toBe("$52Start at $41");
    expect(definition("Best place to sell")).toBe(
      "Facebook Marketplace with local pickupSells in 1–11 weeks",
    );
  });

  test("says in three lines what it is, what the price rests on and what decides", () => {
    render(<DealCard deal={advisedDeal} />);

    const lines = within(screen.getByRole("list", { name: "In short" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual(advisedDeal.summary);
  });

  test("folds the bill, the questions, the exits, the reasons and the evidence", () => {
    const { container } = render(<DealCard deal={advisedDeal} />);

    const folded = [...container.querySelectorAll("details")];
    expect(folded.map((part) => part.querySelector("summary span")?.textContent)).toEqual([
      "Ask the seller",
      "The bill",
      "Where to sell",
      "Why",
      "How we know",
    ]);
    expect(folded.some(({ open }) => open)).toBe(false);
  });

  test("lists what each of several things would bring by itself", () => {
    const { analysisStages } = buyDeal.details;
    const items = [
      { name: "dresser", quantity: 1, low: 60, median: 115, high: 220 },
      { name: "nightstand", quantity: 2, low: 40, median: 90, high: 180 },
    ];
    const identification = { ...analysisStages.identification, items };
    const details = { ...buyDeal.details, analysisStages: { ...analysisStages, identification } };
    render(<DealCard deal={{ ...buyDeal, details }} />);

    const part = screen.getByRole("region", { name: "Items in this listing", hidden: true });
    expect(
      within(part)
        .getAllByRole("listitem", { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(["dresser: $60–$220, typical $115", "2 × nightstand: $40–$180, typical $90"]);
  });

  test("says the axis in a sentence for those who cannot see it", () => {
    render(<DealCard deal={buyDeal} />);

    expect(screen.getByRole("figure").textContent).toContain(
      "Price axis: asking $40, resale range $72 to $118, typical $92, break-even $64.",
    );
  });

  test.each([
    "likely profit",
    "the most to pay",
    "the best place to sell",
    "the flip score",
    "confidence",
    "the resale range",
    "break-even",
  ])("explains %s at a button of its own", (figure) => {
    render(<DealCard deal={advisedDeal} />);

    const button = screen.getByRole("button", { name: `What is ${figure}?`, hidden: true });
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

describe("other verdicts", () => {
  test("a deal to negotiate says the price, and its profit and axis are not green", () => {
    const { container } = render(<DealCard deal={negotiateDeal} />);

    expect(headline()).toBe("Negotiate: $495 or less.");
    expect(definition("Pay at most")).toBe("$495Start at $410");
    expect(definition("Likely profit")).toBe("$92−$190 to $1,260");
    expect(container.querySelectorAll(".text-profit, .bg-profit")).toHaveLength(0);
  });

  test("a listing to check shows what it may be and the question, and no figure to earn", () => {
    const { container } = render(<DealCard deal={checkDeal} />);

    expect(headline()).toBe("Check first: is it the whole mixer?");
    const rows = within(screen.getByRole("table", { name: "What it may be" })).getAllByRole("row");
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "A part or accessory for it72%$18–$65",
      "KitchenAid Artisan stand mixer21%$130–$260",
      "Something broken7%no known price",
    ]);
    expect(container.textContent).toContain("Is this the whole mixer, or only the attachment?");
    expectNoMoney();
  });

  test("a likely scam puts the warnings on top and shows no profit, no offer and no bill", () => {
    render(<DealCard deal={scamDeal} />);

    expect(headline()).toBe("Likely scam: don’t pay before you hold it.");
    const risks = screen.getByRole("region", { name: "Warnings" });
    expect(risks.parentElement?.firstElementChild).toBe(risks);
    expect(within(risks).getAllByRole("listitem")).toHaveLength(3);
    expect(screen.queryByText("Ask the seller")).toBeNull();
    expectNoMoney();
  });

  test("a warning that decides whatever the price stands before the figures", () => {
    const recalled = { kind: "recalled", sentence: "It was recalled.", words: "Rock 'n Play" };
    render(<DealCard deal={{ ...advisedDeal, risks: [...advisedDeal.risks, recalled] }} />);

    const warnings = screen.getByRole("region", { name: "Warnings" });
    expect(warnings.textContent).toContain("It was recalled.");
    expect(warnings.nextElementSibling?.tagName).toBe("DL");
    expect(screen.getByRole("region", { name: "Risks" }).textContent).toContain(
      "No battery or charger comes with it.",
    );
  });

  test("a headline that does not begin with the verdict gets its word before it", () => {
    render(<DealCard deal={{ ...checkDeal, headline: "Ask which model it is." }} />);
    expect(headline()).toBe("Check first. Ask which model it is.");
  });
});

function headline(): string {
  return screen.getByRole("heading").previousElementSibling?.textContent ?? "";
}

function expectNoMoney(): void {
  expect(screen.queryByText(/profit|Pay at most|Best place to sell|Where to sell/i)).toBeNull();
  expect(screen.queryByText("The bill")).toBeNull();
  expect(screen.queryByText("Flip score")).toBeNull();
  expect(screen.queryByRole("figure")).toBeNull();
}

function definition(name: string): string {
  const term = screen.getByText(
    (_, element) => element?.tagName === "DT" && element.textContent?.startsWith(name) === true,
  );
  return term.nextElementSibling?.textContent ?? "";
}
