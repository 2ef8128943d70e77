import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultServerAddress, installItem, signInItem, toSaveItem } from "../../storage/items.ts";
import {
  away,
  type FakeApi,
  refusal,
  sampleSavedListing,
  sampleUser,
} from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture } from "../../testing/samples.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signInAddress = `${defaultServerAddress}/api/login?returnTo=/connect-extension`;

const savedReply = () => Response.json(sampleSavedListing(), { status: 201 });

/** A panel with an answer, of who signed in before. */
async function signedInPanel(prepare: (api: FakeApi) => void = () => {}) {
  const opened = await openPanel(sampleCapture());
  opened.api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  prepare(opened.api);
  await installItem(defaultServerAddress).write({ id: "install", secret: "kept" });
  show();
  await answer();
  return opened;
}

describe("a visitor signs in", () => {
  test("the site’s sign-in opens in a tab, and its end is noticed without a press", async () => {
    const { api, fake, person } = await openPanel(sampleCapture());
    show();
    await answer();

    await person.click(await button("Sign in to save"));
    expect(await screen.findByText("Finish signing in on the other tab")).toBeDefined();
    expect(fake.world.opened).toEqual([signInAddress]);
    api.signInOnSite();
    api.on("POST /api/saved-listings", savedReply);
    fake.newTabLoads();

    expect(await screen.findByRole("button", { name: "Saved" }, { timeout: 3_000 })).toBeDefined();
    const [asked] = api.received("POST /api/installs/links");
    expect(asked?.body).toBe(JSON.stringify({ secret: "secret-1" }));
    expect(asked?.headers.has("authorization")).toBe(false);
    expect(await signInItem.read()).toBeUndefined();
  });

  test("while nobody has signed in the server is asked at most once in two seconds", async () => {
    const { api, fake, person } = await openPanel(sampleCapture());
    show();
    await answer();
    await person.click(await button("Sign in to save"));
    await screen.findByText("Finish signing in on the other tab");
    const before = api.received("GET /api/auth/user").length;

    for (let time = 0; time < 20; time++) {
      fake.newTabLoads();
      window.dispatchEvent(new Event("focus"));
      await new Promise((resolve) => setTimeout(resolve, 25));
    }

    expect(api.received("GET /api/auth/user").length - before).toBeLessThanOrEqual(1);
  });

  test("whoever is signed in on the site already confirms it there before anything is theirs", async () => {
    const { api, fake, person } = await openPanel(sampleCapture());
    const site = api.signInOnSite(sampleUser(), { confirms: false });
    api.on("POST /api/saved-listings", savedReply);
    show();
    await answer();

    await person.click(await button("Sign in to save"));
    expect(await screen.findByText("Finish signing in on the other tab")).toBeDefined();
    expect(fake.world.opened).toEqual([`${defaultServerAddress}/connect-extension`]);
    expect(api.received("POST /api/saved-listings")).toEqual([]);
    site.connect();
    fake.newTabLoads();

    expect(await screen.findByRole("button", { name: "Saved" }, { timeout: 3_000 })).toBeDefined();
  });

  test("whoever has confirmed this extension before is taken over without a tab", async () => {
    const { api, fake, person } = await openPanel(sampleCapture());
    api.signInOnSite();
    api.on("POST /api/saved-listings", savedReply);
    show();
    await answer();

    await person.click(await button("Sign in to save"));

    expect(await button("Saved")).toBeDefined();
    expect(fake.world.opened).toEqual([]);
  });

  test("nobody is taken over without having asked for it", async () => {
    const { api } = await openPanel(sampleCapture());
    api.signInOnSite();
    show();
    await answer();
    window.dispatchEvent(new Event("focus"));

    expect(await button("Sign in to save")).toBeDefined();
    expect(api.received("POST /api/installs/links")).toEqual([]);
  });

  test("a server that is away is said, and nothing opens", async () => {
    const { api, fake, person } = await openPanel(sampleCapture());
    show();
    await answer();
    api.on("GET /api/auth/user", away);

    await person.click(await button("Sign in to save"));

    expect((await screen.findByRole("alert")).textContent).toContain(
      "because we can’t reach Flipworth",
    );
    expect(fake.world.opened).toEqual([]);
  });
});

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

    expect(await screen.findByText("Analysis saved!", {}, { timeout: 3_000 })).toBeDefined();
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

    expect(await screen.findByText("Analysis saved!", {}, { timeout: 3_000 })).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole("button", { name: "Saved" })).toHaveLength(2), {
      timeout: 3_000,
    });
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

describe("the header", () => {
  test("a visitor has the free plan and a way to more", async () => {
    await openPanel(sampleCapture());
    show();
    await answer();

    expect(await screen.findByText("7 of 10 left, resets Dec 1")).toBeDefined();
    expect(screen.getByText("Free")).toBeDefined();
    const upgrade = screen.getByRole("link", { name: "Upgrade" });
    expect(upgrade.getAttribute("href")).toBe(`${defaultServerAddress}/pricing`);
  });

  test("a person’s plan and initial are shown, and a paid plan offers no other", async () => {
    await signedInPanel((api) =>
      api.on("GET /api/auth/user", () => Response.json(sampleUser("Side Hustler"))),
    );

    expect(await screen.findByText("Side Hustler")).toBeDefined();
    expect((await button("Account menu of Ana")).textContent).toBe("A");
    expect(screen.queryByRole("link", { name: "Upgrade" })).toBeNull();
  });

  test("signing out ends the link on the server, forgets the install, and the next analysis is a new visitor’s", async () => {
    const { api, click, person } = await signedInPanel();
    await button("Account menu of Ana");

    await person.click(screen.getByText("Sign out"));
    await waitFor(async () =>
      expect(await installItem(defaultServerAddress).read()).toBeUndefined(),
    );
    expect(await button("Sign in to save")).toBeDefined();
    await click(sampleCapture({ id: "click-2" }));

    await waitFor(() => expect(api.analyses()).toHaveLength(2));
    expect(api.installs()).toBe(1);
    const [ended] = api.received("DELETE /api/installs/me");
    expect(ended?.headers.get("authorization")).toBe("Bearer kept");
    expect(api.analyses()[1]?.headers.get("authorization")).toBe("Bearer secret-1");
  });
});
