import { screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../testing/fake-api.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { pageOf, sampleSubscription, sampleUser } from "../../testing/sample-account.ts";
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

describe("Manage Account", () => {
  const portal = "https://billing.example/session";
  async function press() {
    asUser(sideHustler);
    const { person } = open();
    await person.click(await screen.findByRole("button", { name: "Manage Account" }));
  }

  test("opens the billing portal in a new tab, which knows nothing of this one", async () => {
    const tab = { opener: window };
    const opened = vi
      .spyOn(window, "open")
      .mockReturnValue(Object.assign(Object.create(null), tab));
    api.on("GET /api/billing-portal-url", () => Response.json({ url: portal }));
    await press();

    expect(await findToast("Opening Billing Portal")).toBeDefined();
    expect(opened).toHaveBeenCalledWith(portal, "_blank");
    expect(opened.mock.results[0]?.value).toEqual({ opener: null });
  });

  test("offers the address where the browser holds new tabs back", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    api.on("GET /api/billing-portal-url", () => Response.json({ url: portal }));
    await press();

    await findToast("Subscription Management");
    expect(await hrefOf("Open it")).toBe(portal);
  });

  test.each([
    ["a refusal", refusal(404, "There is no subscription yet."), "There is no subscription yet."],
    ["a lost connection", networkFailure(), "Unable to open billing portal. Please try again."],
    ["no address", () => Response.json({}), "Failed to get billing portal URL"],
    [
      "an address that is no page",
      () => Response.json({ url: "javascript:alert(1)" }),
      "Failed to get billing portal URL",
    ],
  ])("after %s nothing opens and the person reads why", async (_, reply, words) => {
    const opened = vi.spyOn(window, "open");
    api.on("GET /api/billing-portal-url", reply);
    await press();

    expect(await findToast("Subscription Management")).toContain(words);
    expect(opened).not.toHaveBeenCalled();
  });
});
