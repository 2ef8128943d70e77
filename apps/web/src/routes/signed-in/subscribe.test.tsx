import { screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fakeApi, networkFailure, refusal } from "../../testing/fake-api.ts";
import { fakeStripe } from "../../testing/fake-stripe.ts";
import { findToast } from "../../testing/find-toast.ts";
import { renderScreen } from "../../testing/render.tsx";
import { sampleSubscription } from "../../testing/sample-account.ts";
import LateSubscribe from "./subscribe.tsx";

const create = "/api/create-subscription";
const sideHustler = "/subscribe?plan=Side%20Hustler";
const powerFlipper = "/subscribe?plan=Power%20Flipper";

let api: ReturnType<typeof fakeApi>;
let stripe: ReturnType<typeof fakeStripe>;
beforeEach(() => {
  api = fakeApi();
  stripe = fakeStripe();
  api.on("GET /api/stripe/config", () => Response.json({ publishableKey: "pk_test_1" }));
  has({});
  answers({ kind: "payment", clientSecret: "pi_1_secret", message: "Enter your card to start." });
});
afterEach(() => vi.restoreAllMocks());

const has = (change: Parameters<typeof sampleSubscription>[0]) =>
  api.on("POST /api/billing/sync", () => Response.json(sampleSubscription(change)));
const answers = (outcome: object) => api.on(`POST ${create}`, () => Response.json(outcome));
const open = (at = sideHustler) => renderScreen(<LateSubscribe />, at);
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const Whereabouts = () => <p>now at {useLocation().pathname}</p>;
const wishes = () => api.requests("POST", create).map(({ body }) => body);

describe("before the payment", () => {
  test.each(["/subscribe", "/subscribe?plan=Gold", "/subscribe?plan=Free"])(
    "%s leads to the plans and asks for nothing",
    async (at) => {
      renderScreen(
        <>
          <LateSubscribe />
          <Whereabouts />
        </>,
        at,
      );

      expect(await screen.findByText("now at /pricing")).toBeDefined();
      expect(api.countOf("/api/stripe/config")).toBe(0);
    },
  );

  test("a visitor signs in first and comes back to the same plan", async () => {
    const left = vi.spyOn(location, "replace").mockReturnValue();
    api.on("POST /api/billing/sync", refusal(401, "Sign in first: /api/login"));
    open();

    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    const signIn = new URL(String(left.mock.calls[0]?.[0]), location.href);
    expect([signIn.pathname, signIn.searchParams.get("returnTo")]).toEqual([
      "/api/login",
      sideHustler,
    ]);
    expect(api.countOf(create)).toBe(0);
  });

  test("without a publishable key the card says so and leads back", async () => {
    api.on("GET /api/stripe/config", () => Response.json({ publishableKey: null }));
    open();

    expect((await screen.findByRole("alert")).textContent).toContain(
      "The publishable key is missing from the server configuration.",
    );
    expect(screen.getByRole("link", { name: "Return to Pricing" }).getAttribute("href")).toBe(
      "/pricing",
    );
    expect(api.countOf(create)).toBe(0);
  });

  test("the screen is titled for the plan and says what is charged", async () => {
    open(powerFlipper);

    expect(
      await screen.findByRole("heading", { name: "Subscribe to Power Flipper" }),
    ).toBeDefined();
    expect(document.title).toBe("Subscribe to Power Flipper | Flipworth");
    const summary = await screen.findByRole("region", { name: "What you pay" });
    expect(summary.textContent).toContain("Power Flipper, a month$19.99");
    expect(summary.textContent).toContain("Due today$19.99");
    expect(summary.textContent).toContain("Renews every month at $19.99. Cancel anytime");
    expect(wishes()).toEqual(['{"planName":"Power Flipper"}']);
  });

  test.each([
    {
      what: "a refusal",
      reply: refusal(400, "There is no such plan."),
      words: "There is no such plan.",
      retries: 0,
    },
    {
      what: "a lost connection",
      reply: networkFailure(),
      words: "can’t reach Flipworth",
      retries: 1,
    },
  ])("after $what a toast and a card say so, and lead on", async ({ reply, words, retries }) => {
    api.on(`POST ${create}`, reply);
    open();

    expect(await findToast("Subscription Error")).toContain("Failed to create subscription");
    expect(screen.getByRole("alert").textContent).toContain(words);
    expect(screen.getByRole("link", { name: "Return to Pricing" })).toBeDefined();
    expect(screen.queryAllByRole("button", { name: "Try again" })).toHaveLength(retries);
    expect(api.countOf(create)).toBe(1);
  });

  test("a payment without its client secret is a failed setup", async () => {
    answers({ kind: "payment", clientSecret: null, message: "" });
    open();

    const words = "Payment setup failed - missing client secret";
    expect(await findToast("Subscription Error")).toContain(words);
    expect(screen.getByRole("heading", { name: words })).toBeDefined();
  });
});

