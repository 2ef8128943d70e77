import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultServerAddress, installItem, toSaveItem } from "../../storage/items.ts";
import { away, refusal, sampleSavedListing } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture } from "../../testing/samples.ts";
import { signedInPanel } from "../../testing/signed-in-panel.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const savedReply = () => Response.json(sampleSavedListing(), { status: 201 });

describe("what a visitor signed in to save", () => {
  /** A panel whose person has pressed "Sign in to save" and stands in front of the sign-in. */
  async function waitingPanel() {
    const opened = await openPanel(sampleCapture());
    show();
    await answer();
    await opened.person.click(await button("Sign in to save"));
    await screen.findByText("Finish signing in on the other tab");
    return opened;
  }

  test("is saved when they are back, once and without another press, and that is said", async () => {
    const { api, fake } = await waitingPanel();
    api.signInOnSite();
    api.on("POST /api/saved-listings", savedReply);

    fake.newTabLoads();

    expect(await screen.findByText("Analysis saved!")).toBeDefined();
    expect(await button("Saved")).toBeDefined();
    window.dispatchEvent(new Event("focus"));
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(api.received("POST /api/saved-listings")).toHaveLength(1);
    expect(await toSaveItem.read()).toBeUndefined();
  });

  test("is saved by a panel that was closed meanwhile and opened again", async () => {
    const { api } = await waitingPanel();
    cleanup();
    api.signInOnSite();
    api.on("POST /api/saved-listings", savedReply);

    show();

    expect(await screen.findByText("Analysis saved!")).toBeDefined();
  });

  test("is saved once where two places show it", async () => {
    const { api, fake } = await waitingPanel();
    show();
    api.signInOnSite();
    api.on("POST /api/saved-listings", savedReply);

    fake.newTabLoads();

    expect(await screen.findByText("Analysis saved!")).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Saved" })).toHaveLength(2));
    expect(api.received("POST /api/saved-listings")).toHaveLength(1);
  });

  test("is forgotten by who then signs in for nothing in particular", async () => {
    const { api, person } = await waitingPanel();
    api.signInOnSite();

    await person.click(await screen.findByText("Sign in"));

    expect(await button("Save to Listings")).toBeDefined();
    expect(api.received("POST /api/saved-listings")).toEqual([]);
  });
});

describe("saving", () => {
  test("the answer is saved as the site saves it, once", async () => {
    const { api, person } = await signedInPanel();
    api.on("POST /api/saved-listings", savedReply);

    await person.click(await button("Save to Listings"));

    expect(await screen.findByText("Analysis saved!")).toBeDefined();
    await person.click(await button("Saved"));
    const requests = api.received("POST /api/saved-listings");
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer kept");
    expect(JSON.parse(String(requests[0]?.body))).toMatchObject({
      title: "DeWalt DCF887",
      marketValue: "$72 - $118",
      recommendation: "Buy",
    });
  });

  test("a full plan says so and leads to larger ones in a tab", async () => {
    const { api, fake, person } = await signedInPanel();
    const words = "The Free plan keeps 5 saved listings.";
    api.on("POST /api/saved-listings", () => refusal(403, "plan_limit", words));

    await person.click(await button("Save to Listings"));

    expect(await screen.findByText(`Failed to save analysis: ${words}`)).toBeDefined();
    await person.click(await button("View Plans"));
    expect(fake.world.opened).toEqual([`${defaultServerAddress}/pricing`]);
    expect(await button("Save to Listings")).toBeDefined();
  });

  test.each([
    ["the network", away, "We can’t reach Flipworth right now."],
    [
      "a refusal",
      () => refusal(404, "not_found", "This analysis doesn't exist."),
      "analysis doesn't exist",
    ],
    [
      "a proxy",
      () => new Response("Bad gateway", { status: 502 }),
      "Try again in a minute. (Error 502)",
    ],
  ])("failing by %s is said in words", async (_, reply, words) => {
    const { api, person } = await signedInPanel();
    api.on("POST /api/saved-listings", reply);

    await person.click(await button("Save to Listings"));

    expect((await screen.findByText(/^Failed to save analysis:/)).textContent).toContain(words);
  });

  test("an account that is gone does not cost the browser its secret", async () => {
    const { api, person } = await signedInPanel();
    api.on("POST /api/saved-listings", () => refusal(401, "not_signed_in", "Sign in first."));

    await person.click(await button("Save to Listings"));

    expect(await screen.findByText(/Sign in first/)).toBeDefined();
    expect(await installItem(defaultServerAddress).read()).toBeDefined();
  });
});
