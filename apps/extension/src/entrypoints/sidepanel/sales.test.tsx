import { sampleAnalysis } from "@flipworth/contract/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { forgetSales } from "../../features/comparables/forget-sales.ts";
import { refinedItem, type Sales, salesItem } from "../../storage/items.ts";
import { streamedAnalysis } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture, tabId } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soldTab = 8;
const lot = { title: "Lot of 3 drivers", price: 150, kind: "sold" as const };
const single = { title: "DCF887 driver", price: 60, kind: "sold" as const };
const begun = sampleAnalysis();
const refined = { ...begun, id: "refined" };

function sampleSales(change: Partial<Sales> = {}): Sales {
  return {
    id: "sales-1",
    tabId: soldTab,
    deal: { analysisId: begun.id, title: begun.title, capture: sampleCapture() },
    cards: [single],
    struckOut: [{ title: lot.title, reason: "a lot of 3", card: lot }],
    choices: {},
    key: "sales-1",
    answer: { key: "sales-1", analysis: refined },
    ...change,
  };
}

/** A panel whose answer is by the sales of another tab's page. */
async function refinedPanel() {
  const opened = await openPanel(sampleCapture());
  await salesItem(soldTab).write(sampleSales());
  const by = { tabId: soldTab, salesId: "sales-1" };
  await refinedItem(begun.id).write({ analysis: refined, by });
  show();
  await answer();
  return opened;
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>("checkbox", { name });

test("beside an answer by sales stand the sales, each left out with its reason", async () => {
  await refinedPanel();

  expect((await box(/DCF887 driver/)).checked).toBe(true);
  expect((await box(/Lot of 3 drivers/)).checked).toBe(false);
  expect(screen.getByText("Left out: a lot of 3")).toBeDefined();
});

test("a sale put back in the panel counts, for the panel and for the page's card", async () => {
  const { api, person } = await refinedPanel();
  const answered = { ...begun, id: "overruled", title: "Worth more now" };
  api.nextAnalysis(() => streamedAnalysis(answered));

  await person.click(await box(/Lot of 3 drivers/));
  await person.click(await button("Update the range"));

  await waitFor(() => expect(api.analyses()).toHaveLength(2));
  const sent = JSON.parse(String(api.analyses()[1]?.body));
  expect(sent.refines).toBe(begun.id);
  expect(sent.comparables).toEqual([single, { ...lot, isVouchedFor: true }]);
  await waitFor(async () =>
    expect((await salesItem(soldTab).read())?.answer?.analysis.id).toBe("overruled"),
  );
  expect((await refinedItem(begun.id).read())?.analysis.id).toBe("overruled");
  expect(screen.queryByRole("button", { name: "Update the range" })).toBeNull();
});

test("what is chosen in the page's card is so in the panel", async () => {
  await refinedPanel();
  await box(/Lot of 3 drivers/);

  await salesItem(soldTab).write(sampleSales({ choices: { 1: "in" }, key: "other" }));

  await waitFor(async () => expect((await box(/Lot of 3 drivers/)).checked).toBe(true));
  expect(await button("Update the range")).toBeDefined();
});

test("the panel of the sold results' own tab shows what their sales made of the deal", async () => {
  await openPanel();
  const sales = sampleSales({ tabId });
  await salesItem(tabId).write(sales);
  show();

  await answer();
  expect(await box(/Lot of 3 drivers/)).toBeDefined();
});

test("sales are kept while their page or their listing is open, and forgotten after", async () => {
  const { fake } = await openPanel();
  await salesItem(soldTab).write(sampleSales());
  await forgetSales();
  expect(await salesItem(soldTab).read()).toBeDefined();

  fake.world.tab = { id: 99, windowId: 1 };
  await forgetSales();

  expect(await salesItem(soldTab).read()).toBeUndefined();
});
