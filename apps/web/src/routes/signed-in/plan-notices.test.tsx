import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, networkFailure } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { pageOf, sampleSubscription, sampleUser } from "../../testing/sample-account.ts";
import LateDashboard from "./dashboard.tsx";
import LateSettings from "./settings.tsx";

const sync = "/api/billing/sync";
const returned = "/dashboard?payment_intent=pi_1&redirect_status=";

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi();
  has({});
  api.on("GET /api/saved-listings", pageOf([]));
  api.on("GET /api/analyses", pageOf([]));
  api.on("GET /api/account/settings", () => new Promise(() => {}));
});
afterEach(() => vi.useRealTimers());

type Change = Parameters<typeof sampleSubscription>[0];
const has = (change: Change) => {
  const user = sampleUser({ subscription: sampleSubscription(change) });
  api.on("GET /api/auth/user", () => Response.json(user));
};
const syncs = (change: Change) =>
  api.on(`POST ${sync}`, () => Response.json(sampleSubscription(change)));
const dashboard = (at = "/dashboard") => renderScreen(<LateDashboard />, at);
const confirming = () => screen.queryByText("Confirming your payment…");

describe.each([
  ["dashboard", <LateDashboard key="dashboard" />],
  ["settings", <LateSettings key="settings" />],
])("on the %s", (_, page) => {
  test("a failed payment is told, with the way to mend it", async () => {
    has({ tier: "Side Hustler", isPastDue: true });
    renderScreen(page);

    const banner = await screen.findByRole("region", { name: "Your last payment failed" });
    expect(banner.textContent).toContain("Side Hustler stays active while we retry your card.");
    expect(banner.querySelector("button")?.textContent).toBe("Manage Account");
  });

  test.each([
    [
      { tier: "Power Flipper", nextTier: "Side Hustler" },
      "Your plan changes to Side Hustler on December 21, 2026.",
    ],
    [{ tier: "Power Flipper", nextTier: "Free" }, "Your plan ends on December 21, 2026."],
  ])("with %j what follows is told, and can be taken back", async (change, words) => {
    has({ ...change, nextTierAt: "2026-12-21T00:00:00Z" });
    renderScreen(page);

    expect(await screen.findByText(words)).toBeDefined();
    const keep = screen.getByRole("link", { name: "Keep Power Flipper" });
    expect(keep.getAttribute("href")).toBe("/subscribe?plan=Power%20Flipper");
  });
});

describe("back from a payment", () => {
  test("the plan that was paid for is there, with its credits, and said", async () => {
    localStorage.setItem("flipworth.subscribing", "Side Hustler");
    syncs({ tier: "Side Hustler", creditsTotal: 50 });
    dashboard(`${returned}succeeded`);

    expect(await findToast("You are on Side Hustler")).toContain("50 analyses a month");
    expect(screen.getByText("3 of 50 credits used; resets Dec 1")).toBeDefined();
    expect(confirming()).toBeNull();
    expect(localStorage.getItem("flipworth.subscribing")).toBeNull();
  });

  test("a plan that is not there yet is asked for again, also after a lost connection", async () => {
    localStorage.setItem("flipworth.subscribing", "Power Flipper");
    api.on(`POST ${sync}`, networkFailure());
    dashboard(`${returned}succeeded`);

    await waitFor(() => expect(confirming()).not.toBeNull());
    await waitFor(() => expect(api.countOf(sync)).toBe(1));
    syncs({ tier: "Side Hustler", creditsTotal: 50 });
    await waitFor(() => expect(api.countOf(sync)).toBe(2), { timeout: 2000 });
    expect(confirming()).not.toBeNull();
    syncs({ tier: "Power Flipper", creditsTotal: 250 });

    expect(await findToast("You are on Power Flipper")).toContain("250 analyses a month");
  });

  test("after 20 seconds without the plan nobody waits any longer", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    syncs({ tier: "Free" });
    dashboard(`${returned}processing`);
    await waitFor(() => expect(confirming()).not.toBeNull());

    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();

    expect(await findToast("We’re still waiting for your payment")).toContain(
      "don’t need to do anything",
    );
    expect(confirming()).toBeNull();
  });

  test("a payment that failed elsewhere is said, and the plan is not waited for", async () => {
    dashboard(`${returned}failed`);

    expect(await findToast("Payment Failed")).toContain("Please check your payment details");
    expect(api.countOf(sync)).toBe(0);
  });

  test("without a payment in the address nothing is asked", async () => {
    dashboard();

    await screen.findByRole("heading", { name: /^Welcome/ });
    expect(api.countOf(sync)).toBe(0);
  });
});