describe("somebody with a paid plan", () => {
  test("is charged by a press and not by an address", async () => {
    has({ tier: "Side Hustler" });
    const message = "You're now on Power Flipper.";
    answers({ kind: "upgraded", clientSecret: null, message });
    const { person } = open(powerFlipper);

    const agree = await button("Change to Power Flipper");
    expect(api.countOf(create)).toBe(0);
    await person.click(agree);

    expect(await screen.findByText(message)).toBeDefined();
    const dashboard = screen.getByRole("link", { name: "Go to your dashboard" });
    expect(dashboard.getAttribute("href")).toBe("/dashboard");
    expect(wishes()).toEqual(['{"planName":"Power Flipper"}']);
  });

  test.each([
    [{ tier: "Power Flipper" }, "Change to Side Hustler", "Switch to Side Hustler"],
    [
      { tier: "Side Hustler", nextTier: "Free", nextTierAt: "2026-12-21T00:00:00Z" },
      "Keep Side Hustler",
      "Keep Side Hustler",
    ],
  ])(
    "with %j nothing is charged today, and %s is pressed first",
    async (subscription, words, title) => {
      has(subscription);
      open();

      expect(await button(words)).toBeDefined();
      expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
      expect(screen.getByRole("region", { name: "What you pay" }).textContent).toContain(
        "Due today$0.00",
      );
      expect(api.countOf(create)).toBe(0);
    },
  );

  test("on that very plan there is nothing to press", async () => {
    has({ tier: "Side Hustler" });
    const message = "You're already on Side Hustler.";
    answers({ kind: "already_on_plan", clientSecret: null, message });
    open();

    expect(await screen.findByText(message)).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to your dashboard" })).toBeDefined();
  });

  test("whose card is refused can change the card", async () => {
    has({ tier: "Side Hustler" });
    api.on(`POST ${create}`, refusal(402, "Your card was declined."));
    const { person } = open(powerFlipper);
    await person.click(await button("Change to Power Flipper"));

    expect((await screen.findByRole("alert")).textContent).toContain("Your card was declined.");
    expect(await button("Manage Account")).toBeDefined();
  });

  test("who owes a payment pays that one", async () => {
    has({ tier: "Side Hustler", isPastDue: true });
    const message = "Your last payment failed. Pay the balance, then change the plan.";
    answers({ kind: "payment", clientSecret: "pi_9_secret", message });
    open(powerFlipper);

    expect(await screen.findByText(message)).toBeDefined();
    expect(await button("Pay now")).toBeDefined();
    expect(screen.getByRole("region", { name: "What you pay" }).textContent).toContain(
      "Due todayBalance due",
    );
  });
});

describe("the payment", () => {
  async function pay() {
    const { person } = open();
    const submit = await button("Pay $9.99 and subscribe");
    await waitFor(() => expect(submit.getAttribute("aria-disabled")).toBe("false"));
    await person.click(submit);
  }

  test("goes to the provider with its key and secret, and leads to the dashboard", async () => {
    const left = vi.spyOn(location, "assign").mockReturnValue();
    await pay();

    expect(await findToast("Payment Processing")).toContain(
      "Your subscription is being processed. You'll be redirected shortly.",
    );
    const dashboard = `${location.origin}/dashboard`;
    expect(stripe.seen).toMatchObject({ keys: ["pk_test_1"], returnUrls: [dashboard] });
    expect(new Set(stripe.seen.secrets)).toEqual(new Set(["pi_1_secret"]));
    await waitFor(() => expect(left).toHaveBeenCalledOnce(), { timeout: 3000 });
    expect(left.mock.calls[0]?.[0]).toBe(
      `${dashboard}?payment_intent=pi_1&redirect_status=succeeded`,
    );
  });

  test.each([
    [
      "with the provider's words",
      { message: "Your card was declined." },
      "Your card was declined.",
    ],
    ["without words", {}, "Please check your payment details and try again"],
  ])("is declined %s, and another card can be tried", async (_, error, words) => {
    stripe.onConfirm(() => ({ error }));
    await pay();

    expect(await findToast("Payment Failed")).toContain(words);
    const again = await button("Pay $9.99 and subscribe");
    expect(again.getAttribute("aria-disabled")).toBe("false");
    expect(api.countOf(create)).toBe(1);
  });

  test("that breaks unexpectedly says so", async () => {
    stripe.onConfirm(() => {
      throw new Error("IntegrationError");
    });
    await pay();

    expect(await findToast("Payment Error")).toContain(
      "An unexpected error occurred with your payment",
    );
  });
});
