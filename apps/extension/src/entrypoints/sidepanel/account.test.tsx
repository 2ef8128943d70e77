import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { defaultServerAddress, installItem, signInItem } from "../../storage/items.ts";
import { away, sampleSavedListing, sampleUser } from "../../testing/fake-api.ts";
import { answer, button, openPanel, show } from "../../testing/open-panel.tsx";
import { sampleCapture } from "../../testing/samples.ts";
import { signedInPanel } from "../../testing/signed-in-panel.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signInAddress = `${defaultServerAddress}/api/login?returnTo=/connect-extension`;

const savedReply = () => Response.json(sampleSavedListing(), { status: 201 });

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

    expect(await screen.findByRole("button", { name: "Saved" })).toBeDefined();
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

    expect(await screen.findByRole("button", { name: "Saved" })).toBeDefined();
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
