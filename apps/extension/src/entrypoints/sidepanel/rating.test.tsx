import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { RatedCard } from "../../messaging/rating-protocol.ts";
import { alwaysRatedSetting, ratingItem } from "../../storage/rating-items.ts";
import { button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture, tabId } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const url = "https://www.facebook.com/marketplace/mesa/search?query=drill";
const card = (id: string, said: Partial<RatedCard>): RatedCard => ({
  id,
  title: `Drill ${id}`,
  priceDollars: 20,
  condition: null,
  miles: null,
  mileage: null,
  url: `https://www.facebook.com/marketplace/item/${id}/`,
  mark: "buy",
  profitCents: 31_40,
  payAtMostCents: 40_00,
  category: "tools",
  reason: "",
  ...said,
});

/** The panel as the toolbar's button opens it on a page of many listings. */
async function onResults() {
  const content = { kind: "not_a_listing" as const };
  const opened = await openPanel({ ...sampleCapture(), url, content }, url);
  show();
  return opened;
}

const rated = (cards: RatedCard[], read = cards.length) =>
  ratingItem(tabId).write({ tabId, address: url, cards, read, took: null });

test("a page of many listings can be rated, and that no listing was found is not said", async () => {
  const { fake, person } = await onResults();

  await person.click(await button("Rate this page"));
  expect(fake.world.injections).toBe(1);
  expect(fake.world.orders).toContain("rateHere");
  expect(screen.queryByText(/can’t find a single listing/)).toBeNull();
});

test("where Chrome lets us in only after a press on the toolbar, that is said", async () => {
  const { fake, person } = await onResults();
  fake.world.page = new Error("Cannot access contents of the page.");

  await person.click(await button("Rate this page"));
  expect((await screen.findByRole("alert")).textContent).toMatch(/button in Chrome’s toolbar/);
});

test("the best comes first, is opened first, and the next after it", async () => {
  const { fake, person } = await onResults();
  await rated([card("1", {}), card("2", { profitCents: 90_00 }), card("3", { mark: "skip" })], 4);

  expect(await screen.findByText("3 listings rated, 1 not for resale")).toBeTruthy();
  const titles = screen.getAllByRole("link").map(({ textContent }) => textContent);
  expect(titles[0]).toMatch(/Drill 2.*asks \$20 · about \$90 profit/);
  await person.click(await button("Open the best"));
  await person.click(await button("Open the best"));
  expect(fake.world.opened).toEqual([card("2", {}).url, card("1", {}).url]);
  expect(await screen.findByText("No likely Buy left to open.")).toBeTruthy();
});

test("a long feed is shown bit by bit", async () => {
  const { person } = await onResults();
  await rated(Array.from({ length: 95 }, (_, at) => card(String(at), {})));

  expect(await screen.findAllByRole("link")).toHaveLength(40);
  await person.click(await button("Show 40 more"));
  await person.click(await button("Show 15 more"));
  expect(screen.getAllByRole("link")).toHaveLength(95);
});

test("a site that Chrome was not allowed stays off, and that is said", async () => {
  const { fake, person } = await onResults();
  fake.world.allows = false;

  const always = await screen.findByRole("checkbox", { name: /Always rate pages on Facebook/ });
  await person.click(always);
  expect((await screen.findByRole("alert")).textContent).toMatch(/didn’t allow/);
  expect(await alwaysRatedSetting.readOrInitial()).toEqual([]);

  fake.world.allows = true;
  await person.click(always);
  await vi.waitFor(async () =>
    expect(await alwaysRatedSetting.readOrInitial()).toEqual(["facebook"]),
  );
});
