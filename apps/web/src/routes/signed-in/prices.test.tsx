import type { CategoryPrices, EntryPrices, ShownSale } from "@flipworth/contract";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleUser } from "../../testing/sample-account.ts";
import LatePrices from "./prices.tsx";

const sale = (change: Partial<ShownSale> = {}): ShownSale => ({
  title: "iPhone 13 blue",
  price: 200,
  date: "2026-10-03",
  kind: "sold",
  condition: "Good",
  marketplace: "eBay",
  id: "mine",
  ...change,
});
const group = { count: 3, low: 180, median: 200, high: 230 };
const iphone: EntryPrices = {
  entryId: "apple-iphone-13",
  name: "Apple iPhone 13",
  category: "electronics",
  guide: { low: 140, median: 190, high: 250, asOf: "2026-11" },
  sold: 3,
  asked: 1,
  own: 1,
  range: { low: 180, median: 200, high: 230 },
  sales: [sale(), sale({ title: "iPhone 13 shared", id: null })],
  months: [{ name: "2026-10", ...group }],
  conditions: [{ name: "Good", ...group }],
  marketplaces: [{ name: "eBay", ...group }],
  turnover: { offered: 4, sold: 3, daysToSell: 6 },
  seasons: null,
};
const electronics: CategoryPrices = {
  category: "electronics",
  sold: 12,
  months: [{ name: "2026-10", ...group }],
  rose: [
    {
      entryId: "apple-iphone-13",
      name: "Apple iPhone 13",
      percent: 20,
      doubtPercent: 9,
      isSure: true,
      median: 240,
      before: 200,
      count: 3,
    },
  ],
  fell: [],
  fastest: [],
  things: [{ entryId: "apple-iphone-13", name: "Apple iPhone 13", median: 220, count: 12 }],
};

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  api.on("GET /api/prices/apple-iphone-13", () => Response.json(iphone));
  api.on("GET /api/price-categories/electronics", () => Response.json(electronics));
});

const open = (at: string) => renderScreen(<LatePrices />, at);
const figure = (name: string) => screen.findByRole("figure", { name });
const rowsOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole("row")
    .map((row) => row.textContent);

test("a thing's page draws its sales, says where they lie, and has their figures in a table", async () => {
  open("/prices/recorded/apple-iphone-13");

  const plot = await figure("Sales over time");
  expect(plot.textContent).toContain(
    "3 sales and 1 asking price. Typical $200, 5% above the price guide.",
  );
  expect(rowsOf(plot)).toEqual(["MonthSalesLowMedianHigh", "Oct\u00a020263$180$200$230"]);
  expect(screen.getByText("3 of 4 offers sold")).toBeDefined();
  expect(screen.getByRole("table", { name: "By condition" })).toBeDefined();
  expect(screen.queryByRole("figure", { name: "By month of the year" })).toBeNull();
});

test("once there is a year, the months of the year are compared", async () => {
  const seasons = [
    { month: 7, percent: -4, count: 5 },
    { month: 12, percent: 12, count: 9 },
  ];
  api.on("GET /api/prices/apple-iphone-13", () => Response.json({ ...iphone, seasons }));
  open("/prices/recorded/apple-iphone-13");

  const plot = await figure("By month of the year");
  expect(plot.textContent).toContain(
    "Prices are highest in Dec: 12% above the median of all sales.",
  );
  expect(rowsOf(plot)).toContain("Jul−4%5");
});

test("one's own sale can be left out, and what others share cannot", async () => {
  api.on("DELETE /api/sales/mine", () => {
    api.on("GET /api/prices/apple-iphone-13", () =>
      Response.json({ ...iphone, own: 0, sales: iphone.sales.slice(1) }),
    );
    return Response.json({ deleted: true });
  });
  const { person } = open("/prices/recorded/apple-iphone-13");

  const list = await screen.findByRole("list", { name: "Sales" });
  expect(within(list).getAllByRole("button")).toHaveLength(1);
  await person.click(screen.getByRole("button", { name: "Don't count iPhone 13 blue" }));

  expect(await screen.findByText("All of these are shared by other people.")).toBeDefined();
  expect(screen.queryByText("iPhone 13 blue")).toBeNull();
});

test("a thing without sales says what the guide says and how to record some", async () => {
  const none = { sold: 0, asked: 0, own: 0, range: null, sales: [], months: [] };
  api.on("GET /api/prices/apple-iphone-13", () =>
    Response.json({ ...iphone, ...none, conditions: [], marketplaces: [] }),
  );
  open("/prices/recorded/apple-iphone-13");

  expect(await screen.findByRole("heading", { name: "No sales recorded yet" })).toBeDefined();
  expect(screen.getByText("$190")).toBeDefined();
});

test("a thing that the guide does not list is no page", async () => {
  api.on("GET /api/prices/nothing", () =>
    Response.json(
      { code: "not_found", message: "The price guide doesn't list this thing.", requestId: "1" },
      { status: 404 },
    ),
  );
  open("/prices/recorded/nothing");

  expect(await screen.findByRole("heading", { name: "No such page" })).toBeDefined();
});

test("a category's page says what rose and links to it", async () => {
  open("/prices/recorded/category/electronics");

  expect(await screen.findByText("+20% to $240")).toBeDefined();
  const [link] = screen.getAllByRole("link", { name: "Apple iPhone 13" });
  expect(link?.getAttribute("href")).toBe("/prices/recorded/apple-iphone-13");
  expect(screen.getByText("Nothing has fallen by more than chance explains.")).toBeDefined();
});

test("the sales behind an estimate are listed", async () => {
  api.on("GET /api/sales/near", () => Response.json([sale()]));
  open("/prices/recorded/near?title=iPhone%2013");

  expect(await screen.findByRole("list", { name: "Sales" })).toBeDefined();
});

test("a visitor is asked to sign in, and comes back to the same prices", async () => {
  api.on("GET /api/auth/user", () => Response.json(null));
  open("/prices/recorded/apple-iphone-13");

  const link = await screen.findByRole("link", { name: "Sign in" });
  expect(link.getAttribute("href")).toBe(
    "/api/auth/login?returnTo=%2Fprices%2Frecorded%2Fapple-iphone-13",
  );
});
