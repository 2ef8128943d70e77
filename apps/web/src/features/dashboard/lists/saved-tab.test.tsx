import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../../testing/fake-api.ts";
import { findToast } from "../../../testing/find-toast.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { sampleAnalysis } from "@flipworth/contract/testing";
import { pageOf, sampleListing } from "../../../testing/sample-account.ts";
import { withQueries } from "../../../testing/with-queries.tsx";
import { SavedTab } from "./saved-tab.tsx";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
});

function open(...listings: ReturnType<typeof sampleListing>[]) {
  api.on("GET /api/saved-listings", pageOf(listings));
  return renderScreen(withQueries(<SavedTab />));
}
const row = (name: string | RegExp) => screen.findByRole("article", { name });
const rowNames = () =>
  screen.queryAllByRole("article").map((each) => within(each).getByRole("heading").textContent);

describe("Delete", () => {
  const drill = sampleListing();
  const saw = sampleListing({ id: "saved-2", title: "Saw" });
  async function deleteDrill() {
    const { person } = open(drill, saw);
    await person.click(await screen.findByRole("button", { name: "Delete DeWalt DCF887" }));
    return person;
  }

  test("takes the row off at once, hands the focus on and says so", async () => {
    let finish = () => {};
    api.on(
      "DELETE /api/saved-listings/saved-1",
      () => new Promise((resolve) => (finish = () => resolve(Response.json({ deleted: true })))),
    );
    await deleteDrill();

    await waitFor(() => expect(rowNames()).toEqual(["Saw"]));
    expect(document.activeElement?.textContent).toBe("Saw");
    api.on("GET /api/saved-listings", pageOf([saw]));
    finish();

    expect(await findToast("Listing deleted")).toContain(
      "The listing has been removed from your saved items.",
    );
    await waitFor(() => expect(api.countOf("/api/saved-listings")).toBe(2));
    expect(rowNames()).toEqual(["Saw"]);
  });

  test("can be undone: the same listing is saved again", async () => {
    api.on("DELETE /api/saved-listings/saved-1", () => {
      api.on("GET /api/saved-listings", pageOf([saw]));
      return Response.json({ deleted: true });
    });
    const again = { ...drill, id: "saved-3" };
    api.on("POST /api/saved-listings", () => {
      api.on("GET /api/saved-listings", pageOf([again, saw]));
      return Response.json(again, { status: 201 });
    });
    const person = await deleteDrill();
    await findToast("Listing deleted");
    await person.click(screen.getByRole("button", { name: "Undo" }));

    await waitFor(() => expect(rowNames()).toEqual(["DeWalt DCF887", "Saw"]));
    await findToast("Listing restored");
    const { id: _id, createdAt: savedAt, ...kept } = drill;
    const [request] = api.requests("POST", "/api/saved-listings");
    expect(JSON.parse(String(request?.body))).toEqual({ ...kept, savedAt });
  });

  test("that fails puts the row back and says why", async () => {
    api.on("DELETE /api/saved-listings/saved-1", () => {
      // The list that is asked for next takes its time: the row does not wait for it.
      api.on("GET /api/saved-listings", () => new Promise(() => {}));
      return refusal(404, "This listing doesn't exist.")();
    });
    await deleteDrill();

    expect(await findToast("Error")).toContain(
      "Failed to delete listing: This listing doesn't exist.",
    );
    expect(rowNames()).toEqual(["DeWalt DCF887", "Saw"]);
  });

  test("of the only one leads to the empty list", async () => {
    api.on("DELETE /api/saved-listings/saved-1", () => {
      api.on("GET /api/saved-listings", pageOf([]));
      return Response.json({ deleted: true });
    });
    const { person } = open(drill);
    await person.click(await screen.findByRole("button", { name: /^Delete/ }));

    expect(await screen.findByText("No saved listings")).toBeDefined();
  });
});

