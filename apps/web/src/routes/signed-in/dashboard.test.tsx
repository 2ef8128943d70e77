import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../testing/fake-api.ts";
import { renderScreen } from "../../testing/render.tsx";
import {
  pageOf,
  sampleListing,
  sampleSubscription,
  sampleUser,
} from "../../testing/sample-account.ts";
import LateDashboard from "./dashboard.tsx";

const sideHustler = sampleUser({
  subscription: sampleSubscription({ tier: "Side Hustler", creditsUsed: 12, creditsTotal: 50 }),
});

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  api.on("GET /api/auth/user", () => Response.json(sampleUser()));
  api.on("GET /api/saved-listings", pageOf([]));
  api.on("GET /api/analyses", pageOf([]));
});
afterEach(() => vi.restoreAllMocks());

const open = (at = "/dashboard") => renderScreen(<LateDashboard />, at);
const asUser = (user: unknown) => api.on("GET /api/auth/user", () => Response.json(user));
const link = (name: string | RegExp) => screen.findByRole("link", { name });
const hrefOf = async (name: string | RegExp) => (await link(name)).getAttribute("href");

describe("who is here", () => {
  test("a visitor finds the link to sign in", async () => {
    asUser(null);
    open();

    expect(await hrefOf("Sign in")).toBe("/api/auth/login");
    expect(api.countOf("/api/saved-listings")).toBe(0);
  });

  test("a refused session is nobody, too", async () => {
    api.on("GET /api/auth/user", refusal(401, "Sign in first."));
    open();

    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeDefined();
  });

  test("a failed call is not repeated by itself, and is by the person", async () => {
    api.on("GET /api/auth/user", networkFailure());
    const { person } = open();

    expect(await screen.findByText(/can’t reach Flipworth/)).toBeDefined();
    expect(api.countOf("/api/auth/user")).toBe(1);
    asUser(sampleUser());
    await person.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { name: "Welcome, Ana Lee" })).toBeDefined();
  });

  test("somebody without a name is welcomed by the address before its at-sign", async () => {
    asUser(sampleUser({ firstName: null, lastName: null, email: "flip@example.com" }));
    open();

    expect(await screen.findByRole("heading", { name: "Welcome, flip" })).toBeDefined();
  });
});

