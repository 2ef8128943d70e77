import type { DealChange } from "@flipworth/contract";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DealHistory } from "./deal-history.tsx";

afterEach(cleanup);

test("the history of a deal counts its changes and says each of them", () => {
  const changes: DealChange[] = [
    { at: "2026-11-03T10:00:00Z", what: "edited", fields: { priceCents: [30_00, 25_00] } },
  ];
  const { container } = render(<DealHistory changes={changes} />);

  expect(container.querySelector("summary")?.textContent).toBe("History1");
  expect(screen.getByRole("listitem", { hidden: true }).textContent).toContain(
    "Edited: Price from $30 to $25",
  );
});
