import type { Deal } from "@flipworth/contract";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeApi } from "../../../testing/fake-api.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { soldDrill } from "../../../testing/sample-deal.ts";
import { withQueries } from "../../../testing/with-queries.tsx";
import { DealView } from "./deal-view.tsx";

test("a lot that was split keeps its receipt in sight, and offers nothing else to do with it", async () => {
  const lot: Deal = { ...soldDrill, id: "lot", stage: "split", sale: null, hasReceipt: true };
  fakeApi().on("GET /api/deals/lot", () => Response.json({ deal: lot, changes: [] }));
  renderScreen(withQueries(<DealView id="lot" />), "/deals?deal=lot");

  expect(await screen.findByRole("button", { name: "Show the photo" })).toBeDefined();
  expect(screen.queryByText("Split a lot into items")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Details" })).toBeNull();
});
