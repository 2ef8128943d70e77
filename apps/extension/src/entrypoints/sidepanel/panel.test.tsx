import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hangingAnalysis } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import {
  itemUrl,
  otherItemUrl,
  sampleCapture,
  sampleListing,
  tabId,
} from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("from a click to an answer", () => {
  test("without a click nothing is sent and the way to begin is said", async () => {
    const { api } = await openPanel();
    show();

    expect(await screen.findByText("Open a listing, then press the button")).toBeDefined();
    expect(api.installs()).toBe(0);
    expect(api.analyses()).toHaveLength(0);
  });

  test("a captured listing goes to the server once and comes back as a deal card", async () => {
    const { api } = await openPanel(sampleCapture());
    show();

    const heading = await answer();
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(await screen.findByText("7 of 10 left, resets Dec 1")).toBeDefined();
    expect(api.analyses()).toHaveLength(1);
    expect(api.analyses()[0]?.headers.get("authorization")).toBe("Bearer secret-1");
    expect(api.analyses()[0]?.headers.get("idempotency-key")).toBe("click-1");
    expect(String(api.analyses()[0]?.body)).toContain('"price":"$120"');
  });

  test("while it runs, the page, what is sent and the stages are shown", async () => {
    const { api } = await openPanel(sampleCapture());
    api.nextAnalysis(hangingAnalysis);
    show();

    expect(await screen.findByText("Finding out what it is…")).toBeDefined();
    expect(screen.getByText("Oak dresser, six drawers")).toBeDefined();
    expect(screen.getByText("$120 · Used - Good · Dayton, OH")).toBeDefined();
    expect(screen.getByText(/^We send localhost:3000: the listing’s title/)).toBeDefined();
  });

  test.each([
    [{ state: "sold", pricePer: "item" }, "Marked as sold"],
    [{ state: "pending", pricePer: "item" }, "Pending"],
    [{ state: "rented", pricePer: "month" }, "Already rented"],
    [{ state: "available", pricePer: "month" }, "The price is per month"],
  ] as const)("an answer about %o says: %s", async (offer, words) => {
    const content = { kind: "listing" as const, listing: sampleListing(), offer };
    await openPanel(sampleCapture({ content }));
    show();

    await answer();
    expect(screen.getByText(words)).toBeDefined();
  });

  test("a click on the open panel's tab starts at once", async () => {
    const { click } = await openPanel();
    show();
    await screen.findByText("Open a listing, then press the button");

    await click(sampleCapture());

    expect(await answer()).toBeDefined();
  });

  test("a page without words is shown and sent as its picture", async () => {
    const picture = "data:image/png;base64,aGk=";
    const { api } = await openPanel(sampleCapture({ content: { kind: "picture" }, picture }));
    show();

    await answer();
    const body = api.analyses()[0]?.body;
    expect(body instanceof FormData && body.get("screenshot")).toBeInstanceOf(Blob);
  });

  test("the answer opens in the web app with the listing in the address's fragment", async () => {
    await openPanel(sampleCapture());
    show();

    await answer();
    const link = screen.getByRole<HTMLAnchorElement>("link", { name: /Open in web app/ });
    expect(link.href).toMatch(/^http:\/\/localhost:3000\/analyze#text=.*&price=%2440/);
  });

  test("analyze again reads the page anew", async () => {
    const { readAgain, click, api, person } = await openPanel(sampleCapture());
    show();
    await answer();

    await person.click(await button("Analyze again"));
    expect(readAgain).toEqual([tabId]);
    await click(sampleCapture({ id: "click-2" }));

    await answer();
    const keys = api.analyses().map(({ headers }) => headers.get("idempotency-key"));
    expect(keys).toEqual(["click-1", "click-2"]);
  });
});

describe("the old item's answer is never shown for the next one", () => {
  test("in-page navigation clears the answer and offers a new reading", async () => {
    const { fake, readAgain, person } = await openPanel(sampleCapture());
    show();
    await answer();

    fake.moveTo(otherItemUrl);

    expect(await screen.findByText("This tab shows another page now")).toBeDefined();
    expect(screen.queryByText("DeWalt impact driver DCF887")).toBeNull();
    await person.click(await button("Analyze this page"));
    expect(readAgain).toEqual([tabId]);
  });

  test("leaving for a site whose address Chrome hides clears it too", async () => {
    const { fake } = await openPanel(sampleCapture());
    show();
    await answer();

    fake.moveTo(undefined, { status: "loading" });

    expect(await screen.findByText("This tab shows another page now")).toBeDefined();
  });

  test("an answer that arrives after the tab moved is dropped", async () => {
    const { api, fake } = await openPanel(sampleCapture());
    api.nextAnalysis(hangingAnalysis);
    show();
    await screen.findByText("Finding out what it is…");

    fake.moveTo(otherItemUrl);

    expect(await screen.findByText("This tab shows another page now")).toBeDefined();
    expect(screen.queryByText("Finding out what it is…")).toBeNull();
  });

  test("a panel opened late over another page sends nothing of the old one", async () => {
    const { api } = await openPanel(sampleCapture(), otherItemUrl);
    show();

    expect(await screen.findByText("This tab shows another page now")).toBeDefined();
    expect(api.analyses()).toHaveLength(0);
  });

  test("reloading the same listing keeps its answer", async () => {
    const { fake } = await openPanel(sampleCapture());
    show();
    await answer();

    fake.moveTo(`${itemUrl}?ref=again`, { status: "loading" });

    expect(await answer()).toBeDefined();
  });
});