describe("the plan", () => {
  test("without a paid plan there are the credits, the upgrade and the upsell card", async () => {
    open();

    expect(await screen.findByText("3 of 10 credits used; resets Dec 1")).toBeDefined();
    expect(await hrefOf("Upgrade Plan")).toBe("/pricing");
    expect(screen.getByRole("heading", { name: "Ready to analyze more deals?" })).toBeDefined();
    expect(
      screen.getByText("Upgrade to get 50+ analyses per month and advanced features"),
    ).toBeDefined();
    expect(await hrefOf("View Plans")).toBe("/pricing");
    expect(screen.queryByRole("button", { name: "Manage Account" })).toBeNull();
  });

  test("with a paid plan there is Manage Account and no offer", async () => {
    asUser(sideHustler);
    open();

    expect(await screen.findByRole("button", { name: "Manage Account" })).toBeDefined();
    expect(screen.getByText("12 of 50 credits used; resets Dec 1")).toBeDefined();
    expect(screen.queryByText("Upgrade Plan")).toBeNull();
    expect(screen.queryByText("Ready to analyze more deals?")).toBeNull();
  });

  test.each([
    ["FREE", "FREE"],
    ["", "Free"],
  ])("the tier %o counts as free and reads %s", async (tier, shown) => {
    asUser(sampleUser({ subscription: sampleSubscription({ tier }) }));
    open();

    expect(await link("Upgrade Plan")).toBeDefined();
    expect(figure("Current Plan")).toBe(shown);
  });

  test("the three figures are the month's analyses, the saved listings and the plan", async () => {
    api.on("GET /api/saved-listings", pageOf([sampleListing()], { total: 1234 }));
    open();

    await screen.findByText("1,234");
    expect(figure("Analyses This Month")).toBe("3");
    expect(figure("Saved Listings")).toBe("1,234");
    expect(figure("Current Plan")).toBe("Free");
  });

  test("a list that cannot be loaded is not counted", async () => {
    api.on("GET /api/saved-listings", networkFailure());
    open();

    await screen.findByRole("alert");
    expect(figure("Saved Listings")).toBe("–");
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  test.each([
    [{ creditsUsed: 10 }, "You’ve used all your analyses this month. You get more on Dec 1."],
    [
      { tier: "Power Flipper", creditsUsed: 251, creditsTotal: 250 },
      "You’re over this month’s fair-use limit. Your analyses still run, without priority. For more, contact support.",
    ],
  ])("with %j the person is told", async (change, words) => {
    asUser(sampleUser({ subscription: sampleSubscription(change) }));
    open();

    const heading = await screen.findByRole("heading", { name: /^Welcome/ });
    expect(heading.closest("header")?.textContent).toContain(words);
  });
});

describe("the tabs", () => {
  test("saved listings come first, and the address names the other tab", async () => {
    const { person } = open();

    const saved = await screen.findByRole("tab", { name: "Saved Listings" });
    expect(saved.getAttribute("aria-selected")).toBe("true");
    expect(await screen.findByRole("heading", { name: "No saved listings" })).toBeDefined();
    expect(screen.getByText("Start analyzing deals to save your favorites here.")).toBeDefined();
    await person.click(screen.getByRole("tab", { name: "Analysis History" }));

    expect(await screen.findByRole("heading", { name: "No analyses yet" })).toBeDefined();
    expect(
      screen.getByText("Install the extension and start analyzing deals to see your history here."),
    ).toBeDefined();
  });

  test("an address with the tab in it opens that tab", async () => {
    open("/dashboard?tab=history");

    const history = await screen.findByRole("tab", { name: "Analysis History" });
    expect(history.getAttribute("aria-selected")).toBe("true");
    expect(await screen.findByText("No analyses yet")).toBeDefined();
  });

  test("three placeholder rows stand while a list is loading", async () => {
    api.on("GET /api/saved-listings", () => new Promise(() => {}));
    open();

    await screen.findByRole("heading", { level: 1, name: /Welcome/ });
    const words = screen.getByText("Loading your saved listings");
    expect(words.nextElementSibling?.querySelectorAll("li")).toHaveLength(3);
  });
});

describe("an install of this browser", () => {
  const kept = '{"id":"install","secret":"secret-of-16-characters"}';

  test("moves to the account before history is asked for, and is forgotten", async () => {
    localStorage.setItem("flipworth.install", kept);
    let finish = () => {};
    const claimed = new Promise<Response>((resolve) => {
      finish = () => resolve(Response.json({ analysesMoved: 2 }));
    });
    api.on("POST /api/installs/claim", () => claimed);
    open("/dashboard?tab=history");

    await screen.findByRole("heading", { name: "Welcome, Ana Lee" });
    await waitFor(() => expect(api.countOf("/api/installs/claim")).toBe(1));
    expect(api.countOf("/api/analyses")).toBe(0);
    await act(async () => finish());

    expect(await screen.findByText("No analyses yet")).toBeDefined();
    expect(api.requests("POST", "/api/installs/claim")[0]?.body).toBe(
      '{"secret":"secret-of-16-characters"}',
    );
    expect(localStorage.getItem("flipworth.install")).toBeNull();
  });

  test.each([
    ["is kept for the next visit when the server is away", networkFailure(), kept],
    ["is dropped when the server does not know it", refusal(404, "No such install."), null],
  ])("%s, and history shows all the same", async (_, reply, left) => {
    localStorage.setItem("flipworth.install", kept);
    api.on("POST /api/installs/claim", reply);
    open("/dashboard?tab=history");

    expect(await screen.findByText("No analyses yet")).toBeDefined();
    expect(localStorage.getItem("flipworth.install")).toBe(left);
  });
});

const figure = (label: string) =>
  screen.getByText(label, { selector: "dt" }).nextElementSibling?.textContent;
