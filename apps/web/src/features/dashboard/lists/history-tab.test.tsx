import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, refusal } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { pageOf, sampleListing } from "../../../testing/sample-account.ts";
import { withQueries } from "../../../testing/with-queries.tsx";
import { HistoryTab } from "./history-tab.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/saved-listings", pageOf([]));
});
afterEach(() => void vi.useRealTimers());

function open(...analyses: ReturnType<typeof sampleAnalysis>[]) {
  api.on("GET /api/analyses", pageOf(analyses));
  return renderScreen(withQueries(<HistoryTab />));
}
const row = (name: string) => screen.findByRole("article", { name });
const saveButton = () => screen.findByRole("button", { name: "Save to Listings" });

describe("a row", () => {
  test("says what was analyzed, when, and what came of it", async () => {
    open(sampleAnalysis());

    const words = within(await row("DeWalt DCF887"));
    expect(words.getByText("$40 · Used - Good")).toBeDefined();
    expect(words.getByText("Market Value").nextElementSibling?.textContent).toBe("$72 - $118");
    expect(words.getByText("$24.94").className).toContain("text-profit");
    expect(words.getByText("Nov 21, 2026")).toBeDefined();
    expect(words.getByText(/DeWalt impact driver DCF887/)).toBeDefined();
    expect(words.getByText("Buy").className).toContain("text-profit");
  });

  test("of which little is known says what there is", async () => {
    open(
      sampleAnalysis({
        brand: null,
        resaleRange: null,
        netProfit: null,
        cents: { ...sampleAnalysis().cents, netProfit: null },
        profitPotential: null,
        price: null,
        condition: null,
      }),
    );

    const words = within(await row("DeWalt impact driver DCF887"));
    expect(words.getByText("No price")).toBeDefined();
    expect(words.getByText("Market Value").nextElementSibling?.textContent).toBe("$92");
    expect(words.getByText("N/A").className).toContain("text-loss");
  });

  test("opens its deal card, without asking the server again", async () => {
    const { person } = open(sampleAnalysis());
    await person.click(await screen.findByRole("button", { name: "DeWalt DCF887" }));

    const dialog = screen.getByRole("dialog", { name: "Analysis" });
    const heading = within(dialog).getByRole("heading", { name: "DeWalt impact driver DCF887" });
    expect(heading).toBeDefined();
  });
});

describe("Save to Listings", () => {
  test("sends what is known, says so and marks the row", async () => {
    const analysis = sampleAnalysis();
    api.on("POST /api/saved-listings", () => {
      const saved = sampleListing({ analysisId: analysis.id });
      api.on("GET /api/saved-listings", pageOf([saved]));
      return Response.json(saved, { status: 201 });
    });
    const { person } = open(analysis);
    await person.click(await saveButton());

    expect(await findToast("Analysis saved!")).toContain(
      "The analysis has been added to your saved listings.",
    );
    expect(await screen.findByRole("button", { name: "Saved" })).toBeDefined();
    const [request] = api.requests("POST", "/api/saved-listings");
    expect(JSON.parse(String(request?.body))).toMatchObject({
      title: "DeWalt DCF887",
      listingTitle: "DeWalt impact driver DCF887",
      marketplaceUrl: "https://www.facebook.com/marketplace",
      analysisId: analysis.id,
    });
  });

  test("of what has no price saves none", async () => {
    api.on("POST /api/saved-listings", () => Response.json(sampleListing(), { status: 201 }));
    const { person } = open(sampleAnalysis({ price: null }));
    await person.click(await saveButton());

    await findToast("Analysis saved!");
    const [request] = api.requests("POST", "/api/saved-listings");
    expect(JSON.parse(String(request?.body))).toMatchObject({ price: null });
  });

  test("past the plan's limit says the server's words and leads to the plans", async () => {
    const words = "The Free plan keeps 5 saved listings.";
    api.on("POST /api/saved-listings", refusal(403, words));
    const { person } = open(sampleAnalysis());
    await person.click(await saveButton());

    expect(await findToast("Error")).toContain(`Failed to save analysis: ${words}`);
    expect(screen.getByRole("link", { name: "View Plans" }).getAttribute("href")).toBe("/pricing");
    expect(await saveButton()).toBeDefined();
  });

  test("that breaks a rule says which", async () => {
    const problems = { title: "must not be empty", price: "must not be negative" };
    api.on("POST /api/saved-listings", refusal(400, "This cannot be saved.", problems));
    const { person } = open(sampleAnalysis());
    await person.click(await saveButton());

    expect(await findToast("Error")).toContain(
      "Failed to save analysis: title must not be empty, price must not be negative",
    );
  });
});