describe("the list", () => {
  test("that cannot be loaded says why, is not asked again by itself, and is by the person", async () => {
    api.on("GET /api/saved-listings", networkFailure());
    const { person } = renderScreen(withQueries(<SavedTab />));

    expect((await screen.findByRole("alert")).textContent).toMatch(
      /^We couldn’t load your saved listings.*can’t reach Flipworth/,
    );
    expect(api.countOf("/api/saved-listings")).toBe(1);
    api.on("GET /api/saved-listings", pageOf([sampleListing()]));
    await person.click(screen.getByRole("button", { name: "Try again" }));

    expect(await row("DeWalt DCF887")).toBeDefined();
  });

  test("goes on from its last row, and the focus lands on the first new one", async () => {
    api.on("GET /api/saved-listings", ({ query }) =>
      query.get("before") === "saved-1"
        ? pageOf([sampleListing({ id: "saved-2", title: "Saw" })])()
        : pageOf([sampleListing()], { hasMore: true })(),
    );
    const { person } = renderScreen(withQueries(<SavedTab />));
    await person.click(await screen.findByRole("button", { name: "Load more" }));

    await waitFor(() => expect(rowNames()).toEqual(["DeWalt DCF887", "Saw"]));
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Saw"));
    expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
  });

  test("keeps what is there when more of it cannot be loaded", async () => {
    api.on("GET /api/saved-listings", ({ query }) =>
      query.has("before")
        ? refusal(500, "Something broke.")()
        : pageOf([sampleListing()], { hasMore: true })(),
    );
    const { person } = renderScreen(withQueries(<SavedTab />));
    await person.click(await screen.findByRole("button", { name: "Load more" }));

    expect((await screen.findByRole("alert")).textContent).toBe("Something broke.");
    expect(rowNames()).toEqual(["DeWalt DCF887"]);
  });

  test("is searched once typing pauses, and sorted at once", async () => {
    const { person } = open(sampleListing());
    await person.type(await screen.findByRole("searchbox", { name: "Search by title" }), "saw");
    api.on("GET /api/saved-listings", pageOf([]));

    expect(await screen.findByText("Nothing matches “saw”.")).toBeDefined();
    await person.selectOptions(screen.getByRole("combobox", { name: "Sort" }), "Highest profit");
    await waitFor(() => expect(api.countOf("/api/saved-listings")).toBe(3));

    const asked = api.requests("GET", "/api/saved-listings").map(({ query }) => query.toString());
    expect(asked).toEqual(["sort=newest", "search=saw&sort=newest", "search=saw&sort=profit"]);
  });

  test("can be taken along as a table", async () => {
    open(sampleListing());

    const file = await screen.findByRole("link", { name: "Download CSV" });
    expect(file.getAttribute("href")).toBe("/api/exports/saved-listings.csv");
  });
});

describe("the deal card behind a row", () => {
  test("opens in a dialog and closes again", async () => {
    api.on("GET /api/analyses/", () => Response.json(sampleAnalysis()));
    const { person } = open(sampleListing());
    await person.click(await screen.findByRole("button", { name: "DeWalt DCF887" }));

    const dialog = await screen.findByRole("dialog", { name: "Analysis" });
    expect(await within(dialog).findByText("DeWalt impact driver DCF887")).toBeDefined();
    await person.click(within(dialog).getByRole("button", { name: "Close" }));

    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("says why it cannot be loaded", async () => {
    api.on("GET /api/analyses/", refusal(404, "This analysis doesn't exist."));
    const { person } = open(sampleListing());
    await person.click(await screen.findByRole("button", { name: "DeWalt DCF887" }));

    expect((await screen.findByRole("alert")).textContent).toContain(
      "This analysis doesn't exist.",
    );
  });

  test("is not offered where no analysis is known", async () => {
    open(sampleListing({ analysisId: null }));

    await row("DeWalt DCF887");
    expect(screen.queryByRole("button", { name: "DeWalt DCF887" })).toBeNull();
  });
});
