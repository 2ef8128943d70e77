import { sampleAnalysis } from "@flipworth/contract/testing";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { defaultServerAddress, installItem } from "../../storage/items.ts";
import { away, sampleUser } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const past = sampleAnalysis({
  id: "0199f3a0-0000-7000-8000-000000000002",
  title: "Old lamp",
  brand: null,
  model: null,
  price: 15,
  recommendation: "Skip",
  netProfit: "-$3.05",
  cents: { ...sampleAnalysis().cents, netProfit: -305 },
});

async function openHistory() {
  const opened = await openPanel(sampleCapture());
  await installItem(defaultServerAddress).write({ id: "install", secret: "kept" });
  opened.api.on("GET /api/analyses", () => Response.json([sampleAnalysis(), past]));
  show();
  await answer();
  return opened;
}

test("the last twenty analyses are listed, and each opens its deal card with a way back", async () => {
  const { api, person } = await openHistory();

  await person.click(await button("Analysis history"));
  await person.click(await button(/Old lamp \$15 · Profit −\$3\.05 · Nov 21 Skip/));

  expect(await screen.findByRole("heading", { name: "Old lamp" })).toBeDefined();
  expect(api.received("GET /api/analyses")[0]?.url).toContain("limit=20");
  expect(screen.queryByRole("button", { name: "Analyze again" })).toBeNull();
  await person.click(await button("Back"));
  await person.click(await button("Back"));
  expect(await answer()).toBeDefined();
});

test.each([
  ["buy", "Buy"],
  ["negotiate", "Negotiate"],
  ["skip", "Skip"],
  ["check", "Check first"],
  ["likely_scam", "Likely scam"],
] as const)("the verdict %s stands in its row as %s", async (verdict, words) => {
  const { api, person } = await openHistory();
  api.on("GET /api/analyses", () => Response.json([{ ...past, verdict }]));
  await person.click(await button("Analysis history"));

  const row = await button(/Old lamp/);
  expect(row.textContent).toContain(words);
  const isDoubtful = verdict === "check" || verdict === "likely_scam";
  expect(row.textContent?.includes("Profit")).toBe(!isDoubtful);
});

test("a click on the toolbar while the history is shown shows its analysis", async () => {
  const { click, person } = await openHistory();
  await person.click(await button("Analysis history"));
  await button(/Old lamp/);

  await click(sampleCapture({ id: "click-2" }));

  expect(await button("Analyze again")).toBeDefined();
});

test("who is signed in finds the whole history on the site, a visitor has no way there", async () => {
  const { api, person } = await openHistory();
  await person.click(await button("Analysis history"));
  await button(/Old lamp/);
  expect(screen.queryByRole("link", { name: /Open on the site/ })).toBeNull();
  cleanup();

  api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  show();
  await person.click(await button("Analysis history"));

  const link = await screen.findByRole("link", { name: /Open on the site/ });
  expect(link.getAttribute("href")).toBe(`${defaultServerAddress}/dashboard?tab=history`);
});

test("without analyses it says how to make one", async () => {
  const { api, person } = await openHistory();
  api.on("GET /api/analyses", () => Response.json([]));

  await person.click(await button("Analysis history"));

  expect(await screen.findByText("No analyses yet")).toBeDefined();
});

test("a history that cannot be loaded is said, and can be tried again", async () => {
  const { api, person } = await openHistory();
  api.on("GET /api/analyses", away);
  await person.click(await button("Analysis history"));
  expect(await screen.findByText("We couldn’t load your history")).toBeDefined();

  api.on("GET /api/analyses", () => Response.json([past]));
  await person.click(await button("Try again"));

  expect(await button(/Old lamp/)).toBeDefined();
});
