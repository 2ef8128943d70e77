import type { Trends, Watches } from "@flipworth/contract";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleUser } from "../../testing/sample-account.ts";
import LateTrends from "./trends.tsx";

const movement = {
  percent: 20,
  doubtPercent: 9,
  isSure: true,
  median: 240,
  before: 200,
  count: 7,
};
const iphone = { entryId: "apple-iphone-13", name: "Apple iPhone 13" };
const group = { percent: 12, doubtPercent: 5, isSure: true, things: 3, count: 30 };
const trends: Trends = {
  sold: 1_234,
  rose: [{ ...iphone, ...movement }],
  fell: [],
  fastest: [{ ...iphone, daysToSell: 4, count: 9 }],
  makers: [{ name: "Apple", ...group }],
  categories: [{ name: "electronics", ...group }],
  peaks: [{ category: "electronics", month: 12, percent: 14, count: 40 }],
};
const nothing: Trends = {
  sold: 2,
  rose: [],
  fell: [],
  fastest: [],
  makers: [],
  categories: [],
  peaks: [],
};
const watches = (change: Partial<Watches> = {}): Watches => ({
  things: [{ ...iphone, watchedSince: "2026-11-01", movement }],
  digest: { isOn: false, isPossible: true },
  ...change,
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  api.on("GET /api/watches", () => Response.json(watches()));
  api.on("GET /api/trends", () => Response.json(trends));
});
const open = () => renderScreen(<LateTrends />, "/trends");

test("the page names what rose, what sells fastest and the best months", async () => {
  open();

  await screen.findByText("1,234 recorded sales in 27 months.");
  expect(document.body.textContent).toContain("+20% to $240");
  expect(document.body.textContent).toContain("Nothing has fallen by more than chance explains.");
  expect(document.body.textContent).toContain("4 days");
  expect(document.body.textContent).toContain("Dec, +14%");
  expect(screen.getByRole("figure", { name: "Makers" }).textContent).toContain("+12%");
});

test("a watched thing tells its movement with its doubt, and is let go by a press", async () => {
  api.on("DELETE /api/watches/things/apple-iphone-13", () =>
    Response.json(watches({ things: [] })),
  );
  open();

  await screen.findByText("+20% (±9%): $200 to $240, 7 sales in 90 days.");
  await userEvent.click(screen.getByRole("button", { name: "Stop watching Apple iPhone 13" }));

  await screen.findByText(/Nothing yet\. Open a thing below/);
});

test("the weekly mail is a choice where the server sends mail", async () => {
  api.on("PUT /api/watches/digest", () =>
    Response.json(watches({ digest: { isOn: true, isPossible: true } })),
  );
  open();

  await userEvent.click(await screen.findByRole("checkbox", { name: /Email me once a week/ }));

  await screen.findByRole("checkbox", { name: /Email me once a week/, checked: true });
  expect(api.requests("PUT", "/api/watches/digest")).toHaveLength(1);
});

test("without mail there is no such choice", async () => {
  api.on("GET /api/watches", () =>
    Response.json(watches({ digest: { isOn: false, isPossible: false } })),
  );
  open();

  await screen.findByText("Watched things");
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("with too few sales it says so and shows the guide's ageing as an estimate", async () => {
  api.on("GET /api/trends", () => Response.json(nothing));
  open();

  await screen.findByText("Too few sales to show a trend");
  const table = screen.getByRole("region", { name: "Share of the launch price by age" });
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toContainEqual(expect.stringMatching(/^Phones60%34%19%/));
  expect(document.body.textContent).toContain("estimate, not a record of sales");
});
