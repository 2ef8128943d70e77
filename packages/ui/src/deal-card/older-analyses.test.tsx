import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { buyDeal, foreignDeal, lossDeal, unknownDeal, unpricedDeal } from "../testing/deals.ts";
import { advisedDeal } from "../testing/verdict-deals.ts";
import { DealCard } from "./deal-card.tsx";

afterEach(cleanup);

describe("an analysis stored before there were five verdicts", () => {
  test("gets its headline and its lines from what it has", () => {
    render(<DealCard deal={buyDeal} />);

    expect(headline()).toBe("Buy: $52 or less.");
    const lines = within(screen.getByRole("list", { name: "In short" })).getAllByRole("listitem");
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      "DeWalt DCF887: the title says “DCF887”.",
      "The price guide’s entry “DeWalt DCF887, used”.",
      "A DeWalt DCF887 impact driver, named by its model number in the title.",
    ]);
    expect(screen.queryByText("Best place to sell")).toBeNull();
  });

  test("a loss says Skip and Likely loss, with a true minus sign", () => {
    render(<DealCard deal={lossDeal} />);

    expect(headline()).toBe("Skip at this price.");
    expect(definition("Likely loss")).toBe("−$30−$48 to −$10");
    expect(screen.getAllByText("−$30.06")[0]).toBeDefined();
  });

  test("a listing without a price keeps its range and gets no verdict, profit or score", () => {
    render(<DealCard deal={unpricedDeal} />);

    expect(headline()).toBe("No verdict. The listing names no price, so there is no verdict yet.");
    expect(screen.getByText("$72–$118")).toBeDefined();
    expect(definition("Pay at most")).toContain("$52");
    expect(screen.queryByText("Flip score")).toBeNull();
    expect(screen.queryByText(/profit/)).toBeNull();
  });

  test("what is said to a seller who asks euros is in euros", () => {
    const abroad = {
      currency: "EUR" as const,
      price: 35_00,
      maxBuyPrice: 45_00,
      opening: 36_00,
      dollarsPerUnit: 1.136,
      ratesAsOf: "2026-09-29",
    };
    render(<DealCard deal={{ ...advisedDeal, abroad }} />);

    expect(screen.getByText("Asking €35 · Used - Good")).toBeDefined();
    expect(definition("Pay at most")).toBe("€45Start at €36");
    expect(definition("Likely profit")).toBe("$25$7–$45");
  });

  test("a price in another currency says that it is not judged", () => {
    render(<DealCard deal={foreignDeal} />);

    expect(headline()).toMatch(/^No verdict. The price is in GBP/);
  });

  test("too little evidence says what is missing and shows no range", () => {
    render(<DealCard deal={unknownDeal} />);

    expect(headline()).toBe(
      "Not enough evidence. There is not enough to go on: add the brand or the model.",
    );
    expect(screen.queryByRole("figure")).toBeNull();
    expect(screen.queryByRole("table")).toBeNull();
  });

  test("something free is called free", () => {
    render(<DealCard deal={{ ...buyDeal, price: 0 }} />);

    expect(screen.getByText("Free · Used - Good")).toBeDefined();
  });
});

function headline(): string {
  return screen.getByRole("heading").previousElementSibling?.textContent ?? "";
}

function definition(name: string): string {
  const term = screen.getByText(
    (_, element) => element?.tagName === "DT" && element.textContent?.startsWith(name) === true,
  );
  return term.nextElementSibling?.textContent ?? "";
}