describe("the list", () => {
  test("is asked for again when the window comes back to the front", async () => {
    open(sampleAnalysis());
    await row("DeWalt DCF887");
    api.on("GET /api/analyses", pageOf([sampleAnalysis({ brand: "Makita", model: "XDT16" })]));
    act(() => void window.dispatchEvent(new Event("focus")));

    expect(await row("Makita XDT16")).toBeDefined();
    expect(api.countOf("/api/saved-listings")).toBe(1);
  });

  test("is tried four times before it counts as lost, and once more by the person", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
    api.on("GET /api/analyses", refusal(500, "Something broke."));
    renderScreen(withQueries(<HistoryTab />));

    await waitFor(() => expect(api.countOf("/api/analyses")).toBe(1));
    expect(screen.queryByRole("alert")).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));

    expect(api.countOf("/api/analyses")).toBe(4);
    expect(screen.getByRole("alert").textContent).toBe(
      "We couldn’t load your analysesSomething broke.",
    );
    api.on("GET /api/analyses", pageOf([sampleAnalysis()]));
    act(() => screen.getByRole("button", { name: "Try again" }).click());
    expect(await row("DeWalt DCF887")).toBeDefined();
  });

  test("can be taken along as a table", async () => {
    open(sampleAnalysis());

    const file = await screen.findByRole("link", { name: "Download CSV" });
    expect(file.getAttribute("href")).toBe("/api/exports/analyses.csv");
  });
});

describe("Delete", () => {
  const analysis = sampleAnalysis();
  async function askToDelete() {
    const { person } = open(analysis);
    await person.click(await screen.findByRole("button", { name: "Delete DeWalt DCF887" }));
    const dialog = within(screen.getByRole("dialog", { name: "Delete analysis" }));
    const press = (name: string) => person.click(dialog.getByRole("button", { name }));
    return { dialog, press };
  }
  const deletions = () => api.requests("DELETE", `/api/analyses/${analysis.id}`);

  test("asks first, and who keeps it has deleted nothing", async () => {
    const { dialog, press } = await askToDelete();
    expect(dialog.getByText(/This cannot be undone/)).toBeDefined();

    await press("Keep it");

    expect(screen.queryByRole("dialog")).toBeNull();
    expect(deletions()).toEqual([]);
    expect(await row("DeWalt DCF887")).toBeDefined();
  });

  test("takes the analysis out of the history and says so", async () => {
    api.on(`DELETE /api/analyses/${analysis.id}`, () => {
      api.on("GET /api/analyses", pageOf([]));
      return Response.json({ deleted: true });
    });
    const { press } = await askToDelete();

    await press("Delete it");

    expect(await findToast("Analysis deleted")).toContain("gone from your history");
    expect(await screen.findByText("No analyses yet")).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(deletions()).toHaveLength(1);
  });

  test("that fails leaves it there and says why", async () => {
    api.on(`DELETE /api/analyses/${analysis.id}`, refusal(503, "The database is away."));
    const { press } = await askToDelete();

    await press("Delete it");

    expect((await screen.findByRole("alert")).textContent).toContain("The database is away.");
    expect(await screen.findByText("$40 · Used - Good")).toBeDefined();
  });
});
